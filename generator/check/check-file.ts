import type { Project } from '../common/project.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { UsageError } from '../diagnostics/errors.ts';
import type { Source } from '../json/source.ts';
import type { Machine } from '../machine/machine.ts';
import type { Progress } from '../progress/progress.ts';
import { type AssetIndex, readAssets, readPictures } from '../site/assets.ts';
import { readSiteFile, type SiteFile, sourceOf } from '../site/load.ts';
import { checkSite } from './check.ts';
import { type Checked, checkAgain } from './check-again.ts';
import type { CheckMemory } from './memory.ts';

/** A site file as it stands on the disk, with the pictures that it names. */
export interface LoadedSite {
  source: Source;
  assets: AssetIndex;
}

/** What the check says of a site file, right or wrong. */
export interface Verdict extends LoadedSite {
  diagnostics: Diagnostic[];
  isValid: boolean;
  /** The file entry by entry, where each has the right shape. */
  taken?: Checked['taken'];
}

export interface CheckOptions {
  /** Is told how far it is. */
  progress?: Progress;
}

/** A file that goes on being written is checked as it then is. */
const mostTries = 5;

/** The content of a site, be it in its file or not yet. */
export interface Content {
  file: SiteFile;
  /** Where the pictures and files are that it names. */
  assets: string;
}

/** What is known of unchanged entries is not found again; undefined for what is not JSON without a fault. */
function checkEntries({ file, assets }: Content, memory: CheckMemory, machine: Machine, { progress }: CheckOptions = {}) {
  const find = (sources: ReadonlySet<string>) => readPictures(assets, sources, machine);
  return checkAgain({ file: file.name, bytes: file.content, memory, readAssets: find, progress });
}

/** @throws UsageError for a file that is longer than any text: it says in which line its first fault is, where that is known. */
function wholeSourceOf(file: SiteFile, { wrongLine }: CheckMemory): Source {
  try {
    return sourceOf(file);
  } catch (error) {
    const isTooLarge = error instanceof UsageError && error.code === 'site-too-large';
    if (!isTooLarge || wrongLine === undefined) throw error;
    throw new UsageError('site-too-large-to-tell', { file: file.file, found: String(wrongLine) });
  }
}

async function completeCheck(
  { file, assets: folder }: Content,
  memory: CheckMemory,
  machine: Machine,
  checked: Awaited<ReturnType<typeof checkEntries>>,
): Promise<Verdict> {
  if (checked) return checked;
  const source = wholeSourceOf(file, memory);
  const assets = await readAssets(folder, source.value, machine);
  const { site, diagnostics } = checkSite(source, assets);
  return { source, assets, diagnostics, isValid: site !== undefined };
}

/**
 * Load and check. What `memory` knows of unchanged entries is not found again; the verdict is the same without.
 * @throws UsageError when the file cannot be read.
 */
export async function checkFile(
  { siteFile, assets }: Pick<Project, 'siteFile' | 'assets'>,
  memory: CheckMemory,
  machine: Machine,
  options: CheckOptions = {},
): Promise<Verdict> {
  const read = () => readSiteFile(siteFile, memory.isFollowing ? { allocate: memory.allocate } : {});
  let file = read();
  let checked = await checkEntries({ file, assets }, memory, machine, options);
  for (let tries = 1; tries < mostTries && !file.content.isSettled(); tries++) {
    file = read();
    checked = await checkEntries({ file, assets }, memory, machine);
  }
  return completeCheck({ file, assets }, memory, machine, checked);
}

/** The same of content that may not be in its file yet. */
export async function checkContent(content: Content, memory: CheckMemory, machine: Machine): Promise<Verdict> {
  return completeCheck(content, memory, machine, await checkEntries(content, memory, machine));
}
