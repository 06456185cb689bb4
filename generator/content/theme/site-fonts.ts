import { readFile } from 'node:fs/promises';
import type { Site } from '../../../site.schema.ts';
import { type HeadingWeight, headingStyles, sharedWeights } from '../../../templates/theme/faces/headings.ts';
import {
  aboutFamily,
  type FontFamily,
  type FontFamilyName,
  familyFile,
  fontFamilyNames,
  type Script,
} from '../../../templates/theme/font-families.ts';
import type { LineMetrics } from '../../../templates/theme/font-metrics.ts';
import { fontWeights } from '../../../templates/theme/fonts.ts';
import { fontsOfTheme } from '../../../templates/theme/preset-fonts.ts';
import { resolveThemeOptions } from '../../../templates/theme/theme-options.ts';
import { lackingLetters } from '../../assets/files/font-letters.ts';
import type { WeightAxis } from '../../assets/files/font-subset.ts';
import type { FontAsset } from '../../assets/files/inspect-font.ts';
import { contentHash } from '../../core/util/hash.ts';
import { isInScriptOf } from '../../core/util/languages.ts';
import { memoize } from '../../core/util/memoize.ts';
import { findPackage, installedVersion, packageFile } from '../../core/util/packages.mjs';
import type { AssetIndex } from '../site/assets.ts';
import { isCommon } from './font-coverage.ts';

/** A font file: a path in a package, starting with the package name, or the bytes of a file of the organisation. */
export type FontFile = { file: string } | { bytes: Uint8Array; hash: string };

/** One weight of a family, or a variable font, as used by pages. */
export interface FontCut {
  /** Suffix of the names of its faces. */
  suffix: '' | '-bold';
  /** As in a style sheet: one weight, or a range. */
  weight: string;
  /** Weights to keep of a variable font. */
  axis?: WeightAxis;
  files: Partial<Record<Script, FontFile>>;
}

/** A font family as a site uses it. Plain data, so it can be sent to worker threads. */
export interface UsedFamily extends LineMetrics {
  /** Name in style sheets. */
  family: string;
  scale: number;
  /** Whether ascent and descent differ from those of the file. */
  isPlaced?: true;
  /** Whether it is Readex Pro, the fallback for characters that other families lack. */
  isDefault?: true;
  cuts: FontCut[];
  /** Characters of the content beyond the common ones, to be added to the subset. */
  rare?: readonly number[];
  /** Whether the pages are not in Arabic script: spaces and punctuation then come from the Latin subset. */
  isLatin?: true;
  /** Whether it is for headings in a regular or light weight. */
  isLight?: true;
  /** Whether its licence forbids subsetting. */
  isWhole?: true;
  /** Package whose licence is published with it. */
  package?: string;
}

export interface SiteFonts {
  text: UsedFamily;
  /** Absent if headings use the family of the texts. */
  headings?: UsedFamily;
  /** Line height in the heading family relative to Readex Pro, for a name next to a logo. */
  leading: number;
  /** The same for headings, including the factor of the theme. */
  headingLeading: number;
}

type FontRole = 'text' | 'headings';
type Fonts = NonNullable<NonNullable<Site['site']['theme']>['fonts']>;

const defaultName: FontFamilyName = 'readex-pro';

/** The fonts of a site. Files that lack letters of its language are ignored: a file may suit one edition and not another. */
function siteFonts({ site }: Pick<Site, 'site'>, assets: AssetIndex): Fonts {
  const fonts: Fonts = fontsOfTheme(site.theme);
  const { textFiles, headingFiles } = fonts;
  const isUsable = (files: Fonts['textFiles']) =>
    [files?.regular, files?.bold].every((source = '') => {
      const asset = assets.get(source);
      return asset?.state !== 'font' || lackingLetters(asset, site.language) === '';
    });
  return {
    ...fonts,
    textFiles: isUsable(textFiles) ? textFiles : undefined,
    headingFiles: isUsable(headingFiles) ? headingFiles : undefined,
  };
}

/** Weight range of texts, extended to the weight of headings in the same family. */
const axisTo = (heaviest: number) => ({ min: fontWeights.lightest, max: Math.max(fontWeights.heaviest, heaviest) });
const rangeOf = ({ min, max }: { min: number; max: number }) => `${min} ${max}`;
/** Headings have one weight, used for every requested weight. */
const anyWeight = '1 1000';

const scripts: Script[] = ['arabic', 'latin', 'latin-ext'];

function filesOf(about: FontFamily, weight: number): FontCut['files'] {
  const found = scripts.map((script) => [script, familyFile(about, script, weight)] as const);
  return Object.fromEntries(found.flatMap(([script, file]) => (file === undefined ? [] : [[script, { file }]])));
}

/** Weight of headings with a separate family. */
function weightIn({ weights, headings }: FontFamily, weight: HeadingWeight): number {
  if (weight === 'own') return headings.weight;
  if (weight === 'regular') return weights === 'variable' ? fontWeights.lightest : weights.regular;
  return headings[weight];
}

