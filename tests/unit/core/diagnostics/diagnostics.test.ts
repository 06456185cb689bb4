import { describe, expect, test } from 'vitest';
import { chooseLanguage } from '../../../../generator/cli/commands/arguments.ts';
import { countOf, report } from '../../../../generator/cli/commands/options.ts';
import { type Diagnostic, formatWithQuotes, toDiagnostic } from '../../../../generator/core/diagnostics/diagnostics.ts';
import { excerpt } from '../../../../generator/core/diagnostics/excerpt.ts';
import type { Code } from '../../../../generator/core/diagnostics/messages/messages.ts';
import { createSuggest, createSuggestionBudget } from '../../../../generator/core/diagnostics/nearest.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { fixtureSite } from '../../../support/build.ts';

/** The quoted line, and the number of columns before the caret. */
function caretOf(line: string, index: number) {
  const [text = '', caret = ''] = excerpt(line, index).split('\n');
  return { text, column: caret.indexOf('^') };
}

describe('quoted line', () => {
  test('has a caret below the position, without indentation', () => {
    expect(excerpt('      "url": "x",', 13)).toBe('    "url": "x",\n           ^');
    expect(excerpt('{', 0)).toBe('    {\n    ^');
    expect(excerpt('', 0)).toBe('\n    ^');
  });

  test('counts columns: zero for marks, two for wide characters and emoji', () => {
    expect(caretOf('"قِيَم": 1', 9).column).toBe(4 + 7);
    expect(caretOf('"漢字": 1', 6).column).toBe(4 + 8);
    expect(caretOf('"👩‍💻": 1', 9).column).toBe(4 + 6);
  });

  test('shows tabs as spaces and control characters as escapes', () => {
    expect(caretOf('"a\tb": 1', 4)).toEqual({ text: '    "a  b": 1', column: 4 + 5 });
    expect(caretOf('"\u202eab\u001b": 1', 1).text).toBe('    "\\u202eab\\u001b": 1');
  });

  test('is cropped around the position', () => {
    const line = `{"a": "${'نص '.repeat(200)}", "here": 1, "b": "${'x'.repeat(500)}"}`;
    const { text, column } = caretOf(line, line.indexOf('"here"'));
    expect(text.length).toBeLessThan(110);
    expect(text.slice(column)).toMatch(/^"here": 1/);
    expect(text).toMatch(/^ {4}….*…$/);
  });

  test('is cropped from a file of one very long line', () => {
    const source = new Source('a.json', `{"a": "${'ب'.repeat(5000)}", "c": 1}`);
    const [, text = '', caret = ''] = formatWithQuotes([toDiagnostic(source, { code: 'invalid', path: ['c'] })], 'en').split(
      '\n',
    );
    expect(text[caret.indexOf('^')]).toBe('1');
  });
});

describe('report', () => {
  const source = new Source('a.json', '{"a": 1}');
  const make = (code: Code): Diagnostic => toDiagnostic(source, { code, path: ['a'], parameters: {} });
  const repeated = (code: Code, length: number) => Array.from({ length }, () => make(code));
  const many = [...repeated('placeholder', 60), make('invalid')];

  test('shows a few warnings of each code and the number of others, or all with --all', () => {
    const text = report(many, { language: 'en' });
    expect(text.match(/^a\.json\S+ warning placeholder/gm)).toHaveLength(3);
    expect(text).toMatch(/error invalid/);
    expect(text).toMatch(/\nwarning placeholder {2}57 more of this kind, --all\n$/);
    expect(report(many, { language: 'ar' })).toContain('57 تنبيهًا آخر من هذا النوع، --all');
    expect(report(many, { language: 'en', isAll: true }).match(/^a\.json/gm)).toHaveLength(61);
  });

  test('counts each code separately and shows short lists completely', () => {
    const text = report([...repeated('placeholder', 6), ...repeated('orphan-route', 5)], { language: 'en' });
    expect(text.match(/^a\.json/gm)).toHaveLength(8);
    expect(text.match(/^warning .*$/gm)).toEqual(['warning placeholder  3 more of this kind, --all']);
  });

  test('shows the first 50 errors before warnings and the number of others', () => {
    const text = report([...repeated('placeholder', 4), ...repeated('invalid', 57)], { language: 'en' });
    expect(text.match(/^a\.json\S+ error/gm)).toHaveLength(50);
    expect(text).toMatch(/11 more are not shown, --all\n$/);
  });

  test('prints every diagnostic in machine formats', () => {
    expect(JSON.parse(report(many, { format: 'json' }))).toHaveLength(61);
    expect(report(many, { format: 'github' }).trimEnd().split('\n')).toHaveLength(61);
  });

  test.each([
    [0, 'لا أخطاء', '0 errors'],
    [1, 'خطأ واحد', '1 error'],
    [2, 'خطآن', '2 errors'],
    [3, '3 أخطاء', '3 errors'],
    [11, '11 خطأً', '11 errors'],
    [100, '100 خطأ', '100 errors'],
  ])('counts %d in words', (count, ar, en) => {
    const errors = Array.from({ length: count }, () => make('invalid'));
    expect(countOf(errors, 'ar')).toBe(`${ar}، لا تنبيهات`);
    expect(countOf(errors, 'en')).toBe(`${en}, 0 warnings`);
  });

  test('uses the requested language, else that of the content, else that of the system, else English', async () => {
    const choose = (siteFile: string, language?: 'ar' | 'en', LANG?: string) =>
      chooseLanguage({ siteFile, language }, { ...(LANG && { LANG }) });
    expect(await choose(fixtureSite('minimal'))).toBe('ar');
    expect(await choose(fixtureSite('variants'), undefined, 'ar_SA.UTF-8')).toBe('en');
    expect(await choose(fixtureSite('minimal'), 'en')).toBe('en');
    expect(await choose('missing.json')).toBe('en');
    expect(await choose('missing.json', undefined, 'ar_SA.UTF-8')).toBe('ar');
    expect(await choose('missing.json', undefined, 'fr_FR.UTF-8')).toBe('en');
  });
});

test('finds the nearest of many words within a bounded budget', () => {
  const budget = createSuggestionBudget();
  const most = budget.remaining;
  let comparisons = 0;
  const counted = {
    get remaining() {
      return budget.remaining;
    },
    set remaining(left) {
      comparisons++;
      budget.remaining = left;
    },
  };
  const known = Array.from({ length: 10_000 }, (_, index) => `/services/page-number-${index}`);
  const suggest = createSuggest(known, counted);
  const found = Array.from({ length: 1000 }, (_, index) => suggest(`/services/pgae-number-${index * 9}`));
  expect(found[5]).toBe('/services/page-number-45');
  // Without a budget there would be ten million comparisons.
  const shortest = Math.min(...known.map((word) => word.length));
  expect(comparisons).toBeGreaterThan(0);
  expect(comparisons).toBeLessThan(most / shortest + found.length);
});
