import { khatamPath } from '../../../templates/theme/khatam.ts';
import { besideIllustration, drawFrame } from './illustration.ts';
import { type Fit, fitText } from './lines.ts';
import { type PictureLook, pictureSize } from './look.ts';
import type { ShapedLine, TextStyle, Typeface } from './typeface.ts';

/** What a picture says. */
export interface PictureWords {
  title: string;
  /** The section that the page belongs to; empty for none. */
  eyebrow: string;
  siteName: string;
}

const { width, height } = pictureSize;
const margin = 80;
const frieze = 28;

/** The tile that the mark of the site stands on, and the mark: light, as marks are drawn for light grounds. */
const tile = { side: 84, cut: 14, top: 68 };
export const markSize = 64;

/** Room of the tile beside the name. */
const nameIndent = tile.side + 24;

const nameStyle = { size: 36, weight: 500 };
const eyebrowStyle = { size: 32, weight: 500 };
const titleWeight = 650;
/** From large to small; large letters have no room for three lines. */
const titleFits = [{ size: 88, lines: 2, width: 800 }, ...[74, 66, 58, 50].map((size) => ({ size, lines: 3, width: 800 }))];
/** Where a picture of the page stands beside it. */
const narrowFits = [{ size: 76, lines: 2 }, ...[66, 58, 52].map((size) => ({ size, lines: 3 })), { size: 46, lines: 4 }].map(
  (fit) => ({ ...fit, width: width - margin - besideIllustration }),
);
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

/** What is drawn for right-to-left, turned over for the other direction. */
const mirrored = ({ direction }: PictureLook) => (direction === 'ltr' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '');

/** The star of the tessellation that shines where no picture of the page stands. */
function drawStar(look: PictureLook): string {
  const { accent } = look.colors;
  const star = { x: latticeAt.x + middle + period, y: latticeAt.y + middle };
  return (
    `<g${mirrored(look)}><path d="${khatamPath(star.x, star.y, middle * 0.3)}" fill="${accent}"/>` +
    `<path d="${khatamPath(star.x, star.y, middle * 0.72)}" fill="none" stroke="${accent}" stroke-width="2.5"/></g>`
  );
}

/** What all pictures of a site share: ground, motif, frieze and the tile of the mark. */
export function drawGround(look: PictureLook): string {
  const { colors } = look;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${latticePattern('lattice', colors['ground-line'])}` +
    `${friezePattern('frieze', colors.accent)}<linearGradient id="fade"><stop offset="0" stop-color="#fff"/>` +
    '<stop offset="0.16" stop-color="#fff"/><stop offset="0.56" stop-color="#000"/></linearGradient>' +
    `<mask id="words"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs>` +
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>` +
    `<g${mirrored(look)}>` +
    `<rect width="${width}" height="${height}" fill="url(#lattice)" mask="url(#words)"/></g>` +
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

/** The words of one picture, on nothing: to be laid over the ground. `isBeside`: a picture of the page stands beside them. */
export function drawWords(words: PictureWords, look: PictureLook, typeface: Typeface, isBeside = false): string {
  const { colors, direction } = look;
  const draw = (text: string, style: TextStyle, from: number, baseline: number, color: string) => {
    const line = typeface.shape(text, style, direction);
    return drawLine(line, leftOf(look, from, line.width), baseline, color);
  };
  const place = (text: string, weight: number, fits: Fit[]) => {
    const beginning = [...text].slice(0, mostLetters).join('');
    return fitText(beginning, fits, (part, size) => typeface.shape(part, { size, weight }, direction).width);
  };
  const fits = isBeside ? narrowFits : titleFits;
  const room = isBeside ? width - margin - besideIllustration : 800;
  const title = place(words.title, titleWeight, fits);
  const leading = title.size * titleLeading;
  const top = titleBottom - leading * (title.lines.length - 1);
  const [eyebrow = ''] = place(words.eyebrow, eyebrowStyle.weight, [{ size: eyebrowStyle.size, lines: 1, width: room }]).lines;
  const [name = ''] = place(words.siteName, nameStyle.weight, [
    { size: nameStyle.size, lines: 1, width: room - nameIndent },
  ]).lines;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    isBeside ? drawFrame(look) : drawStar(look),
    draw(name, nameStyle, margin + nameIndent, tile.top + tile.side / 2 + nameStyle.size * 0.34, colors['on-ground']),
    draw(eyebrow, eyebrowStyle, margin, Math.round(top - title.size * 0.95 - 36), colors.accent),
    ...title.lines.map((line, i) =>
      draw(line, { size: title.size, weight: titleWeight }, margin, Math.round(top + i * leading), colors['on-ground']),
    ),
    '</svg>',
  ].join('');
}
