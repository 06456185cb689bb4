import type { NodeIndex } from '../content/schema/compiled-schema.ts';
import { compiledSiteSchema } from '../content/schema/compiled-site-schema.ts';
import { nodeAt, rootFields } from '../content/schema/look-up.ts';
import { skippedValue } from '../content/schema/schema-issues.ts';
import { validatorAt } from '../content/schema/validators.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import type { SuggestionBudget } from '../core/diagnostics/nearest.ts';
import type { Path } from '../core/json/path.ts';
import { get } from '../core/json/walk.ts';
import { type SiteSummary, summariseSite } from './facts/site-summary.ts';
import { type SiteView, viewSite } from './facts/site-view.ts';
import { linkRuleDiagnostic, linkSchemaDiagnostic } from './link-causes.ts';
import { checkShape } from './shape/shape.ts';
import { checkChunkRules } from './site-rules.ts';

/** A part of a site that is right or wrong by itself: a page, a collection, or what else stands under a key of the whole. */
export interface ContentChunk {
  path: Path;
  value: unknown;
}

/** What the check says of an entry by itself, and what the rest of the site has to do with of it. */
export interface ChunkAnalysis {
  /** What the contract has against it. */
  faults: RawDiagnostic[];
  /** What the rules say of it. */
  findings: RawDiagnostic[];
  /** Places in a page are as if it were the first. */
  facts: SiteSummary;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a site, whatever shape it has. */
export function chunksOf(site: unknown): ContentChunk[] {
  if (!isObject(site)) return [];
  return Object.entries(site).flatMap(([key, value]): ContentChunk[] => {
    if (key === 'routes' && Array.isArray(value)) return value.map((page, index) => ({ path: [key, index], value: page }));
    if (key !== 'collections' || !isObject(value)) return [{ path: [key], value }];
    return Object.entries(value).map(([name, collection]) => ({ path: [key, name], value: collection }));
  });
}

/** A site without what is in its entries. */
function withoutChunks(site: unknown): unknown {
  if (!isObject(site)) return site;
  const hollow = ([key, value]: [string, unknown]): [string, unknown] => {
    if (key === 'routes' && Array.isArray(value)) return [key, value.map(() => skippedValue)];
    if (key !== 'collections' || !isObject(value)) return [key, skippedValue];
    return [key, Object.fromEntries(Object.keys(value).map((name) => [name, skippedValue]))];
  };
  return Object.fromEntries(Object.entries(site).map(hollow));
}

/** What the contract has against what entries there are, whatever is in them. */
export function checkOutline(site: unknown): RawDiagnostic[] {
  const value = withoutChunks(site);
  return checkShape({ path: [], index: compiledSiteSchema.root, value }).map((diagnostic) =>
    linkSchemaDiagnostic(diagnostic, (path) => valueAt(path, value)),
  );
}

/** Without routes every link would be dead, which says nothing. */
export const hasRoutes = (site: unknown): boolean => Array.isArray(get(site, 'routes'));

/** Where the contract says what an entry has to be; undefined where nothing may stand, which is told of the whole. */
function nodeIndexOf([top, inner]: Path): NodeIndex | undefined {
  const own = Object.hasOwn(rootFields, String(top)) ? rootFields[String(top)] : undefined;
  const node = nodeAt(own);
  if (inner === undefined) return own;
  // Of what has a name that nothing can have, the name is told.
  const isNamed = node?.is === 'record' && validatorAt(node.key)(inner);
  return node?.is === 'list' || isNamed ? node.item : undefined;
}

const valueAt = (path: Path, value: unknown) => path.reduce<unknown>((inner, key) => get(inner, key), value);

/** What the contract has against an entry. */
function schemaDiagnosticsOf({ path, value }: ContentChunk): RawDiagnostic[] {
  const index = nodeIndexOf(path);
  if (index === undefined || validatorAt(index)(value)) return [];
  const find = (place: Path) => valueAt(place.slice(path.length), value);
  return checkShape({ path, index, value }).map((diagnostic) => linkSchemaDiagnostic(diagnostic, find));
}

/** A site in which an entry stands alone; a page is then the first. */
function siteWithOnly([top = '', inner]: Path, value: unknown): unknown {
  if (inner === undefined) return { [top]: value };
  return { [top]: top === 'routes' ? [value] : { [inner]: value } };
}

/** Moves places of the only page of a site to another place of the list. */
function movePage(view: SiteView, index: number): SiteView {
  const move = <Item extends { path: Path }>(item: Item): Item => {
    return item.path[0] === 'routes' ? { ...item, path: ['routes', index, ...item.path.slice(2)] } : item;
  };
  return {
    ...view,
    pages: view.pages.map((page) => ({ ...move(page), blocks: page.blocks.map(move), ids: page.ids.map(move) })),
    hrefs: view.hrefs.map(move),
    sources: view.sources.map(move),
    texts: view.texts.map(({ value, key, kind, signs, path }) => move({ value, key, kind, signs, path })),
    placeholders: view.placeholders.map((path) => move({ path }).path),
    lacks: view.lacks.map(move),
  };
}

/** What the rules say of an entry by itself, in its place. Of most pages they say nothing, wherever it is. */
function evaluateChunk([top, index]: Path, view: SiteView, budget: SuggestionBudget): RawDiagnostic[] {
  const found = checkChunkRules(view, budget);
  const isElsewhere = found.length > 0 && top === 'routes' && index !== 0;
  return (isElsewhere ? checkChunkRules(movePage(view, Number(index)), budget) : found).map(linkRuleDiagnostic);
}

/** Examines an entry. @param budget what is left for suggestions, to all entries of a check together */
export function analyseChunk(chunk: ContentChunk, budget: SuggestionBudget): ChunkAnalysis {
  const { path, value } = chunk;
  const view = viewSite(siteWithOnly(path, value));
  const summary = summariseSite(view);
  return {
    faults: schemaDiagnosticsOf(chunk),
    findings: evaluateChunk(path, view, budget),
    facts: { ...summary, pages: summary.pages.filter((page) => page.path[0] === path[0]) },
  };
}
