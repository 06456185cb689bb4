import { expect, test, vi } from 'vitest';
import { type Host, restartWithFewArenas } from '../../../../generator/cli/commands/few-arenas.ts';

const engine = { start: '/engine/start.mjs' };
const hostOf = (changes: Partial<Omit<Host, 'execve'>> = {}) => ({
  platform: 'linux' as const,
  env: { HOME: '/home/x' },
  execPath: '/bin/node',
  execArgv: ['--cpu-prof'],
  // `start.mjs` removes the name of the command.
  argv: ['node', '/engine/start.mjs', '--site', 'a b.json'],
  execve: vi.fn<NonNullable<Host['execve']>>(),
  ...changes,
});

test('restarts the same command with a limit on arenas', () => {
  const host = hostOf();
  restartWithFewArenas(engine, 'build', host);
  expect(host.execve.mock.calls).toEqual([
    [
      '/bin/node',
      ['/bin/node', '--cpu-prof', '/engine/start.mjs', 'build', '--site', 'a b.json'],
      { HOME: '/home/x', MALLOC_ARENA_MAX: '2' },
    ],
  ]);
});

test.each<[string, Partial<Omit<Host, 'execve'>>]>([
  ['that was already restarted', { env: { MALLOC_ARENA_MAX: '2' } }],
  ['with another allocator', { env: { LD_PRELOAD: 'libjemalloc.so' } }],
  ['on another system', { platform: 'darwin' }],
])('does not restart a process %s', (_, changes) => {
  const host = hostOf(changes);
  restartWithFewArenas(engine, 'build', host);
  expect(host.execve).not.toHaveBeenCalled();
});

test('does not restart if Node cannot replace a process', () => {
  expect(() => restartWithFewArenas(engine, 'build', { ...hostOf(), execve: undefined } as unknown as Host)).not.toThrow();
});
