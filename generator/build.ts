import { dirname, join } from 'node:path';
import { readAssets } from './assets.ts';
import { findOverBudget } from './budgets.ts';
import { bundleTemplates } from './bundle.ts';
import { checkSite } from './check.ts';
import { type CompleteOptions, completeSite } from './complete.ts';
import { type Diagnostic, sortDiagnostics, toDiagnostic } from './diagnostics.ts';
import { ContentError } from './errors.ts';
import { findabilityFiles } from './findability/files.ts';
import { planGraphics } from './graphics.ts';
import { loadSite } from './load.ts';
import { bundleFiles, iconFile, imageFiles, styleSheets } from './outputs.ts';
import { planManifest, planSite } from './plan.ts';
import { speculationFile } from './speculation.ts';
import { findOutputFolder, type OutputFile, writeSite } from './write.ts';

export interface BuildOptions extends CompleteOptions {
  /** The site file; its images are in `assets/` beside it. */
  siteFile: string;
  outDir: string;
  /** Treats warnings, such as placeholders, as errors. */
  isStrict?: boolean;
}

export interface BuildResult {
  files: OutputFile[];
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

/** Plan, bundle and render: every file of the site, in memory; icons and social pictures are still to be drawn. */
export async function renderSite({ site, assets }: Pick<Awaited<ReturnType<typeof readSite>>, 'site' | 'assets'>) {
  const graphics = planGraphics(site, assets);
  const plan = planSite(site, assets, graphics);
  const [bundle, images] = await Promise.all([bundleTemplates(), imageFiles(assets)]);
  const { styles, stylesBelow } = styleSheets(site, assets, bundle);
  const sheets = { styles: styles.path, stylesBelow: stylesBelow.path };
  const manifest = planManifest(site, bundle.manifest, { ...sheets, ...iconFile(site, assets), ...graphics.iconPaths });
  const renderPage = bundle.createRenderer(plan.frame, manifest);
  const pages = plan.pages.map(renderPage).map(({ outputPath, html }) => ({ path: outputPath, content: html }));
  const files = [
    ...pages,
    ...findabilityFiles(site),
    speculationFile(site),
    styles,
    stylesBelow,
    graphics.webManifest,
    ...images,
    ...(await bundleFiles(bundle)),
  ];
  return { plans: plan.pages, renderPage, pages, files, draw: graphics.draw };
}

/**
 * `site.json` in, a finished site out.
 * @throws ContentError or UsageError (the folder cannot be written); the output folder is then as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const outDir = await findOutputFolder(options.outDir, options.siteFile);
  const checked = await readSite(options);
  const { pages, files, draw, ...rendered } = await renderSite(checked);
  files.push(...(await draw()));
  const complete = await completeSite(checked.site, files, options);
  const heavy = findOverBudget({ ...checked, ...rendered, files: complete }).map((one) => toDiagnostic(checked.source, one));
  if (options.isStrict && heavy.length > 0) throw new ContentError(heavy);
  await writeSite(outDir, complete);
  return { files, pages: pages.length, warnings: sortDiagnostics([...checked.warnings, ...heavy]) };
}
