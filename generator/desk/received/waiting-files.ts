import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createId } from '../model/secrets.ts';
import { syncFolder } from '../store/json-file.ts';

/** Files of visitors on disk, under random names: nothing of what they sent is part of a path. */
export interface VisitorFiles {
  /** Folder of files of stored answers. */
  kept: string;
  /**
   * Creates a file that waits for its form.
   * @returns undefined if too much waits already
   */
  create: () => Promise<NewFile | undefined>;
  pathOf: (id: string) => string;
  /** Keeps files that wait. @throws Error if one of them is gone */
  keep: (ids: readonly string[]) => void;
  /** Lets kept files wait again, as their answer could not be stored. */
  release: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
  /** Removes files that have waited for too long. */
  removeOld: () => void;
}

export interface NewFile {
  id: string;
  write: (bytes: Buffer) => Promise<void>;
  /** Syncs and closes it. */
  end: () => Promise<void>;
  /** Closes it unfinished. */
  abandon: () => Promise<void>;
}

interface FilesOptions {
  folder: string;
  now: () => number;
  /** Milliseconds that a file waits at most. */
  waits: number;
  /** Bytes that all waiting files may have. */
  mostWaiting: number;
}

/** Path of a file: only of ids that were made here. */
function pathIn(folder: string, id: string): string {
  if (!/^[\w-]{22}$/.test(id)) throw new Error('This is no id of a file.');
  return join(folder, id);
}

class FileStore implements VisitorFiles {
  readonly #options: FilesOptions;
  readonly #waiting: string;
  readonly kept: string;
  /** Bytes of each waiting file. */
  readonly #sizes: Map<string, number>;

  constructor(options: FilesOptions) {
    this.#options = options;
    this.kept = join(options.folder, 'files');
    this.#waiting = join(options.folder, 'waiting');
    for (const folder of [this.kept, this.#waiting]) mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#sizes = new Map(readdirSync(this.#waiting).map((id) => [id, statSync(join(this.#waiting, id)).size]));
  }

  create = async (): Promise<NewFile | undefined> => {
    const all = [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
    if (all > this.#options.mostWaiting) return undefined;
    const id = createId();
    this.#sizes.set(id, 0);
    const handle = await open(pathIn(this.#waiting, id), 'wx', 0o600);
    return {
      id,
      write: async (bytes) => {
        await handle.writeFile(bytes);
        this.#sizes.set(id, (this.#sizes.get(id) ?? 0) + bytes.byteLength);
      },
      end: async () => {
        await handle.datasync();
        await handle.close();
      },
      abandon: () => handle.close(),
    };
  };

  pathOf = (id: string): string => pathIn(this.#waiting, id);

  keep = (ids: readonly string[]): void => {
    for (const id of ids) renameSync(pathIn(this.#waiting, id), pathIn(this.kept, id));
    for (const id of ids) this.#sizes.delete(id);
    if (ids.length > 0) syncFolder(this.kept);
  };

  release = (ids: readonly string[]): void => {
    for (const id of ids) renameSync(pathIn(this.kept, id), pathIn(this.#waiting, id));
    for (const id of ids) this.#sizes.set(id, statSync(pathIn(this.#waiting, id)).size);
  };

  remove = (ids: readonly string[]): void => {
    for (const id of ids) {
      this.#sizes.delete(id);
      rmSync(pathIn(this.#waiting, id), { force: true });
    }
  };

  removeOld = (): void => {
    const oldest = this.#options.now() - this.#options.waits;
    this.remove([...this.#sizes.keys()].filter((id) => statSync(join(this.#waiting, id)).mtimeMs < oldest));
  };
}

/** Opens the files of visitors. @throws Error if they cannot be read */
export const openVisitorFiles = (options: FilesOptions): VisitorFiles => new FileStore(options);
