import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import { hashBytes, hashFile } from '../common/hash.ts';
import { isCopied, type SiteFile } from '../common/output-file.ts';
import { isText, partsOf } from '../machine/forms.ts';
import { findAgain, looksOf, type Seen } from '../machine/looks.ts';
import type { Machine } from '../machine/machine.ts';
import { openFiles } from '../machine/open-files.ts';

/** The hash of a file of the content. */
type ReadFile = Seen<string>;

/** Hashes of the files of the content that go out as they are. One that nobody has touched since it was read is not read again. */
export class CopiedFiles {
  readonly #read: ReadonlyMap<string, ReadFile>;

  private constructor(read: ReadonlyMap<string, ReadFile>) {
    this.#read = read;
  }

  /** @param outDir whose files they are. @throws what the machine says of one that cannot be read. */
  static async of(outDir: string, files: readonly SiteFile[], machine: Machine): Promise<CopiedFiles> {
    const copied = files.filter(isCopied).map(({ content }) => content.from);
    if (copied.length === 0) return new CopiedFiles(new Map());
    const form = partsOf<ReadFile>({ looks: isText, found: isText });
    const kept = await machine.openTable({ name: `copied into ${hashBytes(outDir)}`, form });
    const read = new Map<string, ReadFile>();
    const settled = new Map<string, ReadFile>();
    await pLimit(openFiles).map(copied, async (from) => {
      const { seen, isLasting } = await findAgain(await stat(from), kept.rows.get(from), () => hashFile(from));
      read.set(from, seen);
      if (isLasting) settled.set(from, seen);
    });
    await kept.keep(settled);
    return new CopiedFiles(read);
  }

  /** Names the bytes of a file. @throws Error for one that was not asked for. */
  hashOf(from: string): string {
    const read = this.#read.get(from);
    if (!read) throw new Error(`${from} has not been read.`);
    return read.found;
  }

  /** Whether nobody has touched a file since its bytes were named. */
  isSettled(from: string): boolean {
    const stats = statSync(from, { throwIfNoEntry: false });
    return stats !== undefined && looksOf(stats) === this.#read.get(from)?.looks;
  }
}
