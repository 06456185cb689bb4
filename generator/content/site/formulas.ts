import { aboutKind } from '../../../templates/schema/kind-table.ts';
import type { RejectedFile } from '../../assets/files/file-asset.ts';
import { mathPackage, missingPackageError } from '../../core/diagnostics/optional.ts';
import { findPackage } from '../../core/util/packages.mjs';
import type { VisitedValue } from './fields.ts';
import type { PackageAsset } from './font-packages.ts';

/** Whether content is a formula, or may have one among its words. */
export const mayHoldFormula = ({ field, kind, value }: VisitedValue): boolean =>
  (field.is === 'object' && field.reference === 'formula') ||
  (typeof value === 'string' && value.includes('](math:)') && aboutKind(kind).hasMarks);

/** Whether the package that reads TeX is installed. @param root of the code of the engine */
export function inspectMathPackage(root: string): PackageAsset | RejectedFile {
  if (findPackage(root, mathPackage) !== undefined) return { state: 'package' };
  return { state: 'refused', code: 'math-package', found: missingPackageError(mathPackage).parameters.call };
}
