import type { IncomingMessage } from 'node:http';
import type { DeskConfig } from '../model/config.ts';

/** Headers that must not be repeated: readers disagree about which of two counts. */
const oncePerRequest = new Set(['host', 'origin', 'content-type', 'content-length', 'x-desk-token']);

/** Whether such a header is repeated. */
export function hasRepeatedHeader({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const deciding = names.filter((name) => oncePerRequest.has(name));
  return new Set(deciding).size < deciding.length;
}

/** Whether a request is addressed to the configured host, so that no other name can be pointed at the desk. */
export const isForDesk = ({ headers }: IncomingMessage, { url }: DeskConfig): boolean => headers.host === new URL(url).host;

/** Whether a request that changes something comes from a page of the desk, as far as the browser says. */
export function isFromOwnPage({ headers }: IncomingMessage, { url }: DeskConfig): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return origin === url && (site === undefined || site === 'same-origin');
}

/**
 * Whether a request that reads may be answered with what a session may see: it comes from the desk itself, or is a navigation.
 * https://www.w3.org/TR/fetch-metadata/
 */
export function mayReadWithSession({ headers }: IncomingMessage): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return mode === 'navigate' && destination === 'document';
}
