/** Radius of a star's inner corners for outer radius 1: a star of two overlaid polygons. */
const innerRadius = (points: number) => Math.cos((2 * Math.PI) / points) / Math.cos(Math.PI / points);

const at = (radius: number, angle: number) => `${Math.round(radius * Math.sin(angle))} ${Math.round(-radius * Math.cos(angle))}`;

/**
 * Path data of a star centred on 0, 0 with its first point at the top.
 * @param points number of points, at `radius`
 */
export function starPath(points: number, radius: number): string {
  const inner = radius * innerRadius(points);
  const corners = Array.from({ length: 2 * points }, (_, i) => at(i % 2 === 0 ? radius : inner, (i * Math.PI) / points));
  return `M${corners.join('L')}Z`;
}

/**
 * The two opposite arms that one answer lengthens: their outline, and a lit and a shaded half of each. All arms at full length
 * form the star.
 */
export function armPaths(points: number, radius: number, arm: number): { outline: string; lit: string; shaded: string } {
  const inner = radius * innerRadius(points);
  const side = (from: number, sign: number) => at(inner, from + (sign * Math.PI) / points);
  const half = (from: number, sign: number) => `M0 0L${at(radius, from)}L${side(from, sign)}Z`;
  const angles = [arm, arm + points / 2].map((index) => (index * 2 * Math.PI) / points);
  return {
    outline: angles.map((angle) => `M0 0L${side(angle, -1)}L${at(radius, angle)}L${side(angle, 1)}Z`).join(''),
    lit: angles.map((angle) => half(angle, -1)).join(''),
    shaded: angles.map((angle) => half(angle, 1)).join(''),
  };
}
