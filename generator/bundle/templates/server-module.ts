import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inTemporaryFolder } from '../../core/cache/temporary-folder.ts';
import { contentHash } from '../../core/util/hash.ts';
import { readRegularFile } from '../../core/util/regular-file.ts';

/** Modules of earlier templates that are kept besides: those of branches that one goes back to. */
const maxModules = 3;

/** Removes all but the modules written last, and what killed builds left. */
async function pruneModules(modulesFolder: string): Promise<void> {
  const names = await readdir(modulesFolder);
  const dated = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(modulesFolder, name))).mtimeMs })));
  const old = dated.sort((a, b) => b.time - a.time).slice(maxModules + 1);
  await Promise.all(old.map(({ name }) => rm(join(modulesFolder, name), { recursive: true, force: true })));
}

/** The file of a module, under the hash of its code, compared with it before it is used. */
async function writeModule(code: Buffer, modulesFolder: string): Promise<string> {
  const file = join(modulesFolder, `${contentHash(code)}.mjs`);
  const cached = readRegularFile(file, code.length);
  if ('bytes' in cached && cached.bytes.equals(code)) return file;
  await mkdir(modulesFolder, { recursive: true });
  // Another build may be reading the file: it is never seen half written.
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

/** Where nothing can be kept, the module has a file for as long as it takes to load it. */
function importFromTemporaryFile(code: Buffer): Promise<unknown> {
  return inTemporaryFolder('module', async (folder) => {
    const file = join(folder, 'module.mjs');
    await writeFile(file, code);
    return import(pathToFileURL(file).href);
  });
}

/**
 * Loads a module of its own, which imports nothing but what Node brings.
 * @param folder of the cache, where it gets a file
 */
export async function importModule(text: string, folder: string): Promise<unknown> {
  const code = Buffer.from(text);
  const file = await writeModule(code, join(folder, 'modules')).catch(() => undefined);
  return file === undefined ? importFromTemporaryFile(code) : import(pathToFileURL(file).href);
}
