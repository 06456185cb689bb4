import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { arabicOrdinal } from '../../../../generator/core/diagnostics/ordinals.ts';
import { placeInWords } from '../../../../generator/core/diagnostics/place-in-words.ts';
import type { Path } from '../../../../generator/core/json/path.ts';
import { specifiedContent } from '../../../support/build.ts';

const content = JSON.parse(readFileSync(specifiedContent, 'utf8'));

test('inflects Arabic ordinals by gender', () => {
  const some = [1, 2, 10, 11, 12, 19, 20, 21, 32, 99, 100];
  expect(some.map((number) => arabicOrdinal(number, 'masculine'))).toEqual([
    'الأول',
    'الثاني',
    'العاشر',
    'الحادي عشر',
    'الثاني عشر',
    'التاسع عشر',
    'العشرون',
    'الحادي والعشرون',
    'الثاني والثلاثون',
    'التاسع والتسعون',
    'رقم 100',
  ]);
  expect(some.map((number) => arabicOrdinal(number, 'feminine'))).toEqual([
    'الأولى',
    'الثانية',
    'العاشرة',
    'الحادية عشرة',
    'الثانية عشرة',
    'التاسعة عشرة',
    'العشرون',
    'الحادية والعشرون',
    'الثانية والثلاثون',
    'التاسعة والتسعون',
    'رقم 100',
  ]);
  const all = Array.from({ length: 99 }, (_, index) => arabicOrdinal(index + 1, 'masculine'));
  expect(new Set(all).size).toBe(99);
  expect(all.join(' ')).not.toMatch(/undefined|\d/);
});

describe('position in words', () => {
  const cases: [string, Path, string, string][] = [
    ['a section of a page', ['routes', 1, 'blocks', 5], 'من نحن، القسم السادس', 'من نحن, section 6'],
    [
      'a card of a collection',
      ['collections', 'services', 'cards', 8, 'href'],
      'الخدمات، البطاقة التاسعة: التدريب',
      'الخدمات, card 9: التدريب',
    ],
    [
      'an item of a tab',
      ['routes', 11, 'blocks', 1, 'tabs', 1, 'items', 0],
      'التدريب، القسم الثاني، التبويب الثاني: الملاحظات، العنصر الأول',
      'التدريب, section 2, tab 2: الملاحظات, item 1',
    ],
    ['a link of the header', ['header', 'links', 2], 'أعلى الصفحات، الرابط الثالث: الخدمات', 'header, link 3: الخدمات'],
    ['a part of the site', ['site', 'theme', 'brand'], 'بيانات الموقع، ألوان الموقع وهيئته', 'the site, colours and look'],
    ['a missing page', ['routes', 80, 'blocks', 0], 'الصفحة الحادية والثمانون، القسم الأول', 'page 81, section 1'],
    ['the whole file', [], '', ''],
  ];
  test.each(cases)('describes %s', (_, path, ar, en) => {
    expect(placeInWords(content, path)).toEqual({ ar, en });
  });

  test('is short and never throws for malformed content', () => {
    for (const odd of [undefined, null, 3, 'x', [], { routes: 4 }, { routes: [null] }, { routes: [{ title: {} }] }]) {
      expect(placeInWords(odd, ['routes', 0, 'blocks', 2]).en).toBe('page 1, section 3');
    }
    const long = { routes: [{ title: 'قيم '.repeat(50) }] };
    expect([...placeInWords(long, ['routes', 0]).ar].length).toBeLessThan(60);
  });
});
