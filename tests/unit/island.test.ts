import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island } from '../../templates/islands/island.tsx';
import type { Manifest } from '../../templates/page/page-plan.ts';
import { type RenderContext, RenderProvider } from '../../templates/page/render-context.tsx';

const manifest: Pick<Manifest, 'islands'> = { islands: { tabs: '/assets/tabs.js' } };

function render(name: string): string[] {
  const context = { manifest, islands: [], pieces: [], keep: (_owner: object, _key: string, make: () => string) => [make()] };
  const island = createElement(Island, { name, component: () => 'live', props: {} });
  renderToStaticMarkup(createElement(RenderProvider, { value: context as unknown as RenderContext }, island));
  return context.islands;
}

test('an island that has no browser file is refused while it is rendered', () => {
  expect(render('tabs')).toEqual(['tabs']);
  expect(() => render('tbas')).toThrow('"tbas"');
  expect(() => render('constructor')).toThrow('"constructor"');
});
