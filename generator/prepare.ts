import type { Site } from '../site.schema.ts';
import type { Manifest, PagePlan, RenderedPage, SiteFrame } from '../templates/page/page-plan.ts';
import { type Bundle, bundleTemplates } from './bundle/bundle.ts';
import { checkSite } from './check/check.ts';
import { type Checked, checkAgain } from './check/check-again.ts';
import { keepMemory, openMemory } from './check/kept-memory.ts';
import { type CheckMemory, nameOf } from './check/memory.ts';
import type { OutputFile, SiteFile } from './common/output-file.ts';
import type { Project } from './common/project.ts';
import type { Diagnostic, MessageLanguage } from './diagnostics/diagnostics.ts';
import { ContentError, UsageError } from './diagnostics/errors.ts';
import { drawingCode } from './graphics/drawing-code.ts';
import { type Graphics, planGraphics } from './graphics/graphics.ts';
import { withLetterIcon } from './graphics/letter-icon.ts';
import { encodePictures } from './images/encode.ts';
import type { Source } from './json/source.ts';
import type { Machine } from './machine/machine.ts';
import { copiedFiles, drawingFiles, iconFile, photosOf, type StyleSheets, styleSheets } from './make/outputs.ts';
import { createPlanner, type Planner, planManifest } from './plan/plan.ts';
import type { Annotate } from './plan/resolving.ts';
import { createTracer } from './plan/trace.ts';
import { type ExpandedSite, expandSite } from './posts/expand.ts';
import { postFiles } from './posts/files.ts';
import type { Progress } from './progress/progress.ts';
import type { RenderOptions } from './render/render.tsx';
import { type AssetIndex, readAssets, readPictures } from './site/assets.ts';
import { siteOf } from './site/defaults.ts';
import { languageOfContent, type SiteFile as ReadFile, readSiteFile, sourceOf } from './site/load.ts';
import { readStoredSite } from './site/stored-site.ts';

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
  /** Those of the content, and what is drawn in the place of what it leaves out. */
  assets: AssetIndex;
  planner: Planner;
  frame: SiteFrame;
  bundle: Bundle;
  manifest: Manifest;
  sheets: StyleSheets;
  renderPage: (plan: PagePlan, options?: RenderOptions) => RenderedPage;
  /** Names the templates that render. */
  rendererKey: string;
  /** What pages use: style sheets, scripts, fonts, files of the content, the web manifest. */
  files: SiteFile[];
  social: Graphics['social'];
  /** Names the code that plans pages. */
  planKey: string;
  /** Names the content that the plan of a page is made of. */
  traceOf: ReturnType<typeof createTracer>;
  drawIcons: () => Promise<OutputFile[]>;
  /** Encodes the pictures of the content, or takes them from the store. */
  encodeImages: (progress?: Progress) => Promise<OutputFile[]>;
}

/** What the check says of a site file, right or wrong. */
export interface Verdict extends LoadedSite {
  diagnostics: Diagnostic[];
  isValid: boolean;
  /** The file entry by entry, where each has the right shape. */
  taken?: Checked['taken'];
}

type CheckOptions = Pick<ReadSiteOptions, 'progress'>;

/** A file that goes on being written is checked as it then is. */
const mostTries = 5;

/** The content of a site, be it in its file or not yet. */
export interface Content {
  file: ReadFile;
  /** Where the pictures and files are that it names. */
  assets: string;
}

/** What is known of unchanged entries is not found again; undefined for what is not JSON without a fault. */
function checkEntries({ file, assets }: Content, memory: CheckMemory, machine: Machine, { progress }: CheckOptions = {}) {
  const readAssets = (sources: ReadonlySet<string>) => readPictures(assets, sources, machine);
  return checkAgain({ file: file.name, bytes: file.content, memory, readAssets, progress });
}

/** @throws UsageError for a file that is longer than any text: it says in which line its first fault is, where that is known. */
function wholeSourceOf(file: ReadFile, { wrongLine }: CheckMemory): Source {
  try {
    return sourceOf(file);
  } catch (error) {
    const isTooLarge = error instanceof UsageError && error.code === 'site-too-large';
    if (!isTooLarge || wrongLine === undefined) throw error;
    throw new UsageError('site-too-large-to-tell', { file: file.file, found: String(wrongLine) });
  }
}

async function completeCheck(
  { file, assets: folder }: Content,
  memory: CheckMemory,
  machine: Machine,
  checked: Awaited<ReturnType<typeof checkEntries>>,
): Promise<Verdict> {
  if (checked) return checked;
  const source = wholeSourceOf(file, memory);
  const assets = await readAssets(folder, source.value, machine);
  const { site, diagnostics } = checkSite(source, assets);
  return { source, assets, diagnostics, isValid: site !== undefined };
}

