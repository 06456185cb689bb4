import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Manifest } from '../../../../templates/model/page/page-plan.ts';
import { type RenderContext, RenderProvider } from '../../../../templates/model/page/render-context.tsx';
import { Island } from '../../../../templates/runtime/islands/island.tsx';

const manifest: Pick<Manifest, 'islands'> = { islands: { tabs: '/assets/tabs.js' } };

function render(name: string): string[] {
  const context = { manifest, islands: [], pieces: [], keep: (_owner: object, _key: string, make: () => string) => [make()] };
  const island = createElement(Island, { name, component: () => 'live', props: {} });
  renderToStaticMarkup(createElement(RenderProvider, { value: context as unknown as RenderContext }, island));
  return context.islands;
}

test('throws on rendering an island without a browser file', () => {
  expect(render('tabs')).toEqual(['tabs']);
  expect(() => render('tbas')).toThrow('"tbas"');
  expect(() => render('constructor')).toThrow('"constructor"');
});
