import { basename } from 'node:path';
import { type FallbackFont, fallbackFonts, latinFallbackRanges } from '../../../templates/theme/font-fallback.ts';
import { nameFonts, type SiteFonts, type UsedFamily } from '../../content/theme/site-fonts.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { getOrCreateValue } from '../../core/cache/cached-value.ts';
import { briefHash } from '../../core/util/hash.ts';
import { memoize } from '../../core/util/memoize.ts';
import { makeFace, type PlannedFace, planFaces } from './font-faces.ts';
import { makeFontLicences } from './licences.ts';

/** Fonts of a site, ready to serve. */
export interface FontBundle {
  /** Font files and their licences. */
  files: { path: string; content: Uint8Array }[];
  /** Rules at the start of the critical CSS, and at the start of the deferred CSS. */
  rules: { critical: string; deferred: string };
  /** Paths of the preloaded font files. */
  preloaded: string[];
}

interface NamedFace extends PlannedFace {
  family: string;
  path: string;
  content: Uint8Array;
}

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

function faceRule({ family, weight, isSteady, path, unicodeRange, scale, placed }: NamedFace): string {
  const place = placed && `ascent-override:${percent(placed.ascent)};descent-override:${percent(placed.descent)};`;
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};font-display:${isSteady ? 'optional' : 'swap'};` +
    `src:url(${basename(path)}) format("woff2");${scale === 1 ? '' : `size-adjust:${percent(scale)};`}` +
    `${place ?? ''}unicode-range:${unicodeRange}}`
  );
}

const nameOf = (family: string, { suffix }: FallbackFont) => `${family} ${suffix}`;

/** Rule of a fallback font. Overrides are relative to the adjusted size, so they are divided by it. */
function fallbackRule(used: UsedFamily, font: FallbackFont, weight: string, isBold: boolean): string {
  const { family, ascent, descent, widths, scale, isLatin } = used;
  const unicodeRange = isLatin && font.script ? latinFallbackRanges[font.script] : font.unicodeRange;
  const [names, width] = isBold
    ? [font.bold, (font.widths?.bold ?? 1) * widths[font.script ?? 'arabic'].bold * scale]
    : [font.regular, (font.widths?.regular ?? 1) * widths[font.script ?? 'arabic'].regular * scale];
  const sources = names.map((name) => `local("${name}")`).join();
  return (
    `@font-face{font-family:"${nameOf(family, font)}";font-weight:${weight};src:${sources};` +
    `${width === 1 ? '' : `size-adjust:${percent(width)};`}ascent-override:${percent((ascent * scale) / width)};` +
    `descent-override:${percent((descent * scale) / width)};line-gap-override:0%` +
    `${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`
  );
}

/**
 * Rules of the system fonts that stand in for a family. For text: the regular face up to weight 599, the bold one above; for
 * headings: one of the two.
 */
export function fallbackRules(family: UsedFamily, isOfText: boolean): string[] {
  return fallbackFonts.flatMap((font) =>
    isOfText
      ? [fallbackRule(family, font, '1 599', false), fallbackRule(family, font, '600 1000', true)]
      : [fallbackRule(family, font, '1 1000', !family.isLight)],
  );
}

/** Value of `font-family`: a family and its fallback fonts. */
export function fontStack({ family }: Pick<UsedFamily, 'family'>): string {
  const names = [family, ...fallbackFonts.map((font) => nameOf(family, font))].map((name) => `'${name}'`);
  return [...names, 'Tahoma', 'Arial', 'sans-serif'].join(', ');
}

async function makeFaces(family: UsedFamily, isOfText: boolean, root: string): Promise<NamedFace[]> {
  const planned = await planFaces(family, isOfText, root);
  return Promise.all(
    planned.map(async (face) => {
      const content = await makeFace(face, root);
      return { ...face, family: family.family, path: `assets/${face.name}.${briefHash(content)}.woff2`, content };
    }),
  );
}

function properties({ text, headings, leading, headingLeading }: SiteFonts): string {
  const ofHeadings = headings ? `;--font-headings:${fontStack(headings)}` : '';
  const root = `:root{--font-text:${fontStack(text)}${ofHeadings}${leading === 1 ? '' : `;--heading-leading:${leading}`}}`;
  return headingLeading === leading ? root : `${root}:where(h1,h2,h3,h4){--heading-leading:${headingLeading}}`;
}

/**
 * Creates all faces of a site: files, preloads and @font-face rules with URLs relative to the style sheet. Rules of faces with
 * `font-display: swap` are part of the deferred CSS.
 * @param root source folder of the engine
 */
export async function makeFonts(fonts: SiteFonts, root: string): Promise<FontBundle> {
  const { text, headings } = fonts;
  const ofHeadings = headings ? await makeFaces(headings, false, root) : [];
  const faces = [...(await makeFaces(text, true, root)), ...ofHeadings];
  const rulesOf = (isSteady: boolean) => faces.filter((face) => face.isSteady === isSteady).map(faceRule);
  const fallback = [...fallbackRules(text, true), ...(headings ? fallbackRules(headings, false) : [])];
  const licences = await makeFontLicences(root, [text, ...(headings ? [headings] : [])]);
  // A font that is sent whole is one file for all its faces.
  const files = new Map(faces.map(({ path, content }) => [path, content]));
  return {
    files: [...[...files].map(([path, content]) => ({ path, content })), ...licences],
    rules: { critical: [...rulesOf(true), ...fallback, properties(fonts)].join(''), deferred: rulesOf(false).join('') },
    preloaded: [...new Set(faces.flatMap(({ path, isPreloaded }) => (isPreloaded ? [path] : [])))],
  };
}

const isUploaded = ({ cuts }: UsedFamily) => cuts.some(({ files }) => Object.values(files).some((file) => 'bytes' in file));

/** The preview asks for them at each edit of the content. */
const recentFonts = memoize((_: string) => ({ made: undefined as Promise<FontBundle> | undefined }), { maxKeys: 4 });

/** Reads the fonts of a site from the cache or creates them; `name` is the hash of their inputs. */
export async function loadFonts(fonts: SiteFonts, environment: BuildEnvironment): Promise<{ made: FontBundle; name: string }> {
  const { root } = environment.engine;
  const name = await nameFonts(fonts, root);
  const last = recentFonts(name);
  const families = [fonts.text, ...(fonts.headings ? [fonts.headings] : [])];
  const { core } = families.some(isUploaded) ? environment : environment.engineCache;
  last.made ??= getOrCreateValue(core, `fonts/${name}`, { make: () => makeFonts(fonts, root) });
  return { made: await last.made, name };
}
