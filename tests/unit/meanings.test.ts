import { describe, expect, test } from 'vitest';
import { meantValue } from '../../generator/check/shape/meanings.ts';
import { nearest } from '../../generator/diagnostics/nearest.ts';
import { iconKeywords } from '../../templates/icons/keywords.ts';
import { iconNames, networkNames } from '../../templates/icons/names.ts';

describe('what was meant by a word', () => {
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
  ])('icon %j: %s', (word, icon) => {
    expect(meantValue(word, iconNames)).toBe(icon);
  });

  test.each([
    ['تويتر', networkNames, 'x'],
    ['إنستقرام', networkNames, 'instagram'],
    ['arabic', ['ar', 'en'], 'ar'],
    ['right-to-left', ['rtl', 'ltr'], 'rtl'],
  ])('%j among %j: %s', (word, list, value) => {
    expect(meantValue(word, list)).toBe(value);
  });

  test('every icon is found by its name, and no keyword names two', () => {
    const owners = new Map<string, string[]>();
    for (const name of iconNames) {
      expect(meantValue(name, iconNames)).toBe(name);
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
])('%s is %s only where they are two thirds alike: %s', (word, known, found) => {
  expect(nearest(word, [known])).toBe(found);
});
