import { khatamPath } from '../../../templates/theme/khatam.ts';
import { leftOf, type PictureLook, pictureSize } from './look.ts';

const { width, height } = pictureSize;
/** Distance of words and mark from the start of the line. */
export const margin = 80;
/** Height of the band at the foot. */
export const frieze = 28;

/** The tile that the mark of the site stands on, and the mark: light, as marks are drawn for light grounds. */
export const tile = { side: 84, cut: 14, top: 68 };
export const markSize = 64;

/** Side of the tessellation's repeated square. */
const period = 240;
const middle = period / 2;
/** Where a square of the tessellation begins: its stars are cropped by the edges. */
const latticeAt = { x: -78, y: 72 };

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

/** What all pictures of a site share: ground, motif, frieze and the tile of the mark; with a star where no picture of the page stands. */
export function drawGround(look: PictureLook, hasStar: boolean): string {
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
    `<path d="${tilePath(look)}" fill="${colors.paper}"/>${hasStar ? drawStar(look) : ''}</svg>`
  );
}
