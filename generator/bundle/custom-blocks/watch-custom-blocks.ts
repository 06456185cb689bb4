import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { customFolders } from '../templates/custom-modules.ts';

/** Editors save in several steps, and several files at once; what comes within this time is one change. Milliseconds. */
const debounceDelay = 80;

/** A folder with all below it. */
function foldersBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  return [folder, ...entries.flatMap(({ name }) => foldersBelow(join(folder, name)))];
}

/**
 * Calls back now, and after each change of what a site has of its own, never twice at a time. It keeps no process. Each folder is watched by itself: Node on Linux,
 * asked for all below one, loses a file that an editor replaces.
 * @param folder of the site
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
  // One of the folders may come later.
  watch(folder, { persistent: false }, (_event, name) => {
    if (name !== null && folders.includes(name)) schedule();
  });
  running = onChange();
  return running;
}
