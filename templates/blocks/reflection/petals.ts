import type { MotifName } from '../../theme/theme-options.ts';
import { armPaths, starPath } from './star.ts';

/** Point beside the axis of an arm, relative to the radius: along it from the centre, and away from it. */
type Point = readonly [along: number, away: number];

/** Half of an arm from the centre to its tip: lines to a point, or curves with two control points. */
type Outline = readonly (readonly [Point] | readonly [Point, Point, Point])[];

/** Outline of half an arm. `slope` is the largest ratio of its width to the distance from the centre. */
type HalfArm = (slope: number) => Outline;

/** Bead on a stem. */
const bead: HalfArm = (slope) => {
  const r = Math.min(0.19, 0.55 * slope);
  const middle = 1 - r;
  return [
    [[middle - r, 0.02]],
    [
      [middle - r, 0.55 * r],
      [middle - 0.55 * r, r],
      [middle, r],
    ],
    [
      [middle + 0.55 * r, r],
      [1, 0.55 * r],
      [1, 0],
    ],
  ];
};

/** Niche with a round top. */
const niche: HalfArm = (slope) => [
  [[0.62, 0.62 * slope]],
  [[0.7, 0.62 * slope]],
  [
    [0.86, 0.62 * slope],
    [1, 0.4 * slope],
    [1, 0],
  ],
];

const bar: HalfArm = (slope) => [[[0.5, 0.5 * slope]], [[1, 0.5 * slope]], [[1, 0]]];

/** Arm that ends in steps. */
const stepped: HalfArm = (slope) => {
  const widths = [0.6, 0.4, 0.2].map((part) => part * slope);
  const steps = widths.flatMap((width, index): Outline => {
    const from = 0.6 + index * 0.14;
    return [[[from, width]], [[from + 0.14, width]]];
  });
  return [...steps, [[1.02, 0]]];
};

/** Leaf, or drop of water. */
const leaf: HalfArm = (slope) => [
  [
    [0.4, 0.1 * slope],
    [0.62, 0.95 * slope],
    [1, 0],
  ],
];

/** Pebble. */
const pebble: HalfArm = (slope) => [
  [
    [0.2, 0.2 * slope],
    [0.5, 0.85 * slope],
    [0.8, 0.66 * slope],
  ],
  [
    [0.96, 0.55 * slope],
    [1, 0.3 * slope],
    [1, 0],
  ],
];

/** Arms of each motif; absent: those of a star. */
const arms: Partial<Record<MotifName, HalfArm>> = {
  arcade: niche,
  contours: pebble,
  grid: bar,
  wave: leaf,
  sadu: stepped,
  dots: bead,
  none: bar,
};

/** Half an arm as open path data. `side` is 1 clockwise of the axis, else -1. */
function halfPath(half: HalfArm, points: number, radius: number, arm: number, side: 1 | -1): string {
  const angle = (arm * 2 * Math.PI) / points;
  const place = ([along, away]: Point) => {
    const [u, v] = [along * radius, away * radius * side];
    return `${Math.round(u * Math.sin(angle) + v * Math.cos(angle))} ${Math.round(v * Math.sin(angle) - u * Math.cos(angle))}`;
  };
  const parts = half(Math.tan(Math.PI / points)).map((part) => (part.length === 1 ? 'L' : 'C') + part.map(place).join(' '));
  return `M0 0${parts.join('')}`;
}

/** Outline of arms at full length. */
const outlineOf = (half: HalfArm, points: number, radius: number, all: number[]): string =>
  all.flatMap((arm) => [halfPath(half, points, radius, arm, -1), halfPath(half, points, radius, arm, 1)]).join('');

/** Outline of all arms at full length. */
export function outlinePath(motif: MotifName, points: number, radius: number): string {
  const half = arms[motif];
  if (!half) return starPath(points, radius);
  const all = Array.from({ length: points }, (_, arm) => arm);
  return outlineOf(half, points, radius, all);
}

/** The two opposite arms that one answer lengthens: their outline, and a lit and a shaded half of each. */
export function answerPaths(motif: MotifName, points: number, radius: number, arm: number): ReturnType<typeof armPaths> {
  const half = arms[motif];
  if (!half) return armPaths(points, radius, arm);
  const opposite = [arm, arm + points / 2];
  const both = (side: 1 | -1) => opposite.map((index) => `${halfPath(half, points, radius, index, side)}Z`).join('');
  return { outline: outlineOf(half, points, radius, opposite), lit: both(-1), shaded: both(1) };
}
