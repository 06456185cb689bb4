import { copyFile, mkdir, realpath, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listPackages } from '../common/engine.mjs';
import { listSources } from '../common/sources.mjs';
import { inTemporaryFolder } from '../machine/temporary-folder.ts';

async function copyCode(root: string, folder: string): Promise<void> {
  for (const name of listSources(root)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(join(root, name), join(folder, name));
  }
  for (const { name, place } of listPackages(root)) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(dirname(place)), link, 'junction');
  }
}

/**
 * Bundles code of an engine. Linaria passes over all that is below `node_modules`: the code of an engine that is installed there
 * is bundled from a copy, and comes out the same.
 * @param act is told where the code is
 */
export function outsidePackages<Result>(root: string, act: (root: string) => Promise<Result>): Promise<Result> {
  if (!/[\\/]node_modules[\\/]/.test(root)) return act(root);
  return inTemporaryFolder('code', async (place) => {
    const folder = await realpath(place);
    await copyCode(root, folder);
    return act(folder);
  });
}
