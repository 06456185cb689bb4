import type { Site } from '../../../site.schema.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { splitFragment } from '../../../templates/model/addresses/fragment.ts';
import { formerKey, formerOf, plainAddress, plainPath } from '../../content/site/former-paths.ts';
import { createAddressResolver, filesBase, outputPathOf, pagePath, routeKey } from '../../content/site/page-url.ts';
import type { Path } from '../../core/json/path.ts';

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

/** Whether an address is that of a language or below it. */
const isBelow = (address: string, url: string) => address.startsWith(url) && /^(?:$|[/?#])/.test(address.slice(url.length));

/** A redirect as the content has it. */
export interface Redirect {
  from: string;
  to: string;
  permanent?: boolean | undefined;
  /** The edition that it is of. */
  site: Site;
  /** Its place in that. */
  place: Path;
  /** `from` is an address of the whole site, not one below that of its edition. */
  isOfWhole: boolean;
}

/** Where a redirect leads from, within the host: as it is written. */
function resolveFrom({ site, isOfWhole }: Redirect): (from: string) => string {
  const base = filesBase(site);
  return isOfWhole ? (from) => base + from.slice(1) : createAddressResolver(site);
}

/** The path, within the whole site, at which a redirect needs a page where the host knows no redirects. */
export function pathOfRedirect({ from, site, isOfWhole }: Redirect): string {
  const path = plainPath(formerOf(from).path);
  return isOfWhole ? outputPathOf(path) : pagePath(site, path);
}

/** Those of an edition: its own list, of the whole site, and the former paths of its routes. */
function redirectsOf(site: Site): Redirect[] {
  const own = (site.redirects ?? []).map((one, index) => ({
    ...one,
    site,
    place: ['redirects', index, 'from'],
    isOfWhole: true,
  }));
  const moved = site.routes.flatMap(({ path, movedFrom = [] }, route) =>
    movedFrom.map((from, index) => ({ from, to: path, site, place: ['routes', route, 'movedFrom', index], isOfWhole: false })),
  );
  return [...own, ...moved];
}

/** Those that led from below the address of the default language before they led from the root: they still do. */
function formerForms([site]: readonly Site[], prefixes: readonly string[]): Redirect[] {
  if (!site?.edition?.prefix) return [];
  const isOfLanguage = (from: string) => prefixes.some((prefix) => isBelow(plainPath(from), prefix));
  return redirectsOf(site).flatMap((one) => (one.isOfWhole && !isOfLanguage(one.from) ? [{ ...one, isOfWhole: false }] : []));
}

/**
 * The redirects of all editions. Of two from one address, such as `/en/old` of the list and `/old` of a page below `/en`, the
 * first counts, and none leads away from a page of another edition.
 */
export function listRedirects(editions: readonly Site[]): Redirect[] {
  const [first] = editions;
  if (editions.length === 1 && !first?.edition?.prefix) return editions.flatMap(redirectsOf);
  const prefixes = editions.flatMap(({ edition }) => edition?.prefix || []);
  const pages = new Map(
    editions.flatMap((site) => site.routes.map(({ path }) => [plainPath(createAddressResolver(site)(path)), site])),
  );
  const taken = new Set<string>();
  const isFree = (redirect: Redirect, of: Site | undefined) => {
    const address = plainAddress(resolveFrom(redirect)(redirect.from));
    const free = !taken.has(address) && (pages.get(address) ?? of) === of;
    taken.add(address);
    return free;
  };
  const listed = editions.flatMap(redirectsOf).filter((one) => isFree(one, one.site));
  return [...listed, ...formerForms(editions, prefixes).filter((one) => isFree(one, undefined))];
}

/** Where a redirect leads within the host, as it is written: to a page of whatever language; undefined for other sites. */
function resolveTarget(to: string, site: Site): string | undefined {
  if (to.startsWith('/')) return createAddressResolver(site)(to);
  const { url = '', languages = [] } = site.edition ?? {};
  const isOwn = languages.some((language) => language.url !== url && isBelow(to, language.url));
  return isOwn ? filesBase(site) + to.slice(url.length + 1) : undefined;
}

/** The edition and the path of the page that a redirect leads to; undefined for other sites. */
export function targetOf({ to, site }: Pick<Redirect, 'to' | 'site'>, editions: readonly Site[]) {
  const address = to.split(/[?#]/, 1)[0] ?? '';
  if (address.startsWith('/')) return { site, path: address };
  const [nearest] = editions
    .filter((edition) => edition.edition?.prefix && isBelow(address, edition.site.url))
    .toSorted((one, other) => other.site.url.length - one.site.url.length);
  return nearest && { site: nearest, path: address.slice(nearest.site.url.length) || '/' };
}

/** Redirects of all editions of a site, ready to be written down for any host, in the order of `listRedirects`. */
export function planRedirects(editions: readonly Site[]): PlannedRedirect[] {
  const redirects = listRedirects(editions);
  const keyOf = (redirect: Redirect) => formerKey(resolveFrom(redirect)(redirect.from));
  const counts = countBy(redirects, keyOf);
  return redirects.map((redirect) => {
    const { from, to, permanent = true } = redirect;
    const [address, fragment] = splitFragment(to);
    const { path, query } = formerOf(from);
    const key = keyOf(redirect);
    const target = resolveTarget(address, redirect.site);
    return {
      from: formsOf(path).map(resolveFrom(redirect)),
      query,
      to: escapeForConfiguration(target === undefined ? new URL(address).href : encodeURI(decodedAddress(target))),
      fragment: fragment === undefined ? '' : escapeForConfiguration(`#${encodeURI(decodedAddress(fragment))}`),
      status: permanent ? 301 : 302,
      isByLetter: (counts.get(key) ?? 0) > 1 || (target !== undefined && key === routeKey(decodedAddress(target))),
    };
  });
}
