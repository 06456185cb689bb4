import { isDeepStrictEqual } from 'node:util';
import type { Query } from '../core/cache/query.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { createSuggestionBudget, type SuggestionBudget } from '../core/diagnostics/nearest.ts';
import { contentFingerprint } from '../core/json/content-fingerprint.ts';
import type { Path } from '../core/json/path.ts';
import { hashBytes } from '../core/util/hash.ts';
import { analyseChunk, type ContentChunk } from './content-chunk.ts';
import type { SiteSummary } from './facts/site-summary.ts';

/** Cached analysis of a chunk. */
export interface StoredAnalysis {
  /** Summary of the chunk as JSON; paths in a page are those of the first page. */
  summary: string;
  /** Hash of the summary. */
  summaryHash: string;
  /** Pictures and files that the chunk refers to. */
  sources: string[];
  /** Characters on pages beyond the set that every site has. */
  characters: string;
  /** Files that the chunk uses as icons. */
  icons: string[];
  /** Diagnostics of the schema. */
  schemaDiagnostics: RawDiagnostic[];
  /** Diagnostics of the rules for single chunks. */
  ruleDiagnostics: RawDiagnostic[];
  /** Path of the chunk when it was analysed. */
  path: Path;
}

/** Characters on pages beyond the set that every site has. */
const charactersOf = ({ rare }: Pick<SiteSummary, 'rare'>): string =>
  [...new Set(rare.flatMap(({ fontUse, found }) => (fontUse === 'picture' ? [] : found.map(([one]) => one))))].join('');

/** Analyses a chunk. `budget` as for `analyseChunk`. */
export function toStoredAnalysis(chunk: ContentChunk, budget: SuggestionBudget): StoredAnalysis {
  const { summary: found, schemaDiagnostics, ruleDiagnostics: diagnostics } = analyseChunk(chunk, budget);
  const summary = JSON.stringify(found);
  const named = (isIcon: boolean) => [
    ...new Set(found.sources.flatMap((one) => ((one.isIcon ?? false) === isIcon ? [one.value] : []))),
  ];
  return {
    summary,
    summaryHash: hashBytes(summary),
    sources: named(false),
    icons: named(true),
    characters: charactersOf(found),
    schemaDiagnostics,
    ruleDiagnostics: diagnostics,
    path: chunk.path,
  };
}

/** CPU seconds to analyse a chunk, roughly. */
export const secondsPerChunk = 0.0005;

/**
 * Cached query for the analysis of a chunk. Diagnostics contain paths, so a chunk with diagnostics is analysed again if it
 * moved.
 */
export const chunkAnalysisQuery: Query<ContentChunk, StoredAnalysis> = {
  name: 'check',
  // Items of a list are keyed by their content only. Other chunks are keyed by their path too, so that no two share a record.
  keyOf: ({ path: [top, inner], value }) =>
    `${JSON.stringify(typeof inner === 'number' ? [top, 0] : [top, inner])} ${contentFingerprint(value)}`,
  isAnswerTo: ({ schemaDiagnostics, ruleDiagnostics: diagnostics, path }, chunk) =>
    schemaDiagnostics.length + diagnostics.length === 0 || isDeepStrictEqual(path, chunk.path),
  open: () => {
    const budget = createSuggestionBudget();
    return (chunk) => toStoredAnalysis(chunk, budget);
  },
};
