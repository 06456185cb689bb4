import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encode } from '../../../../generator/pages/render/entities.ts';
import { isolateTexts } from '../../../../generator/pages/render/isolate-texts.ts';
import { isolateCandidatesOf } from '../../../../templates/runtime/direction/isolate-candidates.ts';
import { isolatedText, isolatesOf, withoutIsolates } from '../../../../templates/runtime/direction/isolates.ts';
import { ownDirection } from '../../../../templates/runtime/direction/own-direction.ts';
import { placesOf } from '../../../../templates/runtime/direction/visual-order.ts';
import { orderOf, shownTexts } from '../../../support/direction-texts.ts';

/** The indexes of visible characters of a line from the left, without spaces. */
function visibleOrder(text: string, page: 'rtl' | 'ltr'): number[] {
  const direction = ownDirection(text, page) ?? page;
  const places = placesOf(text, direction, isolatesOf(text, direction));
  return [...places.keys()].filter((at) => !/\s/.test(text[at] ?? '')).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}

const words = (text: string, indexes: number[]) => indexes.map((at) => text[at]).join('');

describe.each(['rtl', 'ltr'] as const)('text on a %s page', (direction) => {
  test.each(shownTexts(direction))('has the expected visual order: $text', (shown) => {
    expect(words(shown.text, visibleOrder(shown.text, direction))).toBe(words(shown.text, orderOf(shown)));
  });
});

/** Pieces of generated lines. */
const piece = fc.constantFrom(
  ...[' ', '  ', '\u00A0', '-', ' - ', '–', '+', '%', '٪', '$', '(', ')', '/', ':', '.', ',', '،', '؟', '#', '@', '«', '»', '"'],
  ...[
    '0',
    '1',
    '050',
    '123',
    '2026',
    '٥',
    '٢٠',
    '۵',
    '966',
    'C',
    'ABC',
    'km',
    'GMT',
    'قبل',
    'و',
    'من',
    'المادة',
    '\n',
    '<',
    '&',
    '\u200F',
    'é',
  ],
);
const line = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
const runs = { seed: 43, numRuns: 3000 };

describe('any line', () => {
  test('keeps wholes contiguous from left to right', () => {
    const check = (text: string) => {
      const places = placesOf(text, 'rtl', isolatesOf(text, 'rtl'));
      for (const { start, end } of isolateCandidatesOf(text).wholes) {
        const own = [...places.subarray(start, end)];
        expect(own, text.slice(start, end)).toEqual(own.map((_, index) => (own[0] ?? 0) + index));
      }
    };
    fc.assert(fc.property(line, check), runs);
  });

  test.each(['rtl', 'ltr'] as const)('keeps its characters on a %s page', (direction) => {
    const check = (text: string) => {
      expect(withoutIsolates(isolatedText(text, direction))).toBe(text);
      const html = isolateTexts(`<p>${encode(text)}</p>`, direction);
      expect(html.replaceAll(/<\/?bd[io][^>]*>/g, '')).toBe(`<p>${encode(text)}</p>`);
    };
    fc.assert(fc.property(line, check), runs);
  });

  test('has ordered isolates', () => {
    const check = (text: string) => {
      const ends = isolatesOf(text, 'rtl').flatMap(({ start, end }) => [start, end]);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    };
    fc.assert(fc.property(line, check), runs);
  });

  test('is isolated completely if long', () => {
    const count = 2000;
    expect(isolatesOf(`لغات ${'C++, '.repeat(count)}وغيرها`, 'rtl')).toHaveLength(count);
    expect(isolatesOf(`أعوام ${'2026 '.repeat(count)}`, 'rtl')).toEqual([]);
  });
});
