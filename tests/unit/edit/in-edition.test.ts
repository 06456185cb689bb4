import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileInEdition } from '../../../generator/edit/in-edition.ts';
import type { Operation } from '../../../generator/edit/text/operation.ts';
import { applyToValue, valueAt } from '../../../generator/edit/value.ts';
import type { Path } from '../../../generator/json/path.ts';
import { isObject, type Json } from '../../../generator/json/value.ts';
import { Random } from '../../fuzz/random.ts';
import { fixtureSite } from '../../support/build.ts';

const siteOf = (name: string): Json => JSON.parse(readFileSync(fixtureSite(name), 'utf8'));
const inLanguage = (file: Json, tag: string) => {
  const view = fileInEdition(file, tag);
  if (!view) throw new Error(`No ${tag}`);
  return view;
};
const changed = (file: Json, tag: string, operations: Operation[]) =>
  inLanguage(file, tag).onFile(operations).reduce(applyToValue, file);
const shown = (file: Json, tag: string) => inLanguage(file, tag).value as Json;

/** Places of a value at which something stands that a test is for. */
function placesOf(value: unknown, isWanted: (value: unknown, at: Path) => boolean, at: Path = []): Path[] {
  const own = isWanted(value, at) ? [at] : [];
  if (typeof value !== 'object' || value === null) return own;
  const inner = Object.entries(value).flatMap(([key, one]) =>
    placesOf(one, isWanted, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

const isPagePart = (at: Path) => (at[0] === 'routes' && at.includes('blocks')) || at[0] === 'collections';
const isWord = (value: unknown, at: Path) =>
  typeof value === 'string' &&
  isPagePart(at) &&
  /^(?:title|heading|text|label|caption|eyebrow|summary)$/.test(String(at.findLast((key) => typeof key === 'string')));
const isList = (value: unknown, at: Path) =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every(isObject) &&
  isPagePart(at) &&
  /^(?:blocks|items|links|tabs|events)$/.test(String(at.at(-1)));

describe.each([
  ['trilingual', 'ar', ['en', 'fr']],
  ['trilingual', 'en', ['ar', 'fr']],
  ['trilingual', 'fr', ['ar', 'en']],
  ['bilingual', 'ar', ['en']],
  ['bilingual', 'en', ['ar']],
] as const)('%s as %s has it', (name, tag, others) => {
  const file = siteOf(name);
  const value = shown(file, tag);
  const random = new Random(20_261_127, 0);
  const words = placesOf(value, isWord);
  const lists = placesOf(value, isList);

  test('a text that is changed is that text there, and no other language changes', () => {
    expect(words.length).toBeGreaterThan(2);
    for (let round = 0; round < 12; round++) {
      const at = random.pick(words);
      const operation: Operation = { do: 'set', at, value: `${random.pick(['كلمة', 'Word', 'Mot'])} ${round}` };
      const next = changed(file, tag, [operation]);
      expect(valueAt(shown(next, tag), at), JSON.stringify(at)).toEqual(operation.value);
      // A plain text is one of the default language: what falls back to it follows.
      const isPlain =
        typeof valueAt(file, inLanguage(file, tag).toFile(at)) === 'string' && inLanguage(file, tag).toFile(at).at(-1) !== tag;
      if (tag === 'ar' && isPlain) continue;
      for (const other of others) expect(shown(next, other), `${JSON.stringify(at)} in ${other}`).toEqual(shown(file, other));
    }
  });

  test('what is moved, copied, added and taken away is so there', () => {
    for (let round = 0; round < 12 && lists.length > 0; round++) {
      const list = random.pick(lists);
      const items = valueAt(value, list) as Json[];
      const index = random.int(0, items.length - 1);
      const first = items[0] as Json;
      const operation = random.pick<Operation>([
        { do: 'move', at: [...list, index], to: random.int(0, items.length - 1) },
        { do: 'duplicate', at: [...list, index] },
        { do: 'insert', at: list, index: random.int(0, items.length), value: first },
        { do: 'remove', at: [...list, index] },
      ]);
      const next = changed(file, tag, [operation]);
      expect(shown(next, tag), JSON.stringify(operation)).toEqual(applyToValue(value, operation));
      const isOfOneLanguage = tag !== 'ar' && (operation.do === 'insert' || operation.do === 'remove');
      if (isOfOneLanguage)
        for (const other of others) expect(shown(next, other), JSON.stringify(operation)).toEqual(shown(file, other));
    }
  });

  test('places lead to the file and back', () => {
    const { toFile, toEdition } = inLanguage(file, tag);
    for (const at of [...words, ...lists]) expect(toEdition(toFile(at))).toEqual(at);
  });
});
