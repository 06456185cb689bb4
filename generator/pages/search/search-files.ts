import type { Site } from '../../../site.schema.ts';
import { type SearchManifest, type SearchWords, writeLength } from '../../../templates/layout/site-search/index-format.ts';
import type { PageResources, SearchRecord } from '../../../templates/model/page/page-plan.ts';
import { editionPath, filesBase, hashedFolder, hrefOf } from '../../content/site/page-url.ts';
import { searchIndexPath } from '../../content/site/search-addresses.ts';
import { contentHash } from '../../core/util/hash.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';
import { withSiteWords } from './page-words.ts';
import { makeRows, type Synonyms } from './rows.ts';
import { makeShards } from './shards.ts';

/** Folder of the index shards. */
const folder = `${hashedFolder}search/`;

/** Pages for each file of texts: a result loads only the file it needs. */
const pagesInText = 3;

/** Search documents of all rendered pages that are searchable, in order. */
export function searchablePages(pages: readonly { resources: Pick<PageResources, 'found'> }[]): SearchRecord[] {
  return pages.flatMap(({ resources: { found } }) => found ?? []);
}

function wordsOf({ site }: Site): SearchWords {
  const { open, title, field, close, results, noResults, searching, failed, more, part } = site.labels.siteSearch;
  return { open, title, field, close, results, noResults, searching, failed, more, part };
}

const synonymsOf = ({ synonyms = [] }: NonNullable<Site['site']['search']>) => synonyms.map(({ words }) => words);

/** Input for the words of an index. */
export interface IndexedWords {
  pages: SearchRecord[];
  synonyms: Synonyms;
}

/** A part of the index, from its first word on. */
export type Shard = ReturnType<typeof makeShards>[number];

export function indexedWords(whole: Site, pages: readonly SearchRecord[]): IndexedWords {
  return { pages: withSiteWords(whole, pages), synonyms: whole.site.search ? synonymsOf(whole.site.search) : [] };
}

/** Builds the shards, which is most of the work for an index. */
export const shardsOf = ({ pages, synonyms }: IndexedWords): Shard[] => makeShards(makeRows(pages, synonyms));

/**
 * Search index of a site for browsers: one file at a stable address refers to the others, which have hashed names. Pure: the
 * same pages give the same files.
 * @param shards result of `shardsOf` for these pages, if already computed
 */
export function searchFiles(whole: Site, pages: readonly SearchRecord[], shards?: readonly Shard[]): InMemoryFile[] {
  const { site } = whole;
  if (!site.search) return [];
  const parts = new Map<string, string>();
  const add = (json: string): string => {
    const name = contentHash(json);
    parts.set(name, json);
    return name;
  };
  const texts = Array.from({ length: Math.ceil(pages.length / pagesInText) }, (_, index) => {
    const rows = pages.slice(index * pagesInText, (index + 1) * pagesInText).map(({ row }) => row);
    return add(`[${rows.join(',')}]`);
  });
  const last = pages.flatMap(({ isLast }, index) => (isLast ? [index] : []));
  const entry: SearchManifest = {
    language: site.language,
    numerals: site.numerals,
    words: wordsOf(whole),
    home: hrefOf(whole, '/'),
    folder: filesBase(whole) + folder,
    pages: pages.length,
    lengths: pages.map(({ length }) => writeLength(length)).join(''),
    shards: (shards ?? shardsOf(indexedWords(whole, pages))).map(({ first, json }) => [first, add(json)]),
    texts,
    pagesInText,
    ...(last.length > 0 && { last }),
  };
  return [
    { path: editionPath(whole, searchIndexPath(site.search.path).slice(1)), content: JSON.stringify(entry) },
    ...[...parts].map(([name, content]) => ({ path: `${folder}${name}.json`, content })),
  ];
}
