import type { Engine } from '../../core/util/engine.mjs';

const variable = 'MALLOC_ARENA_MAX';

/** What the restart depends on; injected by tests. */
export type Host = Pick<typeof process, 'platform' | 'env' | 'execPath' | 'execArgv' | 'argv' | 'execve'>;

/**
 * Restarts this process with two malloc arenas. By default glibc gives each thread an arena that keeps freed memory: image
 * encoders use a dozen threads, and a build of 100 photos peaks at 740 MB instead of 540 MB, in the same time. The limit is
 * only read at process start. Does nothing on other systems and on Node before 22.15.
 * https://www.gnu.org/software/libc/manual/html_node/Memory-Allocation-Tunables.html
 */
export function restartWithFewArenas({ start }: Pick<Engine, 'start'>, command: string, host: Host = process): void {
  const { platform, env, execPath, execArgv, argv } = host;
  if (platform !== 'linux' || variable in env || 'LD_PRELOAD' in env) return;
  host.execve?.(execPath, [execPath, ...execArgv, start, command, ...argv.slice(2)], { ...env, [variable]: '2' });
}
