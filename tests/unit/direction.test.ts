import { describe, expect, test } from 'vitest';
import { isolatesOf } from '../../templates/direction/isolates.ts';
import { ownDirection } from '../../templates/direction/own-direction.ts';
import { placesOf } from '../../templates/direction/visual-order.ts';
import { orderOf, shownTexts } from '../support/direction-texts.ts';

/** The indexes of what is seen of a line, from its left, without spaces. */
function seen(text: string, page: 'rtl' | 'ltr'): number[] {
  const direction = ownDirection(text, page) ?? page;
  const places = placesOf(text, direction, isolatesOf(text, direction));
  return [...places.keys()].filter((at) => !/\s/.test(text[at] ?? '')).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}

const words = (text: string, indexes: number[]) => indexes.map((at) => text[at]).join('');

describe.each(['rtl', 'ltr'] as const)('on a page %s', (direction) => {
  test.each(shownTexts(direction))('$text', (shown) => {
    expect(words(shown.text, seen(shown.text, direction))).toBe(words(shown.text, orderOf(shown)));
  });
});
