import type { Path } from '../../core/json/path.ts';
import { textOf } from '../../core/json/text-of.ts';
import { isObject, type Json } from '../../core/json/value.ts';
import { valueAt } from '../../core/json/value-at.ts';
import { get, items } from '../../core/json/walk.ts';
import { linksTo, redirectWords, withRoute } from '../../editor/document/tasks/links.ts';
import { applyToValue } from '../../editor/document/value.ts';

/** Item of a list that has another address here than in the last import. */
interface Renaming {
  /** Path of the list. */
  list: Path;
  /** Key of the address in an item. */
  key: 'path' | 'name';
  from: string;
  to: string;
}

/** Lists of pages and of items of collections, by path. */
function addressedLists(site: Json): { list: Path; key: 'path' | 'name' }[] {
  const collections = get(site, 'collections');
  const ofCollections = Object.entries(isObject(collections) ? collections : {}).flatMap(([name, collection]) =>
    ['posts', 'entries'].filter((key) => Array.isArray(get(collection, key))).map((key) => ['collections', name, key]),
  );
  return [{ list: ['routes'], key: 'path' }, ...ofCollections.map((list) => ({ list, key: 'name' as const }))];
}

/** Former names of an item: its former addresses, for a page; their last parts, for an item of a collection. */
const formerNames = (item: Json, key: 'path' | 'name'): string[] =>
  items(get(item, 'movedFrom'))
    .map(textOf)
    .map((path) => (key === 'path' ? path : (path.split('/').at(-1) ?? '')));

function renamingsIn(base: Json, mine: Json): Renaming[] {
  return addressedLists(mine).flatMap(({ list, key }) => {
    const namesIn = (site: Json) => new Set(items(valueAt(site, list)).map((item) => textOf(get(item, key))));
    const [before, now] = [namesIn(base), namesIn(mine)];
    return (items(valueAt(mine, list)) as Json[]).flatMap((item) => {
      const to = textOf(get(item, key));
      const [from, ...others] = formerNames(item, key).filter((name) => before.has(name) && !now.has(name));
      return from !== undefined && others.length === 0 && !before.has(to) ? [{ list, key, from, to }] : [];
    });
  });
}

/** Address of a renamed item, before and after. */
function addressesOf({ list, key, from, to }: Renaming, mine: Json): [from: string, to: string] | undefined {
  if (key === 'path') return [from, to];
  const item = items(valueAt(mine, list)).find((one) => get(one, 'name') === to);
  const former = items(get(item, 'movedFrom'))
    .map(textOf)
    .find((path) => path.endsWith(`/${from}`));
  return former === undefined ? undefined : [former, former.slice(0, -from.length) + to];
}

function redirectLinks(site: Json, from: string, to: string): Json {
  return linksTo(site, from).reduce(
    (value, { at, href, pieces }) =>
      applyToValue(value, {
        do: 'set',
        at,
        value: pieces ? redirectWords(textOf(valueAt(value, at)), from, to) : withRoute(href, to),
      }),
    site,
  );
}

/** Renames an item in a conversion as it was renamed here. */
function rename(site: Json, renaming: Renaming, mine: Json): Json {
  const { list, key, from, to } = renaming;
  const names = items(valueAt(site, list)).map((item) => textOf(get(item, key)));
  const index = names.indexOf(from);
  if (index === -1 || names.includes(to)) return site;
  const renamed = applyToValue(site, { do: 'set', at: [...list, index, key], value: to });
  const addresses = addressesOf(renaming, mine);
  return addresses ? redirectLinks(renamed, ...addresses) : renamed;
}

/**
 * Conversions with the addresses that pages and items have here: a page that was renamed here is still the same page.
 * @param mine the site as edited here, which names former addresses in `movedFrom`
 */
export function followRenames({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Json>): Record<'base' | 'theirs', Json> {
  return renamingsIn(base, mine).reduce(
    (sites, renaming) => ({ base: rename(sites.base, renaming, mine), theirs: rename(sites.theirs, renaming, mine) }),
    { base, theirs },
  );
}
