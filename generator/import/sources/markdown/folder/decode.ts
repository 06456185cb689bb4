import { isUtf8 } from 'node:buffer';

const marks = [
  { name: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', bytes: [0xff, 0xfe] },
  { name: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Byte order of UTF-16 without a mark: texts in it have many bytes 0 or 6 in one half. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const part = bytes.subarray(0, 400);
  if (!part.includes(0)) return undefined;
  const high = [0, 1].map((half) => part.filter((byte, index) => index % 2 === half && (byte === 0 || byte === 6)).length);
  const [even = 0, odd = 0] = high;
  if (Math.max(even, odd) < part.length * 0.4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Text of a file: UTF-8, UTF-16, or Windows-1256, which older Arabic files have. Line ends become `\n`. */
export function decodeSource(bytes: Uint8Array): string {
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  const name = mark?.name ?? utf16Order(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1256');
  return new TextDecoder(name).decode(bytes).replaceAll(/\r\n?/g, '\n');
}
