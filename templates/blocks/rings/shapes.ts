import { circlePath } from '../../components/circle-path.ts';
import type { MotifName } from '../../theme/theme-options.ts';

/** Point on a ring, relative to its radius; from the centre towards the page and downwards. */
type Point = readonly [along: number, down: number];

/** Shape of concentric rings. */
interface RingShape {
  /** Path data of a ring; absent: a circle. */
  path?: (radius: number) => string;
  /** Where names are on wide screens. */
  name: Point;
  /** Where the lens is on wide screens, and on others. */
  lens: Point;
  smallLens: Point;
}

const square = (r: number) => `M${-r} ${-r}H${r}V${r}H${-r}Z`;

/** Steps of one side of a woven diamond. */
const steps = 6;

/** Diamond of right-angled steps, as on a loom, with a flat tip on each side. */
function diamond(radius: number): string {
  const step = Math.round((20 * radius) / (2 * steps + 1)) / 10;
  const sides = [`v${step}h${step}`, `h${-step}v${step}`, `v${-step}h${-step}`, `h${step}v${-step}`];
  const tips = [`v${step}`, `h${-step}`, `v${-step}`, 'z'];
  const start = `M${-step / 2} ${-(steps + 0.5) * step}h${step}`;
  return start + sides.map((side, index) => side.repeat(steps) + tips[index]).join('');
}

/** Arch on two short legs. */
const arch = (r: number) => `M${-r} 64V0A${r} ${r} 0 0 1 ${r} 0V64`;

/** Loop of a contour line, not quite a circle. */
function loop(radius: number): string {
  const of = (part: number) => Math.round(radius * part);
  const points = (...parts: number[]) => parts.map(of).join(' ');
  return (
    `M${points(0, -1)}C${points(0.59, -1.12, 1.12, -0.65, 1, 0)}S${points(0.53, 0.76, 0, 1)}` +
    `S${points(-1, 1.12, -1, 0.24)}S${points(-0.65, -0.88, 0, -1)}Z`
  );
}

const circle: RingShape = { name: [0.866, 0.5], lens: [0.9, -0.436], smallLens: [0.866, 0.5] };

export const ringShapes = {
  circle,
  arch: { path: arch, name: [0.866, -0.5], lens: [0.5, -0.866], smallLens: [0.866, -0.5] },
  square: { path: square, name: [1, 0.5], lens: [1, -0.436], smallLens: [1, 0.5] },
  diamond: { path: diamond, name: [0.5, 0.5], lens: [0.5, -0.5], smallLens: [0.5, 0.5] },
  loop: { path: loop, name: [0.79, 0.51], lens: [0.947, -0.52], smallLens: [0.79, 0.51] },
} as const satisfies Record<string, RingShape>;

export type RingShapeName = keyof typeof ringShapes;

const shapeOf: Partial<Record<MotifName, RingShapeName>> = { arcade: 'arch', grid: 'square', sadu: 'diamond', contours: 'loop' };

/** Shape of the rings of a site with this motif. */
export const ringShape = (motif: MotifName): RingShapeName => shapeOf[motif] ?? 'circle';

/** Path data of a ring in a shape. */
export function ringPath(name: RingShapeName, radius: number): string {
  const { path = circlePath }: RingShape = ringShapes[name];
  return path(radius);
}
