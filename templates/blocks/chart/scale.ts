/** Where numbers stand in a drawing: from `low` to `high`, with marks at even steps. */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** A round step of about a size: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 2.5, 5].find((one) => one * power >= size * 0.999) ?? 10;
  return factor * power;
}

/**
 * A scale that holds all numbers, in about four round steps.
 * @param from what it holds besides: where it begins, at its last mark before that, or zero
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

/** A part of a scale in percent, as attributes say it. */
export function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}

/** Where a number stands on a scale: 0 at its low end, 1 at its high one. */
export const placeOn = ({ low, high }: Scale, value: number): number => (value - low) / (high - low);
