import { decodedAddress } from '../../../../templates/model/addresses/decode.ts';
import { aboutKind } from '../../../../templates/schema/kind-table.ts';
import { walkFields } from '../../../content/site/fields.ts';
import { flattenElements, type InlineElement, readInline } from '../../../content/text/inline/read.ts';
import type { Path } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';

/** A link to a page. */
export interface Link {
  at: Path;
  href: string;
  /** Those in a sentence, with the place of each. */
  pieces?: LinkPiece[];
}

type LinkPiece = Extract<InlineElement, { kind: 'link' }>;

/** The page that an address of this site leads to, and what follows it; undefined for any other address. */
function splitHref(href: string): { route: string; rest: string } | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  const end = href.search(/[?#]/);
  return { route: decodedAddress(end === -1 ? href : href.slice(0, end)), rest: end === -1 ? '' : href.slice(end) };
}

export const leadsTo = (href: unknown, route: string) => typeof href === 'string' && splitHref(href)?.route === route;

/** An address with another page in the place of the one that it leads to. */
export const withRoute = (href: string, route: string) => route + (splitHref(href)?.rest ?? '');

const linksIn = (text: string) => flattenElements(readInline(text) ?? []).filter((piece) => piece.kind === 'link');

/** Every link to a page, in the order of the content: fields, and links in sentences. What a page was before is none. */
export function linksTo(site: Json, route: string): Link[] {
  const links: Link[] = [];
  walkFields(site, ({ value, path, kind }) => {
    if (typeof value !== 'string') return;
    const { address, hasMarks } = aboutKind(kind);
    if ((address === 'link' || address === 'onward') && leadsTo(value, route)) links.push({ at: path, href: value });
    if (!hasMarks || !value.includes('](')) return;
    const pieces = linksIn(value).filter(({ href }) => leadsTo(href, route));
    if (pieces[0]) links.push({ at: path, href: pieces[0].href, pieces });
  });
  return links;
}

/** A sentence in which links to a page lead to another. */
export function redirectWords(text: string, from: string, to: string): string {
  return linksIn(text)
    .filter(({ href }) => leadsTo(href, from))
    .toSorted((a, b) => b.hrefFrom - a.hrefFrom)
    .reduce((sentence, { href, hrefFrom }) => {
      return sentence.slice(0, hrefFrom) + withRoute(href, to) + sentence.slice(hrefFrom + href.length);
    }, text);
}

/** A sentence in which the words of links to a page stay, without the link. */
export function unlinkWords(text: string, route: string): string {
  return linksIn(text)
    .filter(({ href }) => leadsTo(href, route))
    .toSorted((a, b) => b.from - a.from)
    .reduce((sentence, { from, to, hrefFrom }) => {
      const words = sentence.slice(from + 1, sentence.lastIndexOf('](', hrefFrom));
      return sentence.slice(0, from) + words + sentence.slice(to);
    }, text);
}

/** Whether a place names a card of a collection: where the names of those stand that a section shows. */
export function listsOf(site: Json, collection: string): Path[] {
  const lists: Path[] = [];
  walkFields(site, ({ value, path }) => {
    if (get(value, 'collection') === collection && Array.isArray(get(value, 'names'))) lists.push([...path, 'names']);
  });
  return lists;
}
