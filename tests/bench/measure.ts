import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { prefix } from '../support/run-folder.ts';

export interface Command {
  program: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
}

/** What a whole process took: start and end included. */
export interface Measurement {
  /** Seconds on the clock. */
  wall: number;
  /** Seconds of processors, user and system; absent where the machine does not tell. */
  cpu?: number;
  /** Most memory that it held at once, in MiB; absent where the machine does not tell. */
  memory?: number;
  /** Whether something else took a good part of the processors meanwhile. */
  isDisturbed: boolean;
}

/** GNU time, which tells the memory of another process. */
const gnuTime = '/usr/bin/time';

/** Seconds that all processors together have worked. */
function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

/** Seconds of others that are no disturbance: a share of the time, and what any system does. */
const tolerance = (wall: number) => 0.05 + wall / 10;

function readTimes(file: string): { cpu: number; memory: number } | undefined {
  if (!existsSync(file)) return undefined;
  const [user = Number.NaN, system = Number.NaN, kilobytes = Number.NaN] = readFileSync(file, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  return { cpu: user + system, memory: kilobytes / 1024 };
}

/**
 * Runs a process and waits for its end.
 * @throws Error with what it said when it fails.
 */
export function measure({ program, args, cwd, env }: Command): Measurement {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const times = join(folder, 'times');
  const [called = program, ...given] = existsSync(gnuTime)
    ? [gnuTime, '-f', '%U %S %M', '-o', times, program, ...args]
    : [program, ...args];
  const busy = busySeconds();
  const start = performance.now();
  const result = spawnSync(called, given, { cwd, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const wall = (performance.now() - start) / 1000;
  const others = busySeconds() - busy;
  const told = readTimes(times);
  rmSync(folder, { recursive: true, force: true });
  if (result.status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed (${result.status ?? result.signal}):\n${result.stderr}${result.stdout}`);
  return { wall, ...told, isDisturbed: others - (told?.cpu ?? wall) > tolerance(wall) };
}

/** Several processes that run one after another. */
export function together(measurements: readonly Measurement[]): Measurement {
  const sum = (values: (number | undefined)[]) =>
    values.every((value) => value !== undefined) ? values.reduce((a, b) => (a ?? 0) + (b ?? 0), 0) : undefined;
  const memories = measurements.flatMap(({ memory }) => memory ?? []);
  return {
    wall: measurements.reduce((all, { wall }) => all + wall, 0),
    cpu: sum(measurements.map(({ cpu }) => cpu)),
    memory: memories.length > 0 ? Math.max(...memories) : undefined,
    isDisturbed: measurements.some(({ isDisturbed }) => isDisturbed),
  };
}
