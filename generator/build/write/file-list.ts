import { join } from 'node:path';
import { readRegularFile } from '../../core/util/regular-file.ts';

/** Lists what a build wrote, in the output folder itself, so that it goes where the site goes. Hosts serve no hidden files. */
export const fileListName = '.qiyam-files';

/** The lines of the record of a folder; undefined where there is none. */
export function readFileList(outDir: string): string[] | undefined {
  const fileList = readRegularFile(join(outDir, fileListName), 2 ** 28);
  return 'bytes' in fileList ? fileList.bytes.toString().split(/\r?\n/) : undefined;
}
