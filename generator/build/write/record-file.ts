import { join } from 'node:path';
import { readRegularFile } from '../../core/util/regular-file.ts';

/** Lists what a build wrote, in the output folder itself, so that it goes where the site goes. Hosts serve no hidden files. */
export const recordName = '.qiyam-files';

/** The lines of the record of a folder; undefined where there is none. */
export function readRecord(outDir: string): string[] | undefined {
  const record = readRegularFile(join(outDir, recordName), 2 ** 28);
  return 'bytes' in record ? record.bytes.toString().split(/\r?\n/) : undefined;
}
