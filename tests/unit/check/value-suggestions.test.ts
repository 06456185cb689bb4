import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../generator/check/check.ts';
import { suggestValue } from '../../../generator/check/shape/meanings.ts';
import { suggestFormat } from '../../../generator/check/shape/suggest-format.ts';
import { suggestPage } from '../../../generator/check/suggest-page.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { weekdays } from '../../../templates/blocks/places/weekdays.ts';
import { hrefSchema } from '../../../templates/schema/fields.ts';
import { endTimeSchema } from '../../../templates/schema/times-schema.ts';
import { fixtureSite } from '../../support/build.ts';

const everything = () => true;
const isHref = (value: string) => hrefSchema.safeParse(value).success;
const isTime = (value: string) => endTimeSchema.safeParse(value).success;

describe('suggestFormat', () => {
  test.each([
    ['7:00', '07:00'],
    ['7', '07:00'],
    ['0730', '07:30'],
    ['7.30', '07:30'],
    ['٧:٠٠', '07:00'],
    ['2:30 pm', '14:30'],
    ['12:00 AM', '00:00'],
    ['8 ص', '08:00'],
    ['٢:٣٠ م', '14:30'],
    ['12 م', '12:00'],
    ['7:5', undefined],
    ['25:00', undefined],
    ['14:00 pm', '14:00'],
    ['14:00 am', undefined],
    ['صباحًا', undefined],
  ])('corrects time %s to %s', (text, suggestion) => {
    expect(suggestFormat('bad-time', text, isTime)).toBe(suggestion);
  });

  test.each([
    ['www.example.com', 'https://www.example.com'],
    ['example.com/a?b=1', 'https://example.com/a?b=1'],
    ['http://example.com', 'https://example.com'],
    ['https//example.com', 'https://example.com'],
    ['htps:/example.com', 'https://example.com'],
    [' https://example.com\u200f', 'https://example.com'],
    ['info@example.com', 'mailto:info@example.com'],
    ['mailto: info@example.com', 'mailto:info@example.com'],
    ['tel: +966 11 000 0000', 'tel:+966110000000'],
    ['٩٢٠٠٠١٢٣٤', 'tel:920001234'],
    ['report.pdf', undefined],
    ['support', undefined],
    ['javascript:alert(1)', undefined],
    ['example.com with words', undefined],
    ['user@www.example.com:secret', undefined],
  ])('corrects address %s to %s', (text, suggestion) => {
    expect(suggestFormat('bad-href', text, isHref)).toBe(suggestion);
  });

  test.each([
    ['2026/3/5', '2026-03-05'],
    ['٢٠٢٦-٠٣-٠٥', '2026-03-05'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['5/3/2026', undefined],
  ])('corrects date %s to %s', (text, suggestion) => {
    expect(suggestFormat('bad-date', text, (value) => /^\d{4}-\d\d-\d\d$/.test(value))).toBe(suggestion);
  });

  test('ignores long values', () => {
    expect(suggestFormat('bad-href', `www.example.com/${'a'.repeat(400)}`, everything)).toBeUndefined();
  });
});

test.each([
  ['Tue', 'tuesday'],
  ['الثلاثاء', 'tuesday'],
  ['ثلاثاء', 'tuesday'],
  ['الإثنين', 'monday'],
  ['Wedensday', 'wednesday'],
  ['SAT', 'saturday'],
  ['يوم', undefined],
])('reads weekday "%s" as %s', (word, day) => {
  expect(suggestValue(word, weekdays)).toBe(day);
});

test.each([
  ['support', '/support'],
  ['./support.html#top', '/support#top'],
  ['suport/', '/support'],
  ['\\support', '/support'],
  ['#goals', '/about#goals'],
  ['الدعم', '/الدعم'],
  ['elsewhere', undefined],
  ['javascript:support', undefined],
])('suggests for the link "%s" the page %s', (text, suggestion) => {
  const routes = ['/', '/about', '/support', '/الدعم'];
  expect(suggestPage(text, ['routes', 1, 'blocks', 0, 'href'], routes)).toBe(suggestion);
});

test('includes the suggestion in the hint in both languages', () => {
  const text = readFileSync(fixtureSite('variants'), 'utf8').replace('"href": "/login"', '"href": "login"');
  const { diagnostics } = checkSite(new Source('site.json', text), new Map());
  const badHref = diagnostics.find(({ code }) => code === 'bad-href');
  expect([badHref?.hint.en, badHref?.hint.ar]).toEqual(['Did you mean "/login"?', 'هل تقصد "/login"؟']);
});
