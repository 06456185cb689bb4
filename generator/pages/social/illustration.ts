import { khatamPath } from '../../../templates/theme/khatam.ts';
import { drawInto } from '../../assets/images/draw.ts';
import { type Layer, layerOf } from './layers.ts';
import { type PictureTheme, pictureSize } from './picture-theme.ts';

/** Size of the illustration, and its distance from the end of the line and from the top, in pixels. */
const box = { width: 480, height: 360, from: 60, top: 124 } as const;

/** Distance that words next to an illustration keep from the end of the line. */
export const besideIllustration = box.from + box.width + 56;

const corner = 30;
const gap = 10;

/** Space around the illustration for its frame and star. */
const padding = 24;

function illustrationPlace({ direction }: PictureTheme): { left: number; top: number } {
  return { left: direction === 'rtl' ? box.from : pictureSize.width - box.from - box.width, top: box.top };
}

/** An octagon: a rectangle with cut corners, as for pictures on pages. */
function octagon({ left, top }: { left: number; top: number }, outset: number): string {
  const cut = corner + outset * 0.586;
  const across = box.width + 2 * (outset - cut);
  const down = box.height + 2 * (outset - cut);
  return (
    `M${left - outset + cut} ${top - outset}h${across}l${cut} ${cut}v${down}l${-cut} ${cut}` +
    `h${-across}l${-cut} ${-cut}v${-down}z`
  );
}

/** Shape of the illustration, framed as on pages, enlarged by `outset` pixels. */
function shapeOf({ face }: PictureTheme, place: { left: number; top: number }, outset: number): string {
  if (face.frame === 'chamfer') return `<path d="${octagon(place, outset)}"`;
  const [across, down] = [box.width + 2 * outset, box.height + 2 * outset];
  const [left, top] = [place.left - outset, place.top - outset];
  if (face.frame === 'arch') {
    return `<path d="M${left} ${top + down}V${top + across / 2}a${across / 2} ${across / 2} 0 0 1 ${across} 0V${top + down}z"`;
  }
  return `<rect x="${left}" y="${top}" width="${across}" height="${down}" rx="${face.frame === 'round' ? 44 : 0}"`;
}

/** The frame of the illustration, with a khatam star at the corner where reading starts. */
export function drawFrame(theme: PictureTheme): Promise<Layer> {
  const place = illustrationPlace(theme);
  const start = theme.direction === 'rtl' ? place.left + box.width - corner / 2 : place.left + corner / 2;
  const { accent, ground } = theme.colors;
  const around = {
    left: place.left - padding,
    top: place.top - padding,
    width: box.width + 2 * padding,
    height: box.height + 2 * padding,
  };
  const hasLine = theme.face.frame === 'chamfer' || theme.face.frame === 'arch';
  const line = hasLine ? `${shapeOf(theme, place, gap)} fill="none" stroke="${accent}" stroke-width="2"/>` : '';
  if (theme.face.frame !== 'chamfer' || theme.face.motif !== 'khatam') return layerOf(around, line);
  const star = khatamPath(start, place.top + box.height - corner / 2, 26);
  return layerOf(around, `${line}<path d="${star}" fill="${accent}" stroke="${ground}" stroke-width="6" paint-order="stroke"/>`);
}

/** Crops a picture of the content to the illustration box, on the paper colour where it is transparent. */
export async function drawIllustration(bytes: Uint8Array, theme: PictureTheme): Promise<Layer> {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}">${shapeOf(theme, { left: 0, top: 0 }, 0)}/></svg>`;
  const drawn = await drawInto(bytes, { width: box.width, height: box.height, fit: 'cover' });
  const pixels = await drawn
    .toColourspace('srgb')
    .flatten({ background: theme.colors.paper })
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .raw()
    .toBuffer();
  return { ...illustrationPlace(theme), width: box.width, height: box.height, pixels };
}
