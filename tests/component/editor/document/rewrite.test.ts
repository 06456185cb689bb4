import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countLines } from '../../../../generator/core/json/text-edit.ts';
import type { Json } from '../../../../generator/core/json/value.ts';
import { editsOf } from '../../../../generator/editor/document/text/operations.ts';
import { editsBetween } from '../../../../generator/editor/document/text/rebase.ts';
import { rewriteText } from '../../../../generator/editor/document/text/rewrite.ts';
import { applyToValue } from '../../../../generator/editor/document/value.ts';
import { operationOf, seeds } from '../../../support/random-operations.ts';
import { formatSite, siteTexts, valueOfText, writingNames } from '../../../support/written-sites.ts';

/** Lines that a change of the value takes at most, by the operations that make it. */
function mostLines(text: string, value: Json): number {
  const { removed, added } = countLines(text, editsOf(text, [{ do: 'set', at: [], value }]));
  return removed + added;
}

/** Formats whose lines differ from one another, so that a diff of lines is small. */
const hasOwnLines = (writing: string) => !/line|indent|commas/.test(writing);

describe.each(Object.keys(siteTexts) as (keyof typeof siteTexts)[])('another value in the text of %s', (site) => {
  const isLarge = siteTexts[site].length > 100_000;

  test.each(writingNames)('is written in the format %s', (writing) => {
    const text = formatSite(site, writing);
    const before: Json = valueOfText(text);
    const changes = fc.array(seeds, { minLength: 1, maxLength: 6 });
    const check = fc.property(changes, (several) => {
      let value = before;
      for (const seed of several) {
        const operation = operationOf(seed, value);
        if (operation) value = applyToValue(value, operation);
      }
      const written = rewriteText(text, value) ?? '';
      expect(isDeepStrictEqual(valueOfText(written), value)).toBe(true);
      const { removed, added } = countLines(text, editsBetween(text, written));
      if (!isLarge && hasOwnLines(writing)) expect(removed + added).toBeLessThanOrEqual(mostLines(text, value) + 12);
    });
    fc.assert(check, { seed: 20260, numRuns: isLarge ? 2 : 25 });
  });

  test.each(writingNames)('that is the same leaves it byte for byte, with format %s', (writing) => {
    const text = formatSite(site, writing);
    expect(rewriteText(text, structuredClone(valueOfText(text)))).toBe(text);
  });
});

describe('a long list', () => {
  const post = (index: number, text = 'كلمات') => ({ name: `post-${index}`, text: [`${text} ${index}`, 'أخرى'] });
  const listOf = (...posts: object[]): Json => ({ collections: { news: { type: 'posts', posts } } }) as Json;
  const numbers = Array.from({ length: 1500 }, (_, index) => index);
  const text = `${JSON.stringify(listOf(...numbers.map((index) => post(index))), null, 2)}\n`;

  test('keeps the lines of its items if others are added, removed, moved and changed', () => {
    const posts = numbers.map((index) => (index % 100 === 50 ? post(index, 'كلمات أخرى') : post(index)));
    const [moved] = posts.splice(700, 1);
    posts.splice(20, 3);
    posts.unshift(post(5000), post(5001));
    posts.push(moved as (typeof posts)[number]);
    const written = rewriteText(text, listOf(...posts)) ?? '';
    expect(written).toBe(`${JSON.stringify(listOf(...posts), null, 2)}\n`);
  });
});

test('a text that is no JSON has no other value', () => {
  expect(rewriteText('{ "a": ', {})).toBeUndefined();
});

test('of a duplicate key the last member counts', () => {
  expect(rewriteText('{ "a": 1, "b": 2, "a": 3 }', { a: 4, b: 2 })).toBe('{ "a": 4, "b": 2 }');
});
