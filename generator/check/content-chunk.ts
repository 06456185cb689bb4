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

/** A part of a site that is checked separately: a page, a collection or the value of another top-level key. */
export interface ContentChunk {
  path: Path;
  value: unknown;
}

/** Diagnostics of a single chunk, and its summary for rules about the whole site. */
export interface ChunkAnalysis {
  /** Diagnostics of the schema. */
  schemaDiagnostics: RawDiagnostic[];
  /** Diagnostics of the rules. */
  ruleDiagnostics: RawDiagnostic[];
  /** Paths in a page are those of the first page. */
  summary: SiteSummary;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The chunks of a site; the content may have any shape. */
export function chunksOf(site: unknown): ContentChunk[] {
  if (!isObject(site)) return [];
  return Object.entries(site).flatMap(([key, value]): ContentChunk[] => {
    if (key === 'routes' && Array.isArray(value)) return value.map((page, index) => ({ path: [key, index], value: page }));
    if (key !== 'collections' || !isObject(value)) return [{ path: [key], value }];
    return Object.entries(value).map(([name, collection]) => ({ path: [key, name], value: collection }));
  });
}

/** A site with the content of its chunks replaced by `skippedValue`. */
function withoutChunks(site: unknown): unknown {
  if (!isObject(site)) return site;
  const hollow = ([key, value]: [string, unknown]): [string, unknown] => {
    if (key === 'routes' && Array.isArray(value)) return [key, value.map(() => skippedValue)];
    if (key !== 'collections' || !isObject(value)) return [key, skippedValue];
    return [key, Object.fromEntries(Object.keys(value).map((name) => [name, skippedValue]))];
  };
  return Object.fromEntries(Object.entries(site).map(hollow));
}

/** Schema diagnostics of the top level: which chunks exist, not what is in them. */
export function checkOutline(site: unknown): RawDiagnostic[] {
  const value = withoutChunks(site);
  return checkShape({ path: [], index: compiledSiteSchema.root, value }).map((diagnostic) =>
    linkSchemaDiagnostic(diagnostic, (path) => valueAt(path, value)),
  );
}

/** Without routes every link would be reported as dead, which helps nobody. */
export const hasRoutes = (site: unknown): boolean => Array.isArray(get(site, 'routes'));

/** Schema node of a chunk; undefined if none is allowed there, which `checkOutline` reports. */
function nodeIndexOf([top, inner]: Path): NodeIndex | undefined {
  const own = Object.hasOwn(rootFields, String(top)) ? rootFields[String(top)] : undefined;
  const node = nodeAt(own);
  if (inner === undefined) return own;
  // If the name of a collection is invalid, only the name is reported.
  const isNamed = node?.is === 'record' && validatorAt(node.key)(inner);
  return node?.is === 'list' || isNamed ? node.item : undefined;
}

const valueAt = (path: Path, value: unknown) => path.reduce<unknown>((inner, key) => get(inner, key), value);

/** Schema diagnostics of a chunk. */
function schemaDiagnosticsOf({ path, value }: ContentChunk): RawDiagnostic[] {
  const index = nodeIndexOf(path);
  if (index === undefined || validatorAt(index)(value)) return [];
  const find = (place: Path) => valueAt(place.slice(path.length), value);
  return checkShape({ path, index, value }).map((diagnostic) => linkSchemaDiagnostic(diagnostic, find));
}

/** A site that contains only this chunk; a page becomes the first page. */
function siteWithOnly([top = '', inner]: Path, value: unknown): unknown {
  if (inner === undefined) return { [top]: value };
  return { [top]: top === 'routes' ? [value] : { [inner]: value } };
}

/** Moves the paths of the only page of a site to another index of `routes`. */
function movePage(view: SiteView, index: number): SiteView {
  const move = <Item extends { path: Path }>(item: Item): Item => {
    return item.path[0] === 'routes' ? { ...item, path: ['routes', index, ...item.path.slice(2)] } : item;
  };
  return {
    ...view,
    pages: view.pages.map((page) => ({ ...move(page), blocks: page.blocks.map(move), ids: page.ids.map(move) })),
    hrefs: view.hrefs.map(move),
    sources: view.sources.map(move),
    texts: view.texts.map(({ value, key, kind, features, path }) => move({ value, key, kind, features, path })),
    placeholders: view.placeholders.map((path) => move({ path }).path),
    lacks: view.lacks.map(move),
  };
}

/** Rule diagnostics of a chunk, at its real path. Most pages have none, so paths are moved only when needed. */
function evaluateChunk([top, index]: Path, view: SiteView, budget: SuggestionBudget): RawDiagnostic[] {
  const found = checkChunkRules(view, budget);
  const isElsewhere = found.length > 0 && top === 'routes' && index !== 0;
  return (isElsewhere ? checkChunkRules(movePage(view, Number(index)), budget) : found).map(linkRuleDiagnostic);
}

/** Analyses a chunk. @param budget suggestion budget shared by all chunks of a check */
export function analyseChunk(chunk: ContentChunk, budget: SuggestionBudget): ChunkAnalysis {
  const { path, value } = chunk;
  const view = viewSite(siteWithOnly(path, value));
  const summary = summariseSite(view);
  return {
    schemaDiagnostics: schemaDiagnosticsOf(chunk),
    ruleDiagnostics: evaluateChunk(path, view, budget),
    summary: { ...summary, pages: summary.pages.filter((page) => page.path[0] === path[0]) },
  };
}
