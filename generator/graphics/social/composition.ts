import { khatamPath } from '../../../templates/theme/khatam.ts';
import type { Colors } from '../../theme/palette.ts';
import type { Direction } from './bidi.ts';
import { type Fit, fitText } from './lines.ts';
import type { ShapedLine, TextStyle, Typeface } from './typeface.ts';

/** Size that social networks show whole, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** What a picture says. */
export interface PictureWords {
  title: string;
  /** The section that the page belongs to; empty for none. */
  eyebrow: string;
  siteName: string;
}

type PictureColors = Pick<Colors, 'ground' | 'ground-deep' | 'ground-line' | 'on-ground' | 'accent' | 'paper'>;

/** Those colours of a palette that pictures show: the others may change without a new picture. */
export function pictureColors(all: Colors): PictureColors {
  const { ground, accent, paper } = all;
  return {
    ground,
    accent,
    paper,
    'ground-deep': all['ground-deep'],
    'ground-line': all['ground-line'],
    'on-ground': all['on-ground'],
  };
}

/** How every picture of a site looks. */
export interface PictureLook {
  direction: Direction;
  colors: PictureColors;
}

const { width, height } = pictureSize;
const margin = 80;
const frieze = 28;

/** The tile that the mark of the site stands on, and the mark: light, as marks are drawn for light grounds. */
const tile = { side: 84, cut: 14, top: 68 };
export const markSize = 64;

const nameStyle = { size: 36, weight: 500 };
const eyebrowStyle = { size: 32, weight: 500 };
const titleWeight = 650;
/** From large to small; large letters have no room for three lines. */
const titleFits = [{ size: 88, lines: 2, width: 800 }, ...[74, 66, 58, 50].map((size) => ({ size, lines: 3, width: 800 }))];
const titleLeading = 1.32;
/** Baseline of the last line of the title. */
const titleBottom = height - frieze - 84;

/** Beyond this no title is read: enough for three lines at the smallest size. */
const mostLetters = 300;

/** Side of the tessellation's repeated square. */
const period = 240;
const middle = period / 2;
/** Where a square of the tessellation begins: its stars are cropped by the edges. */
const latticeAt = { x: -78, y: 72 };

/** Left edge of a box that is `from` pixels away from the start of the line. */
function leftOf({ direction }: PictureLook, from: number, boxWidth: number): number {
  return direction === 'rtl' ? width - from - boxWidth : from;
}

/** Upper left corner of the mark. */
export function markPlace(look: PictureLook): { left: number; top: number } {
  const gap = (tile.side - markSize) / 2;
  return { left: leftOf(look, margin + gap, markSize), top: tile.top + gap };
}

function tilePath(look: PictureLook): string {
  const left = leftOf(look, margin, tile.side);
  const straight = tile.side - 2 * tile.cut;
  const { cut } = tile;
  return `M${left + cut} ${tile.top}h${straight}l${cut} ${cut}v${straight}l${-cut} ${cut}h${-straight}l${-cut} ${-cut}v${-straight}z`;
}

function latticePattern(id: string, color: string): string {
  const corners = [0, period].flatMap((x) => [0, period].map((y) => khatamPath(x, y, middle * 0.3)));
  const inner = khatamPath(middle, middle, middle * 0.72) + khatamPath(middle, middle, middle * 0.3) + corners.join('');
  return (
    `<pattern id="${id}" width="${period}" height="${period}" x="${latticeAt.x}" y="${latticeAt.y}" ` +
    `patternUnits="userSpaceOnUse" fill="none" stroke="${color}"><path d="${khatamPath(middle, middle, middle)}" stroke-width="3"/><path d="${inner}" stroke-width="2"/></pattern>`
  );
}

