import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** Compressed rows of a picture, shared by many pictures. */
export interface PackedRows {
  /** Byte-aligned part of a deflate stream (RFC 1951). */
  data: Uint8Array;
  /** Size in bytes before compression. */
  size: number;
  sum: number;
}

/** Compression level; higher ones take four times as long for 5 % fewer bytes. */
const level = 7;

/** Window size of deflate (RFC 1951). Bytes. */
const window = 32 * 1024;

const modulus = 65_521;

/**
 * Adler-32 checksum: zlib writes it at the end of a stream (RFC 1950). A stream without compression takes a tenth of the time
 * of a JavaScript loop.
 */
function adler32(bytes: Uint8Array): number {
  const stream = deflateSync(bytes, { level: 0, memLevel: 1, windowBits: 9, chunkSize: bytes.length + 64 * 1024 });
  return stream.readUInt32BE(stream.length - 4);
}

/** Combines the checksums of two consecutive byte sequences, like `adler32_combine` of zlib. */
function joinSums(first: number, { size, sum }: PackedRows): number {
  const [a1, b1] = [first % 65_536, Math.floor(first / 65_536)];
  const [a2, b2] = [sum % 65_536, Math.floor(sum / 65_536)];
  const a = (a1 + a2 + modulus - 1) % modulus;
  const b = (b1 + b2 + (a1 + modulus - 1) * (size % modulus)) % modulus;
  return b * 65_536 + a;
}

/**
 * Compresses rows. `before`: rows that always precede them, used as dictionary. Synchronous: another thread would take longer
 * to start than to finish.
 */
export function packRows(rows: Uint8Array, before: Uint8Array = new Uint8Array(0)): PackedRows {
  const data = deflateRawSync(rows, {
    level,
    memLevel: 9,
    chunkSize: 16 * 1024,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(before.length > 0 && { dictionary: before.subarray(-window) }),
  });
  return { data, size: rows.length, sum: adler32(rows) };
}

/** A picture with a colour palette. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** At most 256 colours, three bytes each. */
  palette: Uint8Array;
  /** Rows from the top, each with filter byte 0: https://www.w3.org/TR/png-3/#12Filter-selection advises no filter here. */
  rows: readonly PackedRows[];
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(type: string, parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(body.length - 4, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Header of a zlib stream with a 32 KB window, and the empty final block of deflate. RFC 1950, RFC 1951. */
const streamStart = Buffer.from([0x78, 0xda]);
const streamEnd = Buffer.from([0x03, 0x00]);

/** Encodes a PNG with a known palette, which saves the search for colours that takes encoders most of their time. */
export function encodeIndexedPng({ width, height, palette, rows }: IndexedPicture): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = 3;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(rows.reduce(joinSums, 1));
  const data = [streamStart, ...rows.map((part) => part.data), streamEnd, sum];
  return Buffer.concat([signature, chunk('IHDR', [header]), chunk('PLTE', [palette]), chunk('IDAT', data), chunk('IEND', [])]);
}
