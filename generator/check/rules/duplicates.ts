import { routeKey } from '../../content/site/page-url.ts';
import { spaceOf, valueAssumption, withinAssumption } from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { Code } from '../../core/diagnostics/messages/messages.ts';
import { type Path, toPointer } from '../../core/json/path.ts';
import { get, items, repeated, wordOf } from '../../core/json/walk.ts';
import { allPages, type SiteSummary } from '../facts/site-summary.ts';
import type { LocatedValue, PageView, SiteView } from '../facts/site-view.ts';

/** Cause link of a duplicate name: the original name was overwritten. */
function wrongNameAt(path: Path): Pick<RawDiagnostic, 'wrongName'> {
  const space = spaceOf(path);
  return space === undefined ? {} : { wrongName: { space, name: '' } };
}

/** Assumes that both values belong there: inside a value to be removed, a name is no duplicate. */
function assumptionsOf(...paths: Path[]): Pick<RawDiagnostic, 'assumes'> {
  return { assumes: paths.flatMap((path) => path.map((_, depth) => withinAssumption(path.slice(0, depth)))) };
}

function createReport(code: Code) {
  return ({ value, path }: LocatedValue, first: LocatedValue): RawDiagnostic => ({
    code,
    path,
    other: first.path,
    parameters: { found: wordOf(value) },
    ...wrongNameAt(path),
    ...assumptionsOf(path, first.path),
  });
}

/** Addresses that more than one page has. */
export function checkRoutes(summary: Pick<SiteSummary, 'search' | 'pages' | 'collections'>): RawDiagnostic[] {
  const seen = new Map<string, { route: string; path: Path }>();
  const reported = new Set<string>();
  return allPages(summary).flatMap(({ route, addressPath: place }): RawDiagnostic[] => {
    if (route === undefined) return [];
    const key = routeKey(route);
    const first = seen.get(key);
    if (!first) {
      seen.set(key, { route, path: place });
      return [];
    }
    // Several addresses can follow from one place of a collection.
    if (reported.has(toPointer(place))) return [];
    reported.add(toPointer(place));
    const nearest = first.route === route ? undefined : first.route;
    return [
      {
        code: 'duplicate-route',
        path: place,
        other: first.path,
        parameters: { found: route, nearest },
        ...wrongNameAt(place),
        invalidates: [valueAssumption(place)],
      },
    ];
  });
}

function checkFields({ value, path }: LocatedValue): RawDiagnostic[] {
  const fields = items(get(get(value, 'form'), 'fields')).map((field, index) => ({
    value: get(field, 'name'),
    path: [...path, 'form', 'fields', index, 'name'],
  }));
  const names = items(get(get(value, 'cards'), 'names')).map((name, index) => ({
    value: name,
    path: [...path, 'cards', 'names', index],
  }));
  return [...repeated(fields, createReport('duplicate-id')), ...repeated(names, createReport('duplicate-card'))];
}

function checkBlocks(pages: PageView[]): RawDiagnostic[] {
  return pages.flatMap(({ blocks, ids }) => [
    ...repeated(ids, (id, first) => createReport(id.isFromHeading ? 'duplicate-heading' : 'duplicate-id')(id, first)),
    ...blocks.filter(({ value }) => get(value, 'form') ?? get(value, 'cards')).flatMap(checkFields),
  ]);
}

/** Duplicate ids on a page, duplicate fields in a form and duplicate cards in a collection. */
export function checkDuplicates({ pages, generatedPages, collections }: SiteView): RawDiagnostic[] {
  const cards = [...collections.values()].flatMap((collection) =>
    ['name', 'id'].flatMap((key) =>
      repeated(
        collection.map(({ value, path }) => ({ value: get(value, key), path: [...path, key] })),
        createReport('duplicate-card'),
      ),
    ),
  );
  // Headings of an entry may have the same words, as in old texts; links point to the first.
  const entries = generatedPages.map((page) => ({ ...page, ids: page.ids.filter(({ isFromHeading }) => !isFromHeading) }));
  return [...checkBlocks([...pages, ...entries]), ...cards];
}
