import type { Route, Site } from '../../../site.schema.ts';
import { searchFields } from '../../../templates/layout/site-search/index-format.ts';
import { wordsIn } from '../../../templates/layout/site-search/words.ts';
import type { SearchRecord } from '../../../templates/model/page/page-plan.ts';
import { generatedListOf } from '../../content/collections/generated-blocks.ts';
import { linkedPath } from '../structured-data/page-entities.ts';

/** Search words of a page from elsewhere in the site. */
interface PageWords {
  /** Other names of the page, such as link texts. */
  names: string[];
  /** Search field of its title: less weight for the home page and for lists by group, tag or author. */
  titleAs: (typeof searchFields)[number];
}

/** Texts of links in a part of the content, by target page; links with a fragment do not count. */
function addLinks(value: unknown, found: Map<string, Set<string>>): void {
  if (value === null || typeof value !== 'object') return;
  const { href, label } = value as { href?: unknown; label?: unknown };
  if (typeof href === 'string' && typeof label === 'string' && /^\/[^?#]*$/.test(href)) {
    const path = linkedPath(href);
    found.set(path, (found.get(path) ?? new Set()).add(label));
  }
  for (const inner of Object.values(value)) addLinks(inner, found);
}

const isTermList = (route: Route) => route.blocks.some((block) => (generatedListOf(block)?.by ?? 'all') !== 'all');

function titleAs(route: Route): PageWords['titleAs'] {
  if (route.path === '/') return 'heading';
  return isTermList(route) ? 'text' : 'title';
}

/** Search words of pages from elsewhere in the site, by path. */
function wordsOfPages({ header, footer, routes }: Site): Map<string, PageWords> {
  const links = new Map<string, Set<string>>();
  addLinks([header, footer], links);
  return new Map(
    routes.map((route) => {
      const { path, keywords = [] } = route;
      return [path, { names: [...(links.get(path) ?? []), ...keywords], titleAs: titleAs(route) }];
    }),
  );
}

/** Path of a page, without parsing its text. */
function pathOf({ row }: SearchRecord): string {
  const path = /^\["(?:[^"\\]|\\.)*"/.exec(row)?.[0].slice(1) ?? '""';
  return `/${JSON.parse(path)}`;
}

const title = searchFields.indexOf('title');

const none = searchFields.map(() => 0);

const inField = (field: PageWords['titleAs'], count = 1) => searchFields.map((name) => (name === field ? count : 0));

/** Adds search words to a page. */
function withWords(page: SearchRecord, { names, titleAs }: PageWords): SearchRecord {
  if (names.length === 0 && titleAs === 'title') return page;
  const times = new Map<string, number[]>();
  const add = (term: string, counts: readonly number[]) =>
    times.set(
      term,
      (times.get(term) ?? none).map((count, field) => count + (counts[field] ?? 0)),
    );
  for (const [index, term] of (page.terms === '' ? [] : page.terms.split(' ')).entries()) {
    const counts = [...page.times.slice(index * searchFields.length, (index + 1) * searchFields.length)];
    add(term, inField(titleAs, counts[title]));
    add(term, counts.with(title, 0));
  }
  for (const { term } of wordsIn(names.join(' · '))) add(term, inField('title'));
  const all = Uint8Array.from([...times.values()].flat(), (count) => Math.min(count, 255));
  return { ...page, terms: [...times.keys()].join(' '), times: all };
}

/** Search documents with the words that the site uses for them elsewhere. */
export function withSiteWords(site: Site, pages: readonly SearchRecord[]): SearchRecord[] {
  const words = wordsOfPages(site);
  return pages.map((page) => {
    const own = words.get(pathOf(page));
    return own ? withWords(page, own) : page;
  });
}
