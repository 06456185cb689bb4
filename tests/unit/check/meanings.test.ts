import { describe, expect, test } from 'vitest';
import { suggestValue } from '../../../generator/check/shape/meanings.ts';
import { nearest } from '../../../generator/core/diagnostics/nearest.ts';
import { codeLanguageNames, codeNicknames } from '../../../templates/schema/code-languages.ts';
import { iconKeywords } from '../../../templates/theme/icons/keywords.ts';
import { iconNames, networkNames } from '../../../templates/theme/icons/names.ts';

describe('suggestValue', () => {
  test.each([
    ['user', 'person'],
    ['users', 'people'],
    ['مستخدم', 'person'],
    ['المستخدم', 'person'],
    ['شخص', 'person'],
    ['أهداف', 'target'],
    ['settings', 'tools'],
    ['icon-user', 'person'],
    ['UserIcon', 'person'],
    ['email', 'mail'],
    ['Location', 'map-pin'],
    ['ruller', 'ruler'],
    ['compas', 'compass'],
    ['zebra', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('suggests for icon %j: %s', (word, icon) => {
    expect(suggestValue(word, iconNames)).toBe(icon);
  });

  test.each([
    ['تويتر', networkNames, 'x'],
    ['إنستقرام', networkNames, 'instagram'],
    ['arabic', ['ar', 'en'], 'ar'],
    ['right-to-left', ['rtl', 'ltr'], 'rtl'],
    ['js', codeLanguageNames, 'javascript'],
    ['TSX', codeLanguageNames, 'typescript'],
    ['c++', codeLanguageNames, 'cpp'],
    ['C#', codeLanguageNames, 'csharp'],
    ['بايثون', codeLanguageNames, 'python'],
    ['pyhton', codeLanguageNames, 'python'],
    ['klingon', codeLanguageNames, undefined],
  ])('suggests for %j among %j: %s', (word, list, value) => {
    expect(suggestValue(word, list)).toBe(value);
  });

  test('has no alias that belongs to two code languages', () => {
    const all = [...codeLanguageNames, ...Object.values(codeNicknames).flat()];
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
    expect(all.length).toBeGreaterThan(120);
  });

  test('finds every icon by its name, with unique keywords', () => {
    const owners = new Map<string, string[]>();
    for (const name of iconNames) {
      expect(suggestValue(name, iconNames)).toBe(name);
      for (const word of [...iconKeywords[name].ar, ...iconKeywords[name].en])
        owners.set(word, [...(owners.get(word) ?? []), name]);
    }
    expect([...owners].filter(([, names]) => names.length > 1)).toEqual([]);
  });
});

test.each([
  ['user', 'ruler', undefined],
  ['lable', 'label', 'label'],
  ['titel', 'title', 'title'],
  ['ab', 'ba', undefined],
  ['goal', 'goals', 'goals'],
  ['logout', 'login', undefined],
  ['trainng', 'training', 'training'],
])('suggests for "%s" the name "%s" only if two thirds match: %s', (word, known, found) => {
  expect(nearest(word, [known])).toBe(found);
});
