import { linkSync, type Stats, statSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { store } from '../store.ts';
import { hashBytes } from './output-file.ts';

/** A file that a build has written or read: as long as it is the same one, of the same time and size, so are its bytes. */
interface KnownFile {
  identity: string;
  hash: string;
}

/** What tells that nobody has touched a file since. Who writes to it changes its time, who replaces it its number. */
const identityOf = ({ ino, size, mtimeMs }: Stats) => `${ino} ${size} ${mtimeMs}`;

/** Where the store keeps what is known of an output folder. */
export const knownFilesEntry = (outDir: string) => `output/${hashBytes(outDir)}`;

/**
 * The files of an output folder whose bytes are known, so that tens of thousands are not read again for one that changed.
 * What is not known, or was touched, is read.
 */
export class KnownFiles {
  readonly #former: ReadonlyMap<string, KnownFile>;
  readonly #now = new Map<string, KnownFile>();
  #isChanged = false;

  constructor(former: ReadonlyMap<string, KnownFile>) {
    this.#former = former;
  }

  static async of(outDir: string): Promise<KnownFiles> {
    const kept = await store.get(knownFilesEntry(outDir));
    return new KnownFiles(kept ? deserialize(kept) : new Map());
  }

  /** Whether the last build left these bytes under a path. */
  knows(path: string, hash: string): boolean {
    return this.#former.get(path)?.hash === hash;
  }

  /** Whether a file stands there that is known to hold these bytes. */
  isUntouched(path: string, file: string, hash: string): boolean {
    const known = this.#former.get(path);
    if (known?.hash !== hash) return false;
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() === true && identityOf(stats) === known.identity;
  }

  /**
   * Brings a file into the new site as a link, when it is known to hold these bytes. At once, as nothing is read.
   * @returns whether it could.
   */
  takeOver(path: string, former: string, target: string, hash: string): boolean {
    const known = this.#former.get(path);
    if (known?.hash !== hash) return false;
    try {
      const stats = statSync(former);
      if (!stats.isFile() || identityOf(stats) !== known.identity) return false;
      linkSync(former, target);
      this.#now.set(path, known);
      return true;
    } catch {
      return false;
    }
  }

  /** The same of a file that stands in the new site; it is then one of it. */
  confirm(path: string, file: string, hash: string): boolean {
    const isKnown = this.isUntouched(path, file, hash);
    const known = this.#former.get(path);
    if (isKnown && known) this.#now.set(path, known);
    return isKnown;
  }

  /** Remembers a file of the new site with the hash of its bytes. */
  add(path: string, file: string, hash: string): void {
    const stats = statSync(file);
    this.#now.set(path, { identity: identityOf(stats), hash });
    this.#isChanged = true;
  }

  /** For the next build, once the site stands where it belongs. */
  async keep(outDir: string): Promise<void> {
    if (this.#isChanged || this.#now.size !== this.#former.size) await store.put(knownFilesEntry(outDir), serialize(this.#now));
  }
}
