import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../../generator/check/check.ts';
import { type AssetIndex, originalsOf } from '../../../../generator/content/site/assets.ts';
import { cardsOf } from '../../../../generator/content/site/collections.ts';
import { readAssets } from '../../../../generator/content/site/read-assets.ts';
import { toPointer } from '../../../../generator/core/json/path.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { followMoves } from '../../../../generator/editor/preview/addresses.ts';
import { recoverContent } from '../../../../generator/editor/preview/recover-content.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import type { Site } from '../../../../site.schema.ts';
import { specifiedSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { invalidSiteNames, readBase, readInvalidSite, textOf, writeInvalidSite } from '../../../support/invalid-sites.ts';

const siteFile = await specifiedSite();
const original = readFileSync(siteFile, 'utf8');
const assets = originalsOf(await readAssets(join(dirname(siteFile), 'assets'), JSON.parse(original), machine));
const { site: whole } = checkSite(new Source('site.json', original), assets);

/** What is shown of the specified content after some edits of its text, the content itself having been shown before. */
function showAfter(...edits: [search: string, replacement: string][]) {
  let text = original;
  for (const [search, replacement] of edits) {
    if (!text.includes(search)) throw new Error(`No ${search}`);
    text = text.replace(search, () => replacement);
  }
  const source = new Source('site.json', text);
  const { site, diagnostics } = checkSite(source, assets);
  expect(site).toBeUndefined();
  return recoverContent({ source, assets, diagnostics, last: whole && { site: whole, assets } });
}

const titleOf = (site: Site | undefined, path: string) => site?.routes.find((route) => route.path === path)?.title;
const staleOf = (best: ReturnType<typeof showAfter>) => best?.stale.map(toPointer);

/** An edit that is right, on the page of contact. */
const rightEdit: [string, string] = ['"title": "تواصل معنا"', '"title": "راسلنا"'];
const isTaken = (best: ReturnType<typeof showAfter>) => expect(titleOf(best?.site, '/contact-us')).toBe('راسلنا');

describe('recoverContent with an error in one place keeps the rest:', () => {
  test('a page', () => {
    const best = showAfter(['"identifier":', '"identifer":'], rightEdit);
    isTaken(best);
    expect(staleOf(best)).toEqual(['/routes/25']);
    expect([...(best?.stalePages ?? [])]).toEqual(['/login']);
    expect(best?.site.routes[25]).toEqual(whole?.routes[25]);
  });

  test('a page with an invalid path', () => {
    const best = showAfter(['"path": "/about-us"', '"path": "/about us"'], rightEdit);
    isTaken(best);
    expect(titleOf(best?.site, '/about-us')).toBe('من نحن');
    expect(best?.stalePages.has('/about-us')).toBe(true);
  });

  test('the header, the footer and the site settings', () => {
    const best = showAfter(
      ['"header": {', '"header": { "x": 1,'],
      ['"footer": {', '"footer": { "x": 1,'],
      ['"rtl"', '"rlt"'],
      rightEdit,
    );
    isTaken(best);
    expect(staleOf(best)).toEqual(['/site', '/header', '/footer']);
    expect(best?.site.header).toEqual(whole?.header);
  });

  test('a card, with the other cards of its collection updated', () => {
    const [first, second] = cardsOf(whole?.collections.services);
    const best = showAfter(
      [`"title": "${first?.title}"`, '"title": ""'],
      [`"description": "${second?.description}"`, '"description": "جديد"'],
    );
    expect(staleOf(best)).toEqual(['/collections/services/cards/0']);
    const [card, other] = cardsOf(best?.site.collections.services);
    expect(card).toEqual(first);
    expect(other?.description).toBe('جديد');
  });

  test('a missing picture, with the last one shown', () => {
    const picture = /"src": "([^"]+)"/.exec(JSON.stringify(whole?.routes[1], null, 1))?.[1] ?? '';
    const source = new Source('site.json', original.replace(...rightEdit));
    const gone: AssetIndex = new Map([...assets, [picture, { state: 'missing' }]]);
    const { diagnostics } = checkSite(source, gone);
    const best = recoverContent({ source, assets: gone, diagnostics, last: whole && { site: whole, assets } });
    isTaken(best);
    expect(best?.assets.get(picture)?.state).toBe('ready');
    expect(best?.stalePages.has('/about-us')).toBe(true);
  });

  test('a new invalid page is hidden, and no link leads to it', () => {
    const page = '{ "path": "/new", "title": 3 },';
    const best = showAfter(['"routes": [', `"routes": [ ${page}`], ['"href": "/observatory"', '"href": "/new"'], rightEdit);
    isTaken(best);
    expect(titleOf(best?.site, '/new')).toBeUndefined();
    expect(best?.unseen).toEqual(['/new']);
    expect(JSON.stringify(best?.site)).not.toContain('"/new"');
    expect(best?.toFile(['routes', 0, 'title'])).toEqual(['routes', 1, 'title']);
  });

  test('content that depended on something removed stays as it was', () => {
    const best = showAfter(['"path": "/services/training"', '"path": "/services/courses"'], rightEdit);
    isTaken(best);
    expect(titleOf(best?.site, '/services/courses')).toBe('التدريب على القيم');
    const cards = cardsOf(best?.site.collections.services);
    expect(cards.some((card) => 'href' in card && card.href === '/services/training')).toBe(true);
  });
});

