import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../../core/cache/processes.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';

/** Start of this machine and of a process on it; empty if the system does not say. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: field 22; the name before field 3 may have spaces.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}

/**
 * Process that holds a lock; undefined if the file was removed meanwhile or is not complete, or another process has got the id
 * since, e.g. after a power failure.
 */
function holderOf(file: string): number | undefined {
  try {
    const [, id, start] = /^(\d+) ?(.*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    const pid = Number(id);
    const isSame = start === '' || start === startOf(pid);
    return Number.isInteger(pid) && pid > 0 && isSame ? pid : undefined;
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
      writeSync(opened, `${process.pid} ${startOf(process.pid)}`.trim());
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
