import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing } from '../../../../templates/blocks/rings/drawing.tsx';
import { ringPath } from '../../../../templates/blocks/rings/shapes.ts';

test.each([2, 5])('draws the name of each of %i rings once and hides the drawing from screen readers', (count) => {
  const names = Array.from({ length: count }, (_, index) => `حلقة ${index}`);
  const html = renderToStaticMarkup(createElement(Drawing, { names, motif: 'khatam' }));
  expect(html.match(/<svg[^>]*>/g)).toEqual([expect.stringContaining('aria-hidden="true"')]);
  expect([...html.matchAll(/<b>([^<]*)<\/b>/g)].map(([, name]) => name)).toEqual(names);
  // No ring without a name: as many rings as names, plus the two circles of the lens.
  expect(html.match(/<circle/g)?.length).toBe(count + 2);
});

test.each([
  ['arcade', 'arch'],
  ['grid', 'square'],
  ['sadu', 'diamond'],
  ['contours', 'loop'],
] as const)('draws rings of %s as an %s each', (motif, shape) => {
  const html = renderToStaticMarkup(createElement(Drawing, { names: ['أ', 'ب', 'ج'], motif }));
  expect(html).toContain(`data-shape="${shape}"`);
  const rings = [...html.matchAll(/<path d="([^"]*)" data-ring/g)].map(([, path]) => path);
  expect(new Set(rings).size).toBe(3);
  for (const path of rings) expect(path).not.toMatch(/NaN|undefined/);
});

test('closes the woven diamond where it begins', () => {
  const edges = [...ringPath('diamond', 450).matchAll(/([hv])(-?[\d.]+)/g)];
  const sum = (axis: string) =>
    edges.filter(([, along]) => along === axis).reduce((total, [, , length]) => total + Number(length), 0);
  expect(Math.abs(sum('h'))).toBeLessThan(1e-6);
  // The last edge is drawn by closing the path.
  expect(Math.abs(sum('v'))).toBeLessThan(1e-6);
});
