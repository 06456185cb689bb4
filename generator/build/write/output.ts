import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { whenInterrupted } from '../../core/cache/interruption.ts';
import { pruneCaches } from '../../core/cache/store.ts';
import { storeOf } from '../../core/cache/task.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { type Progress, silent } from '../../core/progress/progress.ts';
import { type InMemoryFile, isStored, type OutputFile } from '../../core/util/output-file.ts';
import { fileListOf } from './existing-files.ts';
import { fileListName } from './file-list.ts';
import { type HashedFile, hashFiles, manifestOf, type WrittenFile, withSources } from './hashed-files.ts';
import { hasLiveFolder, liveFolder } from './live-folder.ts';
import { isAllUnchanged, loadManifest, type OutputManifest, saveManifest } from './manifest.ts';
import { findUnmanaged, type OverwriteOptions, openOutputFolder, rethrowAsUsageError } from './output-folder.ts';
import { siblingFolder } from './recover.ts';
import { discard, discardPrevious, swap } from './swap.ts';
import { copyUnmanaged } from './unmanaged-files.ts';
import { writeFiles } from './write-files.ts';

/** Cache files that the site uses: they are kept even if the cache exceeds its limit. */
function* storedFilesOf(files: readonly OutputFile[], { store, core }: BuildEnvironment): Generator<string> {
  for (const file of files) {
    const place = isStored(file) ? file.content.location : undefined;
    if (place) yield storeOf(place, { store, core }).fileOf(place.entryKey);
  }
}

function withRecord(files: readonly OutputFile[], isDraft = false): OutputFile[] {
  const paths = files.map(({ path }) => path);
  const fileList: InMemoryFile = { path: fileListName, content: fileListOf(paths, isDraft) };
  return [fileList, ...files];
}

/** @throws UsageError if the site has pages in the live folder while other programs use it */
function assertLiveFolderFree(files: readonly HashedFile[], outDir: string): void {
  if (!files.some(({ path }) => path.startsWith(`${liveFolder}/`)) || !hasLiveFolder(outDir)) return;
  throw new UsageError('out-stranger-in-way', { file: outDir, list: [`${liveFolder}/`] });
}

export interface WriteOptions extends OverwriteOptions {
  progress?: Progress;
}

interface ReplaceOptions extends WriteOptions {
  outDir: string;
  manifest: OutputManifest;
}

/**
 * Writes a site into a staging copy beside the output folder, and swaps it in.
 * @returns stat of each file; folder of the replaced site if it belongs to another user and could not be deleted
 */
async function replaceSite(
  files: readonly HashedFile[],
  { outDir, manifest, progress = silent, ...overwriteOptions }: ReplaceOptions,
): Promise<{ placed: WrittenFile[]; undeletable: string | undefined }> {
  const newDir = siblingFolder(outDir, 'new');
  mkdirSync(dirname(outDir), { recursive: true });
  rmSync(newDir, { recursive: true, force: true });
  const cancel = whenInterrupted(() => discard(newDir, outDir));
  try {
    mkdirSync(newDir);
    const now = Math.floor(Date.now() / 1000);
    const written = await writeFiles(files, { outDir, newDir, manifest, now, progress });
    // Checked again: files may have been added while the site was built.
    await copyUnmanaged(await findUnmanaged(outDir, overwriteOptions), outDir, newDir);
    const previous = await swap(newDir, outDir);
    return { placed: written, undeletable: discardPrevious(previous, outDir) };
  } catch (error) {
    discard(newDir, outDir);
    throw error;
  } finally {
    cancel();
  }
}

/** Whether the last build wrote exactly these files. */
const isSameSite = ({ files, isComplete }: OutputManifest, hashedFiles: readonly HashedFile[]) =>
  isComplete && files.size === hashedFiles.length && hashedFiles.every(({ path, hash }) => files.get(path)?.hash === hash);

/**
 * Writes a site, unless the output folder has it already.
 * @returns folder of the replaced site if it could not be deleted
 */
async function updateSite(
  files: readonly OutputFile[],
  { outDir, ...options }: Omit<ReplaceOptions, 'manifest'>,
  environment: BuildEnvironment,
): Promise<string | undefined> {
  const manifest = await loadManifest(outDir, environment);
  const hashedFiles = await hashFiles(files, manifest);
  if (isSameSite(manifest, hashedFiles) && isAllUnchanged(manifest, outDir)) {
    const renewed = withSources(manifest, hashedFiles);
    if (renewed) await saveManifest(outDir, renewed, environment);
    return undefined;
  }
  assertLiveFolderFree(hashedFiles, outDir);
  const { placed: written, undeletable } = await replaceSite(hashedFiles, { ...options, outDir, manifest });
  await saveManifest(outDir, await manifestOf(outDir, hashedFiles, written), environment);
  return undeletable;
}

/**
 * Writes a site to a folder; the only function that does. Unchanged files are kept. If a build fails or is killed, the previous
 * site stays as it was.
 * @returns folders of replaced sites that belong to another user and could not be deleted
 * @throws UsageError if the file system refuses, or the folder has unmanaged files
 */
export async function writeSite(
  outDir: string,
  files: readonly OutputFile[],
  environment: BuildEnvironment,
  options: WriteOptions = {},
): Promise<string[]> {
  const folder = await openOutputFolder(outDir);
  try {
    const undeletable = await updateSite(withRecord(files, options.isDraft), { ...options, outDir: folder }, environment);
    await pruneCaches(environment, environment.engineCache, () => storedFilesOf(files, environment));
    return undeletable === undefined ? [] : [undeletable];
  } catch (error) {
    return rethrowAsUsageError(folder, error);
  }
}
