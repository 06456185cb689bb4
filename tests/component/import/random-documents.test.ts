import { expect, test } from 'vitest';
import { importRandom, type RandomFormat } from '../../support/random-import/import-random.ts';

/** Documents of which the account does not explain something: at most, in forty. Sheets have none. */
const known: Record<RandomFormat, number> = { sheets: 0, markdown: 1, word: 1, html: 7 };

test.each(Object.entries(known) as [RandomFormat, number][])(
  'random documents (%s): the account adds up, but for %i',
  async (format, most) => {
    const { documents, open, problems } = await importRandom(format, 1, 40);
    expect(documents).toBeGreaterThanOrEqual(40);
    expect(open, problems.join('\n')).toBeLessThanOrEqual(most);
  },
  60_000,
);
