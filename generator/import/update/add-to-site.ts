import { readDirectory } from '../../content/locales/addresses.ts';
import { formerKey } from '../../content/site/former-paths.ts';
import { isObject, type Json, type JsonObject } from '../../core/json/value.ts';
import { get, items } from '../../core/json/walk.ts';
import { siteLanguages } from '../../editor/document/tasks/titled-pages.ts';
import { addCollections } from './add-collections.ts';
import { type LeftItem, leftItem, textsOf } from './left-item.ts';
import { ownParts, routeId } from './untaken.ts';

export interface AddedSite {
  value: JsonObject;
  pages: number;
  /** Posts and items of collections. */
  items: number;
  left: LeftItem[];
  /** For `onlyTaken`. */
  untaken: string[];
}

const primaryOf = (tag = '') => tag.split('-', 1)[0];

/** Languages of the old site that the site does not have; texts without a language need the same default language. */
export function missingLanguages(mine: Json, theirs: Json): string[] {
  const [own, old] = [siteLanguages(mine), siteLanguages(theirs)].map((all) => all.map(({ tag }) => tag));
  if (!own || !old) return [];
  const [first, ...others] = old;
  // Texts of a single language name none: American English is English there.
  if (others.length === 0 && primaryOf(first) === primaryOf(own[0])) return [];
  const missing = old.filter((tag) => !own.includes(tag));
  return missing.length === 0 && old[0] !== own[0] ? old.slice(0, 1) : missing;
}

/** Keys of all addresses of a site, without the prefixes of languages. */
function addressKeys(site: Json): Set<string> {
  const { pages } = readDirectory(site, siteLanguages(site));
  return new Set([...pages.values()].flatMap((addresses) => [...addresses.values()].map(formerKey)));
}

/** Former addresses of a page that no page of the site has. */
function freeFormer(page: JsonObject, taken: ReadonlySet<string>): JsonObject {
  const { movedFrom, ...rest } = page;
  if (!Array.isArray(movedFrom)) return page;
  const free = movedFrom.filter((former) => !textsOf(former).some((address) => taken.has(formerKey(address))));
  return free.length === 0 ? rest : { ...rest, movedFrom: free };
}

/** Addresses of a site that are not those of pages: former ones and redirects. */
const formerKeys = (site: Json): string[] =>
  [...items(get(site, 'routes')).flatMap((route) => items(get(route, 'movedFrom'))), ...items(get(site, 'redirects'))].flatMap(
    (one) => textsOf(get(one, 'from') ?? one).map(formerKey),
  );

/**
 * Adds the content of an old site to a site: its pages, collections and redirects. Settings, header and footer stay, and at an
 * address that both have, the page of the site.
 */
export function addToSite(mine: JsonObject, theirs: JsonObject): AddedSite {
  const taken = addressKeys(mine);
  const joined = addCollections(mine, theirs, taken);
  const all = new Set([...taken, ...formerKeys(mine)]);
  const left: LeftItem[] = [...joined.left];
  const untaken: string[] = [...ownParts, ...joined.untaken];
  const routes = items(joined.theirs.routes).flatMap((route): JsonObject[] => {
    if (!isObject(route)) return [];
    const isTaken = textsOf(route.path).some((path) => taken.has(formerKey(path)));
    if (isTaken) {
      // A home page that the import made is nothing of the old site.
      if (route.placeholder !== true) left.push(leftItem(route, route.path));
      untaken.push(routeId(route));
    }
    return isTaken ? [] : [freeFormer(route as JsonObject, all)];
  });
  const redirects = items(joined.theirs.redirects).filter(
    (one) => !textsOf(get(one, 'from')).some((from) => all.has(formerKey(from))),
  );
  const joinedRedirects = [...items(mine.redirects), ...redirects] as Json[];
  return {
    value: {
      ...mine,
      ...(Object.keys(joined.collections).length > 0 && { collections: joined.collections }),
      routes: [...(items(mine.routes) as Json[]), ...routes],
      ...(joinedRedirects.length > 0 && { redirects: joinedRedirects }),
    },
    pages: routes.length,
    items: joined.items,
    left,
    untaken,
  };
}
