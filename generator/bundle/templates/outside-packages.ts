import { copyFile, mkdir, realpath, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inTemporaryFolder } from '../../core/cache/temporary-folder.ts';
import { listPackages } from '../../core/util/engine.mjs';
import { listSources } from '../../core/util/sources.mjs';

type CodeFolders = readonly [root: string, ...others: string[]];

async function copyCode([root, ...others]: CodeFolders, folder: string): Promise<void> {
  for (const name of listSources(root)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(join(root, name), join(folder, name));
  }
  for (const { name, place } of listPackages(root, ...others)) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(dirname(place)), link, 'junction');
  }
}

/**
 * Runs a bundler on the code of an engine. Linaria skips all code below `node_modules`, so an engine installed there is bundled
 * from a temporary copy, with the same result.
 * @param places source folder of the engine, then folders from which its packages are resolved
 * @param act receives the source folder to use
 */
export function outsidePackages<Result>(places: CodeFolders, act: (root: string) => Promise<Result>): Promise<Result> {
  const [root] = places;
  if (!/[\\/]node_modules[\\/]/.test(root)) return act(root);
  return inTemporaryFolder('code', async (place) => {
    const folder = await realpath(place);
    await copyCode(places, folder);
    return act(folder);
  });
}
