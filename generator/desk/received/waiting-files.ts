import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createId } from '../model/secrets.ts';

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
}

interface FilesOptions {
  folder: string;
  now: () => number;
  /** Milliseconds that a file waits at most. */
  waits: number;
  /** Bytes that all waiting files may have. */
  mostWaiting: number;
}

/** Id in a path: only those that were made here. */
const isId = (id: string) => /^[\w-]{22}$/.test(id);

export function openVisitorFiles({ folder, now, waits, mostWaiting }: FilesOptions): VisitorFiles {
  const kept = join(folder, 'files');
  const waiting = join(folder, 'waiting');
  for (const one of [kept, waiting]) mkdirSync(one, { recursive: true, mode: 0o700 });
  const pathIn = (place: string, id: string) => {
    if (!isId(id)) throw new Error('This is no id of a file.');
    return join(place, id);
  };
  const sizes = new Map(readdirSync(waiting).map((id) => [id, statSync(join(waiting, id)).size]));
  const waitingBytes = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const move = (ids: readonly string[], from: string, to: string) => {
    for (const id of ids) renameSync(pathIn(from, id), pathIn(to, id));
  };
  const remove = (ids: readonly string[]) => {
    for (const id of ids) {
      sizes.delete(id);
      rmSync(pathIn(waiting, id), { force: true });
    }
  };
  return {
    kept,
    create: async () => {
      if (waitingBytes() > mostWaiting) return undefined;
      const id = createId();
      sizes.set(id, 0);
      const handle = await open(pathIn(waiting, id), 'wx', 0o600);
      return {
        id,
        write: async (bytes) => {
          await handle.writeFile(bytes);
          sizes.set(id, (sizes.get(id) ?? 0) + bytes.byteLength);
        },
        end: async () => {
          await handle.datasync();
          await handle.close();
        },
      };
    },
    pathOf: (id) => pathIn(waiting, id),
    keep: (ids) => {
      move(ids, waiting, kept);
      for (const id of ids) sizes.delete(id);
    },
    release: (ids) => {
      move(ids, kept, waiting);
      for (const id of ids) sizes.set(id, statSync(pathIn(waiting, id)).size);
    },
    remove,
    removeOld: () => {
      const old = readdirSync(waiting).filter((id) => isId(id) && statSync(join(waiting, id)).mtimeMs < now() - waits);
      remove(old);
    },
  };
}
