import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { appendFile, copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { hashFile } from '../../../../core/util/hash.ts';
import { isWithin } from '../../../../core/util/is-within.ts';
import type { Project } from '../../../../core/util/project.ts';
import { readRegularFile } from '../../../../core/util/regular-file.ts';
import { historyFolder, makeHistoryFolder } from '../../../document/project-folder.ts';

const fileVersionSchema = z.strictObject({
  source: z.string(),
  hash: z.string().regex(/^[\w-]{43}$/),
  size: z.number(),
  /** Change time (`ctime`) of the file with these bytes: milliseconds since 1970. */
  since: z.number(),
});

/** Recorded content of a file. */
export type FileVersion = z.infer<typeof fileVersionSchema>;

function parseLine(line: string): FileVersion[] {
  try {
    return [fileVersionSchema.parse(JSON.parse(line))];
  } catch {
    // Incomplete line after a crash, or not ours.
    return [];
  }
}

const lineOf = (seen: FileVersion) => `${JSON.stringify(seen)}\n`;

/** Copies of asset files by hash, and the list of recorded contents, in the history folder. */
export function openCopies(project: Project) {
  // Lazy, as `historyFolder` needs an existing site file.
  const folder = () => join(historyFolder(project), 'kept');
  const list = () => join(folder(), 'files.jsonl');
  const copyOf = (hash: string) => join(folder(), hash);
  const isOurs = () => isWithin(historyFolder(project), folder());
  return {
    /** Whether the folder is inside the history folder and not a link to elsewhere. */
    isOurs,
    open: async (): Promise<FileVersion[]> => {
      makeHistoryFolder(historyFolder(project));
      await mkdir(folder(), { recursive: true });
      const lines = isOurs() ? await readFile(list(), 'utf8').catch(() => '') : '';
      return lines.split('\n').flatMap(parseLine);
    },
    /** Copies before hashing, so that the hash is that of the copy. */
    copy: async (source: string, since: number): Promise<FileVersion> => {
      const unfinished = copyOf(`.${randomUUID()}`);
      try {
        await copyFile(join(project.assets, source), unfinished, constants.COPYFILE_FICLONE);
        const hash = await hashFile(unfinished);
        const { size } = await stat(unfinished);
        await rename(unfinished, copyOf(hash));
        return { source, hash, size, since };
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    note: (seen: FileVersion) => appendFile(list(), lineOf(seen)),
    remove: async (gone: readonly FileVersion[], fileHistory: readonly FileVersion[]): Promise<void> => {
      for (const { hash } of gone) await rm(copyOf(hash), { force: true });
      await writeFile(list(), fileHistory.map(lineOf).join(''));
    },
    bytesOf: (hash: string, most: number): Uint8Array | undefined => {
      const read = isOurs() ? readRegularFile(copyOf(hash), most) : undefined;
      return read && 'bytes' in read ? read.bytes : undefined;
    },
  };
}
