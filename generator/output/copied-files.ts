import { type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import { KeptMap } from '../kept-map.ts';
import { isText, partsOf } from '../kept-value.ts';
import { openFiles } from '../open-files.ts';
import { hashBytes, hashFile, isCopied, type SiteFile } from './output-file.ts';

/** A file of the content whose bytes were read, and what the system said of it then. */
interface ReadFile {
  looks: string;
  hash: string;
}

/** Clocks of disks are coarse: a file that changed just now may change again and show the same time. Milliseconds. */
const coarse = 2000;

/**
 * What tells whether anybody has written to a file or replaced it: its size and its own time may be those of before, as with
 * what comes out of an archive, the time of the last change and its number may not.
 */
const looksOf = ({ dev, ino, size, mtimeMs, ctimeMs }: Stats) => [dev, ino, size, mtimeMs, ctimeMs].join(' ');

const hasSettled = ({ ctimeMs }: Stats, now: number) => now - ctimeMs > coarse;

/** Hashes of the files of the content that go out as they are. One that nobody has touched since it was read is not read again. */
export class CopiedFiles {
  readonly #read: ReadonlyMap<string, ReadFile>;

  private constructor(read: ReadonlyMap<string, ReadFile>) {
    this.#read = read;
  }

  /** @param outDir whose files they are. @throws what the machine says of one that cannot be read. */
  static async of(outDir: string, files: readonly SiteFile[]): Promise<CopiedFiles> {
    const copied = files.filter(isCopied).map(({ content }) => content.from);
    if (copied.length === 0) return new CopiedFiles(new Map());
    const kept = await KeptMap.of(`copied into/${hashBytes(outDir)}`, partsOf<ReadFile>({ looks: isText, hash: isText }));
    const read = new Map<string, ReadFile>();
    const settled = new Map<string, ReadFile>();
    await pLimit(openFiles).map(copied, async (from) => {
      const before = await stat(from);
      const known = kept.entries.get(from);
      const looks = looksOf(before);
      const one = known?.looks === looks ? known : { looks, hash: await hashFile(from) };
      read.set(from, one);
      if (one === known || hasSettled(before, Date.now())) settled.set(from, one);
    });
    await kept.keep(settled);
    return new CopiedFiles(read);
  }

  /** Names the bytes of a file. @throws Error for one that was not asked for. */
  hashOf(from: string): string {
    const read = this.#read.get(from);
    if (!read) throw new Error(`${from} has not been read.`);
    return read.hash;
  }

  /** Whether nobody has touched a file since its bytes were named. */
  isSettled(from: string): boolean {
    const stats = statSync(from, { throwIfNoEntry: false });
    return stats !== undefined && looksOf(stats) === this.#read.get(from)?.looks;
  }
}
