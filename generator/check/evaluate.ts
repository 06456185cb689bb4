import { type AssetIndex, nearestIcon } from '../content/site/assets.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { once } from '../core/util/memoize.ts';
import { checkOutline, hasRoutes } from './content-chunk.ts';
import type { SiteSummary } from './facts/site-summary.ts';
import { linkRuleDiagnostic } from './link-causes.ts';
import type { AnalysedChunk } from './merge-summaries.ts';
import { checkSiteRules } from './site-rules.ts';
import { suggestPage } from './suggest-page.ts';

/** A site, entry by entry. */
export interface EvaluationInput {
  entries: readonly AnalysedChunk[];
  value: unknown;
  /** What its parts have to do with each other, from the entries. */
  facts: () => SiteSummary;
  assets: AssetIndex;
}

/** What the contract says, then what the rules do: of entries by themselves, and of how they belong together. */
export interface Evaluation {
  faults: RawDiagnostic[];
  findings: RawDiagnostic[];
}

/** What is to be said of an edition, with what its redirects are checked by. */
export interface EditionEvaluation extends Evaluation {
  facts: () => SiteSummary;
}

/** An address that is none, with the page that it was meant to lead to, where a slash is lost from its path. */
function withSuggestedPage(diagnostic: RawDiagnostic, routes: () => readonly unknown[]): RawDiagnostic {
  const { code, path, parameters = {} } = diagnostic;
  if (code !== 'bad-href' || parameters.nearest !== undefined) return diagnostic;
  const meant = suggestPage(parameters.found ?? '', path, routes());
  return meant === undefined ? diagnostic : { ...diagnostic, parameters: { ...parameters, nearest: meant } };
}

/** A name that no icon has, with the nearest that one has, be it of the set or of the site. */
function withSuggestedIcon(diagnostic: RawDiagnostic, assets: AssetIndex): RawDiagnostic {
  const { code, parameters = {} } = diagnostic;
  const meant = code === 'unknown-icon' ? nearestIcon(parameters.found ?? '', assets) : undefined;
  return meant === undefined ? diagnostic : { ...diagnostic, parameters: { ...parameters, nearest: meant } };
}

/**
 * What the rules say of how the entries of a site belong together.
 * @param isWhole nothing of it was lost to a fault of syntax, so that what is not there is truly missing
 */
export const evaluateSiteRules = (
  { facts: summary }: Pick<EvaluationInput, 'facts'>,
  assets: AssetIndex,
  isWhole: boolean,
): RawDiagnostic[] => checkSiteRules(summary(), assets, isWhole).map(linkRuleDiagnostic);

/** What is to be said of a site by what was found out about its entries, and by `judgeWhole`. */
export function evaluateEdition(
  { entries: chunks, value, facts: summary, assets }: EvaluationInput,
  ofWhole: () => readonly RawDiagnostic[],
): Evaluation {
  const routes = once(() => summary().pages.flatMap(({ path, route }) => (path[0] === 'routes' ? [route] : [])));
  const ofEntries = chunks.flatMap(({ examined: analysis }) =>
    analysis.faults.map((diagnostic) => withSuggestedIcon(withSuggestedPage(diagnostic, routes), assets)),
  );
  const schemaDiagnostics = [...ofEntries, ...checkOutline(value)];
  if (!hasRoutes(value)) return { faults: schemaDiagnostics, findings: [] };
  return {
    faults: schemaDiagnostics,
    findings: [...ofWhole(), ...chunks.flatMap(({ examined: analysis }) => analysis.findings)],
  };
}
