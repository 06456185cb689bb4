import { isolatedText } from '../../../templates/runtime/direction/isolates.ts';
import { frieze, margin, tile } from './composition.ts';
import { besideIllustration } from './illustration.ts';
import { closeIsolates, holdNumbers } from './isolates.ts';
import { type Fit, type FittedText, fitText } from './lines.ts';
import { leftOf, type PictureTheme, pictureSize } from './picture-theme.ts';
import type { ShapedLine, Typeface } from './typeface.ts';

/** Lines of text as outlines, and their box in the picture, in whole pixels. */
export interface TextOutline {
  left: number;
  top: number;
  width: number;
  height: number;
  /** SVG of the box on a transparent background; only the coverage is used. */
  svg: string;
}

/** Typographic settings. `isBeside`: next to an illustration. */
export interface TextSetting {
  theme: PictureTheme;
  typeface: Typeface;
  hasIllustration: boolean;
}

const { width, height } = pictureSize;

/** Space for the tile next to the name. */
const nameIndent = tile.side + 24;

const nameStyle = { size: 36, weight: 500 };
const eyebrowStyle = { size: 32, weight: 500 };
const titleWeight = 650;
/** From large to small; large letters leave no room for three lines. */
const titleFits = [{ size: 88, lines: 2, width: 800 }, ...[74, 66, 58, 50].map((size) => ({ size, lines: 3, width: 800 }))];
/** Next to an illustration. */
const narrowFits = [{ size: 76, lines: 2 }, ...[66, 58, 52].map((size) => ({ size, lines: 3 })), { size: 46, lines: 4 }].map(
  (fit) => ({ ...fit, width: width - margin - besideIllustration }),
);
const titleLeading = 1.32;
/** Baseline of the last line of the title. */
const titleBottom = height - frieze - 84;
/** Highest baseline of the eyebrow: below the name of the site. */
const eyebrowTop = tile.top + tile.side + 56;
/** Distance between the baselines of the eyebrow and of the first title line. */
const eyebrowGap = (size: number) => size * 0.95 + 36;

/**
 * Line height: lines with vowel marks get most of what the typeface asks for, lines with Quranic pause marks all of it, if
 * there is room.
 */
function leadingOf(lines: readonly string[], size: number, { lineHeight }: Typeface): number {
  const text = lines.join('');
  const share = /[\u06D6-\u06DC]/.test(text) ? 1 : /[\u064B-\u0652\u0670\u06DF-\u06ED]/.test(text) ? 0.85 : 0;
  const most = (titleBottom - eyebrowGap(size) - eyebrowTop) / Math.max(lines.length - 1, 1);
  return Math.max(size * titleLeading, Math.min(size * lineHeight * share, most));
}

/** Longer titles are cut; enough for three lines at the smallest size. */
const maxLetters = 300;

/** How far letters and marks reach beyond baseline and line ends, in em. */
const reach = { above: 1.4, below: 0.9, beside: 0.4 };

const widthFor = (hasIllustration: boolean) => (hasIllustration ? width - margin - besideIllustration : 800);

/** Fits a text. Numbers and names are not broken, as on pages. */
function fitIn(text: string, weight: number, fits: Fit[], { theme, typeface }: TextSetting): FittedText {
  const beginning = [...text].slice(0, maxLetters).join('');
  const fitted = fitText(
    holdNumbers(isolatedText(beginning, theme.direction)),
    fits,
    (part, size) => typeface.shape(part, { size, weight }, theme.direction).width,
  );
  return { ...fitted, lines: closeIsolates(fitted.lines) };
}

const rounded = (n: number) => Math.round(n * 100) / 100;

/** A line of text as outlines: needs no font to draw, and text never becomes markup. */
function drawLine(line: ShapedLine, left: number, baseline: number): string {
  const glyphs = line.glyphs.map(({ outline, x, y }) =>
    outline === ''
      ? ''
      : `<path transform="matrix(${line.scale} 0 0 ${-line.scale} ${rounded(left + x)} ${rounded(baseline + y)})" d="${outline}"/>`,
  );
  return glyphs.join('');
}

interface PlacedText {
  lines: { text: string; baseline: number }[];
  size: number;
  weight: number;
  /** Distance from the start of the line. */
  from: number;
}

function toStrip({ lines, size, weight, from }: PlacedText, { theme, typeface }: TextSetting): TextOutline | undefined {
  const shaped = lines.map(({ text, baseline }) => ({ baseline, line: typeface.shape(text, { size, weight }, theme.direction) }));
  const [first, last] = [shaped[0], shaped.at(-1)];
  if (!first || !last) return undefined;
  const widest = Math.max(...shaped.map(({ line }) => line.width));
  const left = Math.max(0, Math.floor(leftOf(theme, from, widest) - reach.beside * size));
  const right = Math.min(width, Math.ceil(leftOf(theme, from, widest) + widest + reach.beside * size));
  const top = Math.floor(first.baseline - reach.above * size);
  const bottom = Math.ceil(last.baseline + reach.below * size);
  const box = { left, top, width: right - left, height: bottom - top };
  const glyphs = shaped.map(({ line, baseline }) => drawLine(line, leftOf(theme, from, line.width), baseline));
  const view = `width="${box.width}" height="${box.height}" viewBox="${left} ${top} ${box.width} ${box.height}"`;
  return { ...box, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${view}>${glyphs.join('')}</svg>` };
}

/** The name of the site next to its mark; undefined if it is empty. */
export function composeName(siteName: string, setting: TextSetting): TextOutline | undefined {
  const { size, weight } = nameStyle;
  const fits = [{ size, lines: 1, width: widthFor(setting.hasIllustration) - nameIndent }];
  const lines = fitIn(siteName, weight, fits, setting).lines.map((text) => ({
    text,
    baseline: tile.top + tile.side / 2 + size * 0.34,
  }));
  return toStrip({ lines, size, weight, from: margin + nameIndent }, setting);
}

/** The eyebrow above a title, with its baseline at 0. */
export function composeEyebrow(eyebrow: string, setting: TextSetting): TextOutline | undefined {
  const { size, weight } = eyebrowStyle;
  const { lines } = fitIn(eyebrow, weight, [{ size, lines: 1, width: widthFor(setting.hasIllustration) }], setting);
  return toStrip({ lines: lines.map((text) => ({ text, baseline: 0 })), size, weight, from: margin }, setting);
}

/** A title, and the baseline of the eyebrow above it. */
export function composeTitle(title: string, setting: TextSetting): { strip: TextOutline | undefined; above: number } {
  const { size, lines } = fitIn(title, titleWeight, setting.hasIllustration ? narrowFits : titleFits, setting);
  const leading = leadingOf(lines, size, setting.typeface);
  const top = titleBottom - leading * (lines.length - 1);
  const placedLines = lines.map((text, index) => ({ text, baseline: Math.round(top + index * leading) }));
  const strip = toStrip({ lines: placedLines, size, weight: titleWeight, from: margin }, setting);
  return { strip, above: Math.round(top - eyebrowGap(size)) };
}
