import { isUtf8 } from 'node:buffer';

const candidates = ['windows-1256', 'iso-8859-6', 'windows-1252'] as const;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** How much a text looks like Arabic: its letters and articles, less signs that no writer puts within a word. */
function scoreOf(text: string): number {
  const letters = countOf(text, /[\u0621-\u064a]/g);
  const articles = countOf(text, /(?<![\u0621-\u064a])ال/g);
  const broken = countOf(text, /[\u0621-\u064a][\u00a1-\u00bf\u00d7\u00f7À-ÿ€-\u2122]|[\ufffd\u0080-\u009f]/g);
  return letters + 4 * articles - 6 * broken;
}

/** A file in an Arabic code page of Windows, unless another reads better. */
function decodeCodePage(bytes: Uint8Array): string {
  const texts = candidates.map((name) => new TextDecoder(name).decode(bytes));
  const scores = texts.map((text) => scoreOf(text.slice(0, 200_000)));
  return texts[scores.indexOf(Math.max(...scores))] ?? '';
}

/** UTF-16 without a mark has zeros in every second byte of ASCII characters. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, 2000);
  if (head.length < 4 || bytes.length % 2 !== 0 || !head.includes(0)) return undefined;
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

/** Text of a file in UTF-8, UTF-16 or a code page, by its mark or else by its bytes. */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf16 = guessUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeCodePage(bytes);
}
