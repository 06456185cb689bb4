import { expect, test } from 'vitest';
import { importRandom, type RandomFormat } from '../../support/random-import/import-random.ts';

/** `IMPORT_SEED` selects other documents. */
const first = Number(process.env.IMPORT_SEED ?? 1) % 1_000_000;
const seeds = Array.from({ length: 20 }, (_, index) => first + index);
const formats: RandomFormat[] = ['sheets', 'markdown', 'word', 'html', 'wordpress'];

test.each(formats.flatMap((format) => seeds.map((seed) => [format, seed] as const)))(
  'a hundred random documents (%s, seed %i): the account adds up',
  async (format, seed) => {
    const { problems } = await importRandom(format, seed, 100);
    expect(problems).toEqual([]);
  },
  600_000,
);
