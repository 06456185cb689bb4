import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { fileOfHref } from '../../../templates/model/files/file-kinds.ts';
import type { Edition } from '../../../templates/model/site/site.ts';

/** What encoding leaves as it is: nearly all addresses are made of this, and are spared it. */
const plainAddress = /^[\w\-./:~]*$/;

const encoded = (path: string) => (plainAddress.test(path) ? path : encodeURI(path));

/** A path without slashes at its end. A pattern would look for the end from every slash there is. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Disks, hosts and people may not tell apart routes that are the same by this. */
export function routeKey(route: string): string {
  return withoutEndSlashes(route.normalize('NFC').toLowerCase()) || '/';
}

/** Path part of the site's address, with a slash at both ends: `/` or `/sub/folder/`. */
export function basePath(url: string): string {
  return `${new URL(url).pathname.replace(/\/$/, '')}/`;
}

/** Folder of files whose names carry a hash of their content. */
export const hashedFolder = 'assets/';

/** What an edition knows of where it stands. */
interface SiteLocation {
  site: { url: string };
  edition?: Pick<Edition, 'url' | 'prefix'>;
}

/** Address of a whole site, of all its editions, without a slash at its end. */
export const wholeUrl = ({ site, edition }: SiteLocation): string => edition?.url ?? site.url;

/** Base path of the files that pages use: the editions of a site share them. */
export const filesBase = (site: SiteLocation): string => basePath(wholeUrl(site));

/** Where a file that is of an edition alone stands in the output. @param path that of a site in one language */
export const editionPath = ({ edition }: SiteLocation, path: string): string => `${edition?.prefix ?? ''}/${path}`.slice(1);

/** Whether a site is an edition below the address of the whole: its home page is then a page as others are, such as `/en`. */
const isBelow = (site: SiteLocation): boolean => site.site.url !== wholeUrl(site);

/** Full address of a page, encoded. The address of the site has no slash at its end. */
export function pageUrl(site: SiteLocation, path: string): string {
  const { url } = site.site;
  return path === '/' ? url + (isBelow(site) ? '' : '/') : url + encoded(path);
}

/**
 * Makes what says where an address of a site is within its host, with its query and fragment: as it is written. Files for
 * visitors are those of all editions.
 */
export function createAddressResolver(site: SiteLocation): (address: string) => string {
  const base = basePath(site.site.url);
  const home = isBelow(site) ? base.slice(0, -1) : base;
  const files = filesBase(site);
  const baseOf = (address: string) => (fileOfHref(address) === undefined ? base : files);
  return (address) => (/^\/(?:$|[?#])/.test(address) ? home : baseOf(address)) + address.slice(1);
}

/** Address of a page within its host, encoded: what links say. */
export const hrefOf = (site: SiteLocation, path: string): string => encoded(createAddressResolver(site)(path));

/**
 * `/services/training` -> `services/training.html`: hosts answer the address without `.html` with this file at once, where
 * a folder with an `index.html` would cost a redirect to the address with a slash.
 */
export function outputPathOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Where the page of a site stands in the output: `en.html` is the home of an edition. */
export function pagePath(site: SiteLocation, path: string): string {
  const { prefix = '' } = site.edition ?? {};
  return path === '/' && prefix !== '' ? outputPathOf(prefix) : editionPath(site, outputPathOf(path));
}

/** An address of the content, encoded the same way whether its writer has encoded it or not. */
export function encodedAddress(address: string): string {
  return plainAddress.test(address) ? address : encodeURI(decodedAddress(address));
}
