import type { Site } from '../../site.schema.ts';
import { bundleTemplates } from '../bundle/templates/bundle.ts';
import { type LoadSiteOptions, loadValidSite } from '../check/load-site.ts';
import type { PublicationSpan } from '../content/site/publication.ts';
import type { BuildEnvironment } from '../core/cache/build-environment.ts';
import { type Diagnostic, sortDiagnostics } from '../core/diagnostics/diagnostics.ts';
import { silent } from '../core/progress/progress.ts';
import type { OutputFile } from '../core/util/output-file.ts';
import { checkBudgets } from './budgets/check-budgets.ts';
import { type CompleteOptions, completeSite } from './hosting/complete.ts';
import { isCopy } from './hosting/compress.ts';
import { allFiles, type EditionArtifacts, makeSite, siteWideFiles } from './tasks/make-site.ts';
import { planSite } from './tasks/plan-site.ts';
import { readEditions, sitesOf } from './tasks/read-site.ts';
import { writeSite } from './write/output.ts';
import { findOutputFolder, type OverwriteOptions } from './write/output-folder.ts';

/** A draft is for a quick preview: the same pages, without compressed copies, social pictures and budgets. */
export interface BuildOptions extends CompleteOptions, LoadSiteOptions, OverwriteOptions {
  /** Build time in milliseconds since 1970, which decides what is published; default: now. A draft contains all pages. */
  now?: number;
}

export interface BuildResult {
  /** All files except compressed copies and configuration for hosts. */
  files: OutputFile[];
  /** The site in its default language. */
  site: Site;
  /** The site in all its languages. */
  sites: readonly [Site, ...Site[]];
  pages: number;
  warnings: Diagnostic[];
  /** Time span in which the same content gives the same site. */
  publicationSpan: PublicationSpan;
  /** Names under `assets/` that the content uses, including missing ones. */
  assets: readonly string[];
  /** Folders of replaced sites that belong to another user and could not be deleted. */
  undeletable: readonly string[];
}

/**
 * Builds `site.json` into a finished site.
 * @throws ContentError; UsageError if the folder cannot be written. The output folder is then unchanged.
 */
export async function buildSite(options: BuildOptions, environment: BuildEnvironment): Promise<BuildResult> {
  const { isDraft = false, progress = silent, now = Date.now() } = options;
  const outDir = await findOutputFolder(options, environment);
  const editions = readEditions(await loadValidSite(options, environment), isDraft ? 'always' : now);
  const [{ language, warnings: contentWarnings }] = editions;
  const sites = sitesOf(editions);
  progress.begin('bundle', language);
  const bundle = await bundleTemplates(environment);
  const artifacts: EditionArtifacts[] = [];
  progress.begin('make');
  for (const checked of editions) {
    const planned = await planSite(checked, bundle, environment);
    artifacts.push({ checked, planned, ...(await makeSite({ checked, planned, isDraft, progress }, environment)) });
  }
  const files = allFiles(artifacts, siteWideFiles(editions));
  const outputFiles = await completeSite(sites, files, options, environment);
  const budgetWarnings: Diagnostic[] = [];
  if (!isDraft)
    for (const one of artifacts)
      budgetWarnings.push(...(await checkBudgets({ ...one, editions, complete: outputFiles, ...options }, environment)));
  progress.begin('write');
  const undeletable = await writeSite(outDir, outputFiles, environment, options);
  const warnings = sortDiagnostics([...contentWarnings, ...budgetWarnings]);
  return {
    files: files.filter(({ path }) => !isCopy(path)),
    site: sites[0],
    sites,
    pages: artifacts.reduce((count, { pages }) => count + pages.length, 0),
    warnings,
    publicationSpan: {
      from: Math.max(...editions.map(({ span }) => span.from)),
      until: Math.min(...editions.map(({ span }) => span.until)),
    },
    assets: [...editions[0].assets.keys()],
    undeletable,
  };
}
