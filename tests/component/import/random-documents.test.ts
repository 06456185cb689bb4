import { expect, test } from 'vitest';
import { importRandom, type RandomFormat } from '../../support/random-import/import-random.ts';

const formats: RandomFormat[] = ['sheets', 'markdown', 'word', 'html', 'wordpress'];

test.each(formats)(
  'forty random documents (%s): the account adds up',
  async (format) => {
    const { documents, open, problems } = await importRandom(format, 1, 40);
    expect(documents).toBeGreaterThanOrEqual(40);
    expect(open, problems.join('\n')).toBe(0);
  },
  60_000,
);
