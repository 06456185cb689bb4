import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import type { Project } from '../../core/util/project.ts';
import { containsDraft, findExistingFiles } from './existing-files.ts';
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

/** A site may not be written where its sources or those of the engine are, nor around them. */
function assertOutsideContent({ out, root, assets }: Project, engine: string, folder: string): void {
  const contains = (inner: string) => `${inner}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
  if ([process.cwd(), engine, root].some(contains) || `${folder}${sep}`.startsWith(`${assets}${sep}`)) {
    throw new UsageError('out-holds-content', { file: out });
  }
}

export interface OverwriteOptions {
  /** Takes a built site although it holds files of others, or is complete and the new one is a draft. */
  isForced?: boolean;
  /** What is to be written is a draft: it replaces only another draft. */
  isDraft?: boolean;
}

/**
 * What no build wrote in the output folder.
 * @throws UsageError where it holds any, or a complete site in the way of a draft, unless that is forced; a folder without a
 * site that holds files is never taken.
 */
export async function findUnmanaged(outDir: string, { isForced = false, isDraft = false }: OverwriteOptions): Promise<string[]> {
  const { isSite, unmanaged } = await findExistingFiles(outDir);
  if (isSite && isDraft && !isForced && !containsDraft(outDir)) throw new UsageError('out-holds-complete', { file: outDir });
  if (unmanaged.length === 0) return unmanaged;
  if (!isSite) throw new UsageError('out-holds-others', { file: outDir, list: unmanaged });
  if (!isForced) throw new UsageError('out-holds-strangers', { file: outDir, list: unmanaged });
  return unmanaged;
}

/** What the machine refuses at an output folder is told in a sentence, and is no bug. @throws UsageError, or what it is given */
export function rethrowAsUsageError(outDir: string, error: unknown): never {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (code && (syscall || code.startsWith('ERR_FS_'))) throw new UsageError('out-refused', { file: outDir, reason: message });
  throw error;
}

export interface OutputFolderOptions extends OverwriteOptions {
  project: Project;
}

/**
 * The output folder of a site, with links followed.
 * @throws UsageError for a folder that holds what no build wrote, that the project or its content is in, or that cannot be read.
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
