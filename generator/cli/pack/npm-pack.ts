import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../../core/diagnostics/errors.ts';

/** Name of the tarball that `npm pack` writes. */
export const tarballName = (version: string) => `qiyam-${version}.tgz`;

/**
 * Packs a package with `npm pack`.
 * @param folder of the package @param destination existing folder for the tarball
 * @returns path of the tarball
 */
export async function packFolder(folder: string, destination: string): Promise<string> {
  // Passed by environment: on Windows npm is a shell script, which would interpret special characters in paths.
  const env = { ...process.env, npm_config_pack_destination: destination };
  const options = { cwd: folder, env, shell: process.platform === 'win32' };
  try {
    const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--ignore-scripts'], options);
    return join(destination, stdout.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    throw new UsageError('not-packed', { file: folder, reason: (error as Error).message.split('\n')[0] ?? '' });
  }
}
