import { expect, test } from 'vitest';
import type { ResolvedMedia } from '../../../../generator/import/site/types.ts';
import { assembled, errorsIn } from '../../../unit/import/site/sources.ts';
import { randomSource } from './random-sources.ts';

const media: ResolvedMedia = {
  picture: ({ address }) =>
    address.length % 3 === 0
      ? undefined
      : { src: 'pictures/x.png', width: 10, height: 10, isPlaceholder: address.length % 2 === 0 },
  file: (address) => (/\.pdf$/.test(address) ? { file: 'files/x.pdf', kind: 'document' } : undefined),
};

const isOfFiles = (error: string) => /^(?:missing-image|missing-file) /.test(error);

test('random sources become sites that pass the check, each old address with an outcome', async () => {
  const first = Number(process.env.FIRST_SEED ?? 1);
  const count = Number(process.env.SEEDS ?? 200);
  const failures: string[] = [];
  for (let seed = first; seed < first + count && failures.length < 20; seed++) {
    const { outline, documents } = randomSource(seed);
    const { site, addresses, documents: placed } = await assembled(outline, documents, { media });
    const errors = errorsIn(site).filter((error) => !isOfFiles(error));
    failures.push(...errors.map((error) => `seed ${seed}: ${error}`));
    expect(placed, `seed ${seed}`).toHaveLength(documents.length);
    const known = new Set(addresses.map(({ from }) => from));
    expect(known.size, `seed ${seed}`).toBe(addresses.length);
  }
  expect(failures).toEqual([]);
}, 120_000);
