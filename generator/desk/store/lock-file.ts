import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
 * Process that holds a lock; undefined if the file was removed meanwhile or is damaged, or another process has got the id
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

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Gives a file a further name. @throws Error with the code `EEXIST` if there is such a file */
function place(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if (isTaken(error)) throw error;
    // Some disks have no hard links.
    copyFileSync(file, name, constants.COPYFILE_EXCL);
  }
}

/**
 * Creates a lock together with its content: one that is still empty would look like that of a killed process.
 * @throws Error with the code `EEXIST` if there is one
 */
function createLock(file: string): void {
  const unfinished = `${file}.${randomUUID()}.new`;
  try {
    writeFileSync(unfinished, `${process.pid} ${startOf(process.pid)}`.trim(), { mode: 0o600 });
    place(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
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
      createLock(file);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!isTaken(error)) throw error;
      const holder = holderOf(file);
      // In a container, the server has the same process id after each start.
      const isHeld = holder !== undefined && holder !== process.pid && isRunning(holder);
      if (isHeld || tries > 2) throw new UsageError('desk-running', { file: folder, found: String(holder) });
      rmSync(file, { force: true });
    }
  }
}
