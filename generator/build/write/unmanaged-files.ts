import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../../core/diagnostics/errors.ts';

/**
 * Copies unmanaged files into the new site; copied, not moved, since the build may be killed at any time.
 * @throws UsageError if the site has a file at the same path
 */
export async function copyUnmanaged(unmanaged: readonly string[], outDir: string, newDir: string): Promise<void> {
  const conflicts = unmanaged.filter((path) => existsSync(join(newDir, path)));
  if (conflicts.length > 0) throw new UsageError('out-stranger-in-way', { file: outDir, list: conflicts });
  for (const path of unmanaged) {
    await mkdir(dirname(join(newDir, path)), { recursive: true });
    await cp(join(outDir, path), join(newDir, path), { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  }
}
