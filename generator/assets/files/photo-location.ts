import { crc32, inflateSync } from 'node:zlib';

/** A range of bytes; the end is exclusive. */
type Span = readonly [from: number, to: number];

const ascii = (text: string) => Buffer.from(text, 'latin1');
const exifStart = ascii('Exif\0\0');
const gpsPointer = 0x8825;

/** Size in bytes of a value, by its type. https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf, 4.6.2 */
const sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** Zeroes a GPS directory (IFD) and the values that its entries point to. */
function emptyDirectory(tiff: Buffer, at: number, read: ReturnType<typeof readerOf>): void {
  const count = read.uint16(at);
  for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12) {
    const length = (sizes[read.uint16(entry + 2)] ?? 0) * read.uint32(entry + 4);
    if (length > 4) tiff.fill(0, read.uint32(entry + 8), read.uint32(entry + 8) + length);
  }
  tiff.fill(0, at, at + 2 + count * 12);
}

function readerOf(tiff: Buffer) {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  return {
    uint16: (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)),
    uint32: (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)),
    write16: (value: number, at: number) => (isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)),
  };
}

/** Removes the GPS directory from Exif data in place; returns whether there was one. Stops at damaged data. */
function cleanExif(tiff: Buffer): boolean {
  const read = readerOf(tiff);
  let isFound = false;
  const seen = new Set<number>();
  try {
    for (let at = read.uint32(4); at !== 0 && !seen.has(at); ) {
      seen.add(at);
      const count = read.uint16(at);
      const end = at + 2 + count * 12;
      const next = read.uint32(end);
      for (let entry = at + 2; entry < end; entry += 12) {
        if (read.uint16(entry) !== gpsPointer) continue;
        emptyDirectory(tiff, read.uint32(entry + 8), read);
        // Moves up the entries after it and the offset of the next directory.
        tiff.copy(tiff, entry, entry + 12, end + 4);
        tiff.fill(0, end - 8, end + 4);
        read.write16(count - 1, at);
        isFound = true;
        break;
      }
      at = next;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return isFound;
}

/** Location data in XMP, as attributes and as elements. */
const xmpLocation = /\bexif:GPS\w+\s*=\s*(?:"[^"]*"|'[^']*')|<exif:(GPS\w+)\b[^>]*>.*?<\/exif:\1\s*>/gs;

/** Overwrites location data in XMP with spaces; returns whether there was any. */
function cleanXmp(bytes: Buffer, [from, to]: Span): boolean {
  const text = bytes.toString('latin1', from, to);
  const cleaned = text.replaceAll(xmpLocation, (found) => ' '.repeat(found.length));
  bytes.write(cleaned, from, 'latin1');
  return cleaned !== text;
}

/** Uncompressed XMP packets of a file. */
function* packetsOf(bytes: Buffer): Iterable<Span> {
  for (let from = bytes.indexOf('<x:xmpmeta'); from >= 0; ) {
    const end = bytes.indexOf('</x:xmpmeta>', from);
    const to = end < 0 ? bytes.length : end;
    yield [from, to];
    from = bytes.indexOf('<x:xmpmeta', to);
  }
}

const isTiff = (bytes: Buffer, at: number) => ['II*\0', 'MM\0*'].includes(bytes.toString('latin1', at, at + 4));

/** Offsets of Exif data: of the picture and of the thumbnails in its file. */
function exifPlaces(bytes: Buffer): number[] {
  const places = isTiff(bytes, 0) ? [0] : [];
  for (let at = bytes.indexOf(exifStart); at >= 0; at = bytes.indexOf(exifStart, at + 1)) places.push(at + exifStart.length);
  // Exif chunks of WebP and PNG, which may omit the `Exif` prefix.
  for (const chunk of ['EXIF', 'eXIf']) {
    for (let at = bytes.indexOf(chunk, 8, 'latin1'); at >= 0; at = bytes.indexOf(chunk, at + 4, 'latin1')) {
      places.push(at + (chunk === 'EXIF' ? 8 : 4));
    }
  }
  return places.filter((at) => isTiff(bytes, at));
}

const pngSignature = ascii('\x89PNG\r\n\x1a\n');

/** Text of a PNG chunk, decompressed if necessary; undefined for other chunks. */
function textOfChunk(type: string, data: Buffer): string | undefined {
  const end = data.indexOf(0);
  if (type === 'tEXt') return data.toString('latin1');
  try {
    if (type === 'zTXt') return inflateSync(data.subarray(end + 2), { maxOutputLength: 1e7 }).toString('latin1');
    if (type !== 'iTXt') return undefined;
    const text = data.subarray(data.indexOf(0, data.indexOf(0, end + 3) + 1) + 1);
    return (data[end + 1] === 1 ? inflateSync(text, { maxOutputLength: 1e7 }) : text).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Whether Exif data, written as hexadecimal digits in a text chunk, has a location. */
function hasLocationInHex(text: string): boolean {
  const bytes = Buffer.from(text.replace(/^[^\n]*\n[^\n]*\n[^\n]*\n/, '').replaceAll(/\s/g, ''), 'hex');
  return removeLocation(bytes) !== undefined;
}

/** PNG: recomputes the checksums of changed chunks and drops text chunks that contain a location. */
function cleanPng(original: Buffer, cleaned: Buffer): Buffer | undefined {
  const parts: Uint8Array[] = [pngSignature];
  let isFound = false;
  for (let at = pngSignature.length; at + 12 <= cleaned.length; ) {
    const to = at + 12 + cleaned.readUInt32BE(at);
    const [chunk, before] = [cleaned.subarray(at, to), original.subarray(at, to)];
    at = to;
    const type = chunk.toString('latin1', 4, 8);
    const text = textOfChunk(type, before.subarray(8, -4));
    const tells =
      text !== undefined && (text.search(xmpLocation) >= 0 || (/^Raw profile|\nexif\n/.test(text) && hasLocationInHex(text)));
    if (tells || !chunk.equals(before)) isFound = true;
    if (tells) continue;
    if (!chunk.equals(before)) chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
    parts.push(chunk);
  }
  return isFound ? Buffer.concat(parts) : undefined;
}

/**
 * Removes the location from a photo (JPEG, PNG, WebP, TIFF): people publish it without knowing, and a photo taken at home shows
 * where they live. All other bytes stay as they are.
 * @returns undefined if the photo has no location
 */
export function removeLocation(bytes: Uint8Array): Uint8Array | undefined {
  const original = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cleaned = Buffer.from(original);
  const exif = exifPlaces(original).map((at) => cleanExif(cleaned.subarray(at)));
  const xmp = [...packetsOf(original)].map((span) => cleanXmp(cleaned, span));
  if (original.subarray(0, 8).equals(pngSignature)) return cleanPng(original, cleaned);
  return [...exif, ...xmp].includes(true) ? cleaned : undefined;
}
