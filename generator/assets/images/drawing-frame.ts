/** Target of a drawing, in pixels. `cover` fills the frame, `contain` shows the whole drawing. */
export interface Frame {
  width: number;
  height: number;
  fit: 'cover' | 'contain';
}

/** Input of the renderer: the SVG, and the density at which it comes out at the right size. */
export interface DrawingPlan {
  svg: Uint8Array;
  density: number;
}

/** Density at which one SVG pixel is one output pixel. */
const svgDensity = 72;

/** Limits of sharp. https://sharp.pixelplumbing.com/api-constructor */
const densities = { least: 1, most: 100_000 };

/** Longest side in pixels at which a whole drawing is rendered before cropping. */
const maxDrawnSide = 8192;

/** Maximum number of pixels of a rendered drawing. */
export const maxDrawnPixels = 32_000_000;

/** The root tag of a drawing, as SVGO writes it. */
const rootPattern = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/;

/**
 * Gives the root the size of the frame and centres the view box in it. Nothing is rendered that would be cropped, and no side
 * is shorter than a pixel.
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
 * Plans a drawing at the size that is needed, whatever size it declares: scaling up pixels would blur it, and a large map would
 * be rendered far too large.
 * @param size size in pixels, as sharp reads it from the file
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
