import type { AssetIndex } from '../../content/site/assets.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { codePackage } from '../../core/diagnostics/optional.ts';
import type { SiteSummary } from '../facts/site-summary.ts';

/** Code that is to have colours, where what knows its grammars is not installed: told once, where it is first asked for. */
export function checkCode({ sources }: SiteSummary, assets: AssetIndex): RawDiagnostic[] {
  const asset = assets.get(codePackage);
  const first = sources.find(({ value }) => value === codePackage);
  if (!first || asset?.state !== 'refused') return [];
  return [{ code: 'code-package', path: first.path, parameters: { found: codePackage, expected: asset.found ?? '' } }];
}
