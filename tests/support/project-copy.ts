import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { bundleTemplates } from '../../generator/bundle/bundle.ts';
import { machine } from './machine.ts';
import { projectRoot } from './project-root.ts';

const parts = ['generator', 'templates', 'site.schema.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

interface CopyOptions {
  /** What is copied beside the generator and the templates. */
  more?: readonly string[];
  /** Takes its templates from the store of the project, where they are bundled already. Not for copies whose sources change. */
  isBundled?: boolean;
}

/** A copy of the project that can be run and changed, with a cache of its own; packages are links to those of the project. */
export async function copyProject(folder: string, { more = [], isBundled = false }: CopyOptions = {}): Promise<string> {
  for (const name of [...parts, ...more]) await cp(join(projectRoot, name), join(folder, name), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(projectRoot, 'node_modules')))
    if (name !== '.cache') await symlink(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name));
  if (!isBundled) return folder;
  await bundleTemplates(machine);
  const { engineCache } = machine;
  const cache = join(folder, relative(projectRoot, engineCache.folder));
  await mkdir(cache, { recursive: true });
  await symlink(join(engineCache.folder, 'store'), join(cache, 'store'));
  return folder;
}
