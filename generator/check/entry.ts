import type * as z from 'zod';
import { siteSchema } from '../../site.schema.ts';
import type { Path } from '../content/path.ts';
import { get } from '../content/walk.ts';
import type { Finding } from '../diagnostics/diagnostics.ts';
import { acceptorOf } from './accepts.ts';
import type { Schema } from './schema-view.ts';
import { shallow } from './shape-pieces.ts';
import { tieRule } from './shape-ties.ts';
import { factsOf, type SiteFacts } from './site-facts.ts';
import { checkEntries } from './site-rules.ts';
import { type SiteView, viewSite } from './site-view.ts';

const { shape } = siteSchema;
const parts: Readonly<Record<string, z.ZodType>> = shape;

/** What an entry has to be; undefined where nothing may stand. */
function parserOf([top, inner]: Path): z.ZodType | undefined {
  if (inner === undefined) return Object.hasOwn(parts, String(top)) ? parts[String(top)] : undefined;
  return top === 'routes' ? shape.routes.def.element : shape.collections.unwrap().def.valueType;
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
  };
}

/** What rules look at in an entry; a page is as if it were the first. */
export const viewEntry = (path: Path, value: unknown): SiteView => viewSite(alone(path, value));

/** What the rules say of an entry by itself, in its place. Of most pages they say nothing, wherever it is. */
export function judgeEntry([top, index]: Path, view: SiteView): Finding[] {
  const found = checkEntries(view);
  const isElsewhere = found.length > 0 && top === 'routes' && index !== 0;
  return (isElsewhere ? checkEntries(movePage(view, Number(index))) : found).map(tieRule);
}

/** What the rest of a site has to do with of an entry; of a page as if it were the first. */
export function factsOfEntry([top]: Path, view: SiteView): SiteFacts {
  const facts = factsOf(view);
  return { ...facts, pages: facts.pages.filter((page) => page.path[0] === top) };
}

/** Whether the schema has nothing against an entry. */
export function hasShape(path: Path, value: unknown): boolean {
  const parser = parserOf(path);
  return parser !== undefined && (acceptorOf(parser)(value) || parser.safeParse(value).success);
}

/** Whether a list or object has the shape of a schema, whatever its children are; false for schemas that ask for more. */
function isTaken(schema: unknown, value: unknown): boolean {
  const own = schema as Schema;
  const isPlain = own.def.type === 'array' || (own.def.checks ?? []).length === 0;
  return isPlain && shallow(own)?.safeParse(value).success === true;
}

/** Whether the schema has nothing against what entries there are, whatever is in them. @param skeleton the site without. */
export function isComplete(skeleton: unknown): boolean {
  const isPresent = Object.entries(parts).every(
    ([key, part]) => get(skeleton, key) !== undefined || part.safeParse(undefined).success,
  );
  const lists = [get(skeleton, 'routes'), get(skeleton, 'collections')];
  const hasCollections = lists[1] === undefined || isTaken(shape.collections.unwrap(), lists[1]);
  return isPresent && isTaken(siteSchema, skeleton) && isTaken(shape.routes, lists[0]) && hasCollections;
}
