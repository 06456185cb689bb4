import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { appendFile, copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { hashFile } from '../../../../core/util/hash.ts';
import type { Project } from '../../../../core/util/project.ts';
import { readRegularFile } from '../../../../core/util/regular-file.ts';
import { historyFolder, makeHistoryFolder } from '../../../document/project-folder.ts';
import { isWithin } from '../files/asset-folder.ts';

const seenSchema = z.strictObject({
  source: z.string(),
  hash: z.string().regex(/^[\w-]{43}$/),
  size: z.number(),
  /** Since when it holds these bytes: milliseconds since 1970. */
  since: z.number(),
});

/** The bytes that a file was seen to hold. */
export type SeenBytes = z.infer<typeof seenSchema>;

function parseLine(line: string): SeenBytes[] {
  try {
    return [seenSchema.parse(JSON.parse(line))];
  } catch {
    // The machine stopped while it was written, or it is of others.
    return [];
  }
}

const lineOf = (seen: SeenBytes) => `${JSON.stringify(seen)}\n`;

/** Copies of files by the hash of their bytes, and the list of what was seen, beside what was done to the site file. */
export function openCopies(project: Project) {
  // Asked for when it is needed: a preview may have no file.
  const folder = () => join(historyFolder(project), 'kept');
  const list = () => join(folder(), 'files.jsonl');
  const copyOf = (hash: string) => join(folder(), hash);
  const isOurs = () => isWithin(historyFolder(project), folder());
  return {
    /** Whether the folder is one of the project, and no link to elsewhere. */
    isOurs,
    open: async (): Promise<SeenBytes[]> => {
      makeHistoryFolder(historyFolder(project));
      await mkdir(folder(), { recursive: true });
      const lines = isOurs() ? await readFile(list(), 'utf8').catch(() => '') : '';
      return lines.split('\n').flatMap(parseLine);
    },
    /** Copied first, so that its name is that of the very bytes that are kept. */
    copy: async (source: string, since: number): Promise<SeenBytes> => {
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
    note: (seen: SeenBytes) => appendFile(list(), lineOf(seen)),
    remove: async (gone: readonly SeenBytes[], kept: readonly SeenBytes[]): Promise<void> => {
      for (const { hash } of gone) await rm(copyOf(hash), { force: true });
      await writeFile(list(), kept.map(lineOf).join(''));
    },
    bytesOf: (hash: string, most: number): Uint8Array | undefined => {
      const read = isOurs() ? readRegularFile(copyOf(hash), most) : undefined;
      return read && 'bytes' in read ? read.bytes : undefined;
    },
  };
}
