import { decodedPart } from '../../../templates/model/addresses/decode.ts';
import { formerKey } from '../../content/site/former-paths.ts';

/** An address of the old site: path and query, decoded. */
export interface OldAddress {
  path: string;
  /** Without `?`; empty if there is none. */
  query: string;
}

/** Splits an address into path and query, without fragment. */
export function splitAddress(address: string): OldAddress {
  const [whole = ''] = address.split('#', 1);
  const at = whole.indexOf('?');
  return at === -1 ? { path: whole, query: '' } : { path: whole.slice(0, at), query: whole.slice(at + 1) };
}

/** Decodes each segment of a path; segments with malformed escapes stay. */
export const decodedPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      const decoded = decodedPart(segment) ?? segment;
      return decoded.includes('/') ? segment : decoded;
    })
    .join('/')
    .normalize('NFC');

/** Where the old site was: host without `www.`, and path without a slash at the end. */
export interface OldPlace {
  host: string;
  base: string;
}

const plainHost = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** The place of an old site; undefined without a usable address. */
export function oldPlaceOf(address: string | undefined): OldPlace | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { hostname, pathname, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  return { host: plainHost(hostname), base: decodedPath(pathname).replace(/\/+$/, '') };
}

/** Whether a web address is within the old site, whatever its scheme, port and `www.`. */
export const isOfOldSite = (url: URL, place: OldPlace): boolean =>
  plainHost(url.hostname) === place.host && `${decodedPath(url.pathname)}/`.startsWith(`${place.base}/`);

/** An address below the path of the old site: `/blog/about` of `https://example.org/blog` is `/about`. */
export function withinBase(path: string, base: string): string {
  if (base === '' || !`${path}/`.startsWith(`${base}/`)) return path;
  return path.slice(base.length) || '/';
}

/** Reads an address of the source as a path from the root of the old site, decoded. */
export function readOldAddress(address: string, place: OldPlace | undefined): OldAddress {
  const { path, query } = splitAddress(address.trim().replace(/^https?:\/\/[^/?#]*/i, ''));
  const decoded = decodedPath(path.startsWith('/') ? path : `/${path}`).replaceAll(/\/{2,}/g, '/');
  return { path: withinBase(decoded, place?.base ?? ''), query };
}

export const addressText = ({ path, query }: OldAddress): string => (query === '' ? path : `${path}?${query}`);

/** Key of an address: the same for spellings that lead to the same page. */
export const oldKey = ({ path, query }: OldAddress): string =>
  formerKey(addressText({ path: escapedPercents(path.replace(/\/+$/, '') || '/'), query: query.replace(/^&+|&+$/g, '') }));

/** A percent sign in a decoded path is no escape. */
const escapedPercents = (path: string) => path.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25');
