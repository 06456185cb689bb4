import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isFile, isOutside, isPicture } from '../../../../content/site/assets.ts';
import { isWithin } from '../../../../core/util/is-within.ts';
import { pictureLimits } from '../../../../core/util/limits.ts';
import { listFiles } from '../../../../core/util/list-files.ts';
import type { Project } from '../../../../core/util/project.ts';
import { readRegularFile } from '../../../../core/util/regular-file.ts';

/** Whether the error means that the path exists already. */
export const isFileExistsError = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * Opens a folder of the assets and creates it if missing.
 * @param name folder under `assets/`; empty for `assets/` itself
 * @returns undefined if a link leads outside the project
 */
export async function openAssetFolder({ root, assets }: Project, name: string): Promise<string | undefined> {
  const parts = name.split('/').filter(Boolean);
  // One by one, as each may be a link.
  const folders = [assets, ...parts.map((_, depth) => join(assets, ...parts.slice(0, depth + 1)))];
  for (const one of folders) {
    await mkdir(one).catch((error) => {
      if (!isFileExistsError(error)) throw error;
    });
    if (!isWithin(root, one)) return undefined;
  }
  return folders.at(-1);
}

/** Pictures and files that content may refer to, as spelt on disk. Links that lead outside the folder are skipped. */
export async function listAssets(folder: string): Promise<string[]> {
  const sources = (await listFiles(folder)).filter((source) => isPicture(source) || isFile(source));
  return sources.filter((source) => !isOutside(folder, join(folder, source))).sort();
}

/** Bytes of a picture in the assets; undefined for other files and paths outside. */
export function pictureAt(folder: string, source: string): Buffer | undefined {
  const isNamed = isPicture(source) && !source.split(/[/\\]/).includes('..') && !source.includes('\0');
  if (!isNamed || isOutside(folder, join(folder, source))) return undefined;
  const found = readRegularFile(join(folder, source), pictureLimits.bytes.raster);
  return 'bytes' in found ? found.bytes : undefined;
}
