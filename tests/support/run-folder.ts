import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Prefix of all temporary folders of tests, so that leftovers of killed runs can be recognised. */
export const prefix = 'qiyam-tests-';

/** Age in milliseconds after which leftovers of a killed run are removed. */
const longestRun = 24 * 3600_000;

/** Environment variables of the temporary folder, by operating system. */
const places = ['TMPDIR', 'TMP', 'TEMP'];

/** Passes the folder of the run to child processes, which create theirs inside. */
const variable = 'QIYAM_TESTS_FOLDER';

/** Memory file system of Linux: creating a file takes a tenth of the time. */
const memory = '/dev/shm';

/** Required free space in bytes, several times what a run needs. */
const roomInMemory = 6 * 1024 ** 3;

/** Whether it allows executing programs and has enough space. */
function isFitting(): boolean {
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
  const [, , kind, options = ''] = mounted.find(([, place]) => place === memory) ?? [];
  const { bavail, bsize } = statfsSync(memory);
  const isWritable = options.startsWith('rw') && !options.includes('noexec');
  return kind === 'tmpfs' && isWritable && Math.min(bavail * bsize, freemem()) >= roomInMemory;
}

/** Parent of the run's folder: as set by the user, otherwise in memory if suitable. */
function placeOfRun(): string {
  const isTold = places.some((name) => process.env[name]);
  return !isTold && existsSync(memory) && isFitting() ? memory : tmpdir();
}

/** Folder of the project's caches. */
const besideCaches = join(projectRoot, 'node_modules/.cache');

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a function when this process exits, also by an unhandled signal. */
function whenEnding(act: () => void): void {
  process.on('exit', act);
  for (const signal of signals) {
    const end = () => {
      process.off(signal, end);
      // Another listener ends the process.
      if (process.listenerCount(signal) > 0) return;
      act();
      process.kill(process.pid, signal);
    };
    process.on(signal, end);
  }
}

/** Removes leftovers of runs that were killed more than a day ago. */
export function sweep(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => one.startsWith(prefix))) {
    try {
      if (Date.now() - statSync(join(folder, name)).mtimeMs > longestRun) remove(join(folder, name));
    } catch {
      // Owned by another user, or being removed by another run.
    }
  }
}

/**
 * Folder of all temporary files of a test run, including its child processes such as browsers and commands. Created by the
 * first process that needs it, and removed when that process exits.
 */
export function openRunFolder(): string {
  const known = process.env[variable];
  if (known !== undefined) return known;
  const place = placeOfRun();
  for (const one of new Set([place, tmpdir()])) sweep(one);
  const folder = mkdtempSync(join(place, prefix));
  // Permissions of a temporary folder: servers and commands of other users are tested in it.
  chmodSync(folder, 0o1777);
  for (const name of [...places, variable]) process.env[name] = folder;
  // Sites in temporary folders share caches.
  process.env.XDG_CACHE_HOME = besideCaches;
  whenEnding(() => remove(folder));
  return folder;
}
