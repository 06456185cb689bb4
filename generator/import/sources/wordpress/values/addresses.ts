import { decodedPart } from '../../../../../templates/model/addresses/decode.ts';

/** A parsed address; undefined if it is malformed. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address.trim(), base);
  } catch {
    return undefined;
  }
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

const isSameHost = (one: string, other: string): boolean => withoutWww(one) === withoutWww(other);

const delimiters = /[/?&=#%\\\p{Cc}]/u;

/** A path with its query, each part decoded, unless that is malformed or would change the meaning. */
export function decodedPath(path: string): string {
  return path
    .split(/(?<=[/?&=])|(?=[/?&=])/)
    .map((part) => {
      const decoded = decodedPart(part);
      return decoded === undefined || delimiters.test(decoded) ? part : decoded;
    })
    .join('');
}

/** Path with query of an address, decoded; undefined if it is not on the host of the site. */
export function pathOnSite(address: string, site: string | undefined): string | undefined {
  const url = address.trim() === '' ? undefined : parsedUrl(address, site ?? 'http://site.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = site === undefined ? undefined : parsedUrl(site)?.hostname;
  if (host !== undefined && !isSameHost(url.hostname, host)) return undefined;
  return decodedPath(url.pathname) + decodedPath(url.search);
}

/** Folder of the site on its host, with a slash at its end: `/` or `/blog/`. */
export function basePath(site: string | undefined): string {
  const path = site === undefined ? '/' : decodedPath(parsedUrl(site)?.pathname ?? '/');
  return path.endsWith('/') ? path : `${path}/`;
}

/** Addresses without doubles, in the order given. */
export const distinct = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.filter((address): address is string => address !== undefined && address !== '')),
];

/** The address with its last part replaced, as a page had it before its name was changed. */
export function renamed(address: string, name: string): string | undefined {
  const parts = address.replace(/\/$/, '').split('/');
  if (address.includes('?') || parts.length < 2) return undefined;
  return `${[...parts.slice(0, -1), name].join('/')}${address.endsWith('/') ? '/' : ''}`;
}

const dateInPath = /\/\d{4}\/\d{2}(\/\d{2})?(?=\/)/;

/** The address with another date, as a post had it before its date was changed; undefined if no date is in it. */
export function redated(address: string, date: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  if (day === undefined || !dateInPath.test(address)) return undefined;
  return address.replace(dateInPath, (_, withDay?: string) => `/${year}/${month}${withDay === undefined ? '' : `/${day}`}`);
}
