import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { isObject } from '../../core/json/value.ts';
import { get, items } from '../../core/json/walk.ts';
import { type Field, kindUnder } from '../site/fields.ts';
import { createSitePathReader } from '../site/site-address.ts';
import { flattenElements, readInline } from '../text/inline/read.ts';
import { type Directory, languageOfAddress } from './addresses.ts';
import type { SiteLanguage } from './languages.ts';

export interface LinkInput {
  /** Address of the site, as in the file. */
  url: unknown;
  languages: readonly SiteLanguage[];
  directory: Directory;
}

/** Maps an address in the content to the one in an edition. */
type AddressOf = (written: string) => string;

/** Links lead to the page in the reader's language if it exists, otherwise to that of the first language that has it. */
export function createAddressOf(language: SiteLanguage, { url, languages, directory }: LinkInput): AddressOf {
  const readSitePath = createSitePathReader(url);
  const origin = typeof url === 'string' ? url : '';
  return (written) => {
    const own = readSitePath(written);
    const isOfOther = languages.some(({ prefix }) => prefix !== '' && `${own}/`.startsWith(`${prefix}/`));
    // Addresses with the prefix of a language stay.
    const href = own === undefined || isOfOther ? written : own;
    if (!href.startsWith('/')) return href;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const addresses = directory.find(path);
    const here = addresses?.get(language.tag);
    if (!addresses || here !== undefined) return here === undefined ? href : here + rest;
    const there = languages.find(({ tag }) => addresses.has(tag));
    if (!there) return href;
    const other = addresses.get(there.tag) ?? '';
    // The home page of an edition has no slash at the end.
    return origin + (there.prefix !== '' && other === '/' ? there.prefix : there.prefix + other) + rest;
  };
}

/**
 * Maps the addresses in a text: those of its links, or the text itself if it is an address.
 * @param key key of the text
 */
export function withAddresses(value: string, field: Field, key: string | number, addressOf: AddressOf): string {
  const { address, hasMarks } = fieldRoleOf(kindUnder(key, field, value));
  if (address === 'link' || address === 'onward') return addressOf(value);
  if (!hasMarks || !value.includes('](')) return value;
  const links = flattenElements(readInline(value) ?? []).flatMap((piece) => (piece.kind === 'link' ? [piece] : []));
  return links.reduceRight(
    (text, { href, hrefFrom }) => text.slice(0, hrefFrom) + addressOf(href) + text.slice(hrefFrom + href.length),
    value,
  );
}

/** Redirects may name a page of any language by its full path, such as `/en/about`. */
export function resolveRedirects(redirects: unknown, { url, languages, directory }: LinkInput): void {
  const [first] = languages;
  for (const redirect of items(redirects)) {
    const to = get(redirect, 'to');
    if (!isObject(redirect) || typeof to !== 'string') continue;
    const language = languageOfAddress(to, languages, directory);
    if (!language) continue;
    const rest = to.slice(language.prefix.length);
    const inside = rest.startsWith('/') ? rest : `/${rest}`;
    redirect.to = language === first ? inside : String(url ?? '') + to;
  }
}
