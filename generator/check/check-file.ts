import { type Editions, editionsOf, scopeOfEdition } from '../content/locales/editions.ts';
import type { AssetIndex } from '../content/site/assets.ts';
import { readSourceFile, type SourceFile, sourceOf } from '../content/site/load.ts';
import { type ReferencedFiles, readAssets, readPictures } from '../content/site/read-assets.ts';
import type { BuildEnvironment } from '../core/cache/build-environment.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostics.ts';
import type { Source } from '../core/json/source.ts';
import { get } from '../core/json/walk.ts';
import type { Progress } from '../core/progress/progress.ts';
import { hashBytes } from '../core/util/hash.ts';
import type { Project } from '../core/util/project.ts';
import { type AnalysedEdition, charactersIn, checkSite, collectDiagnostics, sitesIn, summaryOf } from './check.ts';
import { chunkAnalysisQuery, secondsPerChunk } from './chunk-analysis-query.ts';
import { chunksOf } from './content-chunk.ts';
import { type EditionEvaluation, evaluateEdition } from './evaluate.ts';
import { reportNewerVersion } from './newer-version.ts';
import { siteRulesQuery } from './site-rules-query.ts';

/** A site file with the assets it refers to. */
export interface LoadedSite {
  source: Source;
  assets: AssetIndex;
}

/** Content of a site, saved or not. */
export interface ContentInput {
  file: SourceFile;
  /** Folder of the assets. */
  assets: string;
}

/** Result of checking a site file, valid or not. */
export interface FileCheckResult extends LoadedSite {
  /** In the order of the file. */
  diagnostics: Diagnostic[];
  isValid: boolean;
  /** Characters on pages beyond the set that every site has. */
  characters: string;
  /** Set if the site has several languages. */
  editions?: Editions;
}

export interface CheckOptions {
  progress?: Progress;
  /** Called before the pictures are read. */
  onPictures?: () => Promise<void>;
}

/** An edition whose diagnostics are cached separately from those of other editions. */
interface ScopedEdition extends AnalysedEdition {
  scope: string;
}

/** Analyses the chunks of each edition; cached results are reused. */
async function analyseEditions(
  { value, all, scope }: { value: unknown; all: Editions | undefined; scope: string },
  environment: BuildEnvironment,
  { progress }: CheckOptions,
): Promise<ScopedEdition[]> {
  const editions: ScopedEdition[] = [];
  for (const [index, site] of sitesIn(value, all).entries()) {
    const language = all?.languages[index];
    const own = language ? scopeOfEdition(scope, language) : scope;
    const inputs = chunksOf(site);
    const queryInput = { scope: own, inputs, workOf: () => secondsPerChunk, ...(progress && { progress }) };
    const analysis = await environment.answerAll(chunkAnalysisQuery, queryInput);
    const chunks = analysis.map((one, at) => ({ path: inputs[at]?.path ?? [], analysis: one }));
    editions.push({ value: site, chunks, isEdition: all !== undefined, scope: own });
  }
  return editions;
}

/** Files that the chunks refer to. */
function referencedFilesIn(editions: readonly AnalysedEdition[]): ReferencedFiles {
  const every = editions.flatMap(({ chunks }) => chunks.map(({ analysis }) => analysis));
  return {
    files: new Set(every.flatMap(({ sources }) => sources)),
    icons: new Set(every.flatMap(({ icons }) => icons)),
  };
}

/** Checks a file that is not valid JSON, or only after repair. Its content is too unreliable to use the cache. */
async function checkInvalidJson(source: Source, folder: string, environment: BuildEnvironment): Promise<FileCheckResult> {
  const assets = await readAssets(folder, source.value, environment);
  const { site, diagnostics, characters } = checkSite(source, assets);
  return { source, assets, diagnostics, isValid: site !== undefined, characters };
}

/** Checks content that may not be saved yet. @throws UsageError if the file is longer than a string can be */
export async function checkContent(
  { file, assets: folder }: ContentInput,
  environment: BuildEnvironment,
  options: CheckOptions = {},
): Promise<FileCheckResult> {
  const source = sourceOf(file);
  const { value } = source;
  if (!source.isPlain || source.encodingError) return checkInvalidJson(source, folder, environment);
  const newer = reportNewerVersion(source, get(value, 'version'));
  if (newer) return { source, assets: new Map(), diagnostics: newer, isValid: false, characters: '' };
  const all = editionsOf(value);
  const editions = await analyseEditions({ value, all, scope: hashBytes(file.file) }, environment, options);
  await options.onPictures?.();
  const assets = await readPictures(folder, referencedFilesIn(editions), environment);
  const evaluations: EditionEvaluation[] = [];
  for (const edition of editions) {
    const summary = summaryOf(edition);
    const [ofWhole = []] = await environment.answerAll(siteRulesQuery, {
      scope: edition.scope,
      inputs: [{ ...edition, summary, assets }],
    });
    evaluations.push({ summary, ...evaluateEdition({ ...edition, summary, assets }, () => ofWhole) });
  }
  const characters = charactersIn(editions);
  return { source, assets, characters, ...collectDiagnostics(source, all, evaluations), ...(all && { editions: all }) };
}

/** Reads and checks a site file. @throws UsageError if it cannot be read */
export async function checkFile(
  { siteFile, assets }: Pick<Project, 'siteFile' | 'assets'>,
  environment: BuildEnvironment,
  options?: CheckOptions,
): Promise<FileCheckResult> {
  return checkContent({ file: readSourceFile(siteFile), assets }, environment, options);
}
