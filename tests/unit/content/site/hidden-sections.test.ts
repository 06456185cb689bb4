import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { viewSite } from '../../../../generator/check/facts/site-view.ts';
import { checkTitles } from '../../../../generator/check/rules/pages.ts';
import { checkFilters } from '../../../../generator/check/rules/references.ts';
import { withDefaults } from '../../../../generator/content/site/defaults.ts';
import { placeOfBlock, shownBlocks } from '../../../../generator/content/site/shown-blocks.ts';
import { createSuggestionBudget } from '../../../../generator/core/diagnostics/nearest.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import type { Route, WrittenSite } from '../../../../site.schema.ts';
import { fixtureSite } from '../../../support/build.ts';

const read = (): WrittenSite => JSON.parse(readFileSync(fixtureSite('school'), 'utf8'));

/** The same site without the sections that it hides, and the first page that hides one. */
function without() {
  const [site, bare] = [read(), read()];
  for (const route of bare.routes) route.blocks = route.blocks.filter((block) => !('hidden' in block));
  const index = site.routes.findIndex(({ blocks }) => blocks.some((block) => 'hidden' in block));
  return { site, bare, index };
}

test('a page with a hidden section is the page without it', () => {
  const { site, bare, index } = without();
  expect(site.routes[index]?.blocks.length).toBe((bare.routes[index]?.blocks.length ?? 0) + 1);
  expect(withDefaults(site)).toEqual(withDefaults(bare));
});

test('places of the sections that are shown are those of the file', () => {
  const { site, index } = without();
  const written = site.routes[index]?.blocks as Route['blocks'];
  const shown = shownBlocks(written);
  expect(shown.map((_, at) => written[placeOfBlock(shown, at)])).toEqual([...shown]);
  const asked: string[] = [];
  const annotate = (text: string, path: readonly (string | number)[]) => {
    if (path[2] === 'blocks') asked.push(String(path[3]));
    return text;
  };
  const assets = { get: () => ({ state: 'ready', outputPath: 'x', width: 1, height: 1 }) } as never;
  const whole = withDefaults(site);
  createPlanner(whole, assets, { annotate }).planRoute(whole.routes[index] as Route, index);
  const hidden = written.findIndex((block) => 'hidden' in block);
  expect(new Set(asked)).not.toContain(String(hidden));
  expect(asked.at(-1)).toBe(String(written.length - 1));
});

test('where none is hidden, the list of sections stays the same object', () => {
  const blocks = [{ type: 'banner', title: 'x' }] as Route['blocks'];
  expect(shownBlocks(blocks)).toBe(blocks);
});

test('a title that is hidden is none: a page needs one that is shown, and may have one besides', () => {
  const hidden = { type: 'notice', titled: true, hidden: true };
  const found = (...blocks: object[]) =>
    checkTitles(viewSite({ routes: [{ path: '/', blocks }] })).map(({ parameters }) => parameters?.found);
  expect(found(hidden)).toEqual(['no-title']);
  expect(found(hidden, { type: 'faq' })).toEqual(['no-title']);
  expect(found(hidden, { type: 'banner' })).toEqual([]);
  expect(found({ type: 'banner' }, hidden, { type: 'faq', hidden: true })).toEqual([]);
});

test('a search field cannot filter a section that is hidden', () => {
  const search = { type: 'search', filters: 'all' };
  const found = (grid: object) =>
    checkFilters(
      viewSite({ routes: [{ path: '/', blocks: [search, { type: 'card-grid', id: 'all', ...grid }] }] }),
      createSuggestionBudget(),
    );
  expect(found({})).toEqual([]);
  expect(found({ hidden: true })).toMatchObject([{ code: 'unknown-filter' }]);
});
