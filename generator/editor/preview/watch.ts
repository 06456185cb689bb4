import { existsSync, type FSWatcher, statSync, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Changes within this time count as one, as editors save in several steps. Milliseconds. */
const settling = 8;

/**
 * Watches files and folders; calls back after changes, never concurrently. Files are watched through their folder, because
 * editors often replace them.
 * @param onChange receives the changed paths
 * @returns function that stops watching
 */
export function watchFolders(paths: string[], onChange: (changed: ReadonlySet<string>) => Promise<void>): () => void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const schedule = (path: string) => {
    changed.add(path);
    clearTimeout(timer);
    timer = globalThis.setTimeout(() => {
      const told = changed;
      changed = new Set();
      running = running.then(() => onChange(told));
    }, settling);
  };
  const watchers = paths.filter(existsSync).map((path): FSWatcher => {
    const isFolder = statSync(path).isDirectory();
    return watch(isFolder ? path : dirname(path), { recursive: isFolder }, (_event, name) => {
      if (isFolder || name === null || name === basename(path)) schedule(path);
    });
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Size above which a file may be observed half written, in bytes. */
const large = 1_000_000;

/** Time after which an empty file is accepted, as many editors truncate before writing. Milliseconds. */
const longestEmpty = 100;

/** Waits until a file is no longer being written. */
export async function whenWritten(file: string): Promise<void> {
  const start = performance.now();
  for (let before = -1; ; ) {
    const { size } = await stat(file).catch(() => ({ size: 0 }));
    if (size > 0 && size < large && before <= 0) return;
    if (size === before && (size > 0 || performance.now() - start > longestEmpty)) return;
    before = size;
    await setTimeout(10);
  }
}
