import { posix } from 'node:path';
import { decodedAddress } from '../../../../templates/model/addresses/decode.ts';
import type { WordContext } from './context.ts';

const isAbsolute = /^(?:[a-z][a-z0-9+.-]*:|\/\/|[\\/])/i;

/**
 * Address of a link. Bookmarks become those of headings, and paths relative to the document such from the root of the source.
 */
export function resolveHref(written: string, { anchors, place }: WordContext): string {
  const at = written.indexOf('#');
  const address = (at < 0 ? written : written.slice(0, at)).trim();
  const hash = at < 0 ? '' : written.slice(at + 1);
  if (address === '') return `#${anchors.get(hash) ?? hash}`;
  const suffix = hash === '' ? '' : `#${hash}`;
  if (isAbsolute.test(address)) return address + suffix;
  return posix.join('/', posix.dirname(place.file), decodedAddress(address.replaceAll('\\', '/'))) + suffix;
}
