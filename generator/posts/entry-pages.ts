import type { Route, Site } from '../../site.schema.ts';
import type { AnyEntry, EntryDescriptor } from '../../templates/collections/entries/descriptor.ts';
import { entryDescriptorOf } from '../../templates/collections/types.ts';
import { plainWords } from '../inline/read.ts';
import type { Path } from '../json/path.ts';
import { type EntryOutline, entriesOf } from '../site/entry-outline.ts';
import { ownText } from '../site/own-texts.ts';
import { crumbsAbove, type Made } from './made.ts';

interface Context {
  site: Site;
  name: string;
  descriptor: EntryDescriptor;
  headOf: NonNullable<EntryDescriptor['headOf']>;
  routes: ReadonlyMap<string, Route>;
}

/** What search engines are told of the page of an entry. */
function descriptionOf({ site, descriptor }: Context, entry: AnyEntry): string {
  const about = ownText(site, descriptor.about?.(entry));
  return about === undefined ? entry.title : `${entry.title}. ${plainWords(about)}`;
}

function makePage(context: Context, path: string, entry: AnyEntry, from: Path): Made {
  const { site, name, headOf, routes } = context;
  const { title, body, contents, updated, movedFrom, listed, searchable, draft, placeholder } = entry;
  const crumbs = crumbsAbove(path, routes, site.site.labels.home);
  const blocks: Route['blocks'] = [
    headOf({ collection: name, entry: entry.name }),
    ...(body ? [{ type: 'prose' as const, body, ...(contents !== undefined && { contents }) }] : []),
  ];
  return {
    route: {
      path,
      title,
      description: descriptionOf(context, entry),
      breadcrumb: [...crumbs, { label: title }],
      blocks,
      updated,
      movedFrom,
      listed,
      ...(searchable !== undefined && { searchable }),
      placeholder,
      ...(draft && { draft }),
    },
    places: [
      [
        ['breadcrumb', crumbs.length, 'label'],
        [...from, 'title'],
      ],
      [
        ['blocks', 1, 'body'],
        [...from, 'body'],
      ],
      [
        ['blocks', 1, 'contents'],
        [...from, 'contents'],
      ],
      [[], from],
    ],
  };
}

/** The pages of entries: in the order of collections, and of entries in them. */
export function makeEntryPages(site: Site, routes: ReadonlyMap<string, Route>): Made[] {
  return Object.entries(site.collections).flatMap(([name, collection]) => {
    const outline = entriesOf(collection);
    const descriptor = entryDescriptorOf(outline?.type);
    const { headOf } = descriptor ?? {};
    if (!outline || !descriptor || !headOf) return [];
    const { entries } = collection as unknown as { entries: AnyEntry[] };
    const pageOf = ({ index, path }: EntryOutline): Made[] => {
      const entry = entries[index];
      if (path === undefined || !entry) return [];
      return [makePage({ site, name, descriptor, headOf, routes }, path, entry, ['collections', name, 'entries', index])];
    };
    return outline.entries.flatMap(pageOf);
  });
}
