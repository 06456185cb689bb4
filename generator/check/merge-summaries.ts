import { createSitePathReader } from '../content/site/site-address.ts';
import type { Path } from '../core/json/path.ts';
import { memoizeByObject } from '../core/util/memoize.ts';
import type { StoredAnalysis } from './chunk-analysis-query.ts';
import type { SiteSummary } from './facts/site-summary.ts';

/** An entry in its place, and what was found out about it. */
export interface AnalysedChunk {
  path: Path;
  examined: StoredAnalysis;
}

const parseSummary = ({ facts: summary }: StoredAnalysis): SiteSummary => JSON.parse(summary);

/** Read once for as long as anybody knows of them. */
const parseSummaryOnce = memoizeByObject(parseSummary);

const noFacts = (): SiteSummary => ({
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
export function mergeSummaries(chunks: readonly AnalysedChunk[], isEdition = false): SiteSummary {
  const all = noFacts();
  const strips: SiteSummary['pages'] = [];
  const last: SiteSummary['pages'] = [];
  const seen = new Set<StoredAnalysis>();
  for (const { path, examined: analysis } of chunks) {
    // The same page may stand twice: each has its own place.
    const summary = seen.has(analysis) ? parseSummary(analysis) : parseSummaryOnce(analysis);
    seen.add(analysis);
    if (path[0] === 'routes') movePage(summary, Number(path[1]));
    (path[0] === 'notFound' ? last : path[0] === 'everyPage' ? strips : all.pages).push(...summary.pages);
    all.collections.push(...summary.collections);
    all.hrefs.push(...summary.hrefs);
    all.sources.push(...summary.sources);
    all.formulas.push(...summary.formulas);
    all.rare.push(...summary.rare);
    Object.assign(all.fonts, summary.fonts);
    all.alts.push(...summary.alts);
    all.frames.push(...summary.frames);
    all.framed.push(...summary.framed);
    all.redirects.push(...summary.redirects);
    all.url ??= summary.url;
    all.phone ??= summary.phone;
    all.language ??= summary.language;
    all.scheme ??= summary.scheme;
    all.hasLogoOnDark ||= summary.hasLogoOnDark;
    all.expires ??= summary.expires;
    all.announced ??= summary.announced;
    all.search ??= summary.search;
  }
  all.pages.push(...strips, ...last);
  return isEdition ? { ...all, isEdition } : withOwnPaths(all);
}

/** Absolute links to the site's own address are read as the paths that they mean. */
function withOwnPaths(summary: SiteSummary): SiteSummary {
  const readSitePath = createSitePathReader(summary.url);
  const isOwn = (href: unknown) => typeof href === 'string' && readSitePath(href) !== undefined;
  const read = <Href>(href: Href) => (typeof href === 'string' ? (readSitePath(href) ?? href) : href) as Href;
  return {
    ...summary,
    hrefs: summary.hrefs.map((one) => (isOwn(one.value) ? { ...one, value: read(one.value) } : one)),
    collections: summary.collections.map((one) =>
      one.cards.some(({ href }) => isOwn(href))
        ? { ...one, cards: one.cards.map((card) => ({ ...card, href: read(card.href) })) }
        : one,
    ),
  };
}

/** Moves the facts of a page from the first place of the list to another. */
function movePage({ pages, hrefs, sources, formulas, rare, alts, frames }: SiteSummary, index: number): void {
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
