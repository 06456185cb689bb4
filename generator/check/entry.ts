import type { Path } from '../content/path.ts';
import { get } from '../content/walk.ts';
import { contract } from '../contract/contract.ts';
import type { Index, Shape } from '../contract/shapes.ts';
import type { Finding } from '../diagnostics/diagnostics.ts';
import { acceptorAt, isTaken } from './accepts.ts';
import { tieRule } from './shape-ties.ts';
import { factsOf, type SiteFacts } from './site-facts.ts';
import { checkEntries } from './site-rules.ts';
import { type SiteView, viewSite } from './site-view.ts';

const shapeAt = (index: Index | undefined): Shape | undefined => (index === undefined ? undefined : contract.shapes[index]);

const root = shapeAt(contract.root);
const { fields = {}, required = [] } = root?.is === 'object' ? root : {};

/** Where the contract says what an entry has to be; undefined where nothing may stand. */
function indexOf([top, inner]: Path): Index | undefined {
  const own = Object.hasOwn(fields, String(top)) ? fields[String(top)] : undefined;
  const shape = shapeAt(own);
  if (inner === undefined) return own;
  return shape?.is === 'list' || shape?.is === 'record' ? shape.item : undefined;
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

/** Whether the contract has nothing against an entry. */
export function hasShape(path: Path, value: unknown): boolean {
  const index = indexOf(path);
  return index !== undefined && acceptorAt(index)(value);
}

/** Whether a part of the site that there may be is as it has to be, whatever its entries are. */
function isRight(skeleton: unknown, key: string): boolean {
  const value = get(skeleton, key);
  const shape = shapeAt(fields[key]);
  return value === undefined || (shape !== undefined && isTaken(shape, value));
}

/** Whether the contract has nothing against what entries there are, whatever is in them. @param skeleton the site without. */
export function isComplete(skeleton: unknown): boolean {
  const isPresent = required.every((key) => get(skeleton, key) !== undefined);
  const isWhole = root !== undefined && isTaken(root, skeleton);
  return isPresent && isWhole && ['routes', 'collections'].every((key) => isRight(skeleton, key));
}
