import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../paths.ts';

const cacheDir = join(projectRoot, 'node_modules/.cache/qiyam/images');

/** Pictures that no build has used for so long leave the cache. Milliseconds. */
const kept = 60 * 24 * 60 * 60 * 1000;

/** The settings and the versions of what inspects and encodes: a change of either makes new results. */
const fingerprint = (() => {
  const folder = import.meta.dirname;
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const versions = ['sharp', 'svgo', 'image-size'].map((name) => dependencies[name]);
  const hash = createHash('sha256').update(JSON.stringify(versions));
  for (const file of readdirSync(folder).sort()) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest();
})();

export interface ImageCache {
  read: (name: string) => Promise<Buffer | undefined>;
  write: (name: string, content: string | Uint8Array) => Promise<void>;
}

/** Name of a picture by its content and by the settings: the same on every machine. */
export function imageKey(bytes: Uint8Array): string {
  return createHash('sha256').update(fingerprint).update(bytes).digest('hex').slice(0, 32);
}

let count = 0;

/** What was made of the picture of a key before. */
export function imageCache(key: string): ImageCache {
  const folder = join(cacheDir, key);
  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),
    write: async (name, content) => {
      await mkdir(folder, { recursive: true });
      // Another process may write the same at the same time: what is read is always whole.
      const unfinished = join(folder, `${name}.${process.pid}-${count++}`);
      await writeFile(unfinished, content);
      await rename(unfinished, join(folder, name));
    },
  };
}

/** Marks pictures as used now. */
export async function touchImages(keys: Iterable<string>): Promise<void> {
  const now = new Date();
  await Promise.all([...keys].map((key) => utimes(join(cacheDir, key), now, now).catch(() => undefined)));
}

/** Removes what has not been used for long. */
export async function pruneImages(): Promise<void> {
  const oldest = Date.now() - kept;
  for (const name of await readdir(cacheDir)) {
    const { mtimeMs } = await stat(join(cacheDir, name));
    if (mtimeMs < oldest) await rm(join(cacheDir, name), { recursive: true, force: true });
  }
}
