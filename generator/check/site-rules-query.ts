import { isDisplayable } from '../content/site/assets.ts';
import type { Query } from '../core/cache/query.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { daysNow } from '../core/util/days-now.ts';
import { hashBytes } from '../core/util/hash.ts';
import type { AnalysedEdition } from './check.ts';
import { type EvaluationInput, evaluateSiteRules } from './evaluate.ts';

/** Input of the rules about the whole site. */
interface SiteRulesInput extends Pick<EvaluationInput, 'summary' | 'assets'>, Pick<AnalysedEdition, 'chunks' | 'isEdition'> {}

/** Hash of everything that these rules read. */
function hashSiteRulesInput({ chunks, assets, isEdition }: SiteRulesInput): string {
  // Of a usable picture the rules read only whether it can be drawn; of a font, its coverage.
  const states = [...assets].flatMap(([name, asset]): unknown[] => {
    if (asset.state === 'ready')
      return asset.drawingFailure || asset.warnings || !isDisplayable(asset)
        ? [[name, asset.drawingFailure, asset.warnings, asset.icon]]
        : [];
    if (asset.state === 'font') return [[name, asset.lacks, asset.beyondCommon, asset.isWhole, asset.loaded]];
    return asset.state === 'file' || asset.state === 'icon' ? [] : [[name, asset]];
  });
  // Pages are identified by their order, collections by their names.
  const names = chunks.map(({ path: [top, inner], analysis }) =>
    [top, top === 'routes' ? '' : inner, analysis.summaryHash].join('\t'),
  );
  return hashBytes(JSON.stringify([daysNow(), isEdition, states, names.join('\n')]));
}

/** Cached query for the rules about the whole site. */
export const siteRulesQuery: Query<SiteRulesInput, RawDiagnostic[]> = {
  name: 'check of the whole',
  keyOf: hashSiteRulesInput,
  open: () => (site) => evaluateSiteRules(site, site.assets, true),
};
