import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { RecordFile } from '../../content/translations/record-file.ts';

/** Writes a record file atomically; links are followed. @throws Error if it cannot be written */
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
