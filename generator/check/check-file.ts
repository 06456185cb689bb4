import type { Project } from '../common/project.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { TakenEditions } from '../editions/editions.ts';
import type { EntryFile } from '../json/entries.ts';
import type { Source } from '../json/source.ts';
import type { Machine } from '../machine/machine.ts';
import type { Progress } from '../progress/progress.ts';
import { type AssetIndex, readAssets } from '../site/assets.ts';
import { readSiteFile, sourceOf } from '../site/load.ts';
import { checkSite } from './check.ts';
import { type Checked, type Content, checkEntries } from './check-entries.ts';

/** A site file as it stands on the disk, with the pictures that it names. */
export interface LoadedSite {
  source: Source;
  assets: AssetIndex;
}

/** What the check says of a site file, right or wrong. */
export interface Verdict extends LoadedSite {
  diagnostics: Diagnostic[];
  isValid: boolean;
  /** Characters that pages show beyond those that every site has. */
  characters: string;
  /** The file in entries, or its edition in the default language, where each has the right shape. */
  taken?: EntryFile;
  /** Of a site in several languages. */
  editions?: TakenEditions;
}

export interface CheckOptions {
  /** Is told how far it is. */
  progress?: Progress;
}

/** A file that goes on being written is checked as it then is. */
const mostTries = 5;

/** @throws UsageError for a file that is longer than any text */
async function completeCheck(
  { file, assets: folder }: Content,
  machine: Machine,
  checked: Checked | undefined,
): Promise<Verdict> {
  if (checked) return checked;
  const source = sourceOf(file);
  const assets = await readAssets(folder, source.value, machine);
  const { site, diagnostics, characters } = checkSite(source, assets);
  return { source, assets, diagnostics, isValid: site !== undefined, characters };
}

/** Reads a site file and checks it. @throws UsageError when it cannot be read. */
export async function checkFile(
  { siteFile, assets }: Pick<Project, 'siteFile' | 'assets'>,
  machine: Machine,
  { progress }: CheckOptions = {},
): Promise<Verdict> {
  const read = () => ({ file: readSiteFile(siteFile, machine), assets });
  let content = read();
  let checked = await checkEntries(content, machine, progress);
  for (let tries = 1; tries < mostTries && !content.file.content.isSettled(); tries++) {
    content = read();
    checked = await checkEntries(content, machine);
  }
  return completeCheck(content, machine, checked);
}

/** Checks content that may not be in its file yet. */
export async function checkContent(content: Content, machine: Machine): Promise<Verdict> {
  return completeCheck(content, machine, await checkEntries(content, machine));
}
