import { constants, isUtf8 } from 'node:buffer';
import { relative } from 'node:path';
import { isMessageLanguage, type MessageLanguage } from '../../../templates/model/files/language.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { Source } from '../../core/json/source.ts';
import { get, items } from '../../core/json/walk.ts';
import { type ReadError, readRegularFile } from '../../core/util/regular-file.ts';

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
const maxBytes = 3 * constants.MAX_STRING_LENGTH;

const tooLarge = (file: string, size: number) => new UsageError('site-too-large', { file, found: `${Math.ceil(size / 1e6)} MB` });

function toError(file: string, { refusal, size = 0, code }: ReadError): UsageError {
  if (refusal === 'large') return tooLarge(file, size);
  if (code) return new UsageError('cannot-read', { file, reason: code });
  return new UsageError('site-no-file', { file, found: refusal });
}

function readBytes(file: string): Buffer {
  const result = readRegularFile(file, maxBytes);
  if ('bytes' in result) return result.bytes;
  throw toError(file, result);
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

/** A site file as it stands on the disk. */
export interface SourceFile {
  file: string;
  /** How messages call it. */
  name: string;
  /** As they were found, all of them. */
  bytes: Buffer;
}

const nameInMessages = (file: string) => relative(process.cwd(), file) || file;

/** Bytes as those of a site file, be they in it or not. */
export function toSourceFile(file: string, bytes: Buffer): SourceFile {
  return { file, name: nameInMessages(file), bytes };
}

/** @throws UsageError when the file cannot be read. */
export const readSourceFile = (file: string): SourceFile => toSourceFile(file, readBytes(file));

/**
 * A site file with the place of everything in it. An encoding other than UTF-8 is told by `encodingFault`.
 * @throws UsageError when it is longer than any text.
 */
export function sourceOf({ file, name, bytes }: SourceFile): Source {
  const encoding = otherEncoding(bytes);
  const source = new Source(name, decodeWhole(file, bytes, encoding));
  if (encoding !== undefined || !isUtf8(bytes)) {
    const at = encoding ? 0 : Math.max(0, source.text.indexOf('\ufffd'));
    source.encodingFault = { position: source.positionAt(at), parameters: { found: encoding } };
  }
  return source;
}

/** Reads a site file, keeping the place of everything in it. @throws UsageError when it cannot be read. */
export async function loadSite(file: string): Promise<Source> {
  return sourceOf(readSourceFile(file));
}

/** Language of content by its `site`, right or wrong, for messages; undefined when it cannot be told. */
export function languageOfContent(site: unknown): MessageLanguage | undefined {
  const [first] = items(get(site, 'languages'));
  const language = first === undefined ? get(site, 'language') : (get(first, 'tag') ?? first);
  return isMessageLanguage(language) ? language : undefined;
}

/** The same of a file. Never throws. */
export async function readLanguage(file: string): Promise<MessageLanguage | undefined> {
  const source = await loadSite(file).catch(() => undefined);
  return languageOfContent(source?.part('site'));
}
