import type { AssetIndex } from '../../content/site/assets.ts';
import { readFormula } from '../../content/text/math/formula.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { mathPackage } from '../../core/diagnostics/optional.ts';
import type { SiteSummary } from '../facts/site-summary.ts';

/** Formulas with invalid TeX. If the package for formulas is not installed, that is reported once, at the first. */
export function checkFormulas({ formulas }: SiteSummary, assets: AssetIndex): RawDiagnostic[] {
  const [first] = formulas;
  const asset = assets.get(mathPackage);
  if (first && asset?.state === 'refused') {
    return [{ code: 'math-package', path: first.path, parameters: { found: mathPackage, expected: asset.found ?? '' } }];
  }
  return formulas.flatMap(({ value, path, textIndex = 0 }): RawDiagnostic[] => {
    const read = readFormula(value);
    if (!read || 'tree' in read) return [];
    return [{ code: 'bad-formula', path, textIndex: textIndex + read.index, parameters: { found: read.reason } }];
  });
}
