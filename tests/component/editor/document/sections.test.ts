import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import { get } from '../../../../generator/core/json/walk.ts';
import type { TaskRequest } from '../../../../generator/editor/document/protocol-tasks.ts';
import { placeholderFiles } from '../../../../generator/editor/document/tasks/placeholder-files.ts';
import { sectionOffers } from '../../../../generator/editor/document/tasks/sections.ts';
import { planTask } from '../../../../generator/editor/document/tasks/tasks.ts';
import { blockTypes } from '../../../../templates/blocks/descriptors.ts';
import { fixtureSite } from '../../../support/build.ts';
import { type EditedSite, editSite } from '../../../support/edited-site.ts';

/** Plans a task, puts what it brings beside the file, and makes it. @returns what was wrong */
async function perform(site: EditedSite, request: TaskRequest): Promise<unknown[]> {
  const { base } = await site.session.state();
  const plan = planTask(site.value(), request, base);
  if (plan.state === 'refused') return [plan.reason];
  for (const name of plan.brings) {
    const { source, content } = placeholderFiles[name];
    const file = join(dirname(site.file), 'assets', source);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const result = await site.session.change({ base, operations: plan.operations, summary: plan.summary });
  if (result.state === 'refused')
    return result.diagnostics.map(({ code, pointer, parameters }) => ({ code, pointer, parameters }));
  expect(result.state).toBe('written');
  return [];
}

/** The same, and takes it back. */
async function tryOut(site: EditedSite, request: TaskRequest): Promise<unknown[]> {
  const before = site.read();
  const wrong = await perform(site, request);
  if (wrong.length > 0) return wrong;
  await site.session.undo();
  return site.read() === before ? [] : ['undo'];
}

const textOf = (name: string) => readFileSync(fixtureSite(name), 'utf8');

const english = (text: string) =>
  text.replace('"language": "ar"', '"language": "en"').replace(/"url": "([^"]+)"/, '"url": "$1/sing"');

const sites: [string, string, (text: string) => string][] = [
  ['the smallest', 'smallest', (text) => text],
  ['the smallest in English, in a folder', 'smallest', english],
  ['municipality', 'municipality', (text) => text],
  ['school', 'school', (text) => text],
  ['museum', 'museum', (text) => text],
];
const today = '2026-11-22';

describe.each(sites)('sections on %s', (_what, name, change) => {
  const start = async () => editSite(name, change(textOf(name)));

  test('of every type can be inserted, or the offer states the refusal', async () => {
    const site = await start();
    const at = ['routes', 0, 'blocks'];
    const index = (valueAt(site.value(), at) as Json[]).length;
    const wrong: unknown[] = [];
    for (const { type, refusal } of sectionOffers(site.value(), { at, index, replaces: false })) {
      const found = await tryOut(site, { task: 'insert-section', at, index, type, today });
      if (JSON.stringify(found) !== JSON.stringify(refusal === undefined ? [] : [refusal])) wrong.push([type, refusal, ...found]);
    }
    expect(wrong).toEqual([]);
  });
});

