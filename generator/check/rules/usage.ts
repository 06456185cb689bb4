import { get, items, walk, wordOf } from '../../content/walk.ts';
import type { Finding } from '../../diagnostics/diagnostics.ts';
import { cardFact, cardSpace, collectionSpace, linkedFact, routeSpace, shownFact } from '../../diagnostics/ties.ts';
import type { Page, Placed, SiteView } from '../site-view.ts';
import { targetOf } from './links.ts';

/** Whom something is shown to or linked from: up to two pages are remembered, as one of them may be the page itself. */
class Pages {
  readonly #first = new Map<string, Page | undefined>();
  readonly #several = new Set<string>();

  add(key: string, page: Page | undefined): void {
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
function findShown({ pages, collections }: SiteView) {
  const whole = new Pages();
  const named = new Pages();
  const used = new Set<string>();
  for (const page of pages) {
    for (const { value } of page.blocks) {
      const reference = get(value, 'cards');
      const collection = get(reference, 'collection');
      if (typeof collection !== 'string' || !collections.has(collection)) continue;
      used.add(collection);
      const names = get(reference, 'names');
      if (names === undefined) whole.add(collection, page);
      for (const name of items(names)) named.add(cardKey(collection, name), page);
    }
  }
  return { whole, named, used };
}

type Shown = ReturnType<typeof findShown>;

function unusedCards({ collections }: SiteView, { whole, named, used }: Shown): Finding[] {
  return [...collections].flatMap(([name, cards]): Finding[] => {
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
    return cards.flatMap(({ value, path }): Finding[] => {
      const found = get(value, 'name');
      // A card whose name is no text cannot be named: its fault has been told.
      if (typeof found !== 'string' || named.has(cardKey(name, found))) return [];
      const ties = { doubts: [cardFact(name, found)], relies: [shownFact(), shownFact(name)] };
      return [{ code: 'unused-card', path, parameters: { found }, unused: { space: cardSpace(name), name: found }, ...ties }];
    });
  });
}

function unlinkedRoutes(view: SiteView, { whole, named }: Shown): Finding[] {
  const linked = new Pages();
  const addAll = (value: unknown, page?: Page) => {
    walk(value, ({ key, value: href }) => {
      const target = key === 'href' ? targetOf(href) : undefined;
      if (target) linked.add(target.route, page);
    });
  };
  addAll(get(view.site, 'header'));
  addAll(get(view.site, 'footer'));
  for (const page of view.pages) {
    addAll(get(page.value, 'blocks'), page);
    addAll(get(page.value, 'breadcrumb'), page);
  }
  // What a page that nothing leads to takes for granted: that its cards are not shown, as was meant.
  const hidden = new Map<string, string[]>();
  const show = (collection: string, { value }: Placed) => {
    const target = targetOf(get(value, 'href') ?? get(get(value, 'action'), 'href'));
    if (!target) return;
    const facts = [cardFact(collection, wordOf(get(value, 'name'))), shownFact(collection)];
    hidden.set(target.route, [...(hidden.get(target.route) ?? []), ...facts]);
    const isShown = (pages: Pages, key: string) => pages.hasBesides(key, target.route);
    if (isShown(whole, collection) || isShown(named, cardKey(collection, get(value, 'name'))))
      linked.add(target.route, undefined);
  };
  for (const [collection, cards] of view.collections) for (const card of cards) show(collection, card);
  // The logo leads home.
  return view.pages.flatMap(({ route, path }): Finding[] => {
    if (route === undefined || route === '/' || linked.hasBesides(route, route)) return [];
    const unused = { space: routeSpace, name: route };
    const relies = [linkedFact(route), ...(hidden.get(route) ?? [])];
    return [{ code: 'orphan-route', path: [...path, 'path'], parameters: { found: route }, unused, relies }];
  });
}

/** What was written and that no visitor comes to: pages that nothing leads to, cards that no block shows. */
export function checkUsage(view: SiteView): Finding[] {
  const shown = findShown(view);
  return [...unusedCards(view, shown), ...unlinkedRoutes(view, shown)];
}
