import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../../core/diagnostics/errors.ts';

/** The file that `npm pack` writes of a package. */
export const tarballName = (version: string) => `qiyam-${version}.tgz`;

/**
 * Has npm write a package as the one file that package managers install.
 * @param folder of the package. @param destination the folder for the file, which has to be there
 * @returns the file
 */
export async function packFolder(folder: string, destination: string): Promise<string> {
  // By the environment: on Windows npm is a script of a shell, which would read signs in paths.
  const env = { ...process.env, npm_config_pack_destination: destination };
  const options = { cwd: folder, env, shell: process.platform === 'win32' };
  try {
    const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--ignore-scripts'], options);
    return join(destination, stdout.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    throw new UsageError('not-packed', { file: folder, reason: (error as Error).message.split('\n')[0] ?? '' });
  }
}
