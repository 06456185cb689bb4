import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import { Random } from '../../../fuzz/random.ts';
import { fixtureSite } from '../../../support/build.ts';
import { complaintsOf, inLanguage, listsIn, randomStructure, randomText, wordsIn } from '../../../support/edition-edits.ts';

const rounds = 12;

describe.each([
  ['trilingual', 'ar'],
  ['trilingual', 'en'],
  ['trilingual', 'fr'],
  ['bilingual', 'ar'],
  ['bilingual', 'en'],
])('%s in the edition %s', (name, tag) => {
  const file: Json = JSON.parse(readFileSync(fixtureSite(name), 'utf8'));
  const { value, toFile, toEdition } = inLanguage(file, tag);
  const random = new Random(20_261_127, 0);

  test('changes a text in that language only', () => {
    expect(wordsIn(value).length).toBeGreaterThan(2);
    for (let round = 0; round < rounds; round++)
      expect(complaintsOf(file, { tag, operation: randomText(value, random) })).toEqual([]);
  });

  test('moves, copies, adds and removes items with their translations', () => {
    for (let round = 0; round < rounds; round++) {
      const operation = randomStructure(value as Json, random);
      if (operation) expect(complaintsOf(file, { tag, operation })).toEqual([]);
    }
  });

  test('maps paths to the file and back', () => {
    for (const at of [...wordsIn(value), ...listsIn(value)]) expect(toEdition(toFile(at))).toEqual(at);
  });
});
