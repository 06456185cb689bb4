import type * as z from 'zod';
import { issueOf } from '../../schema/rules.ts';

interface Numbers {
  kind: string;
  categories: readonly string[];
  series: readonly { values: readonly number[] }[];
  axisFrom?: number | undefined;
}

/** Reports numbers that do not match the categories, and numbers that this kind of chart cannot show. */
export function refineNumbers({ value, issues }: z.core.ParsePayload<Numbers>): void {
  const { kind, categories, series, axisFrom } = value;
  for (const [index, { values }] of series.entries()) {
    const path = ['series', index, 'values'];
    const params = { count: values.length, expected: String(categories.length) };
    if (values.length !== categories.length) issues.push(issueOf('series-length', path, values, params));
    const isNegative = values.some((one) => one < 0);
    const isEmpty = values.every((one) => one === 0);
    if (kind === 'shares' && (index > 0 || isNegative || isEmpty)) issues.push(issueOf('bad-shares', path, values));
    if (kind === 'radar' && (isNegative || isEmpty)) issues.push(issueOf('bad-radar', path, values));
  }
  const isCut = axisFrom !== undefined && series.some(({ values }) => values.some((one) => one < axisFrom));
  if (axisFrom !== undefined && (kind !== 'lines' || isCut)) issues.push(issueOf('bad-axis', ['axisFrom'], axisFrom));
  const isFew = kind === 'radar' && categories.length < 3;
  if (isFew) issues.push(issueOf('bad-radar', ['categories'], categories));
}
