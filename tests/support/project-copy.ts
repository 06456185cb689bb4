import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

const parts = ['generator', 'templates', 'site.schema.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

interface CopyOptions {
  /** Paths to copy besides the generator and the templates. */
  more?: readonly string[];
}

/** Copy of the project that can be run and changed, with its own engine and cache; packages are symlinks. */
export async function copyProject(folder: string, { more = [] }: CopyOptions = {}): Promise<string> {
  for (const name of [...parts, ...more]) await cp(join(projectRoot, name), join(folder, name), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(projectRoot, 'node_modules')))
    if (name !== '.cache') await symlink(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}
