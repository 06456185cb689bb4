import { posix } from 'node:path';
import { isHref } from '../../../templates/schema/rules.ts';
import type { SourceFormat } from '../model/document.ts';
import type { AddressTable, Target } from './address-table.ts';
import { decodedPath, isOfOldSite, type OldPlace, readOldAddress, splitAddress, withinBase } from './old-address.ts';
import type { DocumentHeader, ResolvedMedia } from './types.ts';

/** What a link needs to know of the site around it. */
export interface LinkContext {
  table: AddressTable;
  place: OldPlace | undefined;
  format: SourceFormat;
}

/** The document that a link is in, and its files. */
export interface LinkPlace {
  header: Pick<DocumentHeader, 'id' | 'addresses' | 'status'>;
  /** Path by which links name its page. */
  link: string;
  media: Pick<ResolvedMedia, 'file'>;
}

/** Origin of addresses of a source whose site has none. */
const unknownOrigin = 'https://old-site.invalid';

/** Fragment of an address, encoded as links write it: ids of Arabic headings are Arabic. */
const fragmentOf = (href: string) => {
  const at = href.indexOf('#');
  return at === -1 ? '' : new URL(href.slice(at).replaceAll(/[\s\\]/g, ''), unknownOrigin).hash;
};

/** A link outside the site, as a valid one; undefined if it is unsafe or cannot be one. */
function outside(href: string): string | undefined {
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):/i.exec(href) ?? [];
  if (/^tel$/i.test(scheme)) {
    const number = href
      .slice(4)
      .replaceAll(/[^\d+]/g, '')
      .replaceAll(/(?!^)\+/g, '');
    return isHref(`tel:${number}`) ? `tel:${number}` : undefined;
  }
  const isWeb = /^https?$/i.test(scheme);
  if (!isWeb && !/^mailto$/i.test(scheme)) return undefined;
  const written = scheme.toLowerCase() + href.slice(scheme.length).replaceAll(/\s/g, '%20');
  if (!isWeb || isHref(written)) return isHref(written) ? written : undefined;
  const normal = URL.canParse(written) ? new URL(written).href : '';
  return isHref(normal) ? normal : undefined;
}

const isDraft = ({ status }: LinkPlace['header']) => status === 'draft' || status === 'pending';

/** Whether a page can link to a target: links to pages that are not always published would break. */
const canLink = (target: Target, { header, link }: LinkPlace) => target.isPublished || link === target.link || isDraft(header);

function internal(target: Target | undefined, href: string, place: LinkPlace): string | undefined {
  if (!target || !canLink(target, place)) return undefined;
  const link = target.link + fragmentOf(href);
  return isHref(link) ? link : isHref(target.link) ? target.link : undefined;
}

function fileLink(href: string, absolute: string, { media }: LinkPlace): string | undefined {
  const found = media.file(href) ?? media.file(absolute);
  if (!found) return undefined;
  if ('href' in found) return found.href;
  return found.file.startsWith('files/') ? `/${found.file}` : undefined;
}

/** A link within a folder of files. */
function fileTarget(href: string, { header }: LinkPlace, { table, format }: LinkContext): Target | undefined {
  if (format === 'wordpress') return undefined;
  const path = decodedPath(splitAddress(href).path);
  const folder = posix.dirname(header.id);
  const relative = path.startsWith('/') ? path.slice(1) : posix.join(folder === '.' ? '' : folder, path);
  return table.findFile(relative.replace(/\/+$/, ''));
}

/**
 * The new address of a link of the source: a page of the site, a file, or an address outside. Undefined if it leads nowhere or
 * could do harm.
 */
export function resolveLink(href: string, place: LinkPlace, context: LinkContext): string | undefined {
  const written = href.trim().replaceAll(/[\t\n\r]/g, '');
  if (written === '' || written === '#') return undefined;
  if (written.startsWith('#')) {
    const own = place.link + fragmentOf(written);
    return isHref(own) ? own : undefined;
  }
  const isAbsolute = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written);
  const inFolder = isAbsolute ? undefined : fileTarget(written, place, context);
  if (inFolder) return internal(inFolder, written, place);
  const { place: old } = context;
  const origin = old ? `https://${old.host}` : unknownOrigin;
  const base =
    origin +
    encodeURI((old?.base ?? '') + readOldAddress(place.header.addresses[0] ?? '/', old).path).replaceAll(
      /[?#]/g,
      encodeURIComponent,
    );
  if (!URL.canParse(written, base)) return undefined;
  const url = new URL(written, base);
  if (!/^https?:$/.test(url.protocol)) return outside(written);
  const isOld = old ? isOfOldSite(url, old) : url.origin === unknownOrigin;
  if (!isOld)
    return old && url.host === old.host && !isAbsolute
      ? undefined
      : outside(written.startsWith('//') ? `https:${written}` : written);
  const address = { path: withinBase(decodedPath(url.pathname), old?.base ?? ''), query: url.search.slice(1) };
  return internal(context.table.find(address), url.hash, place) ?? fileLink(written, url.href, place);
}
