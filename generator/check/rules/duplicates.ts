import { sameRoute } from '../../content/site/page-url.ts';
import type { Finding } from '../../core/diagnostics/diagnostics.ts';
import type { Code } from '../../core/diagnostics/messages/messages.ts';
import { spaceOf, valueFact, withinFact } from '../../core/diagnostics/ties.ts';
import { type Path, toPointer } from '../../core/json/path.ts';
import { get, items, repeated, wordOf } from '../../core/json/walk.ts';
import { allPages, type SiteFacts } from '../facts/site-facts.ts';
import type { Page, Placed, SiteView } from '../facts/site-view.ts';

/** What has the name of another has lost its own. */
function misnamed(path: Path): Pick<Finding, 'misnames'> {
  const space = spaceOf(path);
  return space === undefined ? {} : { misnames: { space, name: '' } };
}

/** Both stand where they belong: within a value that is to go, a name is no second one. */
function relies(...paths: Path[]): Pick<Finding, 'relies'> {
  return { relies: paths.flatMap((path) => path.map((_, depth) => withinFact(path.slice(0, depth)))) };
}

function report(code: Code) {
  return ({ value, path }: Placed, first: Placed): Finding => ({
    code,
    path,
    other: first.path,
    parameters: { found: wordOf(value) },
    ...misnamed(path),
    ...relies(path, first.path),
  });
}

/** Routes that more than one page has. */
export function checkRoutes(facts: Pick<SiteFacts, 'search' | 'pages' | 'collections'>): Finding[] {
  const seen = new Map<string, { route: string; path: Path }>();
  const told = new Set<string>();
  return allPages(facts).flatMap(({ route, at: place }): Finding[] => {
    if (route === undefined) return [];
    const key = sameRoute(route);
    const first = seen.get(key);
    if (!first) {
      seen.set(key, { route, path: place });
      return [];
    }
    // From one place of a collection several addresses follow.
    if (told.has(toPointer(place))) return [];
    told.add(toPointer(place));
    const nearest = first.route === route ? undefined : first.route;
    return [
      {
        code: 'duplicate-route',
        path: place,
        other: first.path,
        parameters: { found: route, nearest },
        ...misnamed(place),
        doubts: [valueFact(place)],
      },
    ];
  });
}

function checkFields({ value, path }: Placed): Finding[] {
  const fields = items(get(get(value, 'form'), 'fields')).map((field, index) => ({
    value: get(field, 'name'),
    path: [...path, 'form', 'fields', index, 'name'],
  }));
  const names = items(get(get(value, 'cards'), 'names')).map((name, index) => ({
    value: name,
    path: [...path, 'cards', 'names', index],
  }));
  return [...repeated(fields, report('duplicate-id')), ...repeated(names, report('duplicate-card'))];
}

function checkBlocks(pages: Page[]): Finding[] {
  return pages.flatMap(({ blocks, ids }) => [
    ...repeated(ids, (id, first) => report(id.isOfWords ? 'duplicate-heading' : 'duplicate-id')(id, first)),
    ...blocks.filter(({ value }) => get(value, 'form') ?? get(value, 'cards')).flatMap(checkFields),
  ]);
}

/** Ids of a page, fields of a form and cards of a collection that stand twice where each must be one of its kind. */
export function checkDuplicates({ pages, made, collections }: SiteView): Finding[] {
  const cards = [...collections.values()].flatMap((collection) =>
    ['name', 'id'].flatMap((key) =>
      repeated(
        collection.map(({ value, path }) => ({ value: get(value, key), path: [...path, key] })),
        report('duplicate-card'),
      ),
    ),
  );
  // Headings of an entry may have the same words: old texts do, and links lead to the first.
  const entries = made.map((page) => ({ ...page, ids: page.ids.filter(({ isOfWords }) => !isOfWords) }));
  return [...checkBlocks([...pages, ...entries]), ...cards];
}
