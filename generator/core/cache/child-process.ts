import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { bundlerEnv, bundlerFlags } from './garbage-collection.ts';

/**
 * Runs a module in a child process, so that its memory is freed afterwards. Never throws: callers check whether the result
 * exists.
 * @param file does not exist if commands run from their sources; nothing is run then
 */
export async function runInChildProcess(file: string, args: readonly string[]): Promise<void> {
  if (!existsSync(file)) return;
  const { execFile } = await import('node:child_process');
  const env = { ...process.env, ...bundlerEnv };
  await promisify(execFile)(process.execPath, [...bundlerFlags, file, ...args], { env }).catch(() => undefined);
}
