import type { Page } from 'playwright-core';

/** What a measure asks of a page: one function that runs in it. */
export type Asked = Pick<Page, 'evaluate'>;

export type Measure = (page: Asked) => Promise<string[]>;

/** Asks a page several measures, one after the other, in one go: the way there and back takes as long as the looking. */
export async function askTogether(page: Asked, measures: Measure[]): Promise<string[]> {
  const questions: string[] = [];
  const evaluate = async (look: () => string[], value?: unknown): Promise<string[]> => {
    questions.push(`...await (${look})(${value === undefined ? '' : JSON.stringify(value)})`);
    return [];
  };
  for (const measure of measures) await measure({ evaluate } as unknown as Asked);
  return page.evaluate<string[]>(`(async () => [${questions}])()`);
}
