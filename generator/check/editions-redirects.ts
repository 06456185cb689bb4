import { rowsOfType } from '../../templates/schema/entry-types.ts';
import { languageOfAddress } from '../content/locales/addresses.ts';
import type { Edition } from '../content/locales/edition.ts';
import { type Editions, inFileOnce } from '../content/locales/editions.ts';
import { plainAddress } from '../content/site/former-paths.ts';
import { createOwnPath } from '../content/site/own-address.ts';
import type { Finding } from '../core/diagnostics/diagnostics.ts';
import type { Path } from '../core/json/path.ts';
import { get, items } from '../core/json/walk.ts';
import { allPages, type PageFacts, type SiteFacts } from './facts/site-facts.ts';
import type { Placed } from './facts/site-view.ts';
import { checkRedirects } from './rules/redirects.ts';
import { tieRule } from './shape-ties.ts';

const below = (prefix: string, path: string) => (path === '/' && prefix !== '' ? prefix : prefix + path);

/** The pages of an edition at their addresses in the whole site; former ones that are in `taken` already are left out. */
function pagesOf({ language: { prefix }, toFile }: Edition, facts: SiteFacts, taken: Set<string>): PageFacts[] {
  return allPages(facts).map((page) => ({
    ...page,
    path: toFile(page.path),
    at: toFile(page.at),
    route: page.route === undefined ? undefined : below(prefix, page.route),
    ids: page.ids.map((id) => ({ ...id, path: toFile(id.path) })),
    movedFrom: items(page.movedFrom).map((former) => {
      const from = typeof former === 'string' ? below(prefix, former) : undefined;
      return from === undefined || taken.has(plainAddress(from)) ? undefined : from;
    }),
  }));
}

const formerIn = (pages: readonly PageFacts[]) =>
  pages.flatMap(({ movedFrom }) => items(movedFrom).flatMap((from) => (typeof from === 'string' ? [plainAddress(from)] : [])));

/** Where redirects lead, as an address of the whole site; what leads nowhere stays as it is written. */
function placeTargets(site: unknown, { languages, directory }: Editions): Placed[] {
  const ownPath = createOwnPath(get(get(site, 'site'), 'url'));
  const place = (written: string) => {
    const to = ownPath(written) ?? written;
    if (!to.startsWith('/') || languageOfAddress(to, languages, directory)) return to;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    const addresses = directory.find(path);
    const language = languages.find(({ tag }) => addresses?.has(tag));
    return language ? below(language.prefix, addresses?.get(language.tag) ?? '') + rest : to;
  };
  return items(get(site, 'redirects')).map((value, index): Placed => {
    const [from, to] = [get(value, 'from'), get(value, 'to')];
    return { value: { from, to: typeof to === 'string' ? place(to) : to }, path: ['redirects', index] };
  });
}

/** Whether anything says where it was before: of most sites nothing has to be joined. */
function hasMoved(site: unknown): boolean {
  const collections = get(site, 'collections');
  const lists = typeof collections === 'object' && collections !== null ? Object.values(collections) : [];
  const rows = lists.flatMap((list) => items(get(list, rowsOfType(get(list, 'type')) ?? '')));
  return [...items(get(site, 'routes')), ...rows].some((row) => get(row, 'movedFrom') !== undefined);
}

/**
 * What is wrong with the redirects of a site in several languages: all its addresses are those of one host. A redirect of the
 * list goes before the former address of a page in another language, which is what it is for.
 */
export function checkRedirectsOfEditions(site: unknown, all: Editions, facts: readonly (() => SiteFacts)[]): Finding[] {
  const redirects = placeTargets(site, all);
  const [first] = facts;
  if (!first || !Array.isArray(get(site, 'routes')) || (redirects.length === 0 && !hasMoved(site))) return [];
  const listed = redirects.flatMap(({ value }) => {
    const from = get(value, 'from');
    return typeof from === 'string' ? [plainAddress(from)] : [];
  });
  const taken = new Set<string>();
  const pages = all.editions.flatMap((edition, index) => {
    const own = pagesOf(edition, facts[index]?.() ?? first(), taken);
    for (const from of [...formerIn(own), ...(index === 0 ? listed : [])]) taken.add(from);
    return own;
  });
  const whole: SiteFacts = { ...first(), pages, collections: [], hrefs: [], search: undefined, redirects };
  const findings = checkRedirects(whole).map(tieRule);
  return inFileOnce([{ edition: { toFile: (path: Path) => path }, findings }]);
}
