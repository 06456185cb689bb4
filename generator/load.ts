import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { toDiagnostic } from './diagnostics.ts';
import { ContentError, UsageError } from './errors.ts';
import { Source } from './source.ts';

/** What the bytes are instead of UTF-8, told by their beginning; undefined when they may be UTF-8. */
function otherEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'UTF-16 LE';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'UTF-16 BE';
  return undefined;
}

/**
 * Reads a site file, keeping the place of everything in it. A byte order mark at its beginning is passed over.
 * @throws UsageError when the file cannot be read, ContentError when it is not UTF-8.
 */
export async function loadSite(file: string): Promise<Source> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot read ${file} (${error.code ?? error.message}).`);
  });
  const name = relative(process.cwd(), file) || file;
  const encoding = otherEncoding(bytes);
  const source = new Source(name, encoding ? '' : new TextDecoder().decode(bytes));
  const isUtf8 = encoding === undefined && bytes.equals(Buffer.from(source.text));
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (isUtf8 || (hasMark && bytes.subarray(3).equals(Buffer.from(source.text)))) return source;
  const position = source.positionAt(Math.max(0, source.text.indexOf('\ufffd')));
  throw new ContentError([toDiagnostic(source, { code: 'encoding', path: [], position, parameters: { found: encoding } })]);
}
