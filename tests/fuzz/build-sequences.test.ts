import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeEdits } from './code-edits.ts';
import type { Attacker } from './layer.ts';
import { editsLayer } from './layers/edits.ts';
import { Random } from './random.ts';

/** How many sequences, and of which seed. `npm run fuzz -- --layer edits` tries others; with `--replay SEED:INDEX` one of these. */
const count = Number(process.env.BUILD_SEQUENCES ?? 4);
const seed = Number(process.env.BUILD_SEED ?? 489);

let attacker: Attacker;
beforeAll(async () => {
  attacker = await editsLayer.prepare();
});
afterAll(() => attacker.close?.());

describe('any sequence of edits, kills and damage equals a build from nothing', () => {
  test.each(Array.from({ length: count }, (_, index) => index))(`seed ${seed}:%i`, { timeout: 600_000 }, async (index) => {
    const { complaints } = await attacker.attack(new Random(seed, index));
    expect(complaints).toEqual([]);
  });

  test('after changes of the code', { timeout: 600_000 }, async () => {
    const steps = [{ edits: [] }, { edits: ['the title of a page'], code: Object.keys(codeEdits) }];
    expect(await attacker.replay({ site: 'variants', isDraft: false, steps })).toEqual([]);
  });
});
