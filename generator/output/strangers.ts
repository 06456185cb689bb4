import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../diagnostics/errors.ts';

/**
 * Copies what others keep in the output folder into the finished site: the build may be killed at any time.
 * @throws UsageError where the site has a file of its own.
 */
export async function copyStrangers(strangers: readonly string[], outDir: string, finished: string): Promise<void> {
  const taken = strangers.filter((path) => existsSync(join(finished, path)));
  if (taken.length > 0) throw new UsageError('out-stranger-in-way', { file: outDir, list: taken });
  for (const path of strangers) {
    await mkdir(dirname(join(finished, path)), { recursive: true });
    await cp(join(outDir, path), join(finished, path), { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  }
}
