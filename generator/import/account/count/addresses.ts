import { decodedAddress } from '../../../../templates/model/addresses/decode.ts';

/**
 * Address as addresses are compared: path with its query, decoded, without a slash or `index.html` at the end.
 * @param base path of the old site, without a slash at the end
 */
export function comparableAddress(address: string, base = ''): string {
  const withoutHost = address.trim().replace(/^(?:https?:)?\/\/[^/?#]*/i, '');
  const [plain = ''] = withoutHost.split('#', 1);
  const [path = '', query] = plain.split(/\?(.*)/s, 2);
  const inSite = base !== '' && path.startsWith(base) ? path.slice(base.length) : path;
  const resolved = /(?:^|\/)\.{1,2}(?:\/|$)/.test(inSite) ? new URL(inSite, 'https://site.invalid/').pathname : inSite;
  const name = `/${decodedAddress(resolved)
    .normalize('NFC')
    .replace(/(?:^|\/)index\.html?$/i, '')}`
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  return query ? `${name}?${decodedAddress(query)}` : name;
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '');

/** Whether an address is on the host of a site, or states no host. */
export const isOnHost = (address: string, site: string): boolean =>
  [hostOf(site), ''].includes(hostOf(address.trim())) || hostOf(site) === '';

/** Addresses of programs and mail, which no page has. */
const isOfNoPage = (address: string) => /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(address.trim());

/** Different addresses of a list that pages can have, comparable. */
export const comparableAddresses = (addresses: readonly string[], base?: string): string[] => [
  ...new Set(
    addresses
      .filter((address) => address.trim() !== '' && !isOfNoPage(address))
      .map((address) => comparableAddress(address, base)),
  ),
];
