import { posix } from 'node:path';
import { decodedAddress, decodedPart } from '../../../../../templates/model/addresses/decode.ts';

/** A name as generators write it in addresses: small letters, hyphens between words. */
export const slugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Joins parts of an address: starts with a slash, and ends with one unless its last part is a file. */
export function addressOf(...parts: readonly (string | undefined)[]): string {
  const path = parts
    .flatMap((part) => (part ?? '').split('/'))
    .filter((part) => part !== '' && part !== '.')
    .join('/');
  if (path === '') return '/';
  const isFile = /\.(?:html?|xml|json|txt|php|aspx?)$/i.test(path);
  return isFile ? `/${path}` : `/${path}/`;
}

/** An address as written in metadata: decoded, from the root. */
export function writtenAddress(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]*/i, '');
  const decoded = decodedAddress(path);
  return decoded.startsWith('/') ? decoded : `/${decoded}`;
}

/** Path of a URL without a slash at its end; empty for the root and for texts that are no address. */
export function basePathOf(address: string | undefined): string {
  if (address === undefined || !/^https?:\/\//i.test(address)) return '';
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return decodedAddress(path).replace(/\/+$/, '');
}

/** An address without a slash at its end, if it is one. */
export function siteAddress(address: string | undefined): string | undefined {
  return address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? address.replace(/\/+$/, '')
    : undefined;
}

/** A path without its ending. */
export const withoutEnding = (file: string): string => file.replace(/\.(?:md|mdx|markdown|mkd|html?)$/i, '');

/** Path without the number that orders it: `01-intro` is `intro`. */
export const withoutNumber = (name: string): string => name.replace(/^\d+\s*[-_.]+\s*(?=[^\d-_.])/, '');

export const numberOfName = (name: string): number | undefined => {
  const number = /^(\d+)\s*[-_.]+\s*[^\d-_.]/.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
};

/** Parts of an address: path, query and fragment. */
export function splitAddress(address: string): { path: string; rest: string } {
  const at = address.search(/[?#]/);
  return at === -1 ? { path: address, rest: '' } : { path: address.slice(0, at), rest: address.slice(at) };
}

/** A path relative to a folder, without `.` and `..`; `undefined` if it leads out. Percent escapes are decoded. */
export function pathFrom(folder: string, path: string): string | undefined {
  const decoded = path
    .split('/')
    .map((part) => decodedPart(part) ?? part)
    .join('/');
  const joined = posix.normalize(posix.join('/', '@', folder, decoded));
  return joined === '/@' || joined.startsWith('/@/') ? joined.slice(3) : undefined;
}

/** Words of a name of a file, as a title. */
export const titleOfName = (name: string): string => withoutNumber(name).replaceAll(/[-_]+/g, ' ').trim();

/** A date's parts in addresses. */
export function dateParts(date: string | undefined): { year: string; month: string; day: string } | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '');
  return found ? { year: found[1] ?? '', month: found[2] ?? '', day: found[3] ?? '' } : undefined;
}
