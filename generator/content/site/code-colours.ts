import type { RejectedFile } from '../../assets/files/file-asset.ts';
import { codePackage, missingPackageError } from '../../core/diagnostics/optional.ts';
import { get } from '../../core/json/walk.ts';
import { findPackage } from '../../core/util/packages.mjs';
import type { VisitedValue } from './fields.ts';
import type { PackageAsset } from './font-packages.ts';

/** Whether content is code whose words get colours. */
export const asksForColours = ({ field, value }: VisitedValue): boolean =>
  field.is === 'object' && field.reference === 'code' && get(value, 'language') !== undefined;

/** Whether the package that knows the grammars of code is installed. @param root of the code of the engine */
export function inspectCodePackage(root: string): PackageAsset | RejectedFile {
  if (findPackage(root, codePackage) !== undefined) return { state: 'package' };
  return { state: 'refused', code: 'code-package', found: missingPackageError(codePackage).parameters.call };
}
