import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder, in slashes, as the disk spells it. A folder that cannot be read holds none. */
export async function listFiles(dir: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    if (entry.isDirectory()) found.push(...(await listFiles(join(dir, entry.name), `${prefix}${entry.name}/`)));
    else if (entry.isFile() || entry.isSymbolicLink()) found.push(prefix + entry.name);
  }
  return found;
}
