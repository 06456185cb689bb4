import { decodedAddress } from '../../../../templates/model/addresses/decode.ts';

/** Path of a URL or path with its query, decoded; undefined for other addresses. */
export function decodedPath(address: string): string | undefined {
  if (/^(?:https?:)?\/\//i.test(address)) {
    const url = URL.parse(address, 'https://site.invalid/');
    return url ? decodedAddress(url.pathname + url.search) : undefined;
  }
  return address.startsWith('/') ? decodedAddress(address.replace(/#.*$/s, '')) : undefined;
}

/** Host and scheme of a URL, without a slash at the end. */
export const originOf = (address: string | undefined): string | undefined => {
  const url = address === undefined ? null : URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
};

/** Addresses that a server answers with a file: `/a/b.html`, `/a/b`; for an index `/a/`, `/a/index.html`. */
export function addressesOfFile(file: string): string[] {
  const path = `/${decodedAddress(file)}`;
  const folder = /^(.*\/)(?:index|default)\.x?html?$/i.exec(path)?.[1];
  return folder === undefined ? [path, path.replace(/\.x?html?$/i, '')] : [folder, path];
}

/** Addresses of a page: the one that it states, and those of its file. */
export function addressesOf(file: string, stated: string | undefined): string[] {
  const own = addressesOfFile(file);
  const path = stated === undefined ? undefined : decodedPath(stated);
  return [...new Set(path === undefined ? own : [path, ...own])];
}

/** An address that several spellings of the same page have in common. */
export const pageKey = (address: string): string =>
  (decodedPath(address) ?? address)
    .normalize('NFC')
    .replace(/[?#].*$/s, '')
    .replace(/(?:index|default)\.x?html?$/i, '')
    .replace(/\.x?html?$/i, '')
    .replace(/\/+$/, '');

/** Path from the root that a link of a page leads to, if it is on the same site. */
export function targetOf(href: string, page: string, origin: string | undefined): string | undefined {
  const base = `https://site.invalid${encodeURI(page)}`;
  const url = URL.parse(href.trim(), base);
  if (!url || (url.origin !== 'https://site.invalid' && url.origin !== origin)) return undefined;
  return decodedAddress(url.pathname + url.search);
}
