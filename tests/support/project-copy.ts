import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../generator/paths.ts';

const parts = ['generator', 'templates', 'site.schema.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/**
 * A copy of the project that can be run and changed, with a cache of its own; packages are links to those of the project.
 * `more` names what is copied beside the generator and the templates.
 */
export async function copyProject(folder: string, ...more: string[]): Promise<string> {
  for (const name of [...parts, ...more]) await cp(join(projectRoot, name), join(folder, name), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(projectRoot, 'node_modules')))
    if (name !== '.cache') await symlink(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}