// The other sites are as rich as the museum.
test.each(['smallest', 'museum'])(
  'on %s a section can be replaced by every other type, or the offer states the refusal',
  async (name) => {
    const site = await editSite(name);
    const blocks = ['routes', 0, 'blocks'];
    const wrong: unknown[] = [];
    for (const index of [0, 1]) {
      const at = [...blocks, index];
      if (valueAt(site.value(), at) === undefined) continue;
      for (const { type, refusal } of sectionOffers(site.value(), { at: blocks, index, replaces: true })) {
        const found = await tryOut(site, { task: 'replace-section', at, type, today });
        if (JSON.stringify(found) !== JSON.stringify(refusal === undefined ? [] : [refusal]))
          wrong.push([index, type, refusal, ...found]);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('every section type can be inserted twice on one page', async () => {
  const site = await editSite('smallest', english(textOf('smallest')));
  const at = ['routes', 0, 'blocks'];
  const wrong: unknown[] = [];
  for (const type of [...blockTypes, ...blockTypes]) {
    const { refusal } = sectionOffers(site.value(), { at, index: 1, replaces: false }).find((one) => one.type === type) ?? {};
    if (refusal) continue;
    wrong.push(...(await perform(site, { task: 'insert-section', at, index: 1, type, today })));
  }
  expect(wrong).toEqual([]);
  expect((valueAt(site.value(), at) as Json[]).length).toBe(1 + 2 * (blockTypes.length - 9));
});

describe('section offers', () => {
  const site = JSON.parse(textOf('smallest')) as Json;
  const at = ['routes', 0, 'blocks'];
  const refused = (index: number, replaces: boolean) =>
    sectionOffers(site, { at, index, replaces }).flatMap(({ type, refusal }) => (refusal ? [`${type} ${refusal}`] : []));

  test('list every type; a second title is refused, and a title can replace the present one', () => {
    expect(sectionOffers(site, { at, index: 1, replaces: false }).map(({ type }) => type)).toEqual(blockTypes);
    const titles = ['banner', 'hero', 'intro', 'login', 'person', 'place', 'project'].map((type) => `${type} has-title`);
    expect(refused(1, false)).toEqual(['article posts-needed', 'page-feedback desk-needed', ...titles].sort());
    expect(refused(0, true)).toContain('card-grid title-needed');
    expect(refused(0, true)).toContain('banner nothing-to-do');
    expect(refused(0, true)).toContain('article posts-needed');
    expect(refused(0, true).filter((one) => /^(?:hero|intro|login) /.test(one))).toEqual([]);
  });

  test('include the question about a page only on sites with a desk', async () => {
    const text = textOf('smallest').replace('"site": {', '"site": { "desk": { "url": "https://desk.example.sa" },');
    const own = await editSite('smallest', text);
    const offers = sectionOffers(own.value(), { at, index: 1, replaces: false });
    expect(offers).toContainEqual({ type: 'page-feedback' });
    expect(await perform(own, { task: 'insert-section', at, index: 1, type: 'page-feedback', today })).toEqual([]);
    const refusal = { state: 'refused', reason: 'desk-needed', field: 'type' };
    expect(planTask(site, { task: 'insert-section', at, index: 1, type: 'page-feedback', today }, '')).toEqual(refusal);
  });

  test('insert below the page title even at index 0', () => {
    const plan = planTask(site, { task: 'insert-section', at, index: 0, type: 'faq' }, '');
    expect(plan).toMatchObject({ state: 'planned', operations: [{ do: 'insert', at, index: 1 }], brings: [] });
  });

  test('add missing cards, pictures and files, and reuse existing ones', () => {
    const cards = planTask(site, { task: 'insert-section', at, index: 1, type: 'card-grid' }, '');
    expect(cards).toMatchObject({ brings: ['picture'], consequences: [{ key: 'collection-added' }, { key: 'section-added' }] });
    expect(planTask(site, { task: 'insert-section', at, index: 1, type: 'downloads' }, '')).toMatchObject({ brings: ['file'] });
    const own = JSON.parse(textOf('museum')) as Json;
    const first = planTask(own, { task: 'insert-section', at, index: 1, type: 'carousel' }, '');
    expect(first).toMatchObject({ brings: [], operations: [{ value: { type: 'carousel' } }] });
  });

  test('have sample texts in the language of the site', () => {
    const words = (text: string) => {
      const plan = planTask(JSON.parse(text), { task: 'insert-section', at, index: 1, type: 'contact' }, '');
      return get(plan.state === 'planned' && plan.operations[0], 'value');
    };
    expect(words(textOf('smallest'))).toMatchObject({ heading: '(نص مؤقت) نموذج التواصل' });
    expect(words(english(textOf('smallest')))).toMatchObject({
      heading: '(Provisional) Contact form',
      form: { fields: [{ label: '(Provisional) Label' }] },
      details: { heading: '(Provisional) Heading' },
    });
    expect(JSON.stringify(words(english(textOf('smallest'))))).not.toMatch(/\p{Script=Arabic}/u);
  });
});

describe('a site-wide strip', () => {
  const at = ['everyPage', 'beforeFooter', 'blocks'];

  test('starts with a section of any type that does not title the page', async () => {
    const site = await editSite('smallest');
    const wrong: unknown[] = [];
    for (const { type, refusal } of sectionOffers(site.value(), { at, index: 0, replaces: false })) {
      const found = await tryOut(site, { task: 'insert-section', at, index: 0, type, today });
      if (JSON.stringify(found) !== JSON.stringify(refusal === undefined ? [] : [refusal])) wrong.push([type, refusal, ...found]);
    }
    expect(wrong).toEqual([]);
    const offers = sectionOffers(site.value(), { at, index: 0, replaces: false });
    expect(offers.filter(({ type }) => type === 'hero')).toEqual([{ type: 'hero', refusal: 'in-pages-only' }]);
  });

  test('is independent of the other strip and is removed with its last section', async () => {
    const site = await editSite('smallest');
    const above = ['everyPage', 'beforeHeader', 'blocks'];
    for (const list of [at, above, above]) {
      expect(await perform(site, { task: 'insert-section', at: list, index: 5, type: 'prose', today })).toEqual([]);
    }
    const all = () => valueAt(site.value(), ['everyPage']) as { beforeHeader?: { blocks: Json[] }; beforeFooter?: object };
    expect(all().beforeHeader?.blocks).toHaveLength(2);
    expect(await perform(site, { task: 'delete-section', at: [...above, 0] })).toEqual([]);
    expect(await perform(site, { task: 'delete-section', at: [...above, 0] })).toEqual([]);
    expect(Object.keys(all())).toEqual(['beforeFooter']);
    expect(await perform(site, { task: 'delete-section', at: [...at, 0] })).toEqual([]);
    expect(all()).toBeUndefined();
  });
});
