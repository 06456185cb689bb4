import { dirname, join } from 'node:path';
import type { Site } from '../site.schema.ts';
import { makePages } from './artefacts/pages.ts';
import { prepareSite } from './artefacts/render-site.ts';
import { checkSite } from './check/check.ts';
import { readAssets } from './content/assets.ts';
import { loadSite } from './content/load.ts';
import { type Diagnostic, sortDiagnostics, toDiagnostic } from './diagnostics/diagnostics.ts';
import { ContentError } from './diagnostics/errors.ts';
import { type CompleteOptions, completeSite } from './hosts/complete.ts';
import { effortFor, isCopy } from './hosts/compress.ts';
import type { SiteFile } from './output/output-file.ts';
import { findOutputFolder } from './output/output-folder.ts';
import { writeSite } from './output/write.ts';
import { tidyCache } from './store.ts';
import { findOverBudget } from './weigh/budgets.ts';

export interface BuildOptions extends CompleteOptions {
  /** The site file; its images are in `assets/` beside it. */
  siteFile: string;
  outDir: string;
  /** Treats warnings, such as placeholders, as errors. */
  isStrict?: boolean;
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

/** Load and check: the content and its images, or everything that is wrong. */
export async function readSite({ siteFile, isStrict = false }: Pick<BuildOptions, 'siteFile' | 'isStrict'>) {
  const source = await loadSite(siteFile);
  const assets = await readAssets(join(dirname(siteFile), 'assets'), source.value);
  const { site, diagnostics } = checkSite(source, assets);
  if (!site || (isStrict && diagnostics.length > 0)) throw new ContentError(diagnostics);
  return { source, site, assets, warnings: diagnostics };
}

/**
 * `site.json` in, a finished site out.
 * @throws ContentError or UsageError (the folder cannot be written); the output folder is then as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const outDir = await findOutputFolder(options);
  const checked = await readSite(options);
  const { draw, ...prepared } = await prepareSite(checked);
  const pages = await makePages({ ...prepared, siteFile: options.siteFile, effort: effortFor(prepared.plans.length) });
  const made = [...pages.flatMap(({ files }) => files), ...prepared.files, ...(await draw())];
  const complete = await completeSite(checked.site, made, options);
  const heavy = findOverBudget({ ...checked, ...prepared, pages, files: complete }).map((one) =>
    toDiagnostic(checked.source, one),
  );
  if (options.isStrict && heavy.length > 0) throw new ContentError(heavy);
  await writeSite(outDir, complete, options);
  await tidyCache();
  const files = made.filter(({ path }) => !isCopy(path));
  return { files, site: checked.site, pages: pages.length, warnings: sortDiagnostics([...checked.warnings, ...heavy]) };
}
