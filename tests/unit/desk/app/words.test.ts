import { describe, expect, test } from 'vitest';
import { count, words } from '../../../../generator/desk/app/words/words.tsx';

/** All texts of a table, by path. */
function textsOf(table: object, path = ''): [path: string, text: string][] {
  return Object.entries(table).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  );
}

/** All tables of plural forms, by path. */
function pluralsOf(table: object, path = ''): [path: string, forms: Record<string, string>][] {
  return Object.entries(table).flatMap(([key, value]): [string, Record<string, string>][] => {
    if (typeof value !== 'object') return [];
    return 'zero' in value && 'other' in value ? [[`${path}${key}`, value]] : pluralsOf(value, `${path}${key}.`);
  });
}

const ar = textsOf(words.ar);
const en = new Map(textsOf(words.en));
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].filter((one) => one !== '{n}').sort();

describe('texts of the desk', () => {
  test('have the same keys in both languages', () => {
    expect([...en.keys()].sort()).toEqual(ar.map(([path]) => path).sort());
    expect(ar.length).toBeGreaterThan(250);
  });

  test('have the same values in both languages', () => {
    const different = ar.filter(([path, text]) => `${placeholders(text)}` !== `${placeholders(en.get(path) ?? '')}`);
    expect(different).toEqual([]);
  });

  test('are written in their language', () => {
    const own = (path: string) => path.startsWith('account.languages.') || path === 'comma';
    expect(ar.filter(([path, text]) => !own(path) && !/\p{Script=Arabic}/u.test(text))).toEqual([]);
    expect([...en].filter(([path, text]) => !own(path) && /\p{Script=Arabic}/u.test(text))).toEqual([]);
  });

  test('have no Latin punctuation in Arabic', () => {
    const wrong = ar.filter(([, text]) => /[,;?]|"/.test(text.replaceAll(/\{\w+\}/g, '')));
    expect(wrong).toEqual([]);
  });
});

describe('plural forms', () => {
  const plurals = pluralsOf(words.ar);

  test('are complete in both languages', () => {
    expect(plurals.length).toBeGreaterThan(8);
    for (const language of ['ar', 'en'] as const) {
      for (const [path, forms] of pluralsOf(words[language]))
        expect([language, path, Object.keys(forms).sort()]).toEqual([
          language,
          path,
          ['few', 'many', 'one', 'other', 'two', 'zero'],
        ]);
    }
  });

  test('have a number from three on, and none for one and two in Arabic', () => {
    for (const [path, { one, two, few, many, other }] of plurals) {
      expect([path, one, two].join(' '), path).not.toContain('{n}');
      expect(
        [few, many, other].every((form) => form?.includes('{n}')),
        path,
      ).toBe(true);
    }
  });

  test.each([
    [0, 'لا ردود'],
    [1, 'رد واحد'],
    [2, 'ردّان'],
    [7, '7 ردود'],
    [11, '11 ردًّا'],
    [100, '100 رد'],
    [103, '103 ردود'],
  ])('for %i answers is %s', (n, text) => {
    expect(count(words.ar.received.found, n, 'ar')).toBe(text);
  });
});
