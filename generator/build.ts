import type { Site } from '../site.schema.ts';
import { makeArtefacts } from './artefacts/artefacts.ts';
import { tellTroubles } from './check/picture-troubles.ts';
import { type Diagnostic, sortDiagnostics, toDiagnostic } from './diagnostics/diagnostics.ts';
import { ContentError } from './diagnostics/errors.ts';
import { findabilityFiles } from './findability/files.ts';
import { giveBack, much, some } from './give-back.ts';
import { type CompleteOptions, completeSite } from './hosts/complete.ts';
import { effortFor, isCopy } from './hosts/compress.ts';
import { findBeyondLimits } from './hosts/host-limits.ts';
import { PicturesError } from './images/trouble.ts';
import { NewSite } from './output/new-site.ts';
import { isStored, type SiteFile } from './output/output-file.ts';
import { findOutputFolder, type TakenAs } from './output/output-folder.ts';
import { writeSite } from './output/write.ts';
import { speculationFile } from './plan/speculation.ts';
import { prepareSite, type ReadSiteOptions, readSite } from './prepare.ts';
import { silent } from './progress/progress.ts';
import { keepFiles } from './search/kept-files.ts';
import { foundPages, searchFiles } from './search/search-files.ts';
import { tidyCache } from './store.ts';
import { findOverBudget } from './weigh/budgets.ts';

/** A draft is for a quick look: the same pages, without compressed copies, social pictures and budgets. */
export interface BuildOptions extends CompleteOptions, ReadSiteOptions, TakenAs {
  outDir: string;
}

export interface BuildResult {
  /** Everything but compressed copies and notes to hosts. */
  files: SiteFile[];
  site: Site;
  pages: number;
  warnings: Diagnostic[];
  /** Where sites are that were replaced and could not be removed: they belong to somebody else. */
  left: readonly string[];
}

/** Files that hosts are told of; copies are sent in the place of others. */
const pathsOfSite = (files: readonly SiteFile[]) => files.map(({ path }) => path).filter((path) => !isCopy(path));

/** What of the store the site is made of: kept whole, be it larger than the store may be otherwise. */
function* entriesOf(files: readonly SiteFile[]): Generator<string> {
  for (const file of files) if (isStored(file) && file.content.entry !== undefined) yield file.content.entry;
}

/**
 * `site.json` in, a finished site out.
 * @throws ContentError or UsageError (the folder cannot be written); the output folder is then as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { folder: outDir, held, missing } = await findOutputFolder(options);
  const newSite = await NewSite.of({ outDir, held, missing, isDraft: options.isDraft });
  return buildInto(newSite, options).finally(() => newSite.close());
}

async function buildInto(newSite: NewSite, options: BuildOptions): Promise<BuildResult> {
  const { isDraft = false } = options;
  const checked = await readSite(options);
  giveBack(checked.newness === 'much' && !isDraft ? some : much);
  if (checked.newness !== 'much') newSite.lookEarly(checked.newness !== 'none');
  return makeSite(newSite, checked, options).catch((error) => {
    if (!(error instanceof PicturesError)) throw error;
    throw new ContentError(tellTroubles(checked, error.troubles), checked.language);
  });
}

type ReadSite = Awaited<ReturnType<typeof readSite>>;

/** @throws PicturesError where pictures cannot be worked on. */
async function makeSite(newSite: NewSite, checked: ReadSite, options: BuildOptions): Promise<BuildResult> {
  const { progress = silent } = options;
  const { site, source } = checked;
  progress.begin('bundle', checked.language);
  const prepared = await prepareSite(checked);
  const effort = options.isDraft ? 'none' : effortFor(site.routes.length + 1);
  progress.begin('make');
  const { pages, drawn } = await makeArtefacts({ ...options, ...checked, prepared, effort, newSite, progress });
  const found = [...findabilityFiles(site), speculationFile(site)];
  const searched = await keepFiles({ ...options, files: searchFiles(site, foundPages(pages)), effort });
  const ofPages = pages.flatMap(({ files }) => files);
  const made = [...ofPages, ...found, ...searched, ...prepared.files, ...drawn];
  const complete = await completeSite(site, made, options);
  const excesses = options.isDraft
    ? []
    : findOverBudget({
        ...checked,
        ...prepared,
        plannable: prepared.planner.pages,
        pages,
        files: complete.slice(ofPages.length),
      });
  const beyond = options.isDraft ? [] : findBeyondLimits({ ...checked, paths: pathsOfSite(complete) });
  const heavy = [...excesses, ...beyond].map((one) => toDiagnostic(source, one));
  if (options.isStrict && heavy.length > 0) throw new ContentError(heavy, site.site.language);
  progress.begin('write');
  await writeSite(newSite.outDir, complete, { ...options, site: newSite, progress });
  await tidyCache(() => entriesOf(made));
  const files = made.filter(({ path }) => !isCopy(path));
  return { files, site, pages: pages.length, warnings: sortDiagnostics([...checked.warnings, ...heavy]), left: newSite.left };
}
