import { rowsOfType } from '../../templates/schema/entry-types.ts';
import { languageOfAddress } from '../content/locales/addresses.ts';
import type { Edition } from '../content/locales/edition.ts';
import { type Editions, mergeEditionDiagnostics } from '../content/locales/editions.ts';
import { plainAddress } from '../content/site/former-paths.ts';
import { createSitePathReader } from '../content/site/site-address.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import type { Path } from '../core/json/path.ts';
import { get, items } from '../core/json/walk.ts';
import { allPages, type PageSummary, type SiteSummary } from './facts/site-summary.ts';
import type { LocatedValue } from './facts/site-view.ts';
import { linkRuleDiagnostic } from './link-causes.ts';
import { checkRedirects } from './rules/redirects.ts';

const below = (prefix: string, path: string) => (path === '/' && prefix !== '' ? prefix : prefix + path);

/** Pages of an edition with their addresses in the whole site. Former addresses in `usedAddresses` are left out. */
function pagesOf({ language: { prefix }, toFile }: Edition, summary: SiteSummary, usedAddresses: Set<string>): PageSummary[] {
  return allPages(summary).map((page) => ({
    ...page,
    path: toFile(page.path),
    addressPath: toFile(page.addressPath),
    route: page.route === undefined ? undefined : below(prefix, page.route),
    ids: page.ids.map((id) => ({ ...id, path: toFile(id.path) })),
    movedFrom: items(page.movedFrom).map((former) => {
      const from = typeof former === 'string' ? below(prefix, former) : undefined;
      return from === undefined || usedAddresses.has(plainAddress(from)) ? undefined : from;
    }),
  }));
}

const formerAddressesIn = (pages: readonly PageSummary[]) =>
  pages.flatMap(({ movedFrom }) => items(movedFrom).flatMap((from) => (typeof from === 'string' ? [plainAddress(from)] : [])));

/** Redirects with targets as addresses of the whole site; a target without a page stays as written. */
function resolveTargets(site: unknown, { languages, directory }: Editions): LocatedValue[] {
  const readSitePath = createSitePathReader(get(get(site, 'site'), 'url'));
  const place = (written: string) => {
    const to = readSitePath(written) ?? written;
    if (!to.startsWith('/') || languageOfAddress(to, languages, directory)) return to;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    const addresses = directory.find(path);
    const language = languages.find(({ tag }) => addresses?.has(tag));
    return language ? below(language.prefix, addresses?.get(language.tag) ?? '') + rest : to;
  };
  return items(get(site, 'redirects')).map((value, index): LocatedValue => {
    const [from, to] = [get(value, 'from'), get(value, 'to')];
    return { value: { from, to: typeof to === 'string' ? place(to) : to }, path: ['redirects', index] };
  });
}

/** Whether any page has a former address: most sites need no further check. */
function hasMoved(site: unknown): boolean {
  const collections = get(site, 'collections');
  const lists = typeof collections === 'object' && collections !== null ? Object.values(collections) : [];
  const rows = lists.flatMap((list) => items(get(list, rowsOfType(get(list, 'type')) ?? '')));
  return [...items(get(site, 'routes')), ...rows].some((row) => get(row, 'movedFrom') !== undefined);
}

/**
 * Checks the redirects of a site in several languages: all editions share one host. A redirect in the list takes precedence
 * over a former address of a page in another language.
 */
export function checkRedirectsOfEditions(site: unknown, all: Editions, summary: readonly (() => SiteSummary)[]): RawDiagnostic[] {
  const redirects = resolveTargets(site, all);
  const [first] = summary;
  if (!first || !Array.isArray(get(site, 'routes')) || (redirects.length === 0 && !hasMoved(site))) return [];
  const listed = redirects.flatMap(({ value }) => {
    const from = get(value, 'from');
    return typeof from === 'string' ? [plainAddress(from)] : [];
  });
  const usedAddresses = new Set<string>();
  const pages = all.editions.flatMap((edition, index) => {
    const own = pagesOf(edition, summary[index]?.() ?? first(), usedAddresses);
    for (const from of [...formerAddressesIn(own), ...(index === 0 ? listed : [])]) usedAddresses.add(from);
    return own;
  });
  const whole: SiteSummary = { ...first(), pages, collections: [], hrefs: [], search: undefined, redirects };
  const diagnostics = checkRedirects(whole).map(linkRuleDiagnostic);
  return mergeEditionDiagnostics([{ edition: { toFile: (path: Path) => path }, diagnostics }]);
}
