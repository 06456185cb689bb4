import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemesOf, isPlain } from '../../../../generator/core/util/graphemes.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const parts = (graphemes: Iterable<{ segment: string; index: number }>) =>
  Array.from(graphemes, ({ segment, index }) => [index, segment]);

/** All characters of plain text. */
const plain = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isPlain);

test('plain text has one grapheme per character, in any combination', () => {
  expect(plain.length).toBeGreaterThan(200);
  for (const before of plain) {
    const text = plain.map((after) => before + after).join('');
    expect(parts(graphemesOf(text)), before).toEqual(parts(segmenter.segment(text)));
  }
});

test('graphemesOf matches Intl.Segmenter for any text', () => {
  const text = fc
    .array(fc.constantFrom('a', 'ب', 'ًّ', '👩‍👧', '\u200d', '\r', '\n', ' ', 'é', '\u0600', '🇸🇦'))
    .map((graphemes) => graphemes.join(''));
  fc.assert(fc.property(text, (one) => void expect(parts(graphemesOf(one))).toEqual(parts(segmenter.segment(one)))));
});
