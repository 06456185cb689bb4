import { decodedAddress } from '../../../../templates/model/addresses/decode.ts';
import { fieldRoleOf } from '../../../../templates/schema/field-roles.ts';
import { walkFields } from '../../../content/site/fields.ts';
import { flattenElements, type InlineElement, readInline } from '../../../content/text/inline/read.ts';
import type { Path } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';

/** A link to a page. */
export interface Link {
  at: Path;
  href: string;
  /** Links in a sentence, with their positions. */
  pieces?: LinkPiece[];
}

type LinkPiece = Extract<InlineElement, { kind: 'link' }>;

/** Splits an internal address into route and query or fragment; undefined for external addresses. */
function splitHref(href: string): { route: string; rest: string } | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined;
  const end = href.search(/[?#]/);
  return { route: decodedAddress(end === -1 ? href : href.slice(0, end)), rest: end === -1 ? '' : href.slice(end) };
}

/** Whether an address leads to a page of this site. */
export const leadsTo = (href: unknown, route: string) => typeof href === 'string' && splitHref(href)?.route === route;

/** Replaces the route of an address and keeps its query and fragment. */
export const withRoute = (href: string, route: string) => route + (splitHref(href)?.rest ?? '');

const linksIn = (text: string) => flattenElements(readInline(text) ?? []).filter((piece) => piece.kind === 'link');

/** All links to a page in content order: fields, and links in sentences. Former addresses (`movedFrom`) are not links. */
export function linksTo(site: Json, route: string): Link[] {
  const links: Link[] = [];
  walkFields(site, ({ value, path, kind }) => {
    if (typeof value !== 'string') return;
    const { address, hasMarks } = fieldRoleOf(kind);
    if ((address === 'link' || address === 'onward') && leadsTo(value, route)) links.push({ at: path, href: value });
    if (!hasMarks || !value.includes('](')) return;
    const pieces = linksIn(value).filter(({ href }) => leadsTo(href, route));
    if (pieces[0]) links.push({ at: path, href: pieces[0].href, pieces });
  });
  return links;
}

/** Retargets links within a sentence. */
export function redirectWords(text: string, from: string, to: string): string {
  return linksIn(text)
    .filter(({ href }) => leadsTo(href, from))
    .toSorted((a, b) => b.hrefFrom - a.hrefFrom)
    .reduce((sentence, { href, hrefFrom }) => {
      return sentence.slice(0, hrefFrom) + withRoute(href, to) + sentence.slice(hrefFrom + href.length);
    }, text);
}

/** Removes links to a page from a sentence and keeps their words. */
export function unlinkWords(text: string, route: string): string {
  return linksIn(text)
    .filter(({ href }) => leadsTo(href, route))
    .toSorted((a, b) => b.from - a.from)
    .reduce((sentence, { from, to, hrefFrom }) => {
      const words = sentence.slice(from + 1, sentence.lastIndexOf('](', hrefFrom));
      return sentence.slice(0, from) + words + sentence.slice(to);
    }, text);
}

/** Paths of the `names` lists in which sections select cards of a collection. */
export function listsOf(site: Json, collection: string): Path[] {
  const lists: Path[] = [];
  walkFields(site, ({ value, path }) => {
    if (get(value, 'collection') === collection && Array.isArray(get(value, 'names'))) lists.push([...path, 'names']);
  });
  return lists;
}
