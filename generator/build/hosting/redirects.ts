import type { Site } from '../../../site.schema.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { splitFragment } from '../../../templates/model/addresses/fragment.ts';
import { formerKey, formerOf, plainAddress, plainPath } from '../../content/site/former-paths.ts';
import { createAddressResolver, filesBase, outputPathOf, pagePath, routeKey } from '../../content/site/page-url.ts';
import type { Path } from '../../core/json/path.ts';

/** Redirect, ready for the configuration of a host. */
export interface PlannedRedirect {
  /** Source addresses, decoded, with the base path: with and without a slash or `.html` at the end. */
  from: string[];
  /** Required query parameters, decoded. If empty, any query matches, and is kept. */
  query: readonly string[];
  /** Target, percent-encoded: a path of this host or an https: URL, without its fragment. */
  to: string;
  /** With `#`, or empty. */
  fragment: string;
  status: 301 | 302;
  /**
   * Another address differs in case only: that of its target, or another redirect to the same page. Without case-sensitive
   * matching, a server would redirect the page to itself, or refuse to start.
   */
  isByLetter: boolean;
}

/** Variants of a former address that may have been requested. */
function formsOf(path: string): string[] {
  const plain = plainPath(path);
  const isFile = /\.[^/]*$/.test(plain);
  return [...new Set([path, plain, ...(isFile ? [] : [`${plain}/`, `${plain}.html`])])];
}

/** Escapes characters that are valid in addresses but special in configuration files. */
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

/** Whether an address is that of a language, or below it. */
const isBelow = (address: string, url: string) => address.startsWith(url) && /^(?:$|[/?#])/.test(address.slice(url.length));

/** Redirect as written in the content. */
export interface Redirect {
  from: string;
  to: string;
  permanent?: boolean | undefined;
  /** Edition that contains it. */
  site: Site;
  /** Path in that edition's content. */
  contentPath: Path;
  /** `from` is relative to the whole site, not to the edition. */
  isSiteWide: boolean;
}

/** Returns the function that resolves the source of a redirect to an address of the host. */
function resolveFrom({ site, isSiteWide }: Redirect): (from: string) => string {
  const base = filesBase(site);
  return isSiteWide ? (from) => base + from.slice(1) : createAddressResolver(site);
}

/** Output path of a redirect page, relative to the whole site. */
export function pathOfRedirect({ from, site, isSiteWide }: Redirect): string {
  const path = plainPath(formerOf(from).path);
  return isSiteWide ? outputPathOf(path) : pagePath(site, path);
}

/** Redirects of an edition: its list, relative to the whole site, and former paths of its routes. */
function redirectsOf(site: Site): Redirect[] {
  const own = (site.redirects ?? []).map((one, index) => ({
    ...one,
    site,
    contentPath: ['redirects', index, 'from'],
    isSiteWide: true,
  }));
  const moved = site.routes.flatMap(({ path, movedFrom = [] }, route) =>
    movedFrom.map((from, index) => ({
      from,
      to: path,
      site,
      contentPath: ['routes', route, 'movedFrom', index],
      isSiteWide: false,
    })),
  );
  return [...own, ...moved];
}

/** Earlier versions resolved the default language's list below its prefix; those addresses still redirect. */
function formerForms([site]: readonly Site[], prefixes: readonly string[]): Redirect[] {
  if (!site?.edition?.prefix) return [];
  const isOfLanguage = (from: string) => prefixes.some((prefix) => isBelow(plainPath(from), prefix));
  return redirectsOf(site).flatMap((one) => (one.isSiteWide && !isOfLanguage(one.from) ? [{ ...one, isSiteWide: false }] : []));
}

/**
 * Redirects of all editions. Of two with the same source, such as `/en/old` in the list and `/old` of a page below `/en`, the
 * first counts; a redirect from a page of another edition is dropped.
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

/** Target of a redirect as an address of this host, in any language; undefined for other sites. */
function resolveTarget(to: string, site: Site): string | undefined {
  if (to.startsWith('/')) return createAddressResolver(site)(to);
  const { url = '', languages = [] } = site.edition ?? {};
  const isOwn = languages.some((language) => language.url !== url && isBelow(to, language.url));
  return isOwn ? filesBase(site) + to.slice(url.length + 1) : undefined;
}

/** Edition and path of a redirect's target page; undefined for other sites. */
export function targetOf({ to, site }: Pick<Redirect, 'to' | 'site'>, editions: readonly Site[]) {
  const address = to.split(/[?#]/, 1)[0] ?? '';
  if (address.startsWith('/')) return { site, path: address };
  const [nearest] = editions
    .filter((edition) => edition.edition?.prefix && isBelow(address, edition.site.url))
    .toSorted((one, other) => other.site.url.length - one.site.url.length);
  return nearest && { site: nearest, path: address.slice(nearest.site.url.length) || '/' };
}

/** Redirects of all editions for any host, in the order of `listRedirects`. */
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