function friezePattern(id: string, color: string): string {
  const half = frieze / 2;
  const small = khatamPath(0, half, 3) + khatamPath(frieze, half, 3);
  return (
    `<pattern id="${id}" width="${frieze}" height="${frieze}" y="${height - frieze}" fill="${color}" ` +
    `patternUnits="userSpaceOnUse"><path d="${khatamPath(half, half, 6.5)}"/><path d="${small}" opacity="0.45"/></pattern>`
  );
}

/** What all pictures of a site share: ground, motif, frieze and the tile of the mark. */
export function drawGround(look: PictureLook): string {
  const { colors, direction } = look;
  const star = { x: latticeAt.x + middle + period, y: latticeAt.y + middle };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${latticePattern('lattice', colors['ground-line'])}` +
    `${friezePattern('frieze', colors.accent)}<linearGradient id="fade"><stop offset="0" stop-color="#fff"/>` +
    '<stop offset="0.16" stop-color="#fff"/><stop offset="0.56" stop-color="#000"/></linearGradient>' +
    `<mask id="words"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs>` +
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>` +
    `<g${direction === 'ltr' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''}>` +
    `<rect width="${width}" height="${height}" fill="url(#lattice)" mask="url(#words)"/>` +
    `<path d="${khatamPath(star.x, star.y, middle * 0.3)}" fill="${colors.accent}"/>` +
    `<path d="${khatamPath(star.x, star.y, middle * 0.72)}" fill="none" stroke="${colors.accent}" stroke-width="2.5"/></g>` +
    `<rect y="${height - frieze}" width="${width}" height="${frieze}" fill="${colors['ground-deep']}"/>` +
    `<rect y="${height - frieze}" width="${width}" height="${frieze}" fill="url(#frieze)"/>` +
    `<path d="${tilePath(look)}" fill="${colors.paper}"/></svg>`
  );
}

const rounded = (n: number) => Math.round(n * 100) / 100;

/** A line of text as outlines: no font is needed to draw it, and no text becomes markup. */
function drawLine(line: ShapedLine, left: number, baseline: number, color: string): string {
  const glyphs = line.glyphs.map(({ outline, x, y }) =>
    outline === ''
      ? ''
      : `<path transform="matrix(${line.scale} 0 0 ${-line.scale} ${rounded(left + x)} ${rounded(baseline + y)})" d="${outline}"/>`,
  );
  return `<g fill="${color}">${glyphs.join('')}</g>`;
}

/** The words of one picture, on nothing: to be laid over the ground. */
export function drawWords(words: PictureWords, look: PictureLook, typeface: Typeface): string {
  const { colors, direction } = look;
  const draw = (text: string, style: TextStyle, from: number, baseline: number, color: string) => {
    const line = typeface.shape(text, style, direction);
    return drawLine(line, leftOf(look, from, line.width), baseline, color);
  };
  const place = (text: string, weight: number, fits: Fit[]) => {
    const beginning = [...text].slice(0, mostLetters).join('');
    return fitText(beginning, fits, (part, size) => typeface.shape(part, { size, weight }, direction).width);
  };
  const title = place(words.title, titleWeight, titleFits);
  const leading = title.size * titleLeading;
  const top = titleBottom - leading * (title.lines.length - 1);
  const [eyebrow = ''] = place(words.eyebrow, eyebrowStyle.weight, [{ size: eyebrowStyle.size, lines: 1, width: 800 }]).lines;
  const [name = ''] = place(words.siteName, nameStyle.weight, [{ size: nameStyle.size, lines: 1, width: 640 }]).lines;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    draw(name, nameStyle, margin + tile.side + 24, tile.top + tile.side / 2 + nameStyle.size * 0.34, colors['on-ground']),
    draw(eyebrow, eyebrowStyle, margin, Math.round(top - title.size * 0.95 - 36), colors.accent),
    ...title.lines.map((line, i) =>
      draw(line, { size: title.size, weight: titleWeight }, margin, Math.round(top + i * leading), colors['on-ground']),
    ),
    '</svg>',
  ].join('');
}
