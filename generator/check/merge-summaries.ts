import { createSitePathReader } from '../content/site/site-address.ts';
import type { Path } from '../core/json/path.ts';
import { memoizeByObject } from '../core/util/memoize.ts';
import type { StoredAnalysis } from './chunk-analysis-query.ts';
import type { SiteSummary } from './facts/site-summary.ts';

/** A chunk's path and analysis. */
export interface AnalysedChunk {
  path: Path;
  analysis: StoredAnalysis;
}

const parseSummary = ({ summary }: StoredAnalysis): SiteSummary => JSON.parse(summary);

/** Parsed once while the analysis is in memory. */
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
  toDesk: [],
  hasDesk: false,
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
 * Merges the summaries of chunks, in their order, into that of the site.
 * @param isEdition the site has several languages, and its links already point to pages of this one
 */
export function mergeSummaries(chunks: readonly AnalysedChunk[], isEdition = false): SiteSummary {
  const all = noFacts();
  const strips: SiteSummary['pages'] = [];
  const last: SiteSummary['pages'] = [];
  const seen = new Set<StoredAnalysis>();
  for (const { path, analysis } of chunks) {
    // Identical pages share an analysis: parse again, because each needs its own paths.
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
    all.toDesk.push(...summary.toDesk);
    all.hasDesk ||= summary.hasDesk;
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

/** Turns absolute links to the site's own address into paths. */
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

/** Moves the paths of a page summary from the first page to another index. */
function movePage({ pages, hrefs, sources, formulas, rare, alts, frames, toDesk }: SiteSummary, index: number): void {
  const inPage = pages.flatMap(({ ids, references, holidays, seasons, path, addressPath }) => [
    { path },
    { path: addressPath },
    ...ids,
    ...references,
    ...holidays,
    ...seasons,
  ]);
  for (const { path } of [...inPage, ...hrefs, ...sources, ...formulas, ...rare, ...alts, ...frames, ...toDesk]) path[1] = index;
}
