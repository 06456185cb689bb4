import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Of everything temporary of tests, so that it is known when a run was killed. */
export const prefix = 'qiyam-tests-';

/** What a run that was killed has left, once nobody can be waiting for it any more. */
const longestRun = 24 * 3600_000;

/** Where programs look for the place of temporary files, by system. */
const places = ['TMPDIR', 'TMP', 'TEMP'];

/** Of the run, for its processes: those that it starts make their folders in the one that it made. */
const variable = 'QIYAM_TESTS_FOLDER';

/** A disk in the memory of the machine, as Linux has it. Making a file there takes a tenth of the time. */
const memory = '/dev/shm';

/** Room that it must have, several times what a run takes. Bytes. */
const roomInMemory = 6 * 1024 ** 3;

/** Whether programs may be run from there, and whether there is plenty of room. */
function isFitting(): boolean {
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
  const [, , kind, options = ''] = mounted.find(([, place]) => place === memory) ?? [];
  const { bavail, bsize } = statfsSync(memory);
  const isWritable = options.startsWith('rw') && !options.includes('noexec');
  return kind === 'tmpfs' && isWritable && Math.min(bavail * bsize, freemem()) >= roomInMemory;
}

/** Where the folder of a run is made: where the user says, otherwise in memory if that fits. */
function placeOfRun(): string {
  const isTold = places.some((name) => process.env[name]);
  return !isTold && existsSync(memory) && isFitting() ? memory : tmpdir();
}

/** Where caches of the project are. */
const besideCaches = join(projectRoot, 'node_modules/.cache');

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
  if (!existsSync(folder)) return;
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
  const place = placeOfRun();
  for (const one of new Set([place, tmpdir()])) sweep(one);
  const folder = mkdtempSync(join(place, prefix));
  // As what it stands for: servers and commands of other users are tested in it.
  chmodSync(folder, 0o1777);
  for (const name of [...places, variable]) process.env[name] = folder;
  // Sites in temporary folders share what is kept of the others.
  process.env.XDG_CACHE_HOME = besideCaches;
  whenEnding(() => remove(folder));
  return folder;
}
