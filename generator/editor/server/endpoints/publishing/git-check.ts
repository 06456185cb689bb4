import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent, type FileCheckResult } from '../../../../check/check-file.ts';
import { toSourceFile } from '../../../../content/site/load.ts';
import type { Diagnostic } from '../../../../core/diagnostics/diagnostics.ts';
import { entriesOf, type GitPlace } from './git-place.ts';

function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // The git directory may be on another device.
    copyFileSync(from, to);
  }
}

export interface CheckedMerge extends FileCheckResult {
  errors: Diagnostic[];
}

/**
 * Checks the site of a merged tree with its assets, before any file is written to the working tree.
 * @param files folder of the merged files that are not in the working tree yet
 */
export async function checkMerged(place: GitPlace, tree: string, site: Buffer, files: string): Promise<CheckedMerge> {
  const { own, top, prefix, siteFile, environment } = place;
  const folder = join(own, 'check');
  mkdirSync(folder);
  const assets = `${prefix}assets/`;
  for (const path of (await entriesOf(place, tree, [assets])).keys()) {
    const from = [join(files, path), join(top, path)].find(existsSync);
    if (from !== undefined) put(from, join(folder, path.slice(prefix.length)));
  }
  const checkResult = await checkContent({ file: toSourceFile(siteFile, site), assets: join(folder, 'assets') }, environment);
  return { ...checkResult, errors: checkResult.diagnostics.filter(({ severity }) => severity === 'error') };
}
