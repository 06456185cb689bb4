import { link, readFile, stat } from 'node:fs/promises';
import { hashBytes, hashFile } from './output-file.ts';

export interface TakeOverInput {
  /** The file of the site that is replaced. */
  former: string;
  /** Where it shall stand in the new one. */
  target: string;
  /** Size in bytes and hash that it must have. */
  size: number;
  hash: string;
}

/** Files with more bytes are read piece by piece. */
const large = 4 * 1024 ** 2;

/**
 * Brings a file of the former site into the new one as a link to the same bytes, with its time.
 * @returns whether it could: the file may hold something else, and not every disk has links.
 */
export async function takeOver({ former, target, size, hash }: TakeOverInput): Promise<boolean> {
  try {
    const stats = await stat(former);
    if (!stats.isFile() || stats.size !== size) return false;
    const found = size > large ? await hashFile(former) : hashBytes(await readFile(former));
    if (found !== hash) return false;
    await link(former, target);
    return true;
  } catch {
    return false;
  }
}
