import { join } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from '../store/json-file.ts';

/** Why a post of a visitor is refused. */
export type RefusalReason =
  | 'origin'
  | 'too-many'
  | 'too-large'
  | 'unreadable'
  | 'unknown-form'
  | 'unknown-page'
  | 'unknown-field'
  | 'honeypot'
  | 'bad-token'
  | 'too-fast'
  | 'expired'
  | 'replayed'
  | 'no-work'
  | 'full';

/** Counts of refused posts. */
export interface Refusals {
  count: (reason: RefusalReason) => void;
  counts: () => Readonly<Record<string, number>>;
  close: () => void;
}

/** Counts are written at most this often, in milliseconds: an attack must not become an attack on the disk. */
const writeEvery = 5000;

export function openRefusals(folder: string): Refusals {
  const file = openJsonFile(join(folder, 'refusals.json'), z.record(z.string(), z.number()), {} as Record<string, number>);
  const counts = { ...file.value };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    try {
      file.set({ ...counts });
    } catch {
      // On a full disk the counts stay in memory.
    }
  };
  return {
    count: (reason) => {
      counts[reason] = (counts[reason] ?? 0) + 1;
      timer ??= setTimeout(write, writeEvery).unref();
    },
    counts: () => counts,
    close: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    },
  };
}
