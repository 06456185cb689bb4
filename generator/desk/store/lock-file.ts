import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../../core/cache/processes.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';

/** Process that holds a lock; undefined if the file was removed meanwhile or is not complete. */
function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Locks a folder of state: two servers that write it would lose what the other wrote. The lock of a process that was killed is
 * replaced.
 * @returns function that removes the lock
 * @throws UsageError if another process holds it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  for (let tries = 0; ; tries++) {
    try {
      const opened = openSync(file, 'wx', 0o600);
      writeSync(opened, String(process.pid));
      closeSync(opened);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(file);
      // In a container, the server has the same process id after each start.
      const isHeld = holder !== undefined && holder !== process.pid && isRunning(holder);
      if (isHeld || tries > 2) throw new UsageError('desk-running', { file: folder, found: String(holder) });
      rmSync(file, { force: true });
    }
  }
}
