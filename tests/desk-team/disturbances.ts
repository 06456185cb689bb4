import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { count, type Ledger } from './ledger.ts';
import type { MemoryReport } from './memory.ts';
import type { TeamMember } from './person.ts';
import { type Random, uniqueWord } from './random.ts';
import type { TeamServer } from './server.ts';
import { pageCount, pushFromOutside } from './site.ts';

/** Person number of whoever pushes from outside. */
const outsider = 9;

/** Mounts a small memory file system (root on Linux only). @returns function that unmounts it */
export function mountSmallDisk(folder: string, megabytes: number): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  return () => execFileSync('umount', ['--lazy', folder]);
}

/** Writes to a file until its disk is full. @param step bytes that are written at once */
function writeUntilFull(descriptor: number, step: number): void {
  const zeros = Buffer.alloc(step);
  try {
    while (writeSync(descriptor, zeros) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Takes all free space of a disk for some time. */
async function fillDisk(folder: string, milliseconds: number): Promise<void> {
  const file = join(folder, 'filler');
  const descriptor = openSync(file, 'w');
  for (const step of [1024 ** 2, 4096]) writeUntilFull(descriptor, step);
  closeSync(descriptor);
  await wait(milliseconds);
  rmSync(file, { force: true });
}

export interface Team {
  folder: string;
  server: TeamServer;
  members: TeamMember[];
  ledger: Ledger;
  random: Random;
  hasSmallDisk: boolean;
  memory: MemoryReport;
}

type Disturbance = (team: Team) => Promise<void>;

const restart =
  (signal: NodeJS.Signals): Disturbance =>
  async ({ server, random, ledger }) => {
    const took = await server.end(signal);
    ledger.counts[`longest ${signal} in ms`] = Math.max(ledger.counts[`longest ${signal} in ms`] ?? 0, Math.round(took));
    await wait(random.below(4000));
    const from = performance.now();
    await server.start();
    const until = Math.round(performance.now() - from);
    ledger.counts['longest start in ms'] = Math.max(ledger.counts['longest start in ms'] ?? 0, until);
  };

const disturbances: Record<string, Disturbance> = {
  kill: restart('SIGKILL'),
  end: restart('SIGTERM'),
  'full disk': async ({ folder, random, hasSmallDisk }) => {
    if (hasSmallDisk) await fillDisk(folder, 5000 + random.below(10_000));
  },
  'lost network': async ({ members, random }) => {
    const { context } = random.oneOf(members);
    await context.setOffline(true);
    await wait(3000 + random.below(15_000));
    await context.setOffline(false);
  },
  'push from outside': async ({ folder, ledger, random }) => {
    const word = uniqueWord(outsider, ledger.outside.length);
    await pushFromOutside(folder, word, random.below(pageCount));
    ledger.outside.push(word);
  },
};

export const disturbanceNames = Object.keys(disturbances);

/** Disturbs the team once. Its failures are counted, as a push may be refused on a full disk. */
export async function disturb(team: Team, name: string): Promise<void> {
  count(team.ledger, name);
  await disturbances[name]?.(team);
}
