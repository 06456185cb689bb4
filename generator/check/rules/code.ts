import type { AssetIndex } from '../../content/site/assets.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { codePackage } from '../../core/diagnostics/optional.ts';
import type { SiteSummary } from '../facts/site-summary.ts';

/** Code that needs syntax highlighting while its package is not installed: reported once, at the first use. */
export function checkCode({ sources }: SiteSummary, assets: AssetIndex): RawDiagnostic[] {
  const asset = assets.get(codePackage);
  const first = sources.find(({ value }) => value === codePackage);
  if (!first || asset?.state !== 'refused') return [];
  return [{ code: 'code-package', path: first.path, parameters: { found: codePackage, expected: asset.found ?? '' } }];
}
