import { readdirSync, readFileSync } from 'node:fs';

type Role = 'desk' | 'editor' | 'build' | 'other';

export interface Sample {
  role: Role;
  /** Resident memory now and at its peak, in MB. */
  now: number;
  peak: number;
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
};

const megabytes = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024;

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);

/** Processes below a process, itself included. */
function familyOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) parents.set(Number(name), parentOf(Number(name)));
  const family = [root];
  for (const member of family) for (const [pid, parent] of parents) if (parent === member) family.push(pid);
  return family;
}

function roleOf(pid: number, root: number): Role {
  if (pid === root) return 'desk';
  const words = read(`/proc/${pid}/cmdline`).split('\0');
  if (words.includes('dev')) return 'editor';
  return words.includes('build') || words.includes('publish') ? 'build' : 'other';
}

/** Memory of a server and its child processes (Linux). */
export const sampleMemory = (root: number): Sample[] =>
  familyOf(root).flatMap((pid) => {
    const status = read(`/proc/${pid}/status`);
    if (status === '') return [];
    return [{ role: roleOf(pid, root), now: megabytes(status, 'VmRSS'), peak: megabytes(status, 'VmHWM') }];
  });

/** Largest values by role and by what the team was doing. */
export interface MemoryReport {
  add: (phase: string, samples: readonly Sample[]) => void;
  /** Largest value in MB, e.g. of `desk, peak`; 0 if there is none. */
  most: (key: string) => number;
  lines: () => string[];
}

export function createMemoryReport(): MemoryReport {
  const values = new Map<string, number>();
  const note = (key: string, value: number) => values.set(key, Math.max(values.get(key) ?? 0, Math.round(value)));
  return {
    add: (phase, samples) => {
      for (const { role, now, peak } of samples) {
        note(`${role}, ${phase}`, now);
        note(`${role}, peak`, peak);
      }
    },
    most: (key) => values.get(key) ?? 0,
    lines: () => [...values].toSorted().map(([key, value]) => `${key}: ${value} MB`),
  };
}
