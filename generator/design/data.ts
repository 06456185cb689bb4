import { gzipSync } from 'node:zlib';
import { wcagContrast } from 'culori';
import type { Site } from '../../site.schema.ts';
import { wordsLanguage } from '../../templates/files/language.ts';
import type { OwnIcon } from '../../templates/icons/own-icon.ts';
import { groupBy } from '../common/group-by.ts';
import type { AssetIndex } from '../site/assets.ts';
import { basePath } from '../site/page-url.ts';
import type { Palette } from '../theme/palette.ts';
import { type ContrastPair, contrastPairs } from '../theme/palette-contrast.ts';
import { type Given, type Role, roles, type Scheme } from '../theme/palette-roles.ts';
import { themeOf } from '../theme/theme.ts';
import { readNumbers, readTokens, type Tokens } from './tokens.ts';
import { type DesignWords, designWords } from './words.ts';

/** How a pair does in a scheme. `level` is that of WCAG 2.2; decoration has none. */
export interface Measure {
  ratio: number;
  level: 'AAA' | 'AA' | 'decoration' | 'fails';
}

export interface MeasuredPair {
  background: Role;
  measures: Record<Scheme, Measure>;
}

/** The pairs of one foreground in one use. */
export interface PairGroup {
  foreground: Role;
  minimum: number;
  use: string;
  pairs: MeasuredPair[];
}

export interface DesignPicture {
  name: string;
  url: string;
  width: number;
  height: number;
  /** Bytes as gzip sends them. */
  weight: number;
  /** The scheme whose ground a logo or mark is drawn for; scenes bring their own ground. */
  scheme?: Scheme;
}

/** Everything that the page of the design system shows: plain data. */
export interface DesignData {
  words: DesignWords;
  base: string;
  given: Given;
  /** Those that the site has. */
  schemes: Scheme[];
  roles: readonly Role[];
  palette: Palette;
  pairs: PairGroup[];
  tokens: Tokens;
  weights: number[];
  lineHeights: number[];
  /** Durations that the content gives, in milliseconds. */
  motion: [name: string, milliseconds: number][];
  pictures: DesignPicture[];
  /** Icons of the site itself that content names, by their files. */
  ownIcons: [name: string, icon: OwnIcon][];
  /** Words of the site to show type with. */
  samples: { name: string; titles: string[]; texts: string[] };
}

/** 1.4.3 and 1.4.6 for text, 1.4.11 for what is no text and only has to be seen. */
function levelOf(ratio: number, minimum: number): Measure['level'] {
  if (ratio < minimum) return 'fails';
  if (minimum < 3) return 'decoration';
  return minimum >= 4.5 && ratio >= 7 ? 'AAA' : 'AA';
}

function measurePair({ foreground, background, minimum }: ContrastPair, palette: Palette): MeasuredPair {
  const measure = (scheme: Scheme): Measure => {
    const ratio = wcagContrast(palette[scheme][foreground], palette[scheme][background]);
    return { ratio, level: levelOf(ratio, minimum) };
  };
  return { background, measures: { light: measure('light'), dark: measure('dark') } };
}

/** The table of pairs, those of one use together. */
export function groupPairs(palette: Palette, language: 'ar' | 'en'): PairGroup[] {
  const groups = groupBy(contrastPairs, ({ foreground, minimum }) => `${foreground} ${minimum}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { foreground, minimum, use } = first;
    const pairs = [first, ...others].map((pair) => measurePair(pair, palette));
    return { foreground, minimum, use: use[language], pairs };
  });
}

function listPictures({ site }: Site, assets: AssetIndex, base: string): DesignPicture[] {
  const schemeOf = (name: string): Scheme | undefined => {
    if (name === site.logoOnDark?.src) return 'dark';
    return [site.logo?.src, site.icon.src].includes(name) ? 'light' : undefined;
  };
  return [...assets].flatMap(([name, asset]) => {
    if (asset.state !== 'ready') return [];
    const { outputPath, content, width, height } = asset;
    return {
      name,
      url: encodeURI(base + outputPath),
      width,
      height,
      weight: content instanceof Uint8Array ? gzipSync(content, { level: 9 }).length : content.size,
      scheme: schemeOf(name),
    };
  });
}

interface DesignInput {
  site: Site;
  assets: AssetIndex;
  /** The style sheet of the site: that of the templates and what the content adds. */
  styles: string;
}

/** Gathers what the site looks like from its content, its pictures and its style sheet. */
export function readDesign({ site, assets, styles }: DesignInput): DesignData {
  const { name, motion } = site.site;
  const language = wordsLanguage(site.site.language);
  const { given, hasDark, ...palette } = themeOf(site);
  const base = basePath(site.site.url);
  const byLength = site.routes.map(({ description }) => description).sort((a, b) => b.length - a.length);
  return {
    words: designWords[language],
    base,
    given,
    schemes: hasDark ? ['light', 'dark'] : ['light'],
    roles,
    palette,
    pairs: groupPairs(palette, language),
    tokens: readTokens(styles),
    weights: readNumbers(styles, 'font-weight'),
    lineHeights: readNumbers(styles, 'line-height'),
    motion: Object.entries(motion),
    pictures: listPictures(site, assets, base),
    ownIcons: [...assets].flatMap(([name, asset]): [string, OwnIcon][] => (asset.state === 'icon' ? [[name, asset.icon]] : [])),
    samples: {
      name,
      titles: site.routes.map(({ title }) => title),
      texts: byLength,
    },
  };
}
