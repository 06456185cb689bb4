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
  const name = `/${decodedAddress(inSite)
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

/** Different addresses of a list, comparable. */
export const comparableAddresses = (addresses: readonly string[], base?: string): string[] => [
  ...new Set(addresses.filter((address) => address.trim() !== '').map((address) => comparableAddress(address, base))),
];
