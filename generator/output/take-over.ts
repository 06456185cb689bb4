import { statSync } from 'node:fs';
import { link, readFile, stat } from 'node:fs/promises';
import { type CopiedContent, hashBytes, hashFile } from './output-file.ts';

export interface TakeOverInput {
  /** The file of the site that is replaced. */
  former: string;
  /** Where it shall stand in the new one. */
  target: string;
  /** Size in bytes and hash that it must have. */
  size: number;
  hash: string;
}

/**
 * Brings a file of the former site into the new one as a link to the same bytes, with its time.
 * @returns whether it could: the file may hold something else, and not every disk has links.
 */
export async function takeOver({ former, target, size, hash }: TakeOverInput): Promise<boolean> {
  try {
    const stats = await stat(former);
    if (!stats.isFile() || stats.size !== size || hashBytes(await readFile(former)) !== hash) return false;
    await link(former, target);
    return true;
  } catch {
    return false;
  }
}

/** Whether a file has the size and the time of what it was copied from. */
export function isSameCopy(former: string, { size, modified }: CopiedContent): boolean {
  const stats = statSync(former, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === size && Math.round(stats.mtimeMs) === modified;
}

/**
 * The same for a file that is copied from the content: by size and time, else by its bytes, piece by piece.
 * @returns whether it could.
 */
export async function takeOverCopy(former: string, target: string, { from, size, modified }: CopiedContent): Promise<boolean> {
  try {
    const stats = await stat(former);
    if (!stats.isFile() || stats.size !== size) return false;
    const isSame = Math.round(stats.mtimeMs) === modified || (await hashFile(former)) === (await hashFile(from));
    if (isSame) await link(former, target);
    return isSame;
  } catch {
    return false;
  }
}
