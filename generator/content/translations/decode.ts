import { isUtf8 } from 'node:buffer';
import { ExchangeError } from './exchange-error.ts';

/** Of a file from a translator, in bytes: a site of 10,000 pages has less. */
export const maxBytes = 64 * 1024 * 1024;

const marks = [
  { name: 'utf-16le', bytes: [0xff, 0xfe] },
  { name: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** The text of a file: UTF-8, or UTF-16 that says so, as Excel writes it. @throws ExchangeFault for any other */
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
