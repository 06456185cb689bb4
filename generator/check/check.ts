import type { Site } from '../../site.schema.ts';
import { type Editions, editionsOf } from '../content/locales/editions.ts';
import type { AssetIndex } from '../content/site/assets.ts';
import { siteOf } from '../content/site/defaults.ts';
import type { Diagnostic, RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { createSuggestionBudget } from '../core/diagnostics/nearest.ts';
import type { Source } from '../core/json/source.ts';
import { get } from '../core/json/walk.ts';
import { once } from '../core/util/memoize.ts';
import { toStoredAnalysis } from './chunk-analysis-query.ts';
import { chunksOf } from './content-chunk.ts';
import { mergeEvaluations } from './editions.ts';
import { type EditionEvaluation, evaluateEdition, evaluateSiteRules } from './evaluate.ts';
import { linkSyntaxDiagnostics } from './link-causes.ts';
import { type AnalysedChunk, mergeSummaries } from './merge-summaries.ts';
import { reportNewerVersion } from './newer-version.ts';
import { checkSyntax } from './syntax.ts';
import { hasErrors, toDiagnostics } from './to-diagnostics.ts';

export interface CheckResult {
  /** The content if it has no error. */
  site: Site | undefined;
  /** In the order of the file. */
  diagnostics: Diagnostic[];
  /** Characters on pages beyond the set that every site has. */
  characters: string;
}

/** An edition with the analyses of its chunks. */
export interface AnalysedEdition {
  value: unknown;
  chunks: readonly AnalysedChunk[];
  /** Whether the site has several languages. */
  isEdition: boolean;
}

/** The sites in a file: one for each language, the default first; empty if the file holds something else. */
export const sitesIn = (value: unknown, all: Editions | undefined): unknown[] =>
  all ? all.editions.map((edition) => edition.value) : value === undefined ? [] : [value];

/** Summary of an edition, merged from its chunks; computed on first use. */
export const summaryOf = ({ chunks, isEdition }: AnalysedEdition) => once(() => mergeSummaries(chunks, isEdition));

/** Characters on pages of these editions beyond the set that every site has. */
export const charactersIn = (editions: readonly AnalysedEdition[]): string =>
  editions.flatMap(({ chunks }) => chunks.map(({ analysis }) => analysis.characters)).join('');

/** @param isWhole no syntax error lost any content, so a missing value is really missing */
function evaluateSite(value: unknown, assets: AssetIndex, { isWhole = false, isEdition = false }) {
  const budget = createSuggestionBudget();
  const chunks = chunksOf(value).map((chunk) => ({ path: chunk.path, analysis: toStoredAnalysis(chunk, budget) }));
  const edition: AnalysedEdition = { value, chunks, isEdition };
  const summary = summaryOf(edition);
  return {
    ...edition,
    summary,
    ...evaluateEdition({ value, chunks, summary, assets }, () => evaluateSiteRules({ summary }, assets, isWhole)),
  };
}

/** Diagnostics of the rules for content that may be incomplete. */
export const checkRules = (value: unknown, assets: AssetIndex): RawDiagnostic[] =>
  evaluateSite(value, assets, {}).ruleDiagnostics;

const isWholeSource = ({ syntaxErrors, broken, encodingError }: Source): boolean =>
  syntaxErrors.length === 0 && broken.length === 0 && !encodingError;

/** All diagnostics of a file: syntax, schema and rules. */
export function collectDiagnostics(source: Source, all: Editions | undefined, evaluations: readonly EditionEvaluation[]) {
  const isWhole = isWholeSource(source);
  const { schemaDiagnostics, ruleDiagnostics } = mergeEvaluations(evaluations, { all, site: () => source.value, isWhole });
  const syntax = linkSyntaxDiagnostics(checkSyntax(source), schemaDiagnostics);
  // After a syntax error the parser may have dropped keys: do not report them as missing.
  const ofShape = isWhole ? schemaDiagnostics : schemaDiagnostics.filter(({ code }) => code !== 'missing-key');
  const diagnostics = toDiagnostics(source, [...syntax, ...ofShape, ...ruleDiagnostics]);
  return { diagnostics, isValid: source.value !== undefined && schemaDiagnostics.length === 0 && !hasErrors(diagnostics) };
}

/** Checks a site file, valid or not, and reports everything at once. Pure. */
export function checkSite(source: Source, assets: AssetIndex): CheckResult {
  const { value } = source;
  const newer = reportNewerVersion(source, get(value, 'version'));
  if (newer) return { site: undefined, diagnostics: newer, characters: '' };
  const all = editionsOf(value);
  const about = { isWhole: isWholeSource(source), isEdition: all !== undefined };
  const evaluations = sitesIn(value, all).map((one) => evaluateSite(one, assets, about));
  const { diagnostics, isValid } = collectDiagnostics(source, all, evaluations);
  return {
    characters: charactersIn(evaluations),
    site: isValid ? siteOf({ value: evaluations[0]?.value }) : undefined,
    diagnostics,
  };
}
