import type { Site } from '../../site.schema.ts';
import { splitFragment } from '../../templates/addresses/fragment.ts';
import type { Path } from '../json/path.ts';
import { formerKey, formerOf, plainAddress, plainPath } from '../site/former-paths.ts';
import { createPlacer, sameRoute } from '../site/page-url.ts';

/** A redirect as hosts are told of it. */
export interface PlannedRedirect {
  /** Addresses that lead on, decoded, with the base path: with and without a slash or `.html` at the end. */
  from: string[];
  /** Parameters that the address has to have, decoded; none where it leads on with every query, and takes that along. */
  query: readonly string[];
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
  return [...new Set([path, plain, ...(isFile ? [] : [`${plain}/`, `${plain}.html`])])];
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

/** A redirect as the content has it. */
export interface Redirect {
  from: string;
  to: string;
  permanent?: boolean | undefined;
  /** The edition that it is of. */
  site: Site;
  /** Its place in that. */
  place: Path;
}

/** Those of an edition: its own list, and the former paths of its routes. */
function redirectsOf(site: Site): Redirect[] {
  const own = (site.redirects ?? []).map((one, index) => ({ ...one, site, place: ['redirects', index, 'from'] }));
  const moved = site.routes.flatMap(({ path, movedFrom = [] }, route) =>
    movedFrom.map((from, index) => ({ from, to: path, site, place: ['routes', route, 'movedFrom', index] })),
  );
  return [...own, ...moved];
}

/**
 * The redirects of all editions. Of two from one address, such as `/en/old` of the default language and `/old` of that below
 * `/en`, the first counts, and none leads away from a page of another edition.
 */
export function listRedirects(editions: readonly Site[]): Redirect[] {
  if (editions.length === 1) return editions.flatMap(redirectsOf);
  const pages = new Map(editions.flatMap((site) => site.routes.map(({ path }) => [plainPath(createPlacer(site)(path)), site])));
  const taken = new Set<string>();
  return editions.flatMap(redirectsOf).filter(({ from, site }) => {
    const address = plainAddress(createPlacer(site)(from));
    const isFree = !taken.has(address) && (pages.get(address) ?? site) === site;
    taken.add(address);
    return isFree;
  });
}

/** Redirects of all editions of a site, ready to be written down for any host, in the order of `listRedirects`. */
export function planRedirects(editions: readonly Site[]): PlannedRedirect[] {
  const redirects = listRedirects(editions);
  const counts = countBy(redirects, ({ from, site }) => formerKey(createPlacer(site)(from)));
  return redirects.map(({ from, to, permanent = true, site }) => {
    const [address, fragment] = splitFragment(to);
    const placeOf = createPlacer(site);
    const { path, query } = formerOf(from);
    const key = formerKey(placeOf(from));
    const target = address.startsWith('/') ? encodeURI(decodeURI(placeOf(address))) : new URL(address).href;
    return {
      from: formsOf(path).map(placeOf),
      query,
      to: escapeForConfiguration(target),
      fragment: fragment === undefined ? '' : escapeForConfiguration(`#${encodeURI(decodeURI(fragment))}`),
      status: permanent ? 301 : 302,
      isByLetter: (counts.get(key) ?? 0) > 1 || key === keyOfTarget(address.startsWith('/') ? placeOf(address) : address),
    };
  });
}
