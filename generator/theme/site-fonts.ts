import { readFile } from 'node:fs/promises';
import type { Site } from '../../site.schema.ts';
import {
  aboutFamily,
  type FontFamily,
  type FontFamilyName,
  familyFile,
  type Script,
} from '../../templates/theme/font-families.ts';
import type { LineMetrics } from '../../templates/theme/font-metrics.ts';
import { fontWeights } from '../../templates/theme/fonts.ts';
import { contentHash } from '../common/hash.ts';
import { findPackage, packageFile } from '../common/packages.mjs';
import { remember } from '../common/remember.ts';
import type { WeightAxis } from '../files/font-subset.ts';
import type { FontAsset } from '../files/inspect-font.ts';
import type { AssetIndex } from '../site/assets.ts';

/** Where a font lies: a file of a package, from its name on, or the bytes of one of the organisation. */
export type FontFile = { file: string } | { bytes: Uint8Array; hash: string };

/** A weight of a family, or all of them, as a page has it. */
export interface Cut {
  /** What follows the names of its faces. */
  suffix: '' | '-bold';
  /** As a style sheet says it: one weight, or from and to. */
  weight: string;
  /** What is kept of the weights of a variable font. */
  axis?: WeightAxis;
  files: Partial<Record<Script, FontFile>>;
}

/** A family of fonts as a site uses it: plain data, which other threads are given, too. */
export interface UsedFamily extends LineMetrics {
  /** As style sheets call it. */
  family: string;
  scale: number;
  /** Ascent and descent are not those of the file. */
  isPlaced?: true;
  /** Absent: Readex Pro, in which other families draw what they lack. */
  isDefault?: true;
  cuts: Cut[];
  /** Of a file from which nothing may be taken out. */
  isWhole?: true;
  /** The package whose licence goes to visitors with it. */
  package?: string;
}

export interface SiteFonts {
  text: UsedFamily;
  /** Absent where headings are set in the face of the texts. */
  headings?: UsedFamily;
  /** How much higher lines of headings are than those of Readex Pro. */
  leading: number;
}

type Role = 'text' | 'headings';
type Fonts = NonNullable<NonNullable<Site['site']['theme']>['fonts']>;

const defaultName: FontFamilyName = 'readex-pro';

const all = `${fontWeights.lightest} ${fontWeights.heaviest}`;
const textAxis = { min: fontWeights.lightest, max: fontWeights.heaviest };
/** Headings have one weight, whichever is asked for. */
const anyWeight = '1 1000';

const scripts: Script[] = ['arabic', 'latin', 'latin-ext'];

function filesOf(about: FontFamily, weight: number): Cut['files'] {
  const found = scripts.map((script) => [script, familyFile(about, script, weight)] as const);
  return Object.fromEntries(found.flatMap(([script, file]) => (file === undefined ? [] : [[script, { file }]])));
}

function cutsOf(about: FontFamily, role: Role): Cut[] {
  const { weights, headings } = about;
  if (weights === 'variable') {
    const files = filesOf(about, headings.weight);
    return role === 'text'
      ? [{ suffix: '', weight: all, axis: textAxis, files }]
      : [{ suffix: '', weight: anyWeight, axis: headings.weight, files }];
  }
  if (role === 'headings') return [{ suffix: '', weight: anyWeight, files: filesOf(about, headings.weight) }];
  return [
    { suffix: '', weight: `${weights.regular}`, files: filesOf(about, weights.regular) },
    { suffix: '-bold', weight: `${weights.bold}`, files: filesOf(about, weights.bold) },
  ];
}

const familyOf = (name: FontFamilyName, role: Role): UsedFamily => {
  const about = aboutFamily(name);
  const { family, widths, scale, placed } = about;
  const { ascent, descent } = placed ?? about;
  const isPlaced = placed && { isPlaced: true as const };
  const isDefault = name === defaultName && { isDefault: true as const };
  return { family, ascent, descent, widths, scale, ...isDefault, ...isPlaced, cuts: cutsOf(about, role), package: about.package };
};

const fileOf = ({ bytes, hash }: FontAsset): Cut['files'] => {
  const file = { bytes, hash };
  return { arabic: file, latin: file, 'latin-ext': file };
};

