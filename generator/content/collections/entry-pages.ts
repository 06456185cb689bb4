import type { Route, Site } from '../../../site.schema.ts';
import type { AnyEntry, EntryPages } from '../../../templates/registry/collections/entries/descriptor.ts';
import type { Path } from '../../core/json/path.ts';
import { localisedText } from '../site/localised-texts.ts';
import { dayOf } from '../site/post-dates.ts';
import type { Publication } from '../site/publication.ts';
import { plainWords } from '../text/inline/read.ts';
import type { GeneratedPage } from './generated-pages.ts';

/** An entry whose page is made. */
export interface EntryPageInput {
  site: Site;
  /** The collection that it is in, and what the pages of its type are made of. */
  collection: string;
  type: EntryPages & Required<Pick<EntryPages, 'headOf'>>;
  path: string;
  entry: AnyEntry;
  publication: Publication | undefined;
  /** Its place in the content. */
  from: Path;
  /** The way to the page above its own, and what of the content the labels of that come from. */
  crumbs: Route['breadcrumb'];
  crumbPlaces?: GeneratedPage['places'];
  /** Blocks that stand below what it tells. */
  end?: Route['blocks'];
}

/** What search engines are told of the page of an entry. */
function descriptionOf({ site, type, entry }: EntryPageInput): string {
  if (type.summaryOf) return type.summaryOf(entry);
  const about = localisedText(site, type.about?.(entry));
  return about === undefined ? entry.title : `${entry.title}. ${plainWords(about)}`;
}

/** What a page says as its entry does, where that says anything. */
function publicationKeysOf({
  entry: { searchable, keywords },
  publication: { isDraft: draft, from, until, isByDate } = {},
}: EntryPageInput) {
  // Whether a date is over nobody can tell in a preview, which says what a page says of itself.
  const publicationKeys = { searchable, keywords, draft, from: isByDate ? undefined : from, until };
  return Object.fromEntries(Object.entries(publicationKeys).filter(([, value]) => value !== undefined));
}

/** The page of an entry: its head, what it tells, and what stands below. */
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
