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
])('%s as %s has it', (name, tag) => {
  const file: Json = JSON.parse(readFileSync(fixtureSite(name), 'utf8'));
  const { value, toFile, toEdition } = inLanguage(file, tag);
  const random = new Random(20_261_127, 0);

  test('a text that is changed is that text there, and no other language changes', () => {
    expect(wordsIn(value).length).toBeGreaterThan(2);
    for (let round = 0; round < rounds; round++)
      expect(complaintsOf(file, { tag, operation: randomText(value, random) })).toEqual([]);
  });

  test('what is moved, copied, added and taken away is so there, with its translations', () => {
    for (let round = 0; round < rounds; round++) {
      const operation = randomStructure(value as Json, random);
      if (operation) expect(complaintsOf(file, { tag, operation })).toEqual([]);
    }
  });

  test('places lead to the file and back', () => {
    for (const at of [...wordsIn(value), ...listsIn(value)]) expect(toEdition(toFile(at))).toEqual(at);
  });
});
