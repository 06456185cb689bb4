import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import type { RejectedFile } from '../../assets/files/file-asset.ts';
import { mathPackage, missingPackageError } from '../../core/diagnostics/optional.ts';
import { findPackage } from '../../core/util/packages.mjs';
import type { VisitedValue } from './fields.ts';
import type { PackageAsset } from './font-packages.ts';

/** Whether a value is a formula or may contain one. */
export const mayHoldFormula = ({ field, kind, value }: VisitedValue): boolean =>
  (field.is === 'object' && field.reference === 'formula') ||
  (typeof value === 'string' && value.includes('](math:)') && fieldRoleOf(kind).hasMarks);

/**
 * Checks that the TeX package is installed.
 * @param root root folder of the engine
 */
export function inspectMathPackage(root: string): PackageAsset | RejectedFile {
  if (findPackage(root, mathPackage) !== undefined) return { state: 'package' };
  return { state: 'refused', code: 'math-package', found: missingPackageError(mathPackage).parameters.call };
}
