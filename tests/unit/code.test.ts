import { describe, expect, test } from 'vitest';
import { planCode } from '../../generator/plan/code.ts';
import { areLines, countLines, rangesOf } from '../../templates/blocks/code/rules.ts';
import type { CodeLine } from '../../templates/planned/code.ts';
import { findForbidden, isCode } from '../../templates/vocabulary/rules.ts';

const textOf = (lines: readonly CodeLine[]) =>
  lines.map((runs) => runs.map((run) => (typeof run === 'string' ? run : run[1])).join('')).join('\n');

describe('lines that stand out', () => {
  test.each([
    ['2', [[2, 2]]],
    [
      '2, 5-7',
      [
        [2, 2],
        [5, 7],
      ],
    ],
    [
      ' ٢،٥ – ٧ ',
      [
        [2, 2],
        [5, 7],
      ],
    ],
    ['۱۰', [[10, 10]]],
  ])('%j', (lines, ranges) => {
    expect(areLines(lines)).toBe(true);
    expect(rangesOf(lines)).toEqual(ranges);
  });

  test.each(['', ' ', ',', '1,', '-1', '1-', '1--2', '1.5', 'one', '1 2', '1234567'])('%j names none', (lines) => {
    expect(areLines(lines)).toBe(false);
  });
});

test.each([
  ['a', 1],
  ['a\n', 1],
  ['a\n\n', 2],
  ['\na', 2],
  ['\n', 1],
])('%j has so many lines: %i', (text, count) => {
  expect(countLines(text)).toBe(count);
});

test.each(['npm ci', 'a\n', '\n\na\n\n', '\tif (x) {\n\t}\n', ' \u2028<b>**x**</b> &amp; \\n ', '\n'])(
  '%j is kept to the byte',
  (text) => {
    const { lines, endsLine } = planCode({ text }, { text });
    expect(textOf(lines) + (endsLine ? '\n' : '')).toBe(text);
    expect(lines.length).toBe(countLines(text));
  },
);

test('tabs belong to code, and to no other text', () => {
  expect([isCode('\tx\n'), findForbidden('\tx\n')]).toEqual([true, 0]);
  expect(['\0', '\r', '\u0007', '\ud800', '\ufffe'].filter(isCode)).toEqual([]);
});
