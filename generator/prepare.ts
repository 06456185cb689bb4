import { dirname, join } from 'node:path';
import type { Site } from '../site.schema.ts';
import type { Manifest, PagePlan, RenderedPage, SiteFrame } from '../templates/page-plan.ts';
import { copiedFiles, iconFile, imageFiles, type StyleSheets, styleSheets } from './artefacts/outputs.ts';
import { type Bundle, bundleTemplates } from './bundle/bundle.ts';
import { checkSite, hasErrors } from './check/check.ts';
import { checkAgain } from './check/check-again.ts';
import { keepMemory, openMemory } from './check/kept-memory.ts';
import type { CheckMemory } from './check/memory.ts';
import { type AssetIndex, readAssets, readPictures } from './content/assets.ts';
import { siteOf } from './content/defaults.ts';
import { languageOfContent, readSiteFile, sourceOf } from './content/load.ts';
import type { Source } from './content/source.ts';
import type { Diagnostic, MessageLanguage } from './diagnostics/diagnostics.ts';
import { ContentError } from './diagnostics/errors.ts';
import { type Graphics, planGraphics } from './graphics/graphics.ts';
import type { OutputFile, SiteFile } from './output/output-file.ts';
import { createPlanner, type Planner, planManifest } from './plan/plan.ts';
import type { Annotate } from './plan/resolve.ts';
import { type ExpandedSite, expandSite } from './posts/expand.ts';
import { postFiles } from './posts/files.ts';
import type { Progress } from './progress/progress.ts';

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

export interface CheckedSite extends LoadedSite, SiteContent, ExpandedSite {
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
  /** What pages use: style sheets, scripts, fonts, files of the content, the web manifest. */
  files: SiteFile[];
  social: Graphics['social'];
  drawIcons: Graphics['drawIcons'];
  /** Encodes the pictures of the content, or takes them from the store. */
  encodeImages: (progress?: Progress) => Promise<OutputFile[]>;
}

/** What the check says of a site file, right or wrong. */
export interface Verdict extends LoadedSite {
  diagnostics: Diagnostic[];
  isValid: boolean;
}

/**
 * Load and check. What `memory` knows of unchanged entries is not found again; the verdict is the same without.
 * @throws UsageError when the file cannot be read.
 */
export async function checkFile(siteFile: string, memory: CheckMemory): Promise<Verdict> {
  const file = readSiteFile(siteFile, memory.allocate);
  const dir = join(dirname(siteFile), 'assets');
  const checked = await checkAgain({
    file: file.name,
    bytes: file.content,
    memory,
    readAssets: (sources) => readPictures(dir, sources),
  });
  if (checked) return { ...checked, isValid: !hasErrors(checked.diagnostics) };
  const source = sourceOf(file);
  const assets = await readAssets(dir, source.value);
  const { site, diagnostics } = checkSite(source, assets);
  return { source, assets, diagnostics, isValid: site !== undefined };
}

export interface ReadSiteOptions {
  siteFile: string;
  /** Treats warnings, such as placeholders, as errors. */
  isStrict?: boolean;
}

/** Content that a check has taken; `language` is that of the content. */
export interface TakenSite extends LoadedSite {
  warnings: Diagnostic[];
  language: MessageLanguage | undefined;
}

/**
 * Load and check, with what earlier commands have found.
 * @throws ContentError with everything that is wrong; UsageError when the file cannot be read.
 */
export async function takeSite({ siteFile, isStrict = false }: ReadSiteOptions): Promise<TakenSite> {
  const memory = await openMemory(siteFile);
  const { source, assets, diagnostics, isValid } = await checkFile(siteFile, memory);
  await keepMemory(siteFile, memory);
  const language = languageOfContent(source.part('site'));
  if (!isValid || (isStrict && diagnostics.length > 0)) throw new ContentError(diagnostics, language);
  return { source, assets, warnings: diagnostics, language };
}

/** The same, and what the content says, with the pages that follow from its collections. @throws as `takeSite` does. */
export async function readSite(options: ReadSiteOptions): Promise<CheckedSite & TakenSite> {
  const taken = await takeSite(options);
  // The check has found that it is a site.
  return { ...taken, ...expandSite(siteOf(taken.source)) };
}

/**
 * Plan and bundle: everything that pages need. Nothing is rendered or drawn yet.
 * @throws Error when a template does not compile.
 */
export async function prepareSite({ site, assets }: SiteContent, annotate?: Annotate): Promise<PreparedSite> {
  const graphics = planGraphics(site, assets);
  const planner = createPlanner(site, assets, { annotate, pictures: graphics.social.of });
  const bundle = await bundleTemplates();
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
    files: [...sheets.files, ...postFiles(site), graphics.webManifest, ...copiedFiles(assets), ...bundle.files],
    social: graphics.social,
    drawIcons: graphics.drawIcons,
    encodeImages: (progress) => imageFiles(assets, progress),
  };
}
