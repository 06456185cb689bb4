import { type AssetIndex, nearestIcon } from '../content/site/assets.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { once } from '../core/util/memoize.ts';
import { checkOutline, hasRoutes } from './content-chunk.ts';
import type { SiteSummary } from './facts/site-summary.ts';
import { linkRuleDiagnostic } from './link-causes.ts';
import type { AnalysedChunk } from './merge-summaries.ts';
import { checkSiteRules } from './site-rules.ts';
import { suggestPage } from './suggest-page.ts';

/** A site, chunk by chunk. */
export interface EvaluationInput {
  chunks: readonly AnalysedChunk[];
  value: unknown;
  /** Summary of the site, merged from the chunks. */
  summary: () => SiteSummary;
  assets: AssetIndex;
}

/** Diagnostics of the schema and of the rules, for chunks and for the whole site. */
export interface Evaluation {
  schemaDiagnostics: RawDiagnostic[];
  ruleDiagnostics: RawDiagnostic[];
}

/** Evaluation of an edition, with the summary that its redirects are checked against. */
export interface EditionEvaluation extends Evaluation {
  summary: () => SiteSummary;
}

/** Adds the intended page to the diagnostic of an invalid address, such as a path without its leading slash. */
function withSuggestedPage(diagnostic: RawDiagnostic, routes: () => readonly unknown[]): RawDiagnostic {
  const { code, path, parameters = {} } = diagnostic;
  if (code !== 'bad-href' || parameters.nearest !== undefined) return diagnostic;
  const meant = suggestPage(parameters.found ?? '', path, routes());
  return meant === undefined ? diagnostic : { ...diagnostic, parameters: { ...parameters, nearest: meant } };
}

/** Adds the most similar name of an icon, built-in or of the site, to an unknown name. */
function withSuggestedIcon(diagnostic: RawDiagnostic, assets: AssetIndex): RawDiagnostic {
  const { code, parameters = {} } = diagnostic;
  const meant = code === 'unknown-icon' ? nearestIcon(parameters.found ?? '', assets) : undefined;
  return meant === undefined ? diagnostic : { ...diagnostic, parameters: { ...parameters, nearest: meant } };
}

/**
 * Rule diagnostics of the whole site.
 * @param isWhole no syntax error lost any content, so a missing value is really missing
 */
export const evaluateSiteRules = (
  { summary }: Pick<EvaluationInput, 'summary'>,
  assets: AssetIndex,
  isWhole: boolean,
): RawDiagnostic[] => checkSiteRules(summary(), assets, isWhole).map(linkRuleDiagnostic);

/** Evaluates an edition from the analyses of its chunks, and runs the rules of the whole site. */
export function evaluateEdition(
  { chunks, value, summary, assets }: EvaluationInput,
  ofWhole: () => readonly RawDiagnostic[],
): Evaluation {
  const routes = once(() => summary().pages.flatMap(({ path, route }) => (path[0] === 'routes' ? [route] : [])));
  const ofEntries = chunks.flatMap(({ analysis }) =>
    analysis.schemaDiagnostics.map((diagnostic) => withSuggestedIcon(withSuggestedPage(diagnostic, routes), assets)),
  );
  const schemaDiagnostics = [...ofEntries, ...checkOutline(value)];
  if (!hasRoutes(value)) return { schemaDiagnostics, ruleDiagnostics: [] };
  return {
    schemaDiagnostics,
    ruleDiagnostics: [...ofWhole(), ...chunks.flatMap(({ analysis }) => analysis.ruleDiagnostics)],
  };
}
