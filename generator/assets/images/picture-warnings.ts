import { drawInto } from './draw.ts';
import type { PictureWarning } from './image-metadata.ts';

/** Longer side of the sample that is analysed, in pixels. */
const side = 64;

/** Relative luminance above which marks are lost on a light background, and below which on a dark one: contrast under 1.8. */
const lostThresholds = { light: 0.53, dark: 0.06 };

/** Share of the visible area that must be lost. */
const maxLostShare = 0.9;

/** Relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(red: number, green: number, blue: number): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Whether a picture with a transparent background has only light or only dark marks.
 * @param pixels red, green, blue and opacity
 */
export function toneOfMarks(pixels: Uint8Array): 'light' | 'dark' | undefined {
  const covered = { all: 0, light: 0, dark: 0 };
  let clear = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < 16) clear++;
    const luminance = luminanceOf(red, green, blue);
    covered.all += opacity;
    if (luminance > lostThresholds.light) covered.light += opacity;
    if (luminance < lostThresholds.dark) covered.dark += opacity;
  }
  if (covered.all === 0 || clear < pixels.length / 4 / 20) return undefined;
  if (covered.light >= covered.all * maxLostShare) return 'light';
  return covered.dark >= covered.all * maxLostShare ? 'dark' : undefined;
}

/** Warnings about a transparent picture on a light or dark background. */
export async function toneWarnings(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<PictureWarning[]> {
  const scaled = (length: number) => Math.max(1, Math.round((length * side) / Math.max(width, height)));
  try {
    const drawn = await drawInto(bytes, { width: scaled(width), height: scaled(height), fit: 'contain' });
    const is = toneOfMarks(await drawn.toColourspace('srgb').ensureAlpha().raw().toBuffer());
    return is ? [{ is }] : [];
  } catch {
    // That it cannot be rendered is reported elsewhere.
    return [];
  }
}

/** Families for which every system has a similar font, so that the text keeps its appearance and size. */
const commonFamilies =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|inherit|initial|arial|helvetica|verdana|tahoma|times|times new roman|georgia|courier|courier new)$/i;

/** Warns of text in a drawing in fonts that visitors may lack: a drawing cannot use the fonts of the page. */
export function fontWarnings(svg: string): PictureWarning[] {
  if (!/<text[\s>]/.test(svg)) return [];
  const styles = [...svg.matchAll(/font-family\s*[:=]\s*("[^"]*"|'[^']*'|[^;"'}<]+(?:["'][^"']*["'][^;"}<]*)?)/g)];
  const families = styles.flatMap(([, list = '']) => {
    const [first = ''] = list.replaceAll(/&(?:quot|#39|apos);/g, "'").split(',');
    return first.replaceAll(/["']/g, '').trim() || [];
  });
  const found = families.find((family) => !commonFamilies.test(family));
  return found === undefined ? [] : [{ is: 'words', found: found.slice(0, 60) }];
}

/** Ratios of the sides from which on phones or pages show too little of a picture. */
const maxRatios = { wide: 5, tall: 3 };

/** Warns of shapes that appear as a thin strip or fill several screens in running text. */
export function shapeWarnings({ width, height }: { width: number; height: number }): PictureWarning[] {
  const found = `${width} × ${height}`;
  if (width >= height * maxRatios.wide) return [{ is: 'wide', found }];
  return height >= width * maxRatios.tall ? [{ is: 'tall', found }] : [];
}
