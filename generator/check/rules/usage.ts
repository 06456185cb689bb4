import { isEntryType, isRowsKey } from '../../../templates/schema/entry-types.ts';
import { pagesBelow, shownParent } from '../../content/site/pages-below.ts';
import {
  cardAssumption,
  cardSpace,
  collectionSpace,
  linkedAssumption,
  routeSpace,
  shownAssumption,
} from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items, wordOf } from '../../core/json/walk.ts';
import {
  allPages,
  type CardSummary,
  type CollectionSummary,
  type PageSummary,
  type SiteSummary,
  searchPages,
} from '../facts/site-summary.ts';
import { targetOf } from './links.ts';
import { entriesIn } from './shown-entries.ts';

/** For each key, the pages that show or link to it. Two pages are enough to know, because one may be the target itself. */
class PageSet {
  readonly #first = new Map<string, PageSummary | undefined>();
  readonly #several = new Set<string>();

  add(key: string, page: PageSummary | undefined): void {
    if (!this.#first.has(key)) this.#first.set(key, page);
    else if (this.#first.get(key) !== page) this.#several.add(key);
  }

  has(key: string): boolean {
    return this.#first.has(key);
  }

  /** Whether any page other than the one at this route has the key. */
  hasBesides(key: string, route: string): boolean {
    return this.#several.has(key) || (this.#first.has(key) && this.#first.get(key)?.route !== route);
  }
}

const cardKey = (collection: string, name: unknown) => `${collection}\n${wordOf(name)}`;

/** Collections shown completely, and cards shown by name, with the pages that show them. */
function findShownContent({ pages, collections }: SiteSummary) {
  const known = new Map(collections.map((collection) => [collection.name, collection]));
  const whole = new PageSet();
  const named = new PageSet();
  const used = new Set<string>();
  for (const page of pages) {
    for (const { value: reference } of page.references) {
      const collection = get(reference, 'collection');
      const summary = typeof collection === 'string' ? known.get(collection) : undefined;
      if (typeof collection !== 'string' || !summary) continue;
      used.add(collection);
      if (isEntryType(summary.type)) {
        for (const { name } of entriesIn(summary, reference)) named.add(cardKey(collection, name), page);
        continue;
      }
      const names = get(reference, 'names');
      if (names === undefined) whole.add(collection, page);
      for (const name of items(names)) named.add(cardKey(collection, name), page);
    }
  }
  return { whole, named, used };
}

type ShownContent = ReturnType<typeof findShownContent>;

function unusedCards({ collections }: SiteSummary, { whole, named, used }: ShownContent): RawDiagnostic[] {
  return collections.flatMap(({ name, cards, type, generatedPages, entries }): RawDiagnostic[] => {
    // Posts have their own lists; entries with pages are reported if nothing links to these.
    if (type === 'posts' || generatedPages.length > 0) return [];
    if (!used.has(name)) {
      const unused = { space: collectionSpace, name };
      return [
        {
          code: 'unused-collection',
          path: ['collections', name],
          atKey: true,
          parameters: { found: name },
          unusedName: unused,
          invalidates: [shownAssumption(name)],
          assumes: [shownAssumption(), shownAssumption(name)],
        },
      ];
    }
    if (whole.has(name)) return [];
    if (isEntryType(type)) return unusedEntries(name, entries, named);
    return cards.flatMap(({ name: found, path }): RawDiagnostic[] => {
      // A card with an invalid name cannot be referred to: the name is already reported.
      if (typeof found !== 'string' || named.has(cardKey(name, found))) return [];
      const links = { invalidates: [cardAssumption(name, found)], assumes: [shownAssumption(), shownAssumption(name)] };
      return [
        { code: 'unused-card', path, parameters: { found }, unusedName: { space: cardSpace(name), name: found }, ...links },
      ];
    });
  });
}

/** Parts of a page whose links are visible. */
const linking = new Set<unknown>(['blocks', 'breadcrumb']);

const keyOfRow = ([, collection, , index]: Path) => `${collection}\n${index}`;

/** Pages of entries, by their place in the content. */
function pagesOfRows({ collections }: SiteSummary): Map<string, PageSummary> {
  const rows = collections.flatMap(({ generatedPages }) => generatedPages).filter(({ is }) => is === 'entry');
  return new Map(rows.map((page) => [keyOfRow(page.path), page]));
}

/** Entries that no block shows. */
function unusedEntries(collection: string, entries: CollectionSummary['entries'], named: PageSet): RawDiagnostic[] {
  return entries.flatMap(({ name, path, publication }): RawDiagnostic[] =>
    publication?.isDraft || named.has(cardKey(collection, name))
      ? []
      : [{ code: 'unused-entry', path, parameters: { found: name }, assumes: [shownAssumption(), shownAssumption(collection)] }],
  );
}

interface LinkSources {
  pages: PageSummary[];
  rows: ReadonlyMap<string, PageSummary>;
}

/**
 * The page that shows the link at a path, as `{ page }` with `page` undefined if every page does; undefined if it is not shown,
 * and for cards.
 */
function pageWithLink(path: Path, { pages, rows }: LinkSources): { page: PageSummary | undefined } | undefined {
  const [top, second, third] = path;
  if (top === 'collections' && isRowsKey(third)) return { page: rows.get(keyOfRow(path)) };
  if (top === 'header' || top === 'footer' || top === 'everyPage') return { page: undefined };
  if (top === 'routes' && linking.has(third)) return { page: pages[Number(second)] };
  return top === 'notFound' && linking.has(second) ? { page: pages.at(-1) } : undefined;
}

/** Blocks that list child or sibling pages, with the pages they list. */
function shownPages(summary: SiteSummary) {
  const showing = summary.pages.filter(({ showsPages }) => showsPages.length > 0);
  if (showing.length === 0) return [];
  const routes = allPages(summary).flatMap(({ route, is, isUnlisted }) =>
    route === undefined || is === 'feed' || is === 'calendar' ? [] : [{ path: route, isUnlisted }],
  );
  const paths = new Set(routes.map(({ path }) => path));
  const below = pagesBelow(routes);
  return showing.flatMap((page) =>
    page.showsPages.map((shown) => {
      const parent = shownParent(shown, page.route, (one) => paths.has(one));
      return { page, shown, parent, all: below.get(parent) ?? [] };
    }),
  );
}

/** Blocks whose list of pages is empty. A list of siblings always includes the page itself. */
function emptyLists(lists: ReturnType<typeof shownPages>): RawDiagnostic[] {
  return lists.flatMap(({ shown: { isAround, path }, parent, all }): RawDiagnostic[] => {
    const least = isAround ? 1 : 0;
    if (all.filter(({ isUnlisted }) => !isUnlisted).length > least) return [];
    return [{ code: 'no-pages', path, parameters: { found: parent, ...(all.length > least && { expected: 'listed' }) } }];
  });
}

/** Linked routes, and the pages that link to them. */
function findLinked(summary: SiteSummary, { whole, named, used }: ShownContent, lists: ReturnType<typeof shownPages>): PageSet {
  const { pages, hrefs, collections } = summary;
  const linked = new PageSet();
  const places = { pages, rows: pagesOfRows(summary) };
  for (const { page, all } of lists) for (const { path } of all) linked.add(path, page);
  // The header links to these.
  for (const { route } of searchPages(summary)) if (route !== undefined) linked.add(route, undefined);
  for (const { value, path } of hrefs) {
    const seen = pageWithLink(path, places);
    const target = seen && targetOf(value);
    if (target) linked.add(target.route, seen.page);
  }
  for (const { name, type, cards, generatedPages, entries } of collections) {
    if (isEntryType(type)) {
      for (const { name: entry, route } of entries) {
        if (route !== undefined && named.hasBesides(cardKey(name, entry), route)) linked.add(route, undefined);
      }
      continue;
    }
    // Lists link to posts and to their further pages; posts shown anywhere link to their list.
    for (const { route } of generatedPages.slice(used.has(name) ? 0 : 1)) if (route !== undefined) linked.add(route, undefined);
    for (const card of cards) {
      const route = targetOf(card.href)?.route;
      const isShown = (among: PageSet, key: string) => route !== undefined && among.hasBesides(key, route);
      if (route !== undefined && (isShown(whole, name) || isShown(named, cardKey(name, card.name)))) linked.add(route, undefined);
    }
  }
  return linked;
}

/** Assumptions of an unlinked page: the cards that link to it are really not shown. */
function hiddenAssumptions({ collections }: SiteSummary, routes: ReadonlySet<string>): Map<string, string[]> {
  const summary = new Map([...routes].map((route): [string, string[]] => [route, []]));
  const hide = (collection: string, { name, href }: CardSummary) => {
    const target = targetOf(href);
    if (target) summary.get(target.route)?.push(cardAssumption(collection, wordOf(name)), shownAssumption(collection));
  };
  for (const { name, cards } of collections) for (const card of cards) hide(name, card);
  return summary;
}

function unlinkedRoutes(summary: SiteSummary, shown: ShownContent, lists: ReturnType<typeof shownPages>): RawDiagnostic[] {
  const linked = findLinked(summary, shown, lists);
  // The logo links to the home page. Drafts need no link yet.
  const orphans = allPages(summary).flatMap(({ route, addressPath, publication }) =>
    route === undefined || route === '/' || publication?.isDraft || linked.hasBesides(route, route)
      ? []
      : [{ route, at: addressPath }],
  );
  if (orphans.length === 0) return [];
  const hidden = hiddenAssumptions(summary, new Set(orphans.map(({ route }) => route)));
  return orphans.map(({ route, at }): RawDiagnostic => {
    const unused = { space: routeSpace, name: route };
    const assumes = [linkedAssumption(route), ...(hidden.get(route) ?? [])];
    return { code: 'orphan-route', path: at, parameters: { found: route }, unusedName: unused, assumes };
  });
}

/** Content that no visitor reaches: pages without links, cards that no block shows, and lists of pages that are empty. */
export function checkUsage(summary: SiteSummary): RawDiagnostic[] {
  const shown = findShownContent(summary);
  const lists = shownPages(summary);
  return [...unusedCards(summary, shown), ...unlinkedRoutes(summary, shown, lists), ...emptyLists(lists)];
}
