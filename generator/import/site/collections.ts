import { isEntryType } from '../../../templates/schema/entry-types.ts';
import type { Json, JsonObject } from '../../core/json/value.ts';
import { plainLine } from '../convert/base/plain-line.ts';
import { languagesIn } from './address-table.ts';
import { sampleIn, unwritten } from './document-texts.ts';
import type { PlannedCollection } from './plan-collections.ts';
import type { PlannedTerm, PlannedTerms, TermKind } from './plan-terms.ts';
import type { Row, RowContext } from './row-parts.ts';
import { textsOf, titlesOf } from './row-parts.ts';
import { entryRow, postRow } from './rows.ts';
import { siteWords } from './site-words.ts';
import { type Texts, textIn, titleIn, wordsOf } from './texts.ts';

/** A collection with its documents. */
export interface CollectionRows {
  collection: PlannedCollection;
  terms: PlannedTerms;
  rows: readonly Row[];
  /** The page whose address is that of its list. */
  page?: Row;
}

const usualTitles = {
  people: siteWords.people,
  places: siteWords.places,
  projects: siteWords.projects,
  documents: siteWords.documents,
} as const;

const titlesByPath: Record<string, (typeof siteWords)[keyof typeof siteWords]> = {
  blog: siteWords.blog,
  posts: siteWords.blog,
  news: siteWords.news,
  articles: siteWords.articles,
};

const generic = /^(?:posts?|blog|people|persons?|teams?|members?|staff|places?|branch(?:es)?|locations?|projects?|documents?)$/i;

/** Title of a collection: of its page, of its type, or usual words. */
export function titlesOfCollection({ collection, page }: CollectionRows, { plan }: RowContext): Texts {
  const { languages } = plan;
  const own = languagesIn(collection, languages);
  const pageTitles = page ? titlesOf(page) : new Map<string, string>();
  const byPath = titlesByPath[collection.path.split('/').at(-1) ?? ''];
  const usual = collection.kind === 'post' ? (byPath ?? siteWords.blog) : usualTitles[collection.kind];
  const isUsual = generic.test(collection.type) || (collection.kind === 'post' && byPath !== undefined);
  const words = wordsOf(usual, languages, own);
  const type = plainLine(collection.type.split('#').at(-1) ?? '');
  const isName = /[^a-z0-9_-]/.test(type);
  return new Map(
    own.map((tag) => {
      const named = isName ? type : sampleIn(type, tag);
      return [tag, pageTitles.get(tag) ?? (isUsual || type === '' ? (words.get(tag) ?? '') : named)];
    }),
  );
}

function termRow(term: PlannedTerm, context: RowContext, sentence: (text: string) => string): JsonObject {
  const { languages } = context.plan;
  const texts = new Map(
    [...term.descriptions].map(([tag, text]) => [tag, sentence(text)] as const).filter(([, text]) => text !== ''),
  );
  const titles = new Map([...term.titles].map(([tag, title]) => [tag, plainLine(title) || term.name]));
  return { name: term.name, title: titleIn(titles, languages), ...(texts.size > 0 && { text: titleIn(texts, languages) }) };
}

function termRows(
  terms: PlannedTerms,
  kinds: readonly TermKind[],
  context: RowContext,
  sentence: (text: string) => string,
): JsonObject {
  const lists = kinds.map((kind) => {
    const rows = terms.lists[kind].map((term) => termRow(term, context, sentence));
    const own = isEntryTerms(kinds) ? rows.map(({ name, title }) => ({ name: name ?? '', title: title ?? '' })) : rows;
    return [kind, own] as const;
  });
  return Object.fromEntries(lists.filter(([, rows]) => rows.length > 0));
}

/** Terms of items that are no posts have no sentence. */
const isEntryTerms = (kinds: readonly TermKind[]) => !kinds.includes('authors');

const latestFirst = (one: JsonObject, other: JsonObject) => String(other.date).localeCompare(String(one.date), 'en');

/** A collection as the content has it. @param sentence makes a sentence with marks of plain text */
export function collectionValue(all: CollectionRows, context: RowContext, sentence: (text: string) => string): JsonObject {
  const { collection, terms, rows, page } = all;
  const { languages } = context.plan;
  const titles = titlesOfCollection(all, context);
  const title = titleIn(titles, languages);
  const { kind } = collection;
  if (isEntryType(kind)) {
    const entries = rows.map((row) => entryRow(row, kind, context));
    const hasPages = kind !== 'documents' && entries.some((entry) => entry.page === undefined);
    const shown = hasPages ? entries : entries.map(({ page: _, ...entry }) => entry as JsonObject);
    return {
      type: kind,
      ...(hasPages && { path: collection.path }),
      title,
      ...termRows(terms, ['groups', 'tags'], context, sentence),
      entries: shown,
    };
  }
  const described = page ? textsOf(page, ({ texts }) => texts.description) : new Map<string, string>();
  const descriptions = new Map([...titles.keys()].map((tag) => [tag, described.get(tag) ?? unwritten]));
  const posts: Json[] = rows.map((row) => postRow(row, context)).toSorted(latestFirst);
  return {
    ...{ type: 'posts', path: collection.path, title, description: textIn(descriptions, languages) },
    ...(/(?:^|\/)news$/.test(collection.path) ? { kind: 'news' } : collection.key === 'blog' ? { kind: 'blog' } : {}),
    ...termRows(terms, ['authors', 'groups', 'tags'], context, sentence),
    posts,
  };
}