/** @param heading weight of headings; extends the range of texts if both use the same family */
function cutsOf(about: FontFamily, role: FontRole, heading: HeadingWeight): FontCut[] {
  const { weights, headings } = about;
  if (role === 'headings') {
    const weight = weightIn(about, heading);
    const cut = { suffix: '' as const, weight: anyWeight, files: filesOf(about, weight) };
    return [weights === 'variable' ? { ...cut, axis: weight } : cut];
  }
  if (weights === 'variable') {
    const axis = axisTo(heading === 'heavy' ? headings.heavy : 0);
    return [{ suffix: '', weight: rangeOf(axis), axis, files: filesOf(about, headings.weight) }];
  }
  return [
    { suffix: '', weight: `${weights.regular}`, files: filesOf(about, weights.regular) },
    { suffix: '-bold', weight: `${weights.bold}`, files: filesOf(about, weights.bold) },
  ];
}

const isLightWeight = (weight: HeadingWeight) => weight === 'regular' || weight === 'light';

const familyOf = (name: FontFamilyName, role: FontRole, heading: HeadingWeight = 'own'): UsedFamily => {
  const about = aboutFamily(name);
  const { family, widths, scale, placed } = about;
  const { ascent, descent } = placed ?? about;
  const isPlaced = placed && { isPlaced: true as const };
  const isDefault = name === defaultName && { isDefault: true as const };
  const isLight = role === 'headings' && isLightWeight(heading) && { isLight: true as const };
  const cuts = cutsOf(about, role, heading);
  return { family, ascent, descent, widths, scale, ...isDefault, ...isPlaced, ...isLight, cuts, package: about.package };
};

/** A family in its role as text font, used as a fallback. */
export const familyNamed = (name: FontFamilyName): UsedFamily => familyOf(name, 'text');

/** Readex Pro, the fallback for characters that other families lack. */
export const defaultFamily: UsedFamily = familyNamed(defaultName);

/** Whether the package of a family is installed. @param root root folder of the engine */
export const isInstalled = (name: FontFamilyName, root: string): boolean =>
  findPackage(root, aboutFamily(name).package) !== undefined;

/**
 * Fingerprint of the installed families and their versions.
 * @param root root folder of the engine
 */
export const installedFamilies = memoize(
  (root: string) => {
    const versions = fontFamilyNames.map((name) => installedVersion([root], aboutFamily(name).package));
    return JSON.stringify(versions.map((version) => version ?? ''));
  },
  { maxKeys: 4 },
);

const fileOf = ({ bytes, hash }: FontAsset): FontCut['files'] => {
  const file = { bytes, hash };
  return { arabic: file, latin: file, 'latin-ext': file };
};

/** Weights to keep of a font of the organisation. */
function axisOf({ weights, isWhole }: FontAsset, role: FontRole, heading: HeadingWeight): WeightAxis | undefined {
  if (!weights || isWhole) return undefined;
  const within = (weight: number) => Math.min(weights.most, Math.max(weights.least, weight));
  const heaviest = heading === 'heavy' ? sharedWeights.heavy : fontWeights.heaviest;
  const [min, max] = [within(fontWeights.lightest), within(heaviest)];
  if (role === 'headings') return isLightWeight(heading) ? min : max;
  return min === max ? max : { min, max };
}

function uploadedCuts(regular: FontAsset, bold: FontAsset | undefined, role: FontRole, heading: HeadingWeight): FontCut[] {
  const cut = (asset: FontAsset, weight: string, suffix: FontCut['suffix'] = ''): FontCut => {
    const axis = axisOf(asset, role, heading);
    return { suffix, weight, ...(axis !== undefined && { axis }), files: fileOf(asset) };
  };
  if (role === 'headings') return [cut(isLightWeight(heading) ? regular : (bold ?? regular), anyWeight)];
  if (bold) return [cut(regular, '400'), cut(bold, '700', '-bold')];
  return [cut(regular, regular.weights ? rangeOf(axisTo(heading === 'heavy' ? sharedWeights.heavy : 0)) : '400')];
}

/** A font of the organisation; undefined if unusable, which the check reports. */
function uploadedFamily(
  files: Fonts['textFiles'],
  role: FontRole,
  assets: AssetIndex,
  heading: HeadingWeight = 'own',
): UsedFamily | undefined {
  const assetOf = (source: string | undefined) => {
    const asset = source === undefined ? undefined : assets.get(source);
    return asset?.state === 'font' ? asset : undefined;
  };
  const [regular, bold] = [assetOf(files?.regular), assetOf(files?.bold)];
  if (!regular) return undefined;
  const { ascent, descent, widths } = regular.metrics;
  return {
    family: role === 'text' ? 'Own Text' : 'Own Headings',
    ascent,
    descent,
    widths: bold
      ? {
          arabic: { ...widths.arabic, bold: bold.metrics.widths.arabic.bold },
          latin: { ...widths.latin, bold: bold.metrics.widths.latin.bold },
        }
      : widths,
    scale: 1,
    cuts: uploadedCuts(regular, bold, role, heading),
    ...(role === 'headings' && isLightWeight(heading) && { isLight: true as const }),
    ...(regular.isWhole && { isWhole: true as const }),
  };
}

