import { westernDigits } from '../../components/western-digits.ts';

export const figureShapes = ['petals', 'steps', 'dots'] as const;
export type FigureShape = (typeof figureShapes)[number];

/** Largest number that can be drawn: still countable at a glance, or a full grid. */
const most: Record<FigureShape, number> = { petals: 12, steps: 12, dots: 100 };

/** Number to draw, read in digits of either script; undefined if it is not whole or too large to draw. */
export function countOf(value: string, shape: FigureShape): number | undefined {
  const digits = westernDigits(value.trim());
  const count = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= most[shape] ? count : undefined;
}

interface FigurePath {
  box: string;
  path: string;
  /** Stroke width in units of the view box; 0 for filled shapes. */
  line: number;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Petals around a centre, the first at the top. */
function petals(count: number): FigurePath {
  const half = Math.min(Math.PI / count, Math.PI / 3) * 0.8;
  const point = (radius: number, angle: number) =>
    `${short(50 + radius * Math.sin(angle))} ${short(50 - radius * Math.cos(angle))}`;
  const petal = (_: unknown, index: number) => {
    const at = (2 * Math.PI * index) / count;
    return `M${point(6, at)}Q${point(34, at - half)} ${point(50, at)}Q${point(34, at + half)} ${point(6, at)}`;
  };
  return { box: '0 0 100 100', path: Array.from({ length: count }, petal).join(''), line: 0 };
}

/** Columns of rising height, from right to left. */
function steps(count: number): FigurePath {
  const width = 100 / count;
  const step = (_: unknown, index: number) =>
    `M${short(100 - (index + 1) * width)} 100v${short(-(index + 1) * width)}h${short(width * 0.86)}V100z`;
  return { box: '0 0 100 100', path: Array.from({ length: count }, step).join(''), line: 0 };
}

/** Rows of ten dots. */
function dots(count: number): FigurePath {
  const columns = Math.min(count, 10);
  const rows = Math.ceil(count / 10);
  const dot = (_: unknown, index: number) => `M${columns * 2 - 1 - (index % 10) * 2} ${Math.floor(index / 10) * 2 + 1}h0`;
  return { box: `0 0 ${columns * 2} ${rows * 2}`, path: Array.from({ length: count }, dot).join(''), line: 1.2 };
}

const pathBuilders: Record<FigureShape, (count: number) => FigurePath> = { petals, steps, dots };

/** Path data and view box for a number. */
export const pathOf = (shape: FigureShape, count: number): FigurePath => pathBuilders[shape](count);
