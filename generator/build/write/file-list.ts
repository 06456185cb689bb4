import { join } from 'node:path';
import { readRegularFile } from '../../core/util/regular-file.ts';

/**
 * Lists the files that a build wrote. It is part of the output folder, so that it moves with the site; hosts do not serve
 * hidden files.
 */
export const fileListName = '.qiyam-files';

/** Lines of a folder's file list; undefined if there is none. */
export function readFileList(outDir: string): string[] | undefined {
  const fileList = readRegularFile(join(outDir, fileListName), 2 ** 28);
  return 'bytes' in fileList ? fileList.bytes.toString().split(/\r?\n/) : undefined;
}
