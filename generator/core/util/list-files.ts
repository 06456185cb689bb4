import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** All files below a folder, with slashes, as spelled on disk. Empty for an unreadable folder. */
export async function listFiles(dir: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    if (entry.isDirectory()) found.push(...(await listFiles(join(dir, entry.name), `${prefix}${entry.name}/`)));
    else if (entry.isFile() || entry.isSymbolicLink()) found.push(prefix + entry.name);
  }
  return found;
}