/** What stays of the weights of a font of the organisation. */
function axisOf({ weights, isWhole }: FontAsset, role: Role): WeightAxis | undefined {
  if (!weights || isWhole) return undefined;
  const within = (weight: number) => Math.min(weights.most, Math.max(weights.least, weight));
  const [min, max] = [within(fontWeights.lightest), within(fontWeights.heaviest)];
  return role === 'headings' || min === max ? max : { min, max };
}

function ownCuts(regular: FontAsset, bold: FontAsset | undefined, role: Role): Cut[] {
  const cut = (asset: FontAsset, weight: string, suffix: Cut['suffix'] = ''): Cut => {
    const axis = axisOf(asset, role);
    return { suffix, weight, ...(axis !== undefined && { axis }), files: fileOf(asset) };
  };
  if (role === 'headings') return [cut(bold ?? regular, anyWeight)];
  if (bold) return [cut(regular, '400'), cut(bold, '700', '-bold')];
  return [cut(regular, regular.weights ? all : '400')];
}

/** A font of the organisation; undefined where it cannot be used, which the check tells. */
function ownFamily(files: Fonts['textFiles'], role: Role, assets: AssetIndex): UsedFamily | undefined {
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
    cuts: ownCuts(regular, bold, role),
    ...(regular.isWhole && { isWhole: true as const }),
  };
}

/** Lines of headings in a font that nobody has looked at. */
const ownLeading = 1.1;

/**
 * The fonts of a site. A family whose package is not installed, or a font that cannot be used, is Readex Pro: whether that is a
 * fault is for the check to say.
 * @param root of the code of the engine
 */
export function fontsOf({ site }: Pick<Site, 'site'>, assets: AssetIndex, root: string): SiteFonts {
  const fonts: Fonts = site.theme?.fonts ?? {};
  const isThere = (name: FontFamilyName) => findPackage(root, aboutFamily(name).package) !== undefined;
  const nameOf = (name: FontFamilyName | undefined) => (name !== undefined && isThere(name) ? name : defaultName);
  const ownText = ownFamily(fonts.textFiles, 'text', assets);
  const ownHeadings = ownFamily(fonts.headingFiles, 'headings', assets);
  const textName = nameOf(fonts.text);
  const text = ownText ?? familyOf(textName, 'text');
  if (ownHeadings) return { text, headings: ownHeadings, leading: ownLeading };
  const name = fonts.headings === undefined ? undefined : nameOf(fonts.headings);
  if (name === undefined || (name === textName && !ownText)) {
    return { text, leading: ownText ? ownLeading : aboutFamily(textName).headings.leading };
  }
  return { text, headings: familyOf(name, 'headings'), leading: aboutFamily(name).headings.leading };
}

/**
 * How much wider than in Readex Pro a text may be in the font of texts or headings of a site. Whether a package is installed is
 * not asked: the room that a family takes is the same on every machine.
 */
export function wideningOf({ site }: Pick<Site, 'site'>, assets: AssetIndex, role: Role = 'text'): number {
  const { text, textFiles, headings, headingFiles }: Fonts = site.theme?.fonts ?? {};
  const ofHeadings = ownFamily(headingFiles, 'headings', assets) ?? (headings && familyOf(headings, 'headings'));
  const ofText = ownFamily(textFiles, 'text', assets) ?? familyOf(text ?? defaultName, 'text');
  const { widths, scale, isDefault } = (role === 'headings' && ofHeadings) || ofText;
  if (isDefault) return 1;
  const { arabic, latin } = widths;
  // Single words differ more than whole texts do.
  return Math.max(arabic.regular, arabic.bold, latin.regular, latin.bold) * scale * 1.15;
}

const hashOfFile = remember(async (place: string) => contentHash(await readFile(place)), { most: 64 });

/** Names the bytes of the fonts that pages and drawings have, and how they are cut. @param root of the code of the engine */
export async function nameFonts({ text, headings, leading }: SiteFonts, root: string): Promise<string> {
  const nameOf = async (one: FontFile) => ('file' in one ? hashOfFile(packageFile(root, one.file)) : one.hash);
  const families = await Promise.all(
    [text, ...(headings ? [headings] : [])].map(async ({ cuts, ...family }) => ({
      ...family,
      cuts: await Promise.all(
        cuts.map(async ({ files, ...cut }) => ({ ...cut, files: await Promise.all(Object.values(files).map(nameOf)) })),
      ),
    })),
  );
  return contentHash(JSON.stringify([families, leading]));
}