/** Line height of headings in an unknown font. */
const uploadedLeading = 1.1;

function familiesOf({ site }: Pick<Site, 'site'>, assets: AssetIndex, root: string): SiteFonts {
  const fonts = siteFonts({ site }, assets);
  const { weight: heading, leading: height } = headingStyles[resolveThemeOptions(site.theme).headings];
  const higher = (leading: number) => ({ leading, headingLeading: Number((leading * height).toFixed(4)) });
  const nameOf = (name: FontFamilyName | undefined) => (name !== undefined && isInstalled(name, root) ? name : defaultName);
  const textName = nameOf(fonts.text);
  const textIn = (weight: HeadingWeight) =>
    uploadedFamily(fonts.textFiles, 'text', assets, weight) ?? familyOf(textName, 'text', weight);
  const ownHeadings = uploadedFamily(fonts.headingFiles, 'headings', assets, heading);
  if (ownHeadings) return { text: textIn('own'), headings: ownHeadings, ...higher(uploadedLeading) };
  const name = fonts.headings === undefined ? undefined : nameOf(fonts.headings);
  const isOwnText = uploadedFamily(fonts.textFiles, 'text', assets) !== undefined;
  if (name === undefined || (name === textName && !isOwnText)) {
    return { text: textIn(heading), ...higher(isOwnText ? uploadedLeading : aboutFamily(textName).headings.leading) };
  }
  const headings = familyOf(name, 'headings', heading);
  return { text: textIn('own'), headings, ...higher(aboutFamily(name).headings.leading) };
}

function withCharacters(fonts: SiteFonts, characters: string): SiteFonts {
  const codes = new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0));
  const rare = [...codes].filter((code) => !isCommon(code)).toSorted((a, b) => a - b);
  if (rare.length === 0) return fonts;
  const { text, headings } = fonts;
  return { ...fonts, text: { ...text, rare }, ...(headings && { headings: { ...headings, rare } }) };
}

const forLatin = (family: UsedFamily): UsedFamily => ({ ...family, isLatin: true });

/**
 * The fonts of a site. Readex Pro replaces families whose package is missing and unusable files; the check decides whether that
 * is an error.
 * @param root root folder of the engine
 * @param characters characters of the content beyond the common ones
 */
export function fontsOf(content: Pick<Site, 'site'>, assets: AssetIndex, root: string, characters = ''): SiteFonts {
  const fonts = withCharacters(familiesOf(content, assets, root), characters);
  if (isInScriptOf(content.site.language, 'ا')) return fonts;
  const { text, headings } = fonts;
  return { ...fonts, text: forLatin(text), ...(headings && { headings: forLatin(headings) }) };
}

/**
 * Factor by which a text may be wider than in Readex Pro. Ignores whether packages are installed, so that layout estimates are
 * the same on every computer.
 */
export function wideningOf({ site }: Pick<Site, 'site'>, assets: AssetIndex, role: FontRole = 'text'): number {
  const { text, textFiles, headings, headingFiles } = siteFonts({ site }, assets);
  const ofHeadings = uploadedFamily(headingFiles, 'headings', assets) ?? (headings && familyOf(headings, 'headings'));
  const ofText = uploadedFamily(textFiles, 'text', assets) ?? familyOf(text ?? defaultName, 'text');
  const { widths, scale, isDefault } = (role === 'headings' && ofHeadings) || ofText;
  if (isDefault) return 1;
  const { arabic, latin } = widths;
  // Allowance for single words, which vary more than whole texts.
  return Math.max(arabic.regular, arabic.bold, latin.regular, latin.bold) * scale * 1.15;
}

const hashOfFile = memoize(async (place: string) => contentHash(await readFile(place)), { maxKeys: 64 });

/**
 * Fingerprint of the font files of a site and of how they are subset.
 * @param root root folder of the engine
 */
export async function nameFonts({ text, headings, leading, headingLeading }: SiteFonts, root: string): Promise<string> {
  const nameOf = async (one: FontFile) => ('file' in one ? hashOfFile(packageFile(root, one.file)) : one.hash);
  const families = await Promise.all(
    [text, ...(headings ? [headings] : [])].map(async ({ cuts, ...family }) => ({
      ...family,
      cuts: await Promise.all(
        cuts.map(async ({ files, ...cut }) => ({ ...cut, files: await Promise.all(Object.values(files).map(nameOf)) })),
      ),
    })),
  );
  return contentHash(JSON.stringify([families, leading, headingLeading]));
}
