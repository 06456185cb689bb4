import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing } from '../../../../templates/blocks/rings/drawing.tsx';

test.each([2, 5])('draws the name of each of %i rings once and hides the drawing from screen readers', (count) => {
  const names = Array.from({ length: count }, (_, index) => `حلقة ${index}`);
  const html = renderToStaticMarkup(createElement(Drawing, { names }));
  expect(html.match(/<svg[^>]*>/g)).toEqual([expect.stringContaining('aria-hidden="true"')]);
  expect([...html.matchAll(/<b>([^<]*)<\/b>/g)].map(([, name]) => name)).toEqual(names);
  // No ring without a name: as many rings as names, plus the two circles of the lens.
  expect(html.match(/<circle/g)?.length).toBe(count + 2);
});
