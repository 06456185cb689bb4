import { decodedPart } from '../../../../templates/model/addresses/decode.ts';
import { attributeOf, elementsWithin, firstAttribute, type HtmlElement, hasClass } from '../../html/dom.ts';
import { plainTextOf } from '../../html/plain-text.ts';
import type { SourceTerm } from '../../model/document.ts';
import { isoTime, type PageHead } from './page-head.ts';

/** A term as a page names it. */
export type PageTerm = Pick<SourceTerm, 'taxonomy' | 'name' | 'title'>;

const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Term that a link leads to: its name is the last part of the address. */
function termOfLink(link: HtmlElement): PageTerm[] {
  const relations = (attributeOf(link, 'rel') ?? '').toLowerCase().split(/\s+/);
  const title = plainTextOf(link.childNodes);
  if (title === '' || !relations.some((relation) => relation === 'tag' || relation === 'category')) return [];
  const path = (attributeOf(link, 'href') ?? '').replace(/[?#].*$/s, '').replace(/(?:\/index)?\.x?html?$|\/+$/gi, '');
  const name = decodedPart(path.split('/').at(-1) ?? '') || nameOf(title);
  return [{ taxonomy: relations.includes('category') ? 'category' : 'tag', name, title }];
}

/** Categories and tags of a page, each once. */
export function termsOf(body: HtmlElement, { section, tags }: PageHead): PageTerm[] {
  const links = [...elementsWithin(body.childNodes)].filter(({ tagName }) => tagName === 'a').flatMap(termOfLink);
  const stated: PageTerm[] = [
    ...(section ? [{ taxonomy: 'category' as const, name: nameOf(section), title: section }] : []),
    ...tags.map((title) => ({ taxonomy: 'tag' as const, name: nameOf(title), title })),
  ];
  const all = [...links, ...stated.filter(({ title }) => !links.some((link) => link.title === title))];
  return [...new Map(all.filter(({ name }) => name !== '').map((term) => [`${term.taxonomy} ${term.name}`, term])).values()];
}

/** Date in an address: `/2019/05/12/`, `2019-05-12-title.html`. */
export function dateOfPath(path: string): string | undefined {
  const [, year, month, day] = /\/((?:19|20)\d{2})[/-](\d{2})(?:[/-](\d{2}))?(?=[/-])/.exec(path) ?? [];
  if (year === undefined || month === undefined) return undefined;
  return isoTime(`${year}-${month}-${day ?? '01'}`);
}

/** Time in the text of a page that is marked as that of its publication. */
export function markedTime(body: HtmlElement): string | undefined {
  for (const element of elementsWithin(body.childNodes)) {
    if (element.tagName !== 'time') continue;
    const isMarked =
      attributeOf(element, 'pubdate') !== undefined ||
      attributeOf(element, 'itemprop')?.toLowerCase() === 'datepublished' ||
      hasClass(element, 'entry-date', 'published', 'post-date', 'dt-published');
    const time = isMarked ? isoTime(attributeOf(element, 'datetime')) : undefined;
    if (time !== undefined) return time;
  }
  return undefined;
}

/** Author of a page, if it names a person. */
export function authorOf(body: HtmlElement, { author }: PageHead): string | undefined {
  if (author !== undefined && !/^https?:/i.test(author)) return author;
  for (const element of elementsWithin(body.childNodes)) {
    const name = element.tagName === 'a' && firstAttribute(element, 'rel') === 'author' ? plainTextOf(element.childNodes) : '';
    if (name !== '') return name;
  }
  return undefined;
}

const postFolders = /^\/(?:[a-z]{2}\/)?(?:blog|posts?|news|articles?|مدونة|المدونة|أخبار|الأخبار|مقالات|المقالات)\//iu;

/** Whether a page is a post: by its address, or by what it states with a date. */
export function isPost(path: string, body: HtmlElement, { ogType, published }: PageHead, date: string | undefined): boolean {
  if (dateOfPath(path) !== undefined || hasClass(body, 'single-post')) return true;
  return (ogType === 'article' && published !== undefined) || (date !== undefined && postFolders.test(path));
}
