import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import type { Project } from '../../core/util/project.ts';
import { containsDraft, findExistingFiles } from './existing-files.ts';
import { recoverSite } from './recover.ts';

/** Resolves links, including those to missing targets. */
function followLinks(path: string, depth = 0): string {
  if (existsSync(path)) return realpathSync(path);
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink && depth < 40) return followLinks(resolve(dirname(path), readlinkSync(path)), depth + 1);
  return path;
}

/** Resolves the output folder, after recovering what an interrupted build left beside it. */
export async function openOutputFolder(outDir: string): Promise<string> {
  const folder = followLinks(resolve(outDir));
  await recoverSite(folder);
  return folder;
}

/** The output folder must not contain the working directory, the project or the engine, nor be inside the assets. */
function assertOutsideContent({ out, root, assets }: Project, engine: string, folder: string): void {
  const contains = (inner: string) => `${inner}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
  if ([process.cwd(), engine, root].some(contains) || `${folder}${sep}`.startsWith(`${assets}${sep}`)) {
    throw new UsageError('out-holds-content', { file: out });
  }
}

export interface OverwriteOptions {
  /** Overwrites a site that contains unmanaged files, or replaces a complete site with a draft. */
  isForced?: boolean;
  /** The new site is a draft, which only replaces another draft. */
  isDraft?: boolean;
}

/**
 * Lists the unmanaged files in the output folder.
 * @throws UsageError if there are any, or if a draft would replace a complete site, unless forced; always if the folder has
 * files but no site
 */
export async function findUnmanaged(outDir: string, { isForced = false, isDraft = false }: OverwriteOptions): Promise<string[]> {
  const { isSite, unmanaged } = await findExistingFiles(outDir);
  if (isSite && isDraft && !isForced && !containsDraft(outDir)) throw new UsageError('out-holds-complete', { file: outDir });
  if (unmanaged.length === 0) return unmanaged;
  if (!isSite) throw new UsageError('out-holds-others', { file: outDir, list: unmanaged });
  if (!isForced) throw new UsageError('out-holds-strangers', { file: outDir, list: unmanaged });
  return unmanaged;
}

/** Converts file system errors of an output folder to a UsageError; rethrows any other error. */
export function rethrowAsUsageError(outDir: string, error: unknown): never {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (code && (syscall || code.startsWith('ERR_FS_'))) throw new UsageError('out-refused', { file: outDir, reason: message });
  throw error;
}

export interface OutputFolderOptions extends OverwriteOptions {
  project: Project;
}

/**
 * Resolves the output folder of a site, with links followed.
 * @throws UsageError if the folder has unmanaged files, contains the project or the engine, is inside the assets, or cannot be
 * read
 */
export async function findOutputFolder(
  { project, ...overwriteOptions }: OutputFolderOptions,
  { engine }: Pick<BuildEnvironment, 'engine'>,
): Promise<string> {
  const { out } = project;
  assertOutsideContent(project, engine.root, followLinks(out));
  const folder = await openOutputFolder(out);
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) throw new UsageError('out-is-file', { file: out });
  if (stats) await findUnmanaged(folder, overwriteOptions).catch((error) => rethrowAsUsageError(out, error));
  return folder;
}
