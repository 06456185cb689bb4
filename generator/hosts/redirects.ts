import type { Site } from '../../site.schema.ts';
import { splitFragment } from '../../templates/addresses/fragment.ts';
import { formerKey, plainPath } from '../site/former-paths.ts';
import { sameRoute } from '../site/page-url.ts';

/** A redirect as hosts are told of it. */
export interface PlannedRedirect {
  /** Addresses that lead on, decoded, with the base path: with and without a slash or `.html` at the end. */
  from: string[];
  /** Where to, percent-encoded: a path of this host or an https: address, without its fragment. */
  to: string;
  /** With its `#`, or empty. */
  fragment: string;
  status: 301 | 302;
  /**
   * Another address differs in capitals alone: that of the page it leads to, or of another redirect to there. A server that
   * takes both for one would lead from the page to itself, or refuse to start, where it does not compare letter by letter.
   */
  isByLetter: boolean;
}

/** What else an old address was asked by. */
function formsOf(path: string): string[] {
  const plain = plainPath(path);
  const isFile = /\.[^/]*$/.test(plain);
  return [...new Set([path.normalize('NFC'), plain, ...(isFile ? [] : [`${plain}/`, `${plain}.html`])])];
}

/** Escapes what addresses may hold and configuration files give a meaning. */
function escapeForConfiguration(address: string): string {
  return address.replaceAll(
    /["'$\\`{}<>|^]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function countBy<Item>(list: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** The same of where a redirect leads to within the site. */
const keyOfTarget = (address: string) => (address.startsWith('/') ? sameRoute(decodeURI(address)) : undefined);

/** Redirects as the content has them: its own list, and the former paths of its routes. */
export function listRedirects(site: Site): { from: string; to: string; permanent?: boolean | undefined }[] {
  const moved = site.routes.flatMap(({ path, movedFrom = [] }) => movedFrom.map((from) => ({ from, to: path })));
  return [...(site.redirects ?? []), ...moved];
}

/** Redirects of a site, ready to be written down for any host. `base` has a slash at both ends. */
export function planRedirects(site: Site, base: string): PlannedRedirect[] {
  const redirects = listRedirects(site);
  const counts = countBy(redirects, ({ from }) => formerKey(from));
  return redirects.map(({ from, to, permanent = true }) => {
    const [address, fragment] = splitFragment(to);
    const key = formerKey(from);
    const target = address.startsWith('/') ? encodeURI(decodeURI(base + address.slice(1))) : new URL(address).href;
    return {
      from: formsOf(from).map((form) => base + form.slice(1)),
      to: escapeForConfiguration(target),
      fragment: fragment === undefined ? '' : escapeForConfiguration(`#${encodeURI(decodeURI(fragment))}`),
      status: permanent ? 301 : 302,
      isByLetter: (counts.get(key) ?? 0) > 1 || key === keyOfTarget(address),
    };
  });
}
