/** Geometry of the default motif: the khatam, a star of two overlaid squares, and its 45 degree corner. */
const rounded = (n: number) => Math.round(n * 10) / 10;

/** Radius of a khatam's inner corners, relative to that of its points. */
const innerRadius = Math.SQRT1_2 / Math.cos(Math.PI / 8);

/** Sixteen corners of a khatam of radius 1, the first at the top. */
const corners = Array.from({ length: 16 }, (_, i) => {
  const radius = i % 2 === 0 ? 1 : innerRadius;
  const angle = (i * Math.PI) / 8 - Math.PI / 2;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
});

/** Path data of a khatam centred on (`x`, `y`) with points at `radius`: eight points, each a corner of one of the squares. */
export function khatamPath(x: number, y: number, radius: number): string {
  const d = rounded(radius * (1 - Math.SQRT1_2));
  const e = rounded(radius - 2 * d);
  const eastward = `l${d} ${d}h${e}v${e}l${d} ${d}`;
  const southward = ` ${-d} ${d}v${e}h${-e}l${-d} ${d}`;
  const westward = ` ${-d} ${-d}h${-e}v${-e}l${-d} ${-d}`;
  const northward = ` ${d} ${-d}v${-e}h${e}z`;
  // A repeated command needs no letter, and a minus sign separates numbers.
  return `M${x} ${rounded(y - radius)}${eastward}${southward}${westward}${northward}`.replaceAll(' -', '-');
}

/** Khatam as a clip-path that fills its box. */
export const khatamClip = `polygon(${corners.map(({ x, y }) => `${rounded(50 + 50 * x)}% ${rounded(50 + 50 * y)}%`).join(',')})`;

/** Offset along the sides of a 45 degree cut, for an inner box at unit inset. */
const inwards = Math.SQRT2 - 1;

/** Polygon of a box with 45 degree corners. With `inset` in px, the cuts of the inner box stay parallel. */
function chamferPoints(size: string, inset: number): string {
  const near = inset === 0 ? '0' : `${inset}px`;
  const far = inset === 0 ? '100%' : `calc(100% - ${inset}px)`;
  const more = `${Math.round(inset * inwards * 100) / 100}px`;
  const cut = inset === 0 ? size : `calc(${size} + ${more})`;
  const cutFar = inset === 0 ? `calc(100% - ${size})` : `calc(100% - ${size} - ${more})`;
  const points = [
    [cut, near],
    [cutFar, near],
    [far, cut],
    [far, cutFar],
    [cutFar, far],
    [cut, far],
    [near, cutFar],
    [near, cut],
    [cut, near],
  ];
  return points.map((point) => point.join(' ')).join(',');
}

/** Box with cut corners as a clip-path. `size` is a CSS length. */
export const chamferClip = (size: string) => `polygon(${chamferPoints(size, 0)})`;

/** Outline of such a box, `width` pixels thick. */
export const chamferOutline = (size: string, width: number) =>
  `polygon(evenodd,${chamferPoints(size, 0)},${chamferPoints(size, width)})`;
