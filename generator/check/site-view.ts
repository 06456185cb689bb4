import type { Path } from '../content/path.ts';
import { get, items, walk } from '../content/walk.ts';

/** A value and its place. */
export interface Placed<Value = unknown> {
  value: Value;
  path: Path;
}

/** A page as the rules see it; shape faults may be in it, so everything is taken with care. */
export interface Page {
  value: unknown;
  path: Path;
  route: string | undefined;
  blocks: Placed[];
  /** Ids that links can lead to: of blocks, of tabs and of questions. */
  ids: Placed[];
}

/** What rules look for, gathered in one walk through the site. */
export interface SiteView {
  site: unknown;
  pages: Page[];
  collections: ReadonlyMap<string, Placed[]>;
  hrefs: Placed<string>[];
  sources: Placed<string>[];
  texts: Placed<string>[];
  placeholders: Path[];
}

function pageIds(blocks: Placed[]): Placed[] {
  return blocks.flatMap(({ value, path }) => {
    const inner = ['tabs', 'items'].flatMap((key) =>
      items(get(value, key)).map((item, index) => ({ value: get(item, 'id'), path: [...path, key, index, 'id'] })),
    );
    return [{ value: get(value, 'id'), path: [...path, 'id'] }, ...inner].filter((id) => typeof id.value === 'string');
  });
}

function listPages(site: unknown): Page[] {
  const routes = items(get(site, 'routes')).map((value, index) => ({ value, path: ['routes', index] as Path }));
  const notFound = { value: get(site, 'notFound'), path: ['notFound'] as Path };
  return [...routes, notFound].map(({ value, path }) => {
    const route = get(value, 'path');
    const blocks = items(get(value, 'blocks')).map((block, index) => ({ value: block, path: [...path, 'blocks', index] }));
    return { value, path, route: typeof route === 'string' ? route : undefined, blocks, ids: pageIds(blocks) };
  });
}

function listCollections(site: unknown): Map<string, Placed[]> {
  const collections = get(site, 'collections');
  if (collections === null || typeof collections !== 'object') return new Map();
  return new Map(
    Object.entries(collections).map(([name, collection]) => [
      name,
      items(get(collection, 'cards')).map((value, index) => ({ value, path: ['collections', name, 'cards', index] })),
    ]),
  );
}

/** Gathers what the rules look at. */
export function viewSite(site: unknown): SiteView {
  const view: SiteView = {
    site,
    pages: listPages(site),
    collections: listCollections(site),
    hrefs: [],
    sources: [],
    texts: [],
    placeholders: [],
  };
  walk(site, ({ key, value, path }) => {
    if (key === 'placeholder' && value === true) view.placeholders.push(path.slice(0, -1));
    if (typeof value !== 'string') return;
    view.texts.push({ value, path });
    if (key === 'href') view.hrefs.push({ value, path });
    if (key === 'src') view.sources.push({ value, path });
  });
  return view;
}
