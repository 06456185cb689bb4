import { acceptorAt } from '../content/schema/accepts.ts';
import { contract } from '../content/schema/contract.ts';
import { passedOver } from '../content/schema/faults.ts';
import { rootFields, shapeAt } from '../content/schema/look-up.ts';
import type { Index } from '../content/schema/shapes.ts';
import type { Finding } from '../core/diagnostics/diagnostics.ts';
import type { Patience } from '../core/diagnostics/nearest.ts';
import type { Path } from '../core/json/path.ts';
import { get } from '../core/json/walk.ts';
import { factsOf, type SiteFacts } from './facts/site-facts.ts';
import { type SiteView, viewSite } from './facts/site-view.ts';
import { checkShape } from './shape/shape.ts';
import { tieRule, tieShape } from './shape-ties.ts';
import { checkEntry } from './site-rules.ts';

/** A part of a site that is right or wrong by itself: a page, a collection, or what else stands under a key of the whole. */
export interface Entry {
  path: Path;
  value: unknown;
}

/** What the check says of an entry by itself, and what the rest of the site has to do with of it. */
export interface Examined {
  /** What the contract has against it. */
  faults: Finding[];
  /** What the rules say of it. */
  findings: Finding[];
  /** Places in a page are as if it were the first. */
  facts: SiteFacts;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a site, whatever shape it has. */
export function entriesOf(site: unknown): Entry[] {
  if (!isObject(site)) return [];
  return Object.entries(site).flatMap(([key, value]): Entry[] => {
    if (key === 'routes' && Array.isArray(value)) return value.map((page, index) => ({ path: [key, index], value: page }));
    if (key !== 'collections' || !isObject(value)) return [{ path: [key], value }];
    return Object.entries(value).map(([name, collection]) => ({ path: [key, name], value: collection }));
  });
}

/** A site without what is in its entries. */
function withoutEntries(site: unknown): unknown {
  if (!isObject(site)) return site;
  const hollow = ([key, value]: [string, unknown]): [string, unknown] => {
    if (key === 'routes' && Array.isArray(value)) return [key, value.map(() => passedOver)];
    if (key !== 'collections' || !isObject(value)) return [key, passedOver];
    return [key, Object.fromEntries(Object.keys(value).map((name) => [name, passedOver]))];
  };
  return Object.fromEntries(Object.entries(site).map(hollow));
}

/** What the contract has against what entries there are, whatever is in them. */
export function checkOutline(site: unknown): Finding[] {
  const value = withoutEntries(site);
  return checkShape({ path: [], index: contract.root, value }).map((finding) =>
    tieShape(finding, (path) => valueAt(path, value)),
  );
}

/** Without routes every link would be dead, which says nothing. */
export const hasRoutes = (site: unknown): boolean => Array.isArray(get(site, 'routes'));

/** Where the contract says what an entry has to be; undefined where nothing may stand, which is told of the whole. */
function indexOf([top, inner]: Path): Index | undefined {
  const own = Object.hasOwn(rootFields, String(top)) ? rootFields[String(top)] : undefined;
  const shape = shapeAt(own);
  if (inner === undefined) return own;
  // Of what has a name that nothing can have, the name is told.
  const isNamed = shape?.is === 'record' && acceptorAt(shape.key)(inner);
  return shape?.is === 'list' || isNamed ? shape.item : undefined;
}

const valueAt = (path: Path, value: unknown) => path.reduce<unknown>((inner, key) => get(inner, key), value);

/** What the contract has against an entry. */
function faultsOfEntry({ path, value }: Entry): Finding[] {
  const index = indexOf(path);
  if (index === undefined || acceptorAt(index)(value)) return [];
  const find = (place: Path) => valueAt(place.slice(path.length), value);
  return checkShape({ path, index, value }).map((finding) => tieShape(finding, find));
}

/** A site in which an entry stands alone; a page is then the first. */
function alone([top = '', inner]: Path, value: unknown): unknown {
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
function judgeEntry([top, index]: Path, view: SiteView, patience: Patience): Finding[] {
  const found = checkEntry(view, patience);
  const isElsewhere = found.length > 0 && top === 'routes' && index !== 0;
  return (isElsewhere ? checkEntry(movePage(view, Number(index)), patience) : found).map(tieRule);
}

/** Examines an entry. @param patience what is left for suggestions, to all entries of a check together */
export function examineEntry(entry: Entry, patience: Patience): Examined {
  const { path, value } = entry;
  const view = viewSite(alone(path, value));
  const facts = factsOf(view);
  return {
    faults: faultsOfEntry(entry),
    findings: judgeEntry(path, view, patience),
    facts: { ...facts, pages: facts.pages.filter((page) => page.path[0] === path[0]) },
  };
}
