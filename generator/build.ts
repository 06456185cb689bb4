import type { Site } from '../site.schema.ts';
import { makePages } from './artefacts/pages.ts';
import { type Diagnostic, sortDiagnostics, toDiagnostic } from './diagnostics/diagnostics.ts';
import { ContentError } from './diagnostics/errors.ts';
import { findabilityFiles } from './findability/files.ts';
import { type CompleteOptions, completeSite } from './hosts/complete.ts';
import { effortFor, isCopy } from './hosts/compress.ts';
import type { SiteFile } from './output/output-file.ts';
import { findOutputFolder } from './output/output-folder.ts';
import { writeSite } from './output/write.ts';
import { speculationFile } from './plan/speculation.ts';
import { prepareSite, type ReadSiteOptions, readSite } from './prepare.ts';
import { tidyCache } from './store.ts';
import { findOverBudget } from './weigh/budgets.ts';

export interface BuildOptions extends CompleteOptions, ReadSiteOptions {
  outDir: string;
  /** Takes an output folder that holds files of others besides a site: they stay there. */
  isForced?: boolean;
}

export interface BuildResult {
  /** Everything but compressed copies and notes to hosts. */
  files: SiteFile[];
  site: Site;
  pages: number;
  warnings: Diagnostic[];
}

/**
 * `site.json` in, a finished site out.
 * @throws ContentError or UsageError (the folder cannot be written); the output folder is then as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const outDir = await findOutputFolder(options);
  const checked = await readSite(options);
  const { site, source } = checked;
  const prepared = await prepareSite(checked);
  const plans = prepared.planner.planAll();
  const pages = await makePages({ ...prepared, plans, siteFile: options.siteFile, effort: effortFor(plans.length) });
  const found = [...findabilityFiles(site), speculationFile(site)];
  const made = [...pages.flatMap(({ files }) => files), ...found, ...prepared.files, ...(await prepared.draw())];
  const complete = await completeSite(site, made, options);
  const heavy = findOverBudget({ ...checked, ...prepared, plans, pages, files: complete }).map((one) =>
    toDiagnostic(source, one),
  );
  if (options.isStrict && heavy.length > 0) throw new ContentError(heavy, site.site.language);
  await writeSite(outDir, complete, options);
  await tidyCache();
  const files = made.filter(({ path }) => !isCopy(path));
  return { files, site, pages: pages.length, warnings: sortDiagnostics([...checked.warnings, ...heavy]) };
}
