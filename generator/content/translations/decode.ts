import { isUtf8 } from 'node:buffer';
import { ExchangeError } from './exchange-error.ts';

/** Maximum size of a translated file in bytes; a site of 10,000 pages needs less. */
export const maxBytes = 64 * 1024 * 1024;

const marks = [
  { name: 'utf-16le', bytes: [0xff, 0xfe] },
  { name: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/**
 * Decodes a file: UTF-8, or UTF-16 with a byte order mark, as Excel writes it.
 * @throws ExchangeError for other encodings, and for a file that is too large
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > maxBytes) throw new ExchangeError('too-large');
  const mark = marks.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (!mark && !isUtf8(bytes)) throw new ExchangeError('encoding');
  try {
    return new TextDecoder(mark?.name ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ExchangeError('encoding');
  }
}
