import { dirname, join } from 'node:path';
import type { Site } from '../site.schema.ts';
import type { Manifest, PagePlan, RenderedPage, SiteFrame } from '../templates/page-plan.ts';
import { iconFile, imageFiles, type StyleSheets, styleSheets } from './artefacts/outputs.ts';
import { type Bundle, bundleTemplates } from './bundle/bundle.ts';
import { checkSite } from './check/check.ts';
import { type AssetIndex, readAssets } from './content/assets.ts';
import { languageOfContent, loadSite } from './content/load.ts';
import type { Source } from './content/source.ts';
import type { Diagnostic } from './diagnostics/diagnostics.ts';
import { ContentError } from './diagnostics/errors.ts';
import { type Graphics, planGraphics } from './graphics/graphics.ts';
import type { OutputFile } from './output/output-file.ts';
import { type Annotate, createPlanner, type Planner, planManifest } from './plan/plan.ts';

/** A site file as it stands on the disk, with the pictures that it names. */
export interface LoadedSite {
  source: Source;
  assets: AssetIndex;
}

/** Content that has no error. */
export interface SiteContent {
  site: Site;
  assets: AssetIndex;
}

export interface CheckedSite extends LoadedSite, SiteContent {
  warnings: Diagnostic[];
}

/** A site whose pages can be rendered: one at a time, or all. */
export interface PreparedSite {
  planner: Planner;
  frame: SiteFrame;
  bundle: Bundle;
  manifest: Manifest;
  sheets: StyleSheets;
  renderPage: (plan: PagePlan) => RenderedPage;
  /** Names the templates that render. */
  rendererKey: string;
  /** What pages use: style sheets, scripts, fonts, the pictures of the content, the web manifest. */
  files: OutputFile[];
  draw: Graphics['draw'];
}

/**
 * Load: the file and its pictures, right or wrong; these are in `assets/` beside it.
 * @throws UsageError when the file cannot be read.
 */
export async function loadContent(siteFile: string): Promise<LoadedSite> {
  const source = await loadSite(siteFile);
  return { source, assets: await readAssets(join(dirname(siteFile), 'assets'), source.value) };
}

export interface ReadSiteOptions {
  siteFile: string;
  /** Treats warnings, such as placeholders, as errors. */
  isStrict?: boolean;
}

/**
 * Load and check.
 * @throws ContentError with everything that is wrong; UsageError when the file cannot be read.
 */
export async function readSite({ siteFile, isStrict = false }: ReadSiteOptions): Promise<CheckedSite> {
  const loaded = await loadContent(siteFile);
  const { site, diagnostics } = checkSite(loaded.source, loaded.assets);
  if (!site || (isStrict && diagnostics.length > 0)) {
    throw new ContentError(diagnostics, languageOfContent(loaded.source.value));
  }
  return { ...loaded, site, warnings: diagnostics };
}

/**
 * Plan and bundle: everything that pages need. Nothing is rendered or drawn yet.
 * @throws Error when a template does not compile.
 */
export async function prepareSite({ site, assets }: SiteContent, annotate?: Annotate): Promise<PreparedSite> {
  const graphics = planGraphics(site, assets);
  const planner = createPlanner(site, assets, { annotate, pictures: graphics.pictures });
  const [bundle, images] = await Promise.all([bundleTemplates(), imageFiles(assets)]);
  const sheets = styleSheets(site, assets, bundle);
  const named = { ...sheets.paths, ...iconFile(site, assets), ...graphics.iconPaths };
  const manifest = planManifest(site, bundle.manifest, named);
  return {
    planner,
    frame: planner.frame,
    bundle,
    manifest,
    sheets,
    renderPage: bundle.createRenderer(planner.frame, manifest),
    rendererKey: bundle.key,
    files: [...sheets.files, graphics.webManifest, ...images, ...bundle.files],
    draw: graphics.draw,
  };
}
