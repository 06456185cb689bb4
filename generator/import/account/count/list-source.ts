import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';

/** Larger files are no documents: readers name them. */
const maxBytes = 512 * 1024 * 1024;

/** File of a source. */
export interface SourcePart {
  path: string;
  /** Path within the source, with `/`. */
  file: string;
}

const ignored = /^(?:node_modules|\..*|__MACOSX)$/;

async function walk(folder: string, root: string, pattern: RegExp, files: SourcePart[], most: number): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (ignored.test(entry.name)) continue;
    if (entry.isDirectory()) await walk(path, root, pattern, files, most);
    else if (entry.isFile() && pattern.test(entry.name) && (await stat(path)).size <= most) {
      files.push({ path, file: relative(root, path).split(sep).join('/') });
    }
  }
}

/**
 * Files of a source whose name matches, in the order of their paths: the file itself, or all below a folder.
 * @param most size in bytes of the largest that counts
 */
export async function listSource(path: string, pattern: RegExp, most = maxBytes): Promise<SourcePart[]> {
  if ((await stat(path)).isFile()) return [{ path, file: basename(path) }];
  const files: SourcePart[] = [];
  await walk(path, path, pattern, files, most);
  return files;
}
