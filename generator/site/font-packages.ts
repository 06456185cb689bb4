import { aboutFamily, type FontFamilyName, fontFamilies } from '../../templates/theme/font-families.ts';
import { findPackage } from '../common/packages.mjs';
import type { RefusedFile } from '../files/facts.ts';
import type { Path } from '../json/path.ts';
import { get } from '../json/walk.ts';

/** A family of fonts that is a package of its own. */
export interface PackageAsset {
  state: 'package';
}

const roles = ['text', 'headings'] as const;

const isFamily = (name: unknown): name is FontFamilyName => typeof name === 'string' && Object.hasOwn(fontFamilies, name);

/** What content calls a package of fonts by, as it stands among its files: no file has such a name. */
export const isFontPackage = (source: string) => /^@fontsource(?:-variable)?\/[a-z-]+$/.test(source);

/** The packages of the families that some content names, each where it does. */
export function namedPackages(content: unknown): { value: string; path: Path }[] {
  const fonts = get(get(get(content, 'site'), 'theme'), 'fonts');
  return roles.flatMap((role) => {
    const name = get(fonts, role);
    return isFamily(name) ? [{ value: aboutFamily(name).package, path: ['site', 'theme', 'fonts', role] }] : [];
  });
}

/** Whether a package of fonts is installed. @param root of the code of the engine */
export function inspectPackage(name: string, root: string): PackageAsset | RefusedFile {
  if (findPackage(root, name) !== undefined) return { state: 'package' };
  return { state: 'refused', code: 'font-package', found: `npm install ${name}` };
}
