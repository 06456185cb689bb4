import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { whenInterrupted } from '../../core/cache/interruption.ts';
import type { Machine } from '../../core/cache/machine.ts';
import { tidyCaches } from '../../core/cache/store.ts';
import { storeOf } from '../../core/cache/task.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { type Progress, silent } from '../../core/progress/progress.ts';
import { isStored, type OutputFile, type SiteFile } from '../../core/util/output-file.ts';
import { holdsLive, liveFolder } from './live-folder.ts';
import { isAllUnchanged, loadManifest, type Manifest, saveManifest } from './manifest.ts';
import { findUnmanaged, openOutputFolder, type TakenAs, tellRefusal } from './output-folder.ts';
import { recordOf } from './record.ts';
import { recordName } from './record-file.ts';
import { asideName } from './recover.ts';
import { discard, discardPrevious, swap } from './swap.ts';
import { copyUnmanaged } from './unmanaged-files.ts';
import { hashFiles, manifestOf, type PlacedFile, type WantedFile, withSources } from './wanted-files.ts';
import { writeFiles } from './write-files.ts';

/** What of the store the site is made of: kept whole, be it larger than the store may be otherwise. */
function* entriesOf(files: readonly SiteFile[], { store, core }: Machine): Generator<string> {
  for (const file of files) {
    const place = isStored(file) ? file.content.place : undefined;
    if (place) yield storeOf(place, { store, core }).fileOf(place.entry);
  }
}

function withRecord(files: readonly SiteFile[], isDraft = false): SiteFile[] {
  const paths = files.map(({ path }) => path);
  const record: OutputFile = { path: recordName, content: recordOf(paths, isDraft) };
  return [record, ...files];
}

/** @throws UsageError where the site has files in the folder that others have by now. */
function refuseLive(files: readonly WantedFile[], outDir: string): void {
  if (!files.some(({ path }) => path.startsWith(`${liveFolder}/`)) || !holdsLive(outDir)) return;
  throw new UsageError('out-stranger-in-way', { file: outDir, list: [`${liveFolder}/`] });
}

export interface WriteOptions extends TakenAs {
  progress?: Progress;
}

interface ReplaceInput extends WriteOptions {
  outDir: string;
  manifest: Manifest;
}

/**
 * Writes a site into a new folder beside the output folder, and swaps it in whole.
 * @returns which file each is, and where the former site is if it belongs to somebody else and could not be removed
 */
async function replaceSite(
  files: readonly WantedFile[],
  { outDir, manifest, progress = silent, ...taken }: ReplaceInput,
): Promise<{ placed: PlacedFile[]; undeletable: string | undefined }> {
  const newDir = asideName(outDir, 'new');
  mkdirSync(dirname(outDir), { recursive: true });
  rmSync(newDir, { recursive: true, force: true });
  const callOff = whenInterrupted(() => discard(newDir, outDir));
  try {
    mkdirSync(newDir);
    const now = Math.floor(Date.now() / 1000);
    const placed = await writeFiles(files, { outDir, newDir, manifest, now, progress });
    // Asked again: somebody may have put something there while the site was made.
    await copyUnmanaged(await findUnmanaged(outDir, taken), outDir, newDir);
    const previous = await swap(newDir, outDir);
    return { placed, undeletable: discardPrevious(previous, outDir) };
  } catch (error) {
    discard(newDir, outDir);
    throw error;
  } finally {
    callOff();
  }
}

/** Whether a build wrote these files and no others. */
const lists = ({ files, isComplete }: Manifest, wanted: readonly WantedFile[]) =>
  isComplete && files.size === wanted.length && wanted.every(({ path, hash }) => files.get(path)?.hash === hash);

/** Writes a site where anything of it is not there yet. @returns as `replaceSite` does */
async function updateSite(
  files: readonly SiteFile[],
  { outDir, ...options }: Omit<ReplaceInput, 'manifest'>,
  machine: Machine,
): Promise<string | undefined> {
  const manifest = await loadManifest(outDir, machine);
  const wanted = await hashFiles(files, manifest);
  if (lists(manifest, wanted) && isAllUnchanged(manifest, outDir)) {
    const renewed = withSources(manifest, wanted);
    if (renewed) await saveManifest(outDir, renewed, machine);
    return undefined;
  }
  refuseLive(wanted, outDir);
  const { placed, undeletable } = await replaceSite(wanted, { ...options, outDir, manifest });
  await saveManifest(outDir, await manifestOf(outDir, wanted, placed), machine);
  return undeletable;
}

/**
 * Writes a site to a folder: the only function that does. What is there as it shall be is left as it is. A build that fails or is
 * killed leaves the former site as it was.
 * @returns former sites that belong to somebody else and could not be removed
 * @throws UsageError when the system refuses to write there, or the folder holds what no build wrote
 */
export async function writeSite(
  outDir: string,
  files: readonly SiteFile[],
  machine: Machine,
  options: WriteOptions = {},
): Promise<string[]> {
  const folder = await openOutputFolder(outDir);
  try {
    const undeletable = await updateSite(withRecord(files, options.isDraft), { ...options, outDir: folder }, machine);
    await tidyCaches(machine, machine.engineCache, () => entriesOf(files, machine));
    return undeletable === undefined ? [] : [undeletable];
  } catch (error) {
    return tellRefusal(folder, error);
  }
}
