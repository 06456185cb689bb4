import { existsSync, statSync, watch } from 'node:fs';
import { dirname } from 'node:path';

/** Editors save in several steps; what comes within this time is one change. Milliseconds. */
const settling = 30;

/**
 * Calls back after each change of the files or folders; never twice at a time. Files are watched through their folder,
 * because editors often replace them.
 */
export function watchFolders(paths: string[], onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, settling);
  };
  for (const path of paths.filter(existsSync)) {
    const isFolder = statSync(path).isDirectory();
    const name = path.slice(dirname(path).length + 1);
    watch(isFolder ? path : dirname(path), { recursive: isFolder }, (_event, changed) => {
      if (isFolder || changed === null || changed === name) schedule();
    });
  }
}
