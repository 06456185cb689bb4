import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { customFolders } from '../templates/custom-modules.ts';

/** Editors save in several steps and several files at once; events within this time count as one change. Milliseconds. */
const debounceDelay = 80;

/** A folder and all its subfolders. */
function foldersBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  return [folder, ...entries.flatMap(({ name }) => foldersBelow(join(folder, name)))];
}

/**
 * Calls back now and after each change of a site's custom code, never concurrently. The watchers do not keep the process alive.
 * Each folder has its own watcher: recursive watching in Node on Linux loses files that an editor replaces.
 * @param folder folder of the site
 */
export function watchCustomBlocks(folder: string, onChange: () => Promise<void>): Promise<void> {
  const folders = Object.keys(customFolders);
  const watched = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchAll();
      running = running.then(onChange);
    }, debounceDelay);
  };
  const watchAll = () => {
    const there = new Set(folders.flatMap((folderName) => foldersBelow(join(folder, folderName))));
    for (const [place, watcher] of watched) {
      if (there.has(place)) continue;
      watcher.close();
      watched.delete(place);
    }
    for (const place of there) {
      if (watched.has(place)) continue;
      watched.set(place, watch(place, { persistent: false }, schedule).on('error', schedule));
    }
  };
  watchAll();
  // A folder of custom code may be created later.
  watch(folder, { persistent: false }, (_event, name) => {
    if (name !== null && folders.includes(name)) schedule();
  });
  running = onChange();
  return running;
}
