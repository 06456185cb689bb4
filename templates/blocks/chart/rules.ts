import type * as z from 'zod';

interface Numbers {
  kind: string;
  categories: readonly string[];
  series: readonly { values: readonly number[] }[];
}

/** Faults that a chart has as a whole: numbers and categories that do not match, numbers that a kind cannot show. */
export function refineNumbers({ value, issues }: z.core.ParsePayload<Numbers>): void {
  const { kind, categories, series } = value;
  for (const [index, { values }] of series.entries()) {
    const path = ['series', index, 'values'];
    const params = { count: values.length, expected: String(categories.length) };
    if (values.length !== categories.length)
      issues.push({ code: 'custom', message: 'series-length', path, input: values, params });
    const isNegative = values.some((one) => one < 0);
    const isEmpty = values.every((one) => one === 0);
    if (kind === 'shares' && (index > 0 || isNegative || isEmpty))
      issues.push({ code: 'custom', message: 'bad-shares', path, input: values });
    if (kind === 'radar' && (isNegative || isEmpty)) issues.push({ code: 'custom', message: 'bad-radar', path, input: values });
  }
  const isFew = kind === 'radar' && categories.length < 3;
  if (isFew) issues.push({ code: 'custom', message: 'bad-radar', path: ['categories'], input: categories });
}
