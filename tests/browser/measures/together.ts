import type { Page } from 'playwright-core';

/** The part of a page that a measure needs. */
export type MeasuredPage = Pick<Page, 'evaluate'>;

export type Measure = (page: MeasuredPage) => Promise<string[]>;

/** Runs several measures in one call, as the round trip takes as long as a measure. */
export async function measureTogether(page: MeasuredPage, measures: Measure[]): Promise<string[]> {
  const calls: string[] = [];
  const evaluate = async (run: () => string[], value?: unknown): Promise<string[]> => {
    calls.push(`...await (${run})(${value === undefined ? '' : JSON.stringify(value)})`);
    return [];
  };
  for (const measure of measures) await measure({ evaluate } as unknown as MeasuredPage);
  return page.evaluate<string[]>(`(async () => [${calls}])()`);
}
