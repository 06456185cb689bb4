import { isDeepStrictEqual } from 'node:util';
import type { Query } from '../core/cache/query.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { createSuggestionBudget, type SuggestionBudget } from '../core/diagnostics/nearest.ts';
import { contentFingerprint } from '../core/json/content-fingerprint.ts';
import type { Path } from '../core/json/path.ts';
import { hashBytes } from '../core/util/hash.ts';
import { analyseChunk, type ContentChunk } from './content-chunk.ts';
import type { SiteSummary } from './facts/site-summary.ts';

/** What the check finds out about an entry. */
export interface StoredAnalysis {
  /** What the rest of the site has to do with of it, as text; places in a page are as if it were the first. */
  facts: string;
  /** Names the facts. */
  factsName: string;
  /** Pictures and files that it names. */
  sources: string[];
  /** Characters that pages show of it beyond those that every site has. */
  characters: string;
  /** Files that it names as icons. */
  icons: string[];
  /** What the contract has against it. */
  faults: RawDiagnostic[];
  /** What the rules say of it by itself. */
  findings: RawDiagnostic[];
  /** Where it stood when they were found. */
  path: Path;
}

/** Characters that pages show beyond those that every site has. */
const charactersOf = ({ rare }: Pick<SiteSummary, 'rare'>): string =>
  [...new Set(rare.flatMap(({ drawnIn, found }) => (drawnIn === 'picture' ? [] : found.map(([one]) => one))))].join('');

/** Finds out about an entry. `patience` as for `examineEntry`. */
export function toStoredAnalysis(chunk: ContentChunk, budget: SuggestionBudget): StoredAnalysis {
  const { facts: found, faults: schemaDiagnostics, findings: diagnostics } = analyseChunk(chunk, budget);
  const summary = JSON.stringify(found);
  const named = (isIcon: boolean) => [
    ...new Set(found.sources.flatMap((one) => ((one.isIcon ?? false) === isIcon ? [one.value] : []))),
  ];
  return {
    facts: summary,
    factsName: hashBytes(summary),
    sources: named(false),
    icons: named(true),
    characters: charactersOf(found),
    faults: schemaDiagnostics,
    findings: diagnostics,
    path: chunk.path,
  };
}

/** Seconds of a processor that an entry takes to be examined, about. */
export const secondsPerChunk = 0.0005;

/** What an entry is asked for. Findings name their places: those of another place are found anew. */
export const chunkAnalysisQuery: Query<ContentChunk, StoredAnalysis> = {
  name: 'check',
  // Items of a list go by their content, all else by its place too, which no other place may be taken for.
  keyOf: ({ path: [top, inner], value }) =>
    `${JSON.stringify(typeof inner === 'number' ? [top, 0] : [top, inner])} ${contentFingerprint(value)}`,
  isOf: ({ faults: schemaDiagnostics, findings: diagnostics, path }, chunk) =>
    schemaDiagnostics.length + diagnostics.length === 0 || isDeepStrictEqual(path, chunk.path),
  open: () => {
    const budget = createSuggestionBudget();
    return (chunk) => toStoredAnalysis(chunk, budget);
  },
};
