import { khatamPath } from '../../../templates/theme/khatam.ts';
import { motifs } from '../../../templates/theme/motifs/list.ts';
import type { Motif, Placement, Repeated } from '../../../templates/theme/motifs/motif.ts';
import { leftOf, type PictureTheme, pictureSize } from './picture-theme.ts';

const { width, height } = pictureSize;
/** Distance of words and logo mark from the start of the line, in pixels. */
export const margin = 80;
/** Height of the band at the bottom. */
export const frieze = 28;

/** The tile behind the logo mark; light, because marks are drawn for light backgrounds. */
export const tile = { side: 84, cut: 14, top: 68 };
export const markSize = 64;

/** Side of the tessellation's repeated square. */
const period = 240;
const middle = period / 2;
/** Origin of the tessellation: its stars are cropped by the edges. */
const latticeAt = { x: -78, y: 72 };

/** Upper left corner of the mark. */
export function markPlace(theme: PictureTheme): { left: number; top: number } {
  const gap = (tile.side - markSize) / 2;
  return { left: leftOf(theme, margin + gap, markSize), top: tile.top + gap };
}

/** Corner radius of the tile, unless its corners are cut. */
const tileRadius = { arch: 0, round: 20, square: 0, bleed: 0 };

function drawTile(theme: PictureTheme): string {
  const { frame } = theme.face;
  const fill = `fill="${theme.colors.paper}"`;
  if (frame === 'chamfer') return `<path d="${tilePath(theme)}" ${fill}/>`;
  const left = leftOf(theme, margin, tile.side);
  return `<rect x="${left}" y="${tile.top}" width="${tile.side}" height="${tile.side}" rx="${tileRadius[frame]}" ${fill}/>`;
}

function tilePath(theme: PictureTheme): string {
  const left = leftOf(theme, margin, tile.side);
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

/** Scale of motifs compared with pages. A motif at the top must end above the name of the site. */
const enlargedBy = (at?: Placement) => (at === 'head' ? 0.8 : 1.875);

/** SVG pattern of a motif's drawing in a colour, scaled by `scale`. */
function repeatedPattern(
  id: string,
  { side, content }: Repeated,
  { color, scale, left = 0, top }: { color: string; scale: number; left?: number; top: number },
) {
  const drawing = `<svg width="${side}" height="${side}"${content.replaceAll("'red'", `'${color}'`)}</svg>`;
  return (
    `<pattern id="${id}" width="${side * scale}" height="${side * scale}" x="${left}" y="${top}" patternUnits="userSpaceOnUse">` +
    `<g transform="scale(${scale})" fill="${color}">${drawing}</g></pattern>`
  );
}

/** Position of a square of the background drawing, and the area that it fills. */
function groundPlace({ side, at }: NonNullable<Motif['tile']>) {
  const scale = enlargedBy(at);
  const size = side * scale;
  if (at === 'corner') return { scale, left: -size / 2, top: -size / 2, fill: { width: size / 2, height: size / 2 } };
  const isRow = at === 'head' || at === 'foot';
  return { scale, top: at === 'foot' ? height - size : 0, fill: { width, height: isRow ? size : height } };
}

/** The background drawing, if the motif has one. */
function groundPattern({ face, colors }: PictureTheme): string {
  const { tile: repeated } = motifs[face.motif];
  const color = colors['ground-line'];
  if (face.motif === 'khatam') return latticePattern('lattice', color);
  return repeated ? repeatedPattern('lattice', repeated, { color, ...groundPlace(repeated) }) : '';
}

/** Draws the background pattern; it fades towards the words unless it has a separate area. */
function drawPattern({ face }: PictureTheme): string {
  const { tile: repeated } = motifs[face.motif];
  if (!repeated?.at)
    return `<rect width="${width}" height="${height}" fill="${repeated ? 'url(#lattice)' : 'none'}" mask="url(#words)"/>`;
  const { top, fill } = groundPlace(repeated);
  return `<rect y="${Math.max(top, 0)}" width="${fill.width}" height="${fill.height}" fill="url(#lattice)"/>`;
}

/** Pattern of the band at the bottom: a row of the motif, or only the accent colour. */
function bandPattern({ face, colors }: PictureTheme): string {
  if (face.edge !== 'dots') return '';
  if (face.motif === 'khatam') return friezePattern('frieze', colors.accent);
  return repeatedPattern('frieze', motifs[face.motif].row, { color: colors.accent, scale: frieze / 20, top: height - frieze });
}

/** Fills the band: with its drawing, a thin line, or only the dark background. */
function drawBand({ face, colors }: PictureTheme): string {
  const band = (fill: string, tall: number) => `<rect y="${height - tall}" width="${width}" height="${tall}" fill="${fill}"/>`;
  const ground = band(colors['ground-deep'], frieze);
  if (face.edge === 'none') return '';
  return face.edge === 'dots' ? ground + band('url(#frieze)', frieze) : band(colors.accent, 10);
}

/** Mirrors a right-to-left drawing for left-to-right sites. */
const mirrored = ({ direction }: PictureTheme) => (direction === 'ltr' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '');

/** The star of the tessellation that is highlighted if the picture has no illustration. */
function drawStar(theme: PictureTheme): string {
  const { accent } = theme.colors;
  const star = { x: latticeAt.x + middle + period, y: latticeAt.y + middle };
  return (
    `<g${mirrored(theme)}><path d="${khatamPath(star.x, star.y, middle * 0.3)}" fill="${accent}"/>` +
    `<path d="${khatamPath(star.x, star.y, middle * 0.72)}" fill="none" stroke="${accent}" stroke-width="2.5"/></g>`
  );
}

/**
 * Elements shared by all pictures of a site: background, motif, band and tile of the mark. `hasStar` adds the star to the
 * khatam motif.
 */
export function drawGround(theme: PictureTheme, hasStar: boolean): string {
  const { colors } = theme;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${groundPattern(theme)}` +
    `${bandPattern(theme)}<linearGradient id="fade"><stop offset="0" stop-color="#fff"/>` +
    '<stop offset="0.16" stop-color="#fff"/><stop offset="0.56" stop-color="#000"/></linearGradient>' +
    `<mask id="words"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs>` +
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>` +
    `<g${mirrored(theme)}>` +
    `${drawPattern(theme)}</g>` +
    `${drawBand(theme)}${drawTile(theme)}${hasStar && theme.face.motif === 'khatam' ? drawStar(theme) : ''}</svg>`
  );
}
