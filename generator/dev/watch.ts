import { existsSync, type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Editors save in several steps; what comes within this time is one change. Milliseconds. */
const settling = 8;

/**
 * Calls back after each change of the files or folders; never twice at a time. Files are watched through their folder,
 * because editors often replace them.
 * @returns what stops it.
 */
export function watchFolders(paths: string[], onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, settling);
  };
  const watchers = paths.filter(existsSync).map((path): FSWatcher => {
    const isFolder = statSync(path).isDirectory();
    return watch(isFolder ? path : dirname(path), { recursive: isFolder }, (_event, changed) => {
      if (isFolder || changed === null || changed === basename(path)) schedule();
    });
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
