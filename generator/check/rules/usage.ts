import { isEntryType, isRows } from '../../../templates/schema/entry-types.ts';
import { pagesBelow, shownParent } from '../../content/site/pages-below.ts';
import type { Finding } from '../../core/diagnostics/diagnostics.ts';
import { cardFact, cardSpace, collectionSpace, linkedFact, routeSpace, shownFact } from '../../core/diagnostics/ties.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items, wordOf } from '../../core/json/walk.ts';
import {
  allPages,
  type CardFacts,
  type CollectionFacts,
  type PageFacts,
  type SiteFacts,
  searchPages,
} from '../facts/site-facts.ts';
import { targetOf } from './links.ts';
import { entriesIn } from './shown-entries.ts';

/** Whom something is shown to or linked from: up to two pages are remembered, as one of them may be the page itself. */
class Pages {
  readonly #first = new Map<string, PageFacts | undefined>();
  readonly #several = new Set<string>();

  add(key: string, page: PageFacts | undefined): void {
    if (!this.#first.has(key)) this.#first.set(key, page);
    else if (this.#first.get(key) !== page) this.#several.add(key);
  }

  has(key: string): boolean {
    return this.#first.has(key);
  }

  /** Whether anything but the page of this route has it. */
  hasBesides(key: string, route: string): boolean {
    return this.#several.has(key) || (this.#first.has(key) && this.#first.get(key)?.route !== route);
  }
}

const cardKey = (collection: string, name: unknown) => `${collection}\n${wordOf(name)}`;

/** Which collections are shown as a whole, and which cards by name, and where. */
function findShown({ pages, collections }: SiteFacts) {
  const known = new Map(collections.map((collection) => [collection.name, collection]));
  const whole = new Pages();
  const named = new Pages();
  const used = new Set<string>();
  for (const page of pages) {
    for (const { value: reference } of page.references) {
      const collection = get(reference, 'collection');
      const facts = typeof collection === 'string' ? known.get(collection) : undefined;
      if (typeof collection !== 'string' || !facts) continue;
      used.add(collection);
      if (isEntryType(facts.type)) {
        for (const { name } of entriesIn(facts, reference)) named.add(cardKey(collection, name), page);
        continue;
      }
      const names = get(reference, 'names');
      if (names === undefined) whole.add(collection, page);
      for (const name of items(names)) named.add(cardKey(collection, name), page);
    }
  }
  return { whole, named, used };
}

type Shown = ReturnType<typeof findShown>;

function unusedCards({ collections }: SiteFacts, { whole, named, used }: Shown): Finding[] {
  return collections.flatMap(({ name, cards, type, made, entries }): Finding[] => {
    // Posts have lists of their own; of entries with pages it is told that nothing leads to these.
    if (type === 'posts' || made.length > 0) return [];
    if (!used.has(name)) {
      const unused = { space: collectionSpace, name };
      return [
        {
          code: 'unused-collection',
          path: ['collections', name],
          atKey: true,
          parameters: { found: name },
          unused,
          doubts: [shownFact(name)],
          relies: [shownFact(), shownFact(name)],
        },
      ];
    }
    if (whole.has(name)) return [];
    if (isEntryType(type)) return unusedEntries(name, entries, named);
    return cards.flatMap(({ name: found, path }): Finding[] => {
      // A card whose name is no text cannot be named: its fault has been told.
      if (typeof found !== 'string' || named.has(cardKey(name, found))) return [];
      const ties = { doubts: [cardFact(name, found)], relies: [shownFact(), shownFact(name)] };
      return [{ code: 'unused-card', path, parameters: { found }, unused: { space: cardSpace(name), name: found }, ...ties }];
    });
  });
}

/** Parts of a page whose links visitors see. */
const linking = new Set<unknown>(['blocks', 'breadcrumb']);

const keyOfRow = ([, collection, , index]: Path) => `${collection}\n${index}`;

/** The pages of entries, by their place in the content. */
function pagesOfRows({ collections }: SiteFacts): Map<string, PageFacts> {
  const rows = collections.flatMap(({ made }) => made).filter(({ is }) => is === 'entry');
  return new Map(rows.map((page) => [keyOfRow(page.path), page]));
}

/** Entries that no block shows. */
function unusedEntries(collection: string, entries: CollectionFacts['entries'], named: Pages): Finding[] {
  return entries.flatMap(({ name, path, publication }): Finding[] =>
    publication?.isDraft || named.has(cardKey(collection, name))
      ? []
      : [{ code: 'unused-entry', path, parameters: { found: name }, relies: [shownFact(), shownFact(collection)] }],
  );
}

interface Places {
  pages: PageFacts[];
  rows: ReadonlyMap<string, PageFacts>;
}

/** Where visitors see the link at a path: a page, or `everywhere`; undefined where they do not, and for cards. */
function whereSeen(path: Path, { pages, rows }: Places): { page: PageFacts | undefined } | undefined {
  const [top, second, third] = path;
  if (top === 'collections' && isRows(third)) return { page: rows.get(keyOfRow(path)) };
  if (top === 'header' || top === 'footer' || top === 'everyPage') return { page: undefined };
  if (top === 'routes' && linking.has(third)) return { page: pages[Number(second)] };
  return top === 'notFound' && linking.has(second) ? { page: pages.at(-1) } : undefined;
}

/** What blocks show which list the pages below a page, or beside their own. */
function shownPages(facts: SiteFacts) {
  const showing = facts.pages.filter(({ showsPages }) => showsPages.length > 0);
  if (showing.length === 0) return [];
  const routes = allPages(facts).flatMap(({ route, is, isUnlisted }) =>
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

/** Blocks of pages where there are none; beside a page there is itself. */
function emptyLists(lists: ReturnType<typeof shownPages>): Finding[] {
  return lists.flatMap(({ shown: { isAround, path }, parent, all }): Finding[] => {
    const least = isAround ? 1 : 0;
    if (all.filter(({ isUnlisted }) => !isUnlisted).length > least) return [];
    return [{ code: 'no-pages', path, parameters: { found: parent, ...(all.length > least && { expected: 'listed' }) } }];
  });
}

/** Which routes are linked, and from where. */
function findLinked(facts: SiteFacts, { whole, named, used }: Shown, lists: ReturnType<typeof shownPages>): Pages {
  const { pages, hrefs, collections } = facts;
  const linked = new Pages();
  const places = { pages, rows: pagesOfRows(facts) };
  for (const { page, all } of lists) for (const { path } of all) linked.add(path, page);
  // The header leads to them.
  for (const { route } of searchPages(facts)) if (route !== undefined) linked.add(route, undefined);
  for (const { value, path } of hrefs) {
    const seen = whereSeen(path, places);
    const target = seen && targetOf(value);
    if (target) linked.add(target.route, seen.page);
  }
  for (const { name, type, cards, made, entries } of collections) {
    if (isEntryType(type)) {
      for (const { name: entry, route } of entries) {
        if (route !== undefined && named.hasBesides(cardKey(name, entry), route)) linked.add(route, undefined);
      }
      continue;
    }
    // Lists lead to posts and to their other pages; posts that are shown anywhere lead to their list.
    for (const { route } of made.slice(used.has(name) ? 0 : 1)) if (route !== undefined) linked.add(route, undefined);
    for (const card of cards) {
      const route = targetOf(card.href)?.route;
      const isShown = (among: Pages, key: string) => route !== undefined && among.hasBesides(key, route);
      if (route !== undefined && (isShown(whole, name) || isShown(named, cardKey(name, card.name)))) linked.add(route, undefined);
    }
  }
  return linked;
}

/** What a page that nothing leads to takes for granted: that its cards are not shown, as was meant. */
function hiddenFacts({ collections }: SiteFacts, routes: ReadonlySet<string>): Map<string, string[]> {
  const facts = new Map([...routes].map((route): [string, string[]] => [route, []]));
  const hide = (collection: string, { name, href }: CardFacts) => {
    const target = targetOf(href);
    if (target) facts.get(target.route)?.push(cardFact(collection, wordOf(name)), shownFact(collection));
  };
  for (const { name, cards } of collections) for (const card of cards) hide(name, card);
  return facts;
}

function unlinkedRoutes(facts: SiteFacts, shown: Shown, lists: ReturnType<typeof shownPages>): Finding[] {
  const linked = findLinked(facts, shown, lists);
  // The logo leads home.
  // Nothing has to lead to a draft yet.
  const orphans = allPages(facts).flatMap(({ route, at, publication }) =>
    route === undefined || route === '/' || publication?.isDraft || linked.hasBesides(route, route) ? [] : [{ route, at }],
  );
  if (orphans.length === 0) return [];
  const hidden = hiddenFacts(facts, new Set(orphans.map(({ route }) => route)));
  return orphans.map(({ route, at }): Finding => {
    const unused = { space: routeSpace, name: route };
    const relies = [linkedFact(route), ...(hidden.get(route) ?? [])];
    return { code: 'orphan-route', path: at, parameters: { found: route }, unused, relies };
  });
}

/** What was written and that no visitor comes to: pages that nothing leads to, cards that no block shows, and blocks that have no page to show. */
export function checkUsage(facts: SiteFacts): Finding[] {
  const shown = findShown(facts);
  const lists = shownPages(facts);
  return [...unusedCards(facts, shown), ...unlinkedRoutes(facts, shown, lists), ...emptyLists(lists)];
}
