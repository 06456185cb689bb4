import type { Site } from '../../../site.schema.ts';
import { wordsLanguage } from '../../../templates/model/files/language.ts';
import { securityHeaders } from '../../build/hosting/headers.ts';
import { allStyles, originalFiles } from '../../build/tasks/outputs.ts';
import { type PlannedSite, planSite } from '../../build/tasks/plan-site.ts';
import { bundleTemplates } from '../../bundle/templates/bundle.ts';
import { expandSite } from '../../content/collections/expand.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { basePath, editionPath, pagePath, wholeUrl } from '../../content/site/page-url.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Path } from '../../core/json/path.ts';
import { once } from '../../core/util/memoize.ts';
import { isCopied, isStored } from '../../core/util/output-file.ts';
import { createPlanner } from '../../pages/plan/plan.ts';
import type { Annotate } from '../../pages/plan/resolving.ts';
import { searchablePages, searchFiles } from '../../pages/search/search-files.ts';
import { createForwarder, type Forward, type Moves } from './addresses.ts';
import { annotateHtml, createMarker } from './annotate.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { createShownPlaces } from './shown-places.ts';

/** Outdated parts of a displayed site, after an error in the file. */
export interface StaleContent {
  /** Whether everything is outdated. */
  isWhole: boolean;
  /** Paths in the file. */
  places: Path[];
  /** Paths of outdated pages. */
  pages: ReadonlySet<string>;
  /** Paths of pages that were never valid. */
  unseen: readonly string[];
}

const noStaleContent: StaleContent = { isWhole: false, places: [], pages: new Set(), unseen: [] };

/** Edition other than the default; created when one of its pages is requested. */
export interface OtherEdition {
  /** Address prefix, e.g. `/en`. */
  prefix: string;
  show: () => Promise<PreviewedSite>;
}

/** Displayed site in one edition. Pages are planned and rendered on request. */
export interface PreviewedSite {
  number: number;
  /** Content of the file. */
  content: Site;
  /** Content with the pages generated from collections. */
  site: Site;
  assets: AssetIndex;
  /** Characters on pages beyond the basic set of every site. */
  characters: string;
  base: string;
  language: MessageLanguage;
  headers: Record<string, string>;
  stale: StaleContent;
  /** Files other than pages, by path. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** Files that are served from their location on disk, by path. */
  copied: ReadonlyMap<string, string>;
  /** Output path of the 404 page. */
  notFoundPath: string;
  /** Renders a page by its output path; undefined if there is none. */
  renderPage: (outputPath: string) => string | undefined;
  /** Whether the sections of a page, by its path, show a place of the content or something inside it. */
  showsPlace: (route: string, at: Path) => boolean;
  /** Redirect of a decoded address without a page. */
  forward: (path: string, query?: string) => Forward | undefined;
  catalogue: Catalogue;
  /** File of the search index; the whole index is created on the first request. */
  findSearch: (path: string) => string | undefined;
  /** Other editions; only set on the default one. */
  others: readonly OtherEdition[];
  /** Path in this edition of a path in the file, for a site in several languages. */
  toEdition: ((path: Path) => Path) | undefined;
}

interface PreviewContent {
  site: Site;
  assets: AssetIndex;
  /** Characters on pages beyond the basic set of every site. */
  characters: string;
  number: number;
  moves: Moves;
  stale?: StaleContent;
  /** Path in the file of a path in the site; identical if absent. */
  toFile?: ((path: Path) => Path) | undefined;
  toEdition?: ((path: Path) => Path) | undefined;
  others?: readonly OtherEdition[];
}

/** Search index of pages as a build renders them, without annotations. */
function createSearch(site: Site, assets: AssetIndex, { bundle, manifest, colour }: PlannedSite): PreviewedSite['findSearch'] {
  const files = once(() => {
    const planner = createPlanner(site, assets, { colour });
    const renderPage = bundle.createRenderer(planner.frame, manifest);
    const plans = planner.planAll().filter(({ isSearchable }) => isSearchable);
    const searchIndexFiles = searchFiles(
      site,
      searchablePages(plans.map((plan) => renderPage(plan, { isRecordingResources: false }))),
    );
    return new Map(searchIndexFiles.map(({ path, content }) => [path, String(content)]));
  });
  return (path) => (site.site.search && path.endsWith('.json') ? files().get(path) : undefined);
}

