/** Where a drawing is drawn: in pixels. A cover fills all of it, what is contained is whole. */
export interface Frame {
  width: number;
  height: number;
  fit: 'cover' | 'contain';
}

/** What a drawing is drawn from: its text, and the resolution at which it comes out as large as it is needed. */
export interface DrawingPlan {
  svg: Uint8Array;
  density: number;
}

/** Resolution at which an SVG has as many pixels as it says. */
const svgDensity = 72;

/** What the library takes. https://sharp.pixelplumbing.com/api-constructor */
const densities = { least: 1, most: 100_000 };

/** Longest side that a drawing is drawn with to be cropped, in pixels. */
const maxDrawnSide = 8192;

/** Pixels that a drawing may be drawn with. */
export const maxDrawnPixels = 32_000_000;

/** What the root of a drawing says, as the optimiser writes it. */
const rootPattern = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/;

/**
 * The same drawing with a root as large as its frame, in which its view box lies in the middle: nothing is drawn that would be
 * cropped, and no side becomes shorter than a pixel.
 */
function reframe(text: string, { width, height, fit }: Frame): string {
  return text.replace(rootPattern, (root) => {
    const said = (name: string) => new RegExp(`\\s${name}=["']([^"']*)`).exec(root)?.[1];
    const box = said('viewBox') ?? `0 0 ${Number.parseFloat(said('width') ?? '')} ${Number.parseFloat(said('height') ?? '')}`;
    const bare = root.replaceAll(/\s(?:width|height|viewBox|preserveAspectRatio)=(?:"[^"]*"|'[^']*')/g, '');
    const place = `preserveAspectRatio="xMidYMid ${fit === 'cover' ? 'slice' : 'meet'}"`;
    return bare.replace('<svg', () => `<svg width="${width}" height="${height}" viewBox="${box}" ${place}`);
  });
}

/**
 * Plans a drawing at the size that is needed, whatever size it says of itself: enlarged pixels would be blurred, and a map
 * would be drawn as large as a wall.
 * @param size what the library reads from its head, in pixels
 */
export function planDrawing(svg: Uint8Array, size: Pick<Frame, 'width' | 'height'>, frame: Frame): DrawingPlan {
  const [across, down] = [frame.width / size.width, frame.height / size.height];
  const scale = frame.fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  const density = svgDensity * scale;
  const isDrawable = density >= densities.least && density <= densities.most;
  const isInside = Math.max(size.width, size.height) * scale <= maxDrawnSide && Math.min(size.width, size.height) * scale >= 1;
  if (isDrawable && isInside) return { svg, density };
  return { svg: Buffer.from(reframe(Buffer.from(svg).toString(), frame)), density: svgDensity };
}
