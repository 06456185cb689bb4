import { type Editions, editionsOf, scopeOfEdition } from '../content/locales/editions.ts';
import type { AssetIndex } from '../content/site/assets.ts';
import { readSiteFile, type SiteFile, sourceOf } from '../content/site/load.ts';
import { type NamedFiles, readAssets, readPictures } from '../content/site/read-assets.ts';
import type { Machine } from '../core/cache/machine.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostics.ts';
import type { Source } from '../core/json/source.ts';
import { get } from '../core/json/walk.ts';
import type { Progress } from '../core/progress/progress.ts';
import { hashBytes } from '../core/util/hash.ts';
import type { Project } from '../core/util/project.ts';
import { charactersIn, checkSite, diagnosticsOf, type ExaminedEdition, factsOf, sitesIn } from './check.ts';
import { entriesOf } from './entry.ts';
import { examination, workOfEntry } from './examine.ts';
import { wholeExamination } from './examine-whole.ts';
import { type JudgedEdition, judge } from './judge.ts';
import { tellNewer } from './newer.ts';

/** A site file as it stands on the disk, with the pictures that it names. */
export interface LoadedSite {
  source: Source;
  assets: AssetIndex;
}

/** The content of a site, be it in its file or not yet. */
export interface Content {
  file: SiteFile;
  /** Where the pictures and files are that it names. */
  assets: string;
}

/** What the check says of a site file, right or wrong. */
export interface Verdict extends LoadedSite {
  /** Everything found, in the order of the file. */
  diagnostics: Diagnostic[];
  isValid: boolean;
  /** Characters that pages show beyond those that every site has. */
  characters: string;
  /** Of a site in several languages. */
  editions?: Editions;
}

export interface CheckOptions {
  /** Is told how far it is. */
  progress?: Progress;
}

/** An edition whose check the machine remembers apart from that of others. */
interface ScopedEdition extends ExaminedEdition {
  scope: string;
}

/** Examines the entries of each edition, but for those of which the answer is known. */
async function examineEditions(
  { value, all, scope }: { value: unknown; all: Editions | undefined; scope: string },
  machine: Machine,
  { progress }: CheckOptions,
): Promise<ScopedEdition[]> {
  const editions: ScopedEdition[] = [];
  for (const [index, site] of sitesIn(value, all).entries()) {
    const language = all?.languages[index];
    const own = language ? scopeOfEdition(scope, language) : scope;
    const inputs = entriesOf(site);
    const asked = { scope: own, inputs, workOf: () => workOfEntry, ...(progress && { progress }) };
    const examined = await machine.answerAll(examination, asked);
    const entries = examined.map((one, at) => ({ path: inputs[at]?.path ?? [], examined: one }));
    editions.push({ value: site, entries, isEdition: all !== undefined, scope: own });
  }
  return editions;
}

/** What entries name. */
function namedIn(editions: readonly ExaminedEdition[]): NamedFiles {
  const every = editions.flatMap(({ entries }) => entries.map(({ examined }) => examined));
  return {
    files: new Set(every.flatMap(({ sources }) => sources)),
    icons: new Set(every.flatMap(({ icons }) => icons)),
  };
}

/** Checks a file that is no JSON, or hardly: what was made of it is no content of which anything could be known. */
async function checkBroken(source: Source, folder: string, machine: Machine): Promise<Verdict> {
  const assets = await readAssets(folder, source.value, machine);
  const { site, diagnostics, characters } = checkSite(source, assets);
  return { source, assets, diagnostics, isValid: site !== undefined, characters };
}

/** Checks content that may not be in its file yet. @throws UsageError for a file that is longer than any text */
export async function checkContent(
  { file, assets: folder }: Content,
  machine: Machine,
  options: CheckOptions = {},
): Promise<Verdict> {
  const source = sourceOf(file);
  const { value } = source;
  if (!source.isPlain || source.encodingFault) return checkBroken(source, folder, machine);
  const newer = tellNewer(source, get(value, 'version'));
  if (newer) return { source, assets: new Map(), diagnostics: newer, isValid: false, characters: '' };
  const all = editionsOf(value);
  const editions = await examineEditions({ value, all, scope: hashBytes(file.file) }, machine, options);
  const assets = await readPictures(folder, namedIn(editions), machine);
  const judged: JudgedEdition[] = [];
  for (const edition of editions) {
    const facts = factsOf(edition);
    const [ofWhole = []] = await machine.answerAll(wholeExamination, {
      scope: edition.scope,
      inputs: [{ ...edition, facts, assets }],
    });
    judged.push({ facts, ...judge({ ...edition, facts, assets }, () => ofWhole) });
  }
  const characters = charactersIn(editions);
  return { source, assets, characters, ...diagnosticsOf(source, all, judged), ...(all && { editions: all }) };
}

/** Reads a site file and checks it. @throws UsageError when it cannot be read. */
export async function checkFile(
  { siteFile, assets }: Pick<Project, 'siteFile' | 'assets'>,
  machine: Machine,
  options?: CheckOptions,
): Promise<Verdict> {
  return checkContent({ file: readSiteFile(siteFile), assets }, machine, options);
}
