import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of everything temporary of tests, so that it is known when a run was killed. */
export const prefix = 'qiyam-tests-';

/** What a run that was killed has left, once nobody can be waiting for it any more. */
const longestRun = 24 * 3600_000;

/** Where programs look for the place of temporary files, by system. */
const places = ['TMPDIR', 'TMP', 'TEMP'];

/** Of the run, for its processes: those that it starts make their folders in the one that it made. */
const variable = 'QIYAM_TESTS_FOLDER';

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does something when this process ends, also by a signal that nothing else answers. */
function whenEnding(act: () => void): void {
  process.on('exit', act);
  for (const signal of signals) {
    const end = () => {
      process.off(signal, end);
      // Who else listens ends the process in its own way.
      if (process.listenerCount(signal) > 0) return;
      act();
      process.kill(process.pid, signal);
    };
    process.on(signal, end);
  }
}

/** Removes what runs before have left in a folder, when they were killed more than a day ago. */
export function sweep(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(prefix))) {
    try {
      if (Date.now() - statSync(join(folder, name)).mtimeMs > longestRun) remove(join(folder, name));
    } catch {
      // It is somebody else's, or another run removes it just now.
    }
  }
}

/**
 * The folder that holds everything temporary of a run of tests: of its own processes and of the programs that they start,
 * browsers and commands too. Made by the process that asks first, and gone when that process ends.
 */
export function openRunFolder(): string {
  const known = process.env[variable];
  if (known !== undefined) return known;
  sweep(tmpdir());
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // As what it stands for: servers and commands of other users are tested in it.
  chmodSync(folder, 0o1777);
  for (const name of [...places, variable]) process.env[name] = folder;
  whenEnding(() => remove(folder));
  return folder;
}
