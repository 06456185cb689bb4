import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { bundlerEnv, bundlerFlags } from './garbage-collection.ts';

/**
 * Runs a module in a process of its own, so that the room which it takes is free again afterwards. Never throws: whoever
 * needs what it makes looks whether it is there.
 * @param file where commands run from their sources, there is none
 */
export async function runInChildProcess(file: string, args: readonly string[]): Promise<void> {
  if (!existsSync(file)) return;
  const { execFile } = await import('node:child_process');
  const env = { ...process.env, ...bundlerEnv };
  await promisify(execFile)(process.execPath, [...bundlerFlags, file, ...args], { env }).catch(() => undefined);
}
