import { aboutFamily, type FontFamilyName, fontFamilies } from '../../../templates/theme/font-families.ts';
import { presetFonts } from '../../../templates/theme/preset-fonts.ts';
import { themePresetNames } from '../../../templates/theme/theme-options.ts';
import type { RejectedFile } from '../../assets/files/file-asset.ts';
import { installCommand } from '../../core/diagnostics/extras.ts';
import type { Path } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';
import { findPackage } from '../../core/util/packages.mjs';

/** An installed font package. */
export interface PackageAsset {
  state: 'package';
}

const roles = ['text', 'headings'] as const;

const isFamily = (name: unknown): name is FontFamilyName => typeof name === 'string' && Object.hasOwn(fontFamilies, name);

/** Whether a name is that of a font package. Packages are listed among the assets; no file has such a name. */
export const isFontPackage = (source: string) => /^@fontsource(?:-variable)?\/[a-z-]+$/.test(source);

/** A font package that content refers to. `isOfLook`: only the theme preset does, which works without it. */
export interface RequestedPackage {
  value: string;
  path: Path;
  isFromThemePreset?: true;
}

function packagesOfThemePreset(look: unknown): RequestedPackage[] {
  const name = themePresetNames.find((one) => one === look);
  if (name === undefined) return [];
  const { text, headings } = presetFonts[name];
  const families = [text, headings].filter((family) => family !== undefined);
  return families.map((family) => ({
    value: aboutFamily(family).package,
    path: ['site', 'theme', 'look'],
    isFromThemePreset: true,
  }));
}

/** Font packages that content refers to, with the path of each reference. */
export function namedPackages(content: unknown): RequestedPackage[] {
  const theme = get(get(content, 'site'), 'theme');
  const fonts = get(theme, 'fonts');
  if (fonts === undefined) return packagesOfThemePreset(get(theme, 'look'));
  return roles.flatMap((role) => {
    const name = get(fonts, role);
    return isFamily(name) ? [{ value: aboutFamily(name).package, path: ['site', 'theme', 'fonts', role] }] : [];
  });
}

/**
 * Fonts of texts and headings: a package, or a file of the organisation. Absent: Readex Pro, or for headings the font of the
 * texts.
 */
export interface NamedFonts {
  text?: string;
  headings?: string;
}

/** The fonts that content refers to, valid or not. */
export function namedFonts(content: unknown): NamedFonts {
  const theme = get(get(content, 'site'), 'theme');
  const look = themePresetNames.find((one) => one === get(theme, 'look'));
  const fonts = get(theme, 'fonts') ?? (look && presetFonts[look]);
  const named = roles.flatMap((role): [string, string][] => {
    const file = get(get(fonts, role === 'text' ? 'textFiles' : 'headingFiles'), 'regular');
    const family = get(fonts, role);
    if (typeof file === 'string') return [[role, file]];
    return isFamily(family) ? [[role, aboutFamily(family).package]] : [];
  });
  return Object.fromEntries(named);
}

/**
 * Checks that a font package is installed.
 * @param root root folder of the engine
 */
export function inspectPackage(name: string, root: string): PackageAsset | RejectedFile {
  if (findPackage(root, name) !== undefined) return { state: 'package' };
  return { state: 'refused', code: 'font-package', found: installCommand(name) };
}
