import type { Site } from '../../site.schema.ts';
import type { FoundPage, PageResources } from '../../templates/page-plan.ts';
import { type SearchEntry, type SearchWords, type TextRow, writeLength } from '../../templates/site-search/index-format.ts';
import { contentHash } from '../hash.ts';
import { hashedFolder } from '../hosts/headers.ts';
import type { OutputFile } from '../output/output-file.ts';
import { basePath } from '../plan/page-url.ts';
import { searchIndexPath } from './addresses.ts';
import { termsOf } from './page-terms.ts';
import { makeShards } from './shards.ts';

/** Folder of the parts of the index. */
const folder = `${hashedFolder}search/`;

/** Pages whose texts are one file: a result needs no more than its own. */
const pagesInText = 3;

/** The pages that the search finds, of all that were made, in their order. */
export function foundPages(pages: readonly { resources: Pick<PageResources, 'found'> }[]): FoundPage[] {
  return pages.flatMap(({ resources: { found } }) => found ?? []);
}

function wordsOf({ site }: Site): SearchWords {
  const { open, title, field, close, results, noResults, searching, failed, more, part } = site.labels.siteSearch;
  return { open, title, field, close, results, noResults, searching, failed, more, part };
}

function toRow({ href, name, way, sections }: FoundPage, base: string): TextRow {
  const rows = sections.map(({ anchor, heading, text }): TextRow[3][number] => [anchor, heading, text]);
  return [decodeURI(href.slice(base.length)), name, way, rows];
}

/**
 * The index of a site, for browsers: a file at a stable address that names all others, which are named by what they hold.
 * Pure: the same pages give the same files.
 */
export function searchFiles(site: Site, pages: readonly FoundPage[]): OutputFile[] {
  if (!site.site.search) return [];
  const base = basePath(site.site.url);
  const parts = new Map<string, string>();
  const add = (json: string): string => {
    const name = contentHash(json);
    parts.set(name, json);
    return name;
  };
  const terms = pages.map(termsOf);
  const rows = pages.map((page) => toRow(page, base));
  const texts = Array.from({ length: Math.ceil(rows.length / pagesInText) }, (_, index) =>
    add(JSON.stringify(rows.slice(index * pagesInText, (index + 1) * pagesInText))),
  );
  const entry: SearchEntry = {
    language: site.site.language,
    numerals: site.site.numerals,
    words: wordsOf(site),
    home: base,
    folder: base + folder,
    pages: pages.length,
    lengths: terms.map(({ length }) => writeLength(length)).join(''),
    shards: makeShards(terms).map(({ first, json }) => [first, add(json)]),
    texts,
    pagesInText,
  };
  return [
    { path: searchIndexPath(site.site.search.path).slice(1), content: JSON.stringify(entry) },
    ...[...parts].map(([name, content]) => ({ path: `${folder}${name}.json`, content })),
  ];
}
