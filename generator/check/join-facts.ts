import { createOwnPath } from '../content/site/own-address.ts';
import type { Path } from '../core/json/path.ts';
import { rememberPerObject } from '../core/util/remember.ts';
import type { Examination } from './examine.ts';
import type { SiteFacts } from './facts/site-facts.ts';

/** An entry in its place, and what was found out about it. */
export interface ExaminedEntry {
  path: Path;
  examined: Examination;
}

const readFacts = ({ facts }: Examination): SiteFacts => JSON.parse(facts);

/** Read once for as long as anybody knows of them. */
const factsOnce = rememberPerObject(readFacts);

const noFacts = (): SiteFacts => ({
  pages: [],
  collections: [],
  hrefs: [],
  sources: [],
  formulas: [],
  rare: [],
  fonts: {},
  alts: [],
  frames: [],
  framed: [],
  redirects: [],
  url: undefined,
  phone: undefined,
  language: undefined,
  scheme: undefined,
  hasLogoOnDark: false,
  expires: undefined,
  announced: undefined,
  search: undefined,
});

/**
 * The facts of a site, from those of its entries in their order.
 * @param isEdition it is one of several languages, whose links have been led to their pages already
 */
export function joinFacts(entries: readonly ExaminedEntry[], isEdition = false): SiteFacts {
  const all = noFacts();
  const strips: SiteFacts['pages'] = [];
  const last: SiteFacts['pages'] = [];
  const seen = new Set<Examination>();
  for (const { path, examined } of entries) {
    // The same page may stand twice: each has its own place.
    const facts = seen.has(examined) ? readFacts(examined) : factsOnce(examined);
    seen.add(examined);
    if (path[0] === 'routes') movePage(facts, Number(path[1]));
    (path[0] === 'notFound' ? last : path[0] === 'everyPage' ? strips : all.pages).push(...facts.pages);
    all.collections.push(...facts.collections);
    all.hrefs.push(...facts.hrefs);
    all.sources.push(...facts.sources);
    all.formulas.push(...facts.formulas);
    all.rare.push(...facts.rare);
    Object.assign(all.fonts, facts.fonts);
    all.alts.push(...facts.alts);
    all.frames.push(...facts.frames);
    all.framed.push(...facts.framed);
    all.redirects.push(...facts.redirects);
    all.url ??= facts.url;
    all.phone ??= facts.phone;
    all.language ??= facts.language;
    all.scheme ??= facts.scheme;
    all.hasLogoOnDark ||= facts.hasLogoOnDark;
    all.expires ??= facts.expires;
    all.announced ??= facts.announced;
    all.search ??= facts.search;
  }
  all.pages.push(...strips, ...last);
  return isEdition ? { ...all, isEdition } : withOwnPaths(all);
}

/** Absolute links to the site's own address are read as the paths that they mean. */
function withOwnPaths(facts: SiteFacts): SiteFacts {
  const ownPath = createOwnPath(facts.url);
  const isOwn = (href: unknown) => typeof href === 'string' && ownPath(href) !== undefined;
  const read = <Href>(href: Href) => (typeof href === 'string' ? (ownPath(href) ?? href) : href) as Href;
  return {
    ...facts,
    hrefs: facts.hrefs.map((one) => (isOwn(one.value) ? { ...one, value: read(one.value) } : one)),
    collections: facts.collections.map((one) =>
      one.cards.some(({ href }) => isOwn(href))
        ? { ...one, cards: one.cards.map((card) => ({ ...card, href: read(card.href) })) }
        : one,
    ),
  };
}

/** Moves the facts of a page from the first place of the list to another. */
function movePage({ pages, hrefs, sources, formulas, rare, alts, frames }: SiteFacts, index: number): void {
  const inPage = pages.flatMap(({ ids, references, holidays, seasons, path, at }) => [
    { path },
    { path: at },
    ...ids,
    ...references,
    ...holidays,
    ...seasons,
  ]);
  for (const { path } of [...inPage, ...hrefs, ...sources, ...formulas, ...rare, ...alts, ...frames]) path[1] = index;
}
