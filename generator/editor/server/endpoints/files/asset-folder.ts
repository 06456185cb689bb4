import { realpathSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isFile, isOutside, isPicture } from '../../../../content/site/assets.ts';
import { pictureLimits } from '../../../../core/util/limits.ts';
import { listFiles } from '../../../../core/util/list-files.ts';
import type { Project } from '../../../../core/util/project.ts';
import { readRegularFile } from '../../../../core/util/regular-file.ts';

/** Whether something lies below a folder once all links are followed; what is not there does not. */
export function isWithin(folder: string, place: string): boolean {
  try {
    const way = relative(realpathSync(folder), realpathSync(place));
    return way !== '..' && !way.startsWith(`..${sep}`);
  } catch {
    return false;
  }
}

/** Whether something was not made because it is there already. */
export const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * A folder of a site's assets, made where it is missing; never one outside of the site's.
 * @param name under `assets/`; empty for the whole. @returns undefined where a link leads elsewhere.
 */
export async function openAssetFolder({ root, assets }: Project, name: string): Promise<string | undefined> {
  const parts = name.split('/').filter(Boolean);
  // One by one, as each may be a link.
  const folders = [assets, ...parts.map((_, depth) => join(assets, ...parts.slice(0, depth + 1)))];
  for (const one of folders) {
    await mkdir(one).catch((error) => {
      if (!isThere(error)) throw error;
    });
    if (!isWithin(root, one)) return undefined;
  }
  return folders.at(-1);
}

/** Pictures and files that content may name, as the disk spells them. What links lead to outside of the folder is none. */
export async function listAssets(folder: string): Promise<string[]> {
  const sources = (await listFiles(folder)).filter((source) => isPicture(source) || isFile(source));
  return sources.filter((source) => !isOutside(folder, join(folder, source))).sort();
}

/** The bytes of a picture that content may name; undefined for all else, and for what lies elsewhere. */
export function pictureAt(folder: string, source: string): Buffer | undefined {
  const isNamed = isPicture(source) && !source.split(/[/\\]/).includes('..') && !source.includes('\0');
  if (!isNamed || isOutside(folder, join(folder, source))) return undefined;
  const found = readRegularFile(join(folder, source), pictureLimits.bytes.raster);
  return 'bytes' in found ? found.bytes : undefined;
}
