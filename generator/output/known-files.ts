import { linkSync, statSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { store } from '../store.ts';
import { hashBytes } from './output-file.ts';
import type { PlacedFile } from './place-file.ts';

/**
 * What is known of a file that a build has written or read: which one it is, and what its bytes are. Who writes to it
 * changes its time, who replaces it its number; as long as nobody has, its bytes are the same. One text, as there are tens
 * of thousands of them; joined, as a template would hold each of its parts, too.
 */
const known = ({ ino, size, mtimeMs }: PlacedFile, hash: string) => [ino, size, mtimeMs, hash].join(' ');

/** Where the store keeps what is known of an output folder. */
export const knownFilesEntry = (outDir: string) => `files of/${hashBytes(outDir)}`;

/**
 * The files of an output folder whose bytes are known, so that tens of thousands are not read again for one that changed.
 * What is not known, or was touched, is read.
 */
export class KnownFiles {
  readonly #former: ReadonlyMap<string, string>;
  readonly #now = new Map<string, string>();
  /** What was written into the new site before its files are looked through. */
  readonly #noted = new Map<string, string>();
  #isChanged = false;

  constructor(former: ReadonlyMap<string, string>) {
    this.#former = former;
  }

  static async of(outDir: string): Promise<KnownFiles> {
    const kept = await store.get(knownFilesEntry(outDir));
    return new KnownFiles(kept ? deserialize(kept) : new Map());
  }

  /** Whether the last build left these bytes under a path. */
  knows(path: string, hash: string): boolean {
    return this.#former.get(path)?.endsWith(` ${hash}`) === true;
  }

  /** Whether a file stands there that is known to hold these bytes. */
  isUntouched(path: string, file: string, hash: string): boolean {
    if (!this.knows(path, hash)) return false;
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() === true && known(stats, hash) === this.#former.get(path);
  }

  /**
   * Brings a file into the new site as a link, when it is known to hold these bytes. At once, as nothing is read.
   * @returns whether it could.
   */
  takeOver(path: string, former: string, target: string, hash: string): boolean {
    try {
      if (!this.isUntouched(path, former, hash)) return false;
      linkSync(former, target);
      this.#now.set(path, this.#former.get(path) ?? '');
      return true;
    } catch {
      return false;
    }
  }

  /** Is told of a file that was written into the new site. */
  note(path: string, placed: PlacedFile, hash: string): void {
    this.#noted.set(path, known(placed, hash));
  }

  /** How many of some files were written into the new site, rather than found there. */
  countNoted(paths: ReadonlySet<string>): number {
    let count = 0;
    for (const path of paths) {
      const noted = this.#noted.get(path);
      if (noted !== undefined && noted === this.#now.get(path) && noted !== this.#former.get(path)) count++;
    }
    return count;
  }

  /** Whether a file that stands in the new site is known to hold these bytes; it is then one of it. */
  confirm(path: string, file: string, hash: string): boolean {
    const noted = this.#noted.get(path);
    if (noted === undefined && !this.knows(path, hash)) return false;
    const stats = statSync(file, { throwIfNoEntry: false });
    const found = stats?.isFile() ? known(stats, hash) : undefined;
    if (found === undefined || (found !== noted && found !== this.#former.get(path))) return false;
    // The text that is held already.
    this.#now.set(path, (found === noted ? noted : this.#former.get(path)) ?? found);
    if (found === noted) this.#isChanged = true;
    return true;
  }

  /** Remembers a file of the new site with the hash of its bytes. */
  add(path: string, file: string, hash: string): void {
    this.#now.set(path, known(statSync(file), hash));
    this.#isChanged = true;
  }

  /** For the next build, once the site stands where it belongs. */
  async keep(outDir: string): Promise<void> {
    if (this.#isChanged || this.#now.size !== this.#former.size) await store.put(knownFilesEntry(outDir), serialize(this.#now));
  }
}
