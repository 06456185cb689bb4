import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { UsageError } from '../diagnostics/errors.ts';
import { projectRoot } from '../paths.ts';
import { findHoldings } from './record.ts';
import { recoverSite } from './recover.ts';

/** A path with links followed, also one that leads to what is not there yet. */
function followLinks(path: string, depth = 0): string {
  if (existsSync(path)) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink && depth < 40) return followLinks(resolve(dirname(path), readlinkSync(path)), depth + 1);
  return path;
}

/** The output folder itself; what a build left beside it that was kept from finishing is put right first. */
export async function openOutputFolder(outDir: string): Promise<string> {
  const folder = followLinks(resolve(outDir));
  await recoverSite(folder);
  return folder;
}

/** A site may not be written where its sources are, nor around them. */
function refuseContent(outDir: string, folder: string, siteFile: string): void {
  const contains = (inner: string) => `${inner}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
  const content = dirname(resolve(siteFile));
  if ([process.cwd(), projectRoot, content].some(contains) || `${folder}${sep}`.startsWith(`${join(content, 'assets')}${sep}`)) {
    throw new UsageError('out-holds-content', { file: outDir });
  }
}

/**
 * What stands in the output folder and no build wrote.
 * @param isForced takes a built site although it holds such files; a folder without a site is never taken.
 * @throws UsageError where it holds any, unless that is forced.
 */
export async function findKept(outDir: string, isForced: boolean): Promise<string[]> {
  const { isSite, strangers } = await findHoldings(outDir);
  if (strangers.length === 0) return [];
  if (!isSite) throw new UsageError('out-holds-others', { file: outDir, list: strangers });
  if (!isForced) throw new UsageError('out-holds-strangers', { file: outDir, list: strangers });
  return strangers;
}

export interface OutputFolderOptions {
  outDir: string;
  siteFile: string;
  /** Files of others in a built site stay there; otherwise they are a reason to refuse. */
  isForced?: boolean;
}

/**
 * Where a site may be written: the folder itself, with links followed.
 * @throws UsageError for a folder that holds what no build wrote, or that the project or its content is in.
 */
export async function findOutputFolder({ outDir, siteFile, isForced = false }: OutputFolderOptions): Promise<string> {
  refuseContent(outDir, followLinks(resolve(outDir)), siteFile);
  const folder = await openOutputFolder(outDir);
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return folder;
  if (!stats.isDirectory()) throw new UsageError('out-is-file', { file: outDir });
  await findKept(folder, isForced);
  return folder;
}