/**
 * Load and check. What `memory` knows of unchanged entries is not found again; the verdict is the same without.
 * @throws UsageError when the file cannot be read.
 */
export async function checkFile(
  { siteFile, assets }: Pick<Project, 'siteFile' | 'assets'>,
  memory: CheckMemory,
  machine: Machine,
  options: CheckOptions = {},
): Promise<Verdict> {
  const read = () => readSiteFile(siteFile, memory.isFollowing ? { allocate: memory.allocate } : {});
  let file = read();
  let checked = await checkEntries({ file, assets }, memory, machine, options);
  for (let tries = 1; tries < mostTries && !file.content.isSettled(); tries++) {
    file = read();
    checked = await checkEntries({ file, assets }, memory, machine);
  }
  return completeCheck({ file, assets }, memory, machine, checked);
}

/** The same of content that may not be in its file yet. */
export async function checkContent(content: Content, memory: CheckMemory, machine: Machine): Promise<Verdict> {
  return completeCheck(content, memory, machine, await checkEntries(content, memory, machine));
}

export interface ReadSiteOptions {
  project: Project;
  /** Treats warnings, such as placeholders, as errors. */
  isStrict?: boolean;
  /** Is told how far it is. */
  progress?: Progress;
}

/** Content that a check has taken; `language` is that of the content. */
export interface TakenSite extends LoadedSite, Pick<Verdict, 'taken'> {
  warnings: Diagnostic[];
  language: MessageLanguage | undefined;
}

/**
 * Load and check, with what earlier commands have found.
 * @throws ContentError with everything that is wrong; UsageError when the file cannot be read.
 */
export async function takeSite({ project, isStrict = false, ...options }: ReadSiteOptions, machine: Machine): Promise<TakenSite> {
  const memory = await openMemory(project.siteFile, machine);
  const { diagnostics, isValid, ...file } = await checkFile(project, memory, machine, options);
  await keepMemory(memory);
  const language = languageOfContent(file.source.part('site'));
  if (!isValid || (isStrict && diagnostics.length > 0)) throw new ContentError(diagnostics, language);
  return { ...file, warnings: diagnostics, language };
}

/** What finds out what is kept of pages, and plans them. */
const planning = ['generator/prepare.ts'];

/** What the content says. The check has found that it is a site. */
async function contentOf({ siteFile }: Project, { source, taken }: TakenSite, machine: Machine): Promise<Site> {
  if (!taken) return siteOf(source);
  const codeKey = await machine.codeKey(planning);
  const keptAs = `routes/${nameOf(siteFile)}`;
  return readStoredSite({ ...taken, file: source.file, nameOf, keptAs, codeKey }, machine);
}

/** The same, and what the content says, with the pages that follow from its collections. @throws as `takeSite` does. */
export async function readSite(options: ReadSiteOptions, machine: Machine): Promise<CheckedSite & TakenSite> {
  const checked = await takeSite(options, machine);
  return { ...checked, ...expandSite(await contentOf(options.project, checked, machine)) };
}

/**
 * Plan and bundle: everything that pages need. Nothing is rendered or drawn yet.
 * @throws Error when a template does not compile.
 */
export async function prepareSite(
  { site, assets: found }: SiteContent,
  machine: Machine,
  annotate?: Annotate,
): Promise<PreparedSite> {
  const assets = await withLetterIcon(site, found, machine);
  const graphics = planGraphics(site, assets, await drawingCode(machine));
  const planner = createPlanner(site, assets, { annotate, pictures: graphics.social.of });
  const bundle = await bundleTemplates(machine);
  const sheets = styleSheets(site, assets, bundle);
  const named = { ...sheets.paths, ...iconFile(site, assets), ...graphics.iconPaths };
  const manifest = planManifest(site, bundle.manifest, named);
  return {
    assets,
    planner,
    frame: planner.frame,
    bundle,
    manifest,
    sheets,
    renderPage: bundle.createRenderer(planner.frame, manifest),
    rendererKey: bundle.key,
    files: [
      ...sheets.files,
      ...postFiles(site),
      graphics.webManifest,
      ...copiedFiles(assets),
      ...bundle.files,
      ...(site.site.search ? bundle.searchFiles : []),
    ],
    social: graphics.social,
    planKey: await machine.codeKey(planning),
    traceOf: createTracer(site, assets),
    drawIcons: () => graphics.drawIcons(machine),
    encodeImages: async (progress) => [...drawingFiles(assets), ...(await encodePictures(photosOf(assets), machine, progress))],
  };
}
