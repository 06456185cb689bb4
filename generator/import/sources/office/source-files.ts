import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isWithin } from '../../../core/util/is-within.ts';
import { listFiles } from '../../../core/util/list-files.ts';
import { SourceError } from '../../model/source-error.ts';

/** A file of a source. @property name path within the source, with `/` */
export interface SourceFile {
  name: string;
  path: string;
}

/** Files that programs and systems leave beside documents. */
const ignored = /(?:^|\/)(?:~\$|\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

const collator = new Intl.Collator('ar', { numeric: true });

/** Whether a path is a folder; undefined if there is nothing. */
export function isFolder(path: string): boolean | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory();
}

/**
 * Files of a source: those of a folder in the order of their names, or the file alone. Links that lead out of the folder are not
 * followed.
 * @throws SourceError
 */
export async function findSourceFiles(path: string): Promise<SourceFile[]> {
  const folder = isFolder(path);
  if (folder === undefined) throw new SourceError('unreadable', { file: basename(path) }, 'missing');
  if (!folder) return [{ name: basename(path).normalize('NFC'), path }];
  const names = (await listFiles(path)).filter((name) => !ignored.test(name) && isWithin(path, join(path, name)));
  return names.toSorted((a, b) => compareNames(a, b)).map((name) => ({ name: name.normalize('NFC'), path: join(path, name) }));
}

/** Order of files: those of a folder before its folders, numbers by value. */
function compareNames(a: string, b: string): number {
  const [one, other] = [dirname(a), dirname(b)];
  if (one === other) return collator.compare(basename(a), basename(b)) || (a < b ? -1 : 1);
  if (other === '.' || one.startsWith(`${other}/`)) return 1;
  if (one === '.' || other.startsWith(`${one}/`)) return -1;
  return collator.compare(one, other) || (one < other ? -1 : 1);
}

/** Name of a file or folder as a title: without extension, order number and underscores. */
export function titleOfName(name: string): string {
  const bare = name
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return bare.replace(/^[\d٠-٩]{1,3}\s*[-–.)]\s*(?=\D)/u, '').trim() || bare;
}