/** Plans pages by output path; undefined if there is none. */
function createPagePlanner(site: Site, { planner }: PlannedSite) {
  const indexes = new Map(site.routes.map(({ path }, index) => [pagePath(site, path), index]));
  const notFoundPath = editionPath(site, '404.html');
  return (outputPath: string) => {
    const index = indexes.get(outputPath);
    const route = index === undefined ? undefined : site.routes[index];
    if (route && index !== undefined) return planner.planRoute(route, index);
    return outputPath === notFoundPath ? planner.planNotFound() : undefined;
  };
}

/** Renders pages by output path, annotated and cached. */
function createPageRenderer(
  planPage: ReturnType<typeof createPagePlanner>,
  { renderPage }: PlannedSite,
  mark: (html: string) => string,
) {
  const rendered = new Map<string, string>();
  return (outputPath: string) => {
    const known = rendered.get(outputPath);
    if (known !== undefined) return known;
    const page = planPage(outputPath);
    if (!page) return undefined;
    const html = mark(renderPage(page, { isRecordingResources: false }).html);
    rendered.set(outputPath, html);
    return html;
  };
}

/** Files other than pages: in memory, or served from disk. */
async function filesOf(planned: PlannedSite, assets: AssetIndex): Promise<Pick<PreviewedSite, 'files' | 'copied'>> {
  const files = [...planned.files, ...(await planned.encodeImages())];
  return {
    files: new Map(files.flatMap((file) => (isStored(file) || isCopied(file) ? [] : [[file.path, file.content] as const]))),
    copied: new Map([
      ...files.flatMap((file) => (isCopied(file) ? [[file.path, file.content.from] as const] : [])),
      ...originalFiles(assets),
    ]),
  };
}

/** Catalogue of sections, in the look of a site. */
function catalogueOf(site: Site, planned: PlannedSite, { engine }: BuildEnvironment): Catalogue {
  const { assets, bundle, manifest, fontRules, sheets, colour } = planned;
  const styles = allStyles(site, sheets.styles, bundle, fontRules);
  return createCatalogue({ site, assets, bundle, manifest, fontRules, styles, engine, colour });
}

/** Creates the displayed version of content. @throws Error if the templates do not compile */
export async function previewSite(
  { site: content, assets, characters, number, moves, stale, toFile = (path) => path, toEdition, others = [] }: PreviewContent,
  environment: BuildEnvironment,
): Promise<PreviewedSite> {
  const { site, toContent } = expandSite(content);
  const { annotate, pointers } = createMarker();
  const bundle = await bundleTemplates(environment);
  const mark: Annotate = (text, path) => annotate(text, toFile(toContent(path)));
  const planned = await planSite({ site, assets, characters }, bundle, environment, mark);
  const planPage = createPagePlanner(site, planned);
  const isShown = createShownPlaces({ planPage, frame: planned.frame, pointers, toEdition });
  const base = basePath(wholeUrl(site));
  return {
    number,
    content,
    site,
    assets,
    characters,
    base,
    language: wordsLanguage(site.site.language),
    headers: securityHeaders(site),
    stale: stale ?? noStaleContent,
    ...(await filesOf(planned, assets)),
    renderPage: createPageRenderer(planPage, planned, (html) => annotateHtml(html, pointers)),
    showsPlace: (route, at) => isShown(pagePath(site, route), at),
    notFoundPath: editionPath(site, '404.html'),
    others,
    toEdition,
    findSearch: createSearch(site, assets, planned),
    forward: createForwarder(site, base, moves),
    catalogue: catalogueOf(site, planned, environment),
  };
}
