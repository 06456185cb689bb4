import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { RecordFile } from '../../content/translations/record-file.ts';

/** Writes a record in one step; of a link, what it leads to. @throws Error when the machine does not let it be written */
export function writeRecordFile({ file, record }: Pick<RecordFile, 'file' | 'record'>): void {
  const target = existsSync(file) ? realpathSync(file) : file;
  const unfinished = `${target}.${randomUUID()}`;
  try {
    writeFileSync(unfinished, String(record), { flag: 'wx' });
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
