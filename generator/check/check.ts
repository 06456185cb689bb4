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
  /** The content, when it has no error. */
  site: Site | undefined;
  /** Everything found, in the order of the file. */
  diagnostics: Diagnostic[];
  /** Characters that pages show beyond those that every site has. */
  characters: string;
}

/** An edition of a site, and what was found out about its entries. */
export interface AnalysedEdition {
  value: unknown;
  entries: readonly AnalysedChunk[];
  /** It is one of several languages. */
  isEdition: boolean;
}

/** The sites that a file holds: one for each language, the default first; none in a file of another kind. */
export const sitesIn = (value: unknown, all: Editions | undefined): unknown[] =>
  all ? all.editions.map((edition) => edition.value) : value === undefined ? [] : [value];

/** What the parts of an edition have to do with each other. */
export const summaryOf = ({ entries: chunks, isEdition }: AnalysedEdition) => once(() => mergeSummaries(chunks, isEdition));

/** Characters that pages of some editions show beyond those that every site has. */
export const charactersIn = (editions: readonly AnalysedEdition[]): string =>
  editions.flatMap(({ entries: chunks }) => chunks.map(({ examined: analysis }) => analysis.characters)).join('');

/** @param isWhole nothing was lost to a fault of syntax, so that what is not there is truly missing */
function evaluateSite(value: unknown, assets: AssetIndex, { isWhole = false, isEdition = false }) {
  const budget = createSuggestionBudget();
  const chunks = chunksOf(value).map((chunk) => ({ path: chunk.path, examined: toStoredAnalysis(chunk, budget) }));
  const edition: AnalysedEdition = { value, entries: chunks, isEdition };
  const summary = summaryOf(edition);
  return {
    ...edition,
    facts: summary,
    ...evaluateEdition({ value, entries: chunks, facts: summary, assets }, () =>
      evaluateSiteRules({ facts: summary }, assets, isWhole),
    ),
  };
}

/** What the rules say of content that may lack something. */
export const checkRules = (value: unknown, assets: AssetIndex): RawDiagnostic[] => evaluateSite(value, assets, {}).findings;

const isWholeSource = ({ syntaxErrors, broken, encodingFault }: Source): boolean =>
  syntaxErrors.length === 0 && broken.length === 0 && !encodingFault;

/** What is told of a file, by what is to be said of its editions: of its syntax, its shape, and by the rules. */
export function collectDiagnostics(source: Source, all: Editions | undefined, evaluations: readonly EditionEvaluation[]) {
  const isWhole = isWholeSource(source);
  const { faults: schemaDiagnostics, findings } = mergeEvaluations(evaluations, { all, site: () => source.value, isWhole });
  const syntax = linkSyntaxDiagnostics(checkSyntax(source), schemaDiagnostics);
  // After a fault of syntax the parser may have lost keys: that they are missing is then no news.
  const ofShape = isWhole ? schemaDiagnostics : schemaDiagnostics.filter(({ code }) => code !== 'missing-key');
  const diagnostics = toDiagnostics(source, [...syntax, ...ofShape, ...findings]);
  return { diagnostics, isValid: source.value !== undefined && schemaDiagnostics.length === 0 && !hasErrors(diagnostics) };
}

/** Checks a site file, whatever is wrong with it. Pure; reports everything at once. */
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
