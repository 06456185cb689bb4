import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inTemporaryFolder } from '../../core/cache/temporary-folder.ts';
import { contentHash } from '../../core/util/hash.ts';
import { readRegularFile } from '../../core/util/regular-file.ts';

/** Number of modules of earlier templates that are kept, for switching between branches. */
const maxModules = 3;

/** Removes all but the newest modules, and leftovers of killed builds. */
async function pruneModules(modulesFolder: string): Promise<void> {
  const names = await readdir(modulesFolder);
  const dated = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(modulesFolder, name))).mtimeMs })));
  const old = dated.sort((a, b) => b.time - a.time).slice(maxModules + 1);
  await Promise.all(old.map(({ name }) => rm(join(modulesFolder, name), { recursive: true, force: true })));
}

/** Writes a module to a file named by its hash; an existing file is compared first. */
async function writeModule(code: Buffer, modulesFolder: string): Promise<string> {
  const file = join(modulesFolder, `${contentHash(code)}.mjs`);
  const cached = readRegularFile(file, code.length);
  if ('bytes' in cached && cached.bytes.equals(code)) return file;
  await mkdir(modulesFolder, { recursive: true });
  // Written to a temporary folder and renamed: another build may be reading the file.
  const unfinished = await mkdtemp(join(modulesFolder, 'unfinished-'));
  try {
    await writeFile(join(unfinished, 'module.mjs'), code);
    await rm(file, { recursive: true, force: true });
    await rename(join(unfinished, 'module.mjs'), file);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await pruneModules(modulesFolder).catch(() => undefined);
  return file;
}

/** Without a usable cache folder, the module is written to a temporary file until it is loaded. */
function importFromTemporaryFile(code: Buffer): Promise<unknown> {
  return inTemporaryFolder('module', async (folder) => {
    const file = join(folder, 'module.mjs');
    await writeFile(file, code);
    return import(pathToFileURL(file).href);
  });
}

/**
 * Imports a self-contained module, whose only imports are Node's built-in modules.
 * @param folder cache folder, where its file is written
 */
export async function importModule(text: string, folder: string): Promise<unknown> {
  const code = Buffer.from(text);
  const file = await writeModule(code, join(folder, 'modules')).catch(() => undefined);
  return file === undefined ? importFromTemporaryFile(code) : import(pathToFileURL(file).href);
}
