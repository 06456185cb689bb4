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

/** The site, the same site without its hidden sections, and the index of the first page with one. */
function readSites() {
  const [site, withoutHidden] = [read(), read()];
  for (const route of withoutHidden.routes) route.blocks = route.blocks.filter((block) => !('hidden' in block));
  const index = site.routes.findIndex(({ blocks }) => blocks.some((block) => 'hidden' in block));
  return { site, bare: withoutHidden, index };
}

test('plans a page with a hidden section like the page without it', () => {
  const { site, bare: withoutHidden, index } = readSites();
  expect(site.routes[index]?.blocks.length).toBe((withoutHidden.routes[index]?.blocks.length ?? 0) + 1);
  expect(withDefaults(site)).toEqual(withDefaults(withoutHidden));
});

test('keeps the paths of shown sections as in the file', () => {
  const { site, index } = readSites();
  const written = site.routes[index]?.blocks as Route['blocks'];
  const shown = shownBlocks(written);
  expect(shown.map((_, at) => written[placeOfBlock(shown, at)])).toEqual([...shown]);
  const annotated: string[] = [];
  const annotate = (text: string, path: readonly (string | number)[]) => {
    if (path[2] === 'blocks') annotated.push(String(path[3]));
    return text;
  };
  const assets = { get: () => ({ state: 'ready', outputPath: 'x', width: 1, height: 1 }) } as never;
  const whole = withDefaults(site);
  createPlanner(whole, assets, { annotate }).planRoute(whole.routes[index] as Route, index);
  const hidden = written.findIndex((block) => 'hidden' in block);
  expect(new Set(annotated)).not.toContain(String(hidden));
  expect(annotated.at(-1)).toBe(String(written.length - 1));
});

test('returns the same list of sections if none is hidden', () => {
  const blocks = [{ type: 'banner', title: 'x' }] as Route['blocks'];
  expect(shownBlocks(blocks)).toBe(blocks);
});

test('ignores hidden titles when it checks that a page has one title', () => {
  const hidden = { type: 'notice', titled: true, hidden: true };
  const found = (...blocks: object[]) =>
    checkTitles(viewSite({ routes: [{ path: '/', blocks }] })).map(({ parameters }) => parameters?.found);
  expect(found(hidden)).toEqual(['no-title']);
  expect(found(hidden, { type: 'faq' })).toEqual(['no-title']);
  expect(found(hidden, { type: 'banner' })).toEqual([]);
  expect(found({ type: 'banner' }, hidden, { type: 'faq', hidden: true })).toEqual([]);
});

test('reports a search field that filters a hidden section', () => {
  const search = { type: 'search', filters: 'all' };
  const found = (grid: object) =>
    checkFilters(
      viewSite({ routes: [{ path: '/', blocks: [search, { type: 'card-grid', id: 'all', ...grid }] }] }),
      createSuggestionBudget(),
    );
  expect(found({})).toEqual([]);
  expect(found({ hidden: true })).toMatchObject([{ code: 'unknown-filter' }]);
});
