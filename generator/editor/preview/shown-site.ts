import type { Site } from '../../../site.schema.ts';
import { wordsLanguage } from '../../../templates/model/files/language.ts';
import { securityHeaders } from '../../build/hosting/headers.ts';
import { deferredStylesOf, originalFiles } from '../../build/tasks/outputs.ts';
import { type PlannedSite, planSite } from '../../build/tasks/plan-site.ts';
import { bundleTemplates } from '../../bundle/templates/bundle.ts';
import { expandSite } from '../../content/collections/expand.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { basePath, editionPath, pagePath, wholeUrl } from '../../content/site/page-url.ts';
import { codeStyles } from '../../content/theme/code-colours.ts';
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

/** What of a site is as it was before an error came into the file. */
export interface Stale {
  /** Everything: nothing of the file could be taken over. */
  isWhole: boolean;
  /** Places in the file. */
  places: Path[];
  /** Paths of pages. */
  pages: ReadonlySet<string>;
  /** Paths of pages that have never been right. */
  unseen: readonly string[];
}

const nothingStale: Stale = { isWhole: false, places: [], pages: new Set(), unseen: [] };

/** A language of the site other than the default. It is shown when the first of its pages is asked for. */
export interface OtherEdition {
  /** What its addresses begin with, as `/en`. */
  prefix: string;
  show: () => Promise<ShownSite>;
}

/** A site as the preview shows it, in one of its languages. Pages are planned and rendered when they are asked for. */
export interface ShownSite {
  number: number;
  /** What the file says. */
  content: Site;
  /** The same with the pages that follow from its collections. */
  site: Site;
  assets: AssetIndex;
  base: string;
  language: MessageLanguage;
  headers: Record<string, string>;
  stale: Stale;
  /** Files other than pages, by path. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** Files that are served from where they lie, by path. */
  copied: ReadonlyMap<string, string>;
  /** Path in the output of the page for addresses that do not exist. */
  notFoundPath: string;
  /** A page by its path in the output, or undefined. */
  renderPage: (outputPath: string) => string | undefined;
  /** Where a decoded address that no page has leads on to. */
  forward: (path: string, query?: string) => Forward | undefined;
  catalogue: Catalogue;
  /** A part of the index by which the site is searched; all of it is made when the first is asked for. */
  findSearch: (path: string) => string | undefined;
  /** Of the default language: the others. */
  others: readonly OtherEdition[];
  /** Of a site in several languages: place in this one of a place in the file. */
  toEdition: ((path: Path) => Path) | undefined;
}

interface Content {
  site: Site;
  assets: AssetIndex;
  /** Characters that pages show beyond those that every site has. */
  characters: string;
  number: number;
  moves: Moves;
  stale?: Stale;
  /** Place in the file of a place in the site; the same when absent. */
  toFile?: ((path: Path) => Path) | undefined;
  toEdition?: ((path: Path) => Path) | undefined;
  others?: readonly OtherEdition[];
}

/** The index of a site, made of its pages as a build has them: without the marks of the preview. */
function createSearch(site: Site, assets: AssetIndex, { bundle, manifest, colour }: PlannedSite): ShownSite['findSearch'] {
  const files = once(() => {
    const planner = createPlanner(site, assets, { colour });
    const renderPage = bundle.createRenderer(planner.frame, manifest);
    const plans = planner.planAll().filter(({ isSearchable }) => isSearchable);
    const made = searchFiles(site, searchablePages(plans.map((plan) => renderPage(plan, { isWeighed: false }))));
    return new Map(made.map(({ path, content }) => [path, String(content)]));
  });
  return (path) => (site.site.search && path.endsWith('.json') ? files().get(path) : undefined);
}

/** Renders pages by their paths in the output, each once, with the marks of the preview. */
function createPageRenderer(site: Site, { planner, renderPage }: PlannedSite, mark: (html: string) => string) {
  const indexes = new Map(site.routes.map(({ path }, index) => [pagePath(site, path), index]));
  const notFoundPath = editionPath(site, '404.html');
  const rendered = new Map<string, string>();
  const planPage = (outputPath: string) => {
    const index = indexes.get(outputPath);
    const route = index === undefined ? undefined : site.routes[index];
    if (route && index !== undefined) return planner.planRoute(route, index);
    return outputPath === notFoundPath ? planner.planNotFound() : undefined;
  };
  return (outputPath: string) => {
    const known = rendered.get(outputPath);
    if (known !== undefined) return known;
    const page = planPage(outputPath);
    if (!page) return undefined;
    const html = mark(renderPage(page, { isWeighed: false }).html);
    rendered.set(outputPath, html);
    return html;
  };
}

/** Files of a site other than pages: those that are in memory, and those that are served from where they lie. */
async function filesOf(planned: PlannedSite, assets: AssetIndex): Promise<Pick<ShownSite, 'files' | 'copied'>> {
  const files = [...planned.files, ...(await planned.encodeImages())];
  return {
    files: new Map(files.flatMap((file) => (isStored(file) || isCopied(file) ? [] : [[file.path, file.content] as const]))),
    copied: new Map([
      ...files.flatMap((file) => (isCopied(file) ? [[file.path, file.content.from] as const] : [])),
      ...originalFiles(assets),
    ]),
  };
}

/** Some content as the preview shows it. @throws Error when the templates do not compile. */
export async function showSite(
  { site: content, assets, characters, number, moves, stale, toFile = (path) => path, toEdition, others = [] }: Content,
  machine: BuildEnvironment,
): Promise<ShownSite> {
  const { site, toContent } = expandSite(content);
  const { annotate, pointers } = createMarker();
  const bundle = await bundleTemplates(machine);
  const mark: Annotate = (text, path) => annotate(text, toFile(toContent(path)));
  const planned = await planSite({ site, assets, characters }, bundle, machine, mark);
  const { manifest, sheets } = planned;
  const base = basePath(wholeUrl(site));
  return {
    number,
    content,
    site,
    assets,
    base,
    language: wordsLanguage(site.site.language),
    headers: securityHeaders(site),
    stale: stale ?? nothingStale,
    ...(await filesOf(planned, assets)),
    renderPage: createPageRenderer(site, planned, (html) => annotateHtml(html, pointers)),
    notFoundPath: editionPath(site, '404.html'),
    others,
    toEdition,
    findSearch: createSearch(site, assets, planned),
    forward: createForwarder(site, base, moves),
    catalogue: createCatalogue({
      site,
      assets: planned.assets,
      bundle,
      manifest,
      fontRules: planned.fontRules,
      styles: `${sheets.styles.content}${planned.fontRules.below}${deferredStylesOf(bundle.stylesBelow)}${codeStyles(site)}`,
      engine: machine.engine,
      colour: planned.colour,
    }),
  };
}
