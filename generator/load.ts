import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { UsageError } from './errors.ts';
import { Source } from './source.ts';

/**
 * Reads a site file, keeping the place of everything in it.
 * @throws UsageError when the file cannot be read.
 */
export async function loadSite(file: string): Promise<Source> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`Cannot read ${file} (${error.code ?? error.message}).`);
  });
  return new Source(relative(process.cwd(), file) || file, text);
}
