import type { Route, Site } from '../../../site.schema.ts';
import type { AnyEntry, EntryPages } from '../../../templates/registry/collections/entries/descriptor.ts';
import type { Path } from '../../core/json/path.ts';
import { localisedText } from '../site/localised-texts.ts';
import { dayOf } from '../site/post-dates.ts';
import type { Publication } from '../site/publication.ts';
import { plainWords } from '../text/inline/read.ts';
import type { GeneratedPage } from './generated-pages.ts';

/** Input for the page of a collection item. */
export interface EntryPageInput {
  site: Site;
  /** Name of its collection, and the settings for pages of its type. */
  collection: string;
  type: EntryPages & Required<Pick<EntryPages, 'headOf'>>;
  path: string;
  entry: AnyEntry;
  publication: Publication | undefined;
  /** Path of the item in the content. */
  from: Path;
  /** Breadcrumb of the parent page, and the paths in the content that its labels come from. */
  crumbs: Route['breadcrumb'];
  crumbPlaces?: GeneratedPage['places'];
  /** Blocks after the body of the item. */
  end?: Route['blocks'];
}

/** The meta description of the page of an item. */
function descriptionOf({ site, type, entry }: EntryPageInput): string {
  if (type.summaryOf) return type.summaryOf(entry);
  const about = localisedText(site, type.about?.(entry));
  return about === undefined ? entry.title : `${entry.title}. ${plainWords(about)}`;
}

/** Settings that the page takes over from its item, if set. */
function publicationKeysOf({
  entry: { searchable, keywords },
  publication: { isDraft: draft, from, until, isByDate } = {},
}: EntryPageInput) {
  // A `from` that only follows from the date of a post is left out: previews label a page with its own settings.
  const publicationKeys = { searchable, keywords, draft, from: isByDate ? undefined : from, until };
  return Object.fromEntries(Object.entries(publicationKeys).filter(([, value]) => value !== undefined));
}

/** The page of an item: its head, its body, and further blocks. */
export function makeEntryPage(input: EntryPageInput): GeneratedPage {
  const { collection, type, path, entry, from, crumbs, crumbPlaces = [], end = [] } = input;
  const { title, body, contents, updated, date, movedFrom, listed, placeholder } = entry;
  const bodyBlocks = body ? [{ type: 'prose' as const, body, ...(contents !== undefined && { contents }) }] : [];
  return {
    route: {
      path,
      title,
      description: descriptionOf(input),
      breadcrumb: [...crumbs, { label: title }],
      blocks: [type.headOf({ collection, entry: entry.name }), ...bodyBlocks, ...end],
      updated: updated ?? (date && dayOf(date)),
      movedFrom,
      listed,
      placeholder,
      ...publicationKeysOf(input),
    },
    places: [
      ...crumbPlaces,
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
