/** Scale from `low` to `high` with evenly spaced ticks. */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** Round step near `size`: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 2.5, 5].find((one) => one * power >= size * 0.999) ?? 10;
  return factor * power;
}

/**
 * Scale that contains all values, with about four round steps.
 * @param from value that the scale contains too; it starts at the tick at or below it
 */
export function scaleOf(values: readonly number[], from = 0): Scale {
  const least = Math.min(from, ...values);
  const most = Math.max(from, ...values);
  const step = roundStep((most - least) / 4 || 1);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
  return { low: first * step, high: last * step, ticks };
}

/** Fraction of a scale as a percentage, for attributes. */
export function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}

/** Position of a value on a scale: 0 at its low end, 1 at its high end. */
export const placeOn = ({ low, high }: Scale, value: number): number => (value - low) / (high - low);
