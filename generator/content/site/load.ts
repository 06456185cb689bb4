import { constants, isUtf8 } from 'node:buffer';
import { relative } from 'node:path';
import { isMessageLanguage, type MessageLanguage } from '../../../templates/model/files/language.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { Source } from '../../core/json/source.ts';
import { get, items } from '../../core/json/walk.ts';
import { type ReadError, readRegularFile } from '../../core/util/regular-file.ts';

/** Encoding other than UTF-8, detected from the first bytes; undefined if the file may be UTF-8. */
function otherEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'UTF-16 LE';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'UTF-16 BE';
  return undefined;
}

/** Decodes a file in any encoding, so that its other errors can be reported too. */
function decode(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'UTF-16 LE') return new TextDecoder('utf-16le').decode(bytes);
  if (encoding === 'UTF-16 BE') return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** A UTF-16 unit takes up to three bytes in UTF-8. */
const maxBytes = 3 * constants.MAX_STRING_LENGTH;

const tooLarge = (file: string, size: number) => new UsageError('site-too-large', { file, found: `${Math.ceil(size / 1e6)} MB` });

function toError(file: string, { reason, size = 0, code }: ReadError): UsageError {
  if (reason === 'large') return tooLarge(file, size);
  if (code) return new UsageError('cannot-read', { file, reason: code });
  return new UsageError('site-no-file', { file, found: reason });
}

function readBytes(file: string): Buffer {
  const result = readRegularFile(file, maxBytes);
  if ('bytes' in result) return result.bytes;
  throw toError(file, result);
}

/**
 * Decodes a file.
 * @throws UsageError if the text exceeds the maximum string length
 */
function decodeWhole(file: string, bytes: Buffer, encoding: string | undefined): string {
  try {
    return decode(bytes, encoding);
  } catch (error) {
    if (bytes.length < constants.MAX_STRING_LENGTH) throw error;
    throw tooLarge(file, bytes.length);
  }
}

/** A site file as read from disk. */
export interface SourceFile {
  file: string;
  /** Name in messages. */
  name: string;
  /** Complete content of the file. */
  bytes: Buffer;
}

const nameInMessages = (file: string) => relative(process.cwd(), file) || file;

/** A `SourceFile` with the given bytes, whether they are on disk or not. */
export function toSourceFile(file: string, bytes: Buffer): SourceFile {
  return { file, name: nameInMessages(file), bytes };
}

/** @throws UsageError if the file cannot be read */
export const readSourceFile = (file: string): SourceFile => toSourceFile(file, readBytes(file));

/**
 * Parses a site file and keeps the position of every value. An encoding other than UTF-8 is recorded in `encodingFault`.
 * @throws UsageError if the text is too long
 */
export function sourceOf({ file, name, bytes }: SourceFile): Source {
  const encoding = otherEncoding(bytes);
  const source = new Source(name, decodeWhole(file, bytes, encoding));
  if (encoding !== undefined || !isUtf8(bytes)) {
    const at = encoding ? 0 : Math.max(0, source.text.indexOf('\ufffd'));
    source.encodingError = { position: source.positionAt(at), parameters: { found: encoding } };
  }
  return source;
}

/**
 * Reads and parses a site file.
 * @throws UsageError if the file cannot be read
 */
export async function loadSite(file: string): Promise<Source> {
  return sourceOf(readSourceFile(file));
}

/** Language of messages that suits a value of `site`, valid or not; undefined if unknown. */
export function languageOfContent(site: unknown): MessageLanguage | undefined {
  const [first] = items(get(site, 'languages'));
  const language = first === undefined ? get(site, 'language') : (get(first, 'tag') ?? first);
  return isMessageLanguage(language) ? language : undefined;
}

/** Language of messages that suits a file. Never throws. */
export async function readLanguage(file: string): Promise<MessageLanguage | undefined> {
  const source = await loadSite(file).catch(() => undefined);
  return languageOfContent(source?.part('site'));
}