describe('recoverContent with a syntax error', () => {
  test('reads everything around it', () => {
    const best = showAfter(['"title": "من نحن",', '"title": "من نحن"'], rightEdit);
    isTaken(best);
    expect(best?.site.routes).toHaveLength(26);
    expect(best?.stalePages).toEqual(new Set(['/about-us']));
  });

  test('marks only the page with a missing brace as stale', () => {
    const lines = original.split('\n');
    const at = lines.findIndex((line) => line.includes('"path": "/observatory"'));
    const end = lines.findIndex((line, index) => index > at && line === '    },');
    const text = lines
      .toSpliced(end, 1)
      .join('\n')
      .replace(...rightEdit);
    const source = new Source('site.json', text);
    const { diagnostics } = checkSite(source, assets);
    const best = recoverContent({ source, assets, diagnostics, last: whole && { site: whole, assets } });
    expect(best?.site.routes.map(({ path }) => path)).toEqual(whole?.routes.map(({ path }) => path));
    expect(best?.stalePages.has('/observatory')).toBe(true);
    expect(best?.stalePages.has('/about-us')).toBe(false);
  });

  test('recovers nothing from a file that is not JSON', () => {
    const source = new Source('site.json', 'hello');
    const { diagnostics } = checkSite(source, assets);
    expect(recoverContent({ source, assets, diagnostics, last: whole && { site: whole, assets } })).toBeUndefined();
  });
});

test.each(invalidSiteNames)('recoverContent of %s gives content that can be planned', async (name) => {
  const { base, encoding, shownBy } = readInvalidSite(name);
  if (!base || shownBy === 'build') return;
  const faultFile = await writeInvalidSite(name, await temporaryFolder());
  const folder = join(dirname(faultFile), 'assets');
  const baseSource = new Source('site.json', readBase(base));
  const baseAssets = originalsOf(
    await readAssets(join(import.meta.dirname, '../../../fixtures/sites/variants/assets'), baseSource.value, machine),
  );
  const { site } = checkSite(baseSource, baseAssets);
  if (!site) throw new Error('The base is wrong.');
  const source = new Source('site.json', encoding.startsWith('utf-8') ? textOf(readInvalidSite(name)) : '');
  const faultAssets = originalsOf(await readAssets(folder, source.value, machine));
  const { diagnostics } = checkSite(source, faultAssets);
  for (const last of [{ site, assets: baseAssets }, undefined]) {
    const best = recoverContent({ source, assets: faultAssets, diagnostics, last });
    if (best) expect(createPlanner(best.site, best.assets).planAll().length).toBe(best.site.routes.length + 1);
  }
});

test('followMoves finds the new path of a page that was edited or reordered', () => {
  if (!whole) throw new Error('The content is wrong.');
  const withPath = (index: number, path: string, site = whole) => {
    const route = site.routes[index];
    return { ...site, routes: site.routes.with(index, { ...(route ?? site.routes[0]), path } as Site['routes'][number]) };
  };
  const once = withPath(1, '/about');
  const first = followMoves(new Map(), whole, once);
  expect([...first]).toEqual([['/about-us', '/about']]);
  const twice = withPath(1, '/who', once);
  expect([...followMoves(first, once, twice)].toSorted()).toEqual([
    ['/about', '/who'],
    ['/about-us', '/who'],
  ]);
  expect([...followMoves(first, once, whole)]).toEqual([['/about', '/about-us']]);
  const [home, about, ...rest] = once.routes;
  const elsewhere = { ...once, routes: [home, ...rest, about] as Site['routes'] };
  expect([...followMoves(new Map(), whole, elsewhere)]).toEqual([['/about-us', '/about']]);
  expect([...followMoves(new Map(), whole, { ...whole, routes: whole.routes.slice(0, -1) })]).toEqual([]);
});
