import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** Rows of a picture as its file has them: what many pictures share is packed once. */
export interface PackedRows {
  /** Whole bytes of a stream that goes on (RFC 1951). */
  data: Uint8Array;
  /** Bytes before packing, and their checksum (RFC 1950, Adler-32). */
  size: number;
  sum: number;
}

/** Beyond this level a picture takes four times as long for 5 % fewer bytes. */
const level = 7;

/** How far back a stream may refer (RFC 1951). Bytes. */
const window = 32 * 1024;

const modulus = 65_521;

/** It ends a stream that nothing is packed in (RFC 1950): made so, it takes a tenth of what a loop over the bytes does. */
function adler32(bytes: Uint8Array): number {
  const stream = deflateSync(bytes, { level: 0, memLevel: 1, windowBits: 9, chunkSize: bytes.length + 64 * 1024 });
  return stream.readUInt32BE(stream.length - 4);
}

/** The checksum of bytes that follow others, from those of both: as `adler32_combine` of zlib has it. */
function joinSums(first: number, { size, sum }: PackedRows): number {
  const [a1, b1] = [first % 65_536, Math.floor(first / 65_536)];
  const [a2, b2] = [sum % 65_536, Math.floor(sum / 65_536)];
  const a = (a1 + a2 + modulus - 1) % modulus;
  const b = (b1 + b2 + (a1 + modulus - 1) * (size % modulus)) % modulus;
  return b * 65_536 + a;
}

/**
 * Packs rows. `before`: those that always stand before them, which may be referred to. In one go: other threads would take
 * longer to ask than to answer.
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

/** A picture whose pixels are numbers of colours. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** At most 256 colours, as three bytes each. */
  palette: Uint8Array;
  /** Row by row from the top, each after a zero: rows are not filtered, as https://www.w3.org/TR/png-3/#12Filter-selection advises. */
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

/** A deflate stream with a window of 32 KB; the empty block that ends it. RFC 1950, RFC 1951. */
const streamStart = Buffer.from([0x78, 0xda]);
const streamEnd = Buffer.from([0x03, 0x00]);

/** A PNG of colours that are known: no encoder has to look for them, which takes most of the time of others. */
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
