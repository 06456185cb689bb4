import type { RejectedFile } from '../../assets/files/file-asset.ts';
import { codePackage, missingPackageError } from '../../core/diagnostics/optional.ts';
import { get } from '../../core/json/walk.ts';
import { findPackage } from '../../core/util/packages.mjs';
import type { VisitedValue } from './fields.ts';
import type { PackageAsset } from './font-packages.ts';

/** Whether a value is code with a language, which is highlighted. */
export const asksForColours = ({ field, value }: VisitedValue): boolean =>
  field.is === 'object' && field.reference === 'code' && get(value, 'language') !== undefined;

/**
 * Checks that the syntax highlighting package is installed.
 * @param root root folder of the engine
 */
export function inspectCodePackage(root: string): PackageAsset | RejectedFile {
  if (findPackage(root, codePackage) !== undefined) return { state: 'package' };
  return { state: 'refused', code: 'code-package', found: missingPackageError(codePackage).parameters.call };
}
