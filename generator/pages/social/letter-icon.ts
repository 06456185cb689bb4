import type { Site } from '../../../site.schema.ts';
import { initialsOf } from '../../../templates/components/initials.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { letterIcon } from '../../content/site/icon.ts';
import type { SiteFonts } from '../../content/theme/site-fonts.ts';
import { siteFace, themeOf } from '../../content/theme/theme.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { contentHash } from '../../core/util/hash.ts';

/** Sides of the icon and of the square for its letter; corner radii by the corner style of the site. */
const side = 64;
const letterSide = 34;
const radii = { soft: 14, sharp: 0, round: 32 };

/** The first letter of a site name; without letters, its first character. */
export function letterOf(name: string): string {
  return initialsOf(name).split(' ')[0] || ([...name.trim()][0] ?? '');
}

/** Bounding box of outlines in font units (`y` upwards). Control points count, so it may be slightly too large. */
function boxOf(outline: string) {
  const numbers = (outline.match(/-?[\d.]+/g) ?? []).map(Number);
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis)) as [number[], number[]];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, bottom, width: right - left, height: top - bottom };
}

/** Fonts of a site and their fingerprint. */
interface Typefaces {
  fonts: SiteFonts;
  name: string;
}

/** SVG of a letter centred on the brand colour of a site. */
async function drawLetter(
  letter: string,
  { ground, ink, corner }: { ground: string; ink: string; corner: number },
  { fonts }: Typefaces,
  environment: BuildEnvironment,
): Promise<Uint8Array> {
  // Lazy: most commands draw no letter, and shaping needs a library.
  const { readTypeface } = await import('./typeface.ts');
  const { load, shape } = await readTypeface(fonts.headings ?? fonts.text, environment);
  await load(letter);
  const [glyph] = shape(letter, { size: 1000, weight: 650 }, 'rtl').glyphs;
  const rect = `<rect width="${side}" height="${side}" rx="${corner}" fill="${ground}"/>`;
  const svg = (content: string) =>
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${content}</svg>`,
    );
  // A letter that the typeface lacks: only the background.
  if (!glyph?.outline) return svg(rect);
  const outline = glyph.outline.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
  const { left, bottom, width, height } = boxOf(outline);
  const scale = letterSide / Math.max(width, height);
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  const x = round(side / 2 - (left + width / 2) * scale);
  const y = round(side / 2 + (bottom + height / 2) * scale);
  return svg(`${rect}<path transform="matrix(${round(scale)} 0 0 ${round(-scale)} ${x} ${y})" fill="${ink}" d="${outline}"/>`);
}

/** The assets of a site, with a letter icon if the site sets none. Deterministic in name and colours. */
export async function withLetterIcon(
  site: Site,
  assets: AssetIndex,
  typefaces: Typefaces,
  environment: BuildEnvironment,
): Promise<AssetIndex> {
  if (site.site.icon.src !== letterIcon.src) return assets;
  const { brand: ground, 'on-brand': ink } = themeOf(site).light;
  const corner = radii[siteFace(site).corners];
  const letter = letterOf(site.site.name);
  const bytes = await environment.getOrCreate(
    `letter-icon/${contentHash(JSON.stringify([letter, ground, ink, corner, typefaces.name]))}`,
    () => drawLetter(letter, { ground, ink, corner }, typefaces, environment),
  );
  const outputPath = `assets/icon.${contentHash(bytes)}.svg`;
  return new Map([...assets, [letterIcon.src, { state: 'ready', outputPath, content: bytes, width: side, height: side }]]);
}
