import { constants } from 'node:buffer';
import { relative } from 'node:path';
import { UsageError } from '../diagnostics/errors.ts';
import { readRegularFile } from './regular-file.ts';
import { Source } from './source.ts';
import { get } from './walk.ts';

/** What the bytes are instead of UTF-8, told by their beginning; undefined when they may be UTF-8. */
function otherEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'UTF-16 LE';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'UTF-16 BE';
  return undefined;
}

/** The text of a file, whatever its encoding, so that what else is wrong with it can be told. */
function decode(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'UTF-16 LE') return new TextDecoder('utf-16le').decode(bytes);
  if (encoding === 'UTF-16 BE') return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** A character of a text takes up to three bytes of a file. */
const mostBytes = 3 * constants.MAX_STRING_LENGTH;

const tooLarge = (file: string, size: number) => new UsageError('site-too-large', { file, found: `${Math.ceil(size / 1e6)} MB` });

function readBytes(file: string): Buffer {
  const result = readRegularFile(file, mostBytes);
  if ('bytes' in result) return result.bytes;
  const { refusal, size = 0, code } = result;
  if (refusal === 'large') throw tooLarge(file, size);
  if (code) throw new UsageError('cannot-read', { file, reason: code });
  throw new UsageError('site-no-file', { file, found: refusal });
}

/** The text of a file, unless it is longer than any text that Node holds. */
function decodeWhole(file: string, bytes: Buffer, encoding: string | undefined): string {
  try {
    return decode(bytes, encoding);
  } catch (error) {
    if (bytes.length < constants.MAX_STRING_LENGTH) throw error;
    throw tooLarge(file, bytes.length);
  }
}

/**
 * Reads a site file, keeping the place of everything in it. A byte order mark at its beginning is passed over;
 * an encoding other than UTF-8 is told by `encodingFault`.
 * @throws UsageError when the file cannot be read.
 */
export async function loadSite(file: string): Promise<Source> {
  const bytes = readBytes(file);
  const encoding = otherEncoding(bytes);
  const source = new Source(relative(process.cwd(), file) || file, decodeWhole(file, bytes, encoding));
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const isUtf8 = encoding === undefined && (hasMark ? bytes.subarray(3) : bytes).equals(Buffer.from(source.text));
  if (!isUtf8) {
    const at = encoding ? 0 : Math.max(0, source.text.indexOf('\ufffd'));
    source.encodingFault = { position: source.positionAt(at), parameters: { found: encoding } };
  }
  return source;
}

/** Language of some content, right or wrong, for messages; undefined when it cannot be told. */
export function languageOfContent(value: unknown): 'ar' | 'en' | undefined {
  const language = get(get(value, 'site'), 'language');
  return language === 'ar' || language === 'en' ? language : undefined;
}

/** The same of a file. Never throws. */
export async function readLanguage(file: string): Promise<'ar' | 'en' | undefined> {
  const source = await loadSite(file).catch(() => undefined);
  return languageOfContent(source?.value);
}
