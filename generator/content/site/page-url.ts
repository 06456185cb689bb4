import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { fileOfHref } from '../../../templates/model/files/file-kinds.ts';
import type { Edition } from '../../../templates/model/site/site.ts';

/** Characters that encoding does not change. Nearly all addresses consist of these and skip it. */
const plainAddress = /^[\w\-./:~]*$/;

const encoded = (path: string) => (plainAddress.test(path) ? path : encodeURI(path));

/** A path without trailing slashes. A regular expression would take quadratic time. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Key of a route. File systems, hosts and people may not distinguish routes with the same key. */
export function routeKey(route: string): string {
  return withoutEndSlashes(route.normalize('NFC').toLowerCase()) || '/';
}

/** Path of the site address with a slash at both ends: `/` or `/sub/folder/`. */
export function basePath(url: string): string {
  return `${new URL(url).pathname.replace(/\/$/, '')}/`;
}

/** Folder of the files with a content hash in their name. */
export const hashedFolder = 'assets/';

/** Address of an edition, and of the site that it belongs to. */
interface SiteLocation {
  site: { url: string };
  edition?: Pick<Edition, 'url' | 'prefix'>;
}

/** Address of the whole site with all editions, without a trailing slash. */
export const wholeUrl = ({ site, edition }: SiteLocation): string => edition?.url ?? site.url;

/** Base path of the files of pages; all editions share them. */
export const filesBase = (site: SiteLocation): string => basePath(wholeUrl(site));

/**
 * Output path of a file of one edition.
 * @param path path in a site of one language
 */
export const editionPath = ({ edition }: SiteLocation, path: string): string => `${edition?.prefix ?? ''}/${path}`.slice(1);

/** Whether an edition is below the address of the whole site. Its home page then has a path such as `/en`, without a slash. */
const isBelow = (site: SiteLocation): boolean => site.site.url !== wholeUrl(site);

/** Full address of a page, encoded. The site address has no trailing slash. */
export function pageUrl(site: SiteLocation, path: string): string {
  const { url } = site.site;
  return path === '/' ? url + (isBelow(site) ? '' : '/') : url + encoded(path);
}

/**
 * Creates a function that resolves an address of the content to a path on the host, with query and fragment, not encoded. Files
 * are shared by all editions.
 */
export function createAddressResolver(site: SiteLocation): (address: string) => string {
  const base = basePath(site.site.url);
  const home = isBelow(site) ? base.slice(0, -1) : base;
  const files = filesBase(site);
  const baseOf = (address: string) => (fileOfHref(address) === undefined ? base : files);
  return (address) => (/^\/(?:$|[?#])/.test(address) ? home : baseOf(address)) + address.slice(1);
}

/** Path of a page on the host, encoded, for use in links. */
export const hrefOf = (site: SiteLocation, path: string): string => encoded(createAddressResolver(site)(path));

/**
 * `/services/training` -> `services/training.html`. Hosts serve it for the address without `.html`; a folder with `index.html`
 * would cost a redirect to the address with a slash.
 */
export function outputPathOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Output path of a page; `en.html` is the home page of an edition. */
export function pagePath(site: SiteLocation, path: string): string {
  const { prefix = '' } = site.edition ?? {};
  return path === '/' && prefix !== '' ? outputPathOf(prefix) : editionPath(site, outputPathOf(path));
}

/** Encodes an address of the content, whether or not it is encoded already. */
export function encodedAddress(address: string): string {
  return plainAddress.test(address) ? address : encodeURI(decodedAddress(address));
}
