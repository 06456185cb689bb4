import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Change, ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { EditState, PlacedValue } from '../../../../generator/editor/document/protocol-state.ts';
import type { TaskAnswer } from '../../../../generator/editor/document/protocol-tasks.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { specifiedSite } from '../../../support/build.ts';
import { type EditClient, openEditing } from '../../../support/edit-client.ts';

let editing: EditClient;
let original: string;
beforeAll(async () => {
  const siteFile = await specifiedSite();
  original = readFileSync(siteFile, 'utf8');
  editing = await openEditing(siteFile);
});
afterAll(() => editing.server.close());

const text = () => readFileSync(editing.siteFile, 'utf8');
const state = () => editing.get<EditState>('state?language=en');
const value = (pointer: string) => editing.get<PlacedValue>(`value?at=${encodeURIComponent(pointer)}`);
const change = async (operations: Operation[], more: Partial<Change> = {}) => {
  const { base } = await state();
  return editing.post<ChangeResult>('change?language=en', { base, operations, summary: { key: 'text', values: {} }, ...more });
};
const shown = async (path: string) => (await fetch(editing.server.url + path)).text();
const title = ['routes', 0, 'blocks', 0, 'title'];

describe('the state of the editor', () => {
  test('lists pages, collections and problems with their paths', async () => {
    const { pages, collections, problems, language, canUndo } = await state();
    expect(language).toBe('en');
    expect(canUndo).toBe(false);
    expect(pages.filter(({ made }) => made === undefined)).toHaveLength(26);
    expect(pages[0]).toMatchObject({ at: ['routes', 0], path: '/', address: '/', isPlaceholder: false });
    const services = collections.find(({ name }) => name === 'services');
    expect(services).toMatchObject({ at: ['collections', 'services'], type: 'link-cards' });
    expect(services?.items[8]).toMatchObject({ at: ['collections', 'services', 'cards', 8], title: 'التدريب' });
    expect(problems.find(({ kind }) => kind === 'placeholder')).toMatchObject({
      at: expect.any(Array),
      where: expect.any(String),
    });
  });

  test('returns the value at a path and the pages that show it', async () => {
    expect(await value('/routes/0/path')).toMatchObject({ at: ['routes', 0, 'path'], value: '/', alsoOn: [] });
    const card = await value('/collections/services/cards/8/title');
    expect(card.value).toBe('التدريب');
    expect(card.alsoOn.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/services']));
    expect(await value('/header/links')).toMatchObject({ isEverywhere: true });
    expect(await value('/routes/900')).not.toHaveProperty('value');
    expect(await value('/__proto__/constructor')).not.toHaveProperty('value');
    expect(await value('/routes/0/title/constructor/prototype')).not.toHaveProperty('value');
    for (const pointer of ['routes', '/~2', '/x~', '/a'.repeat(200), '#/routes'])
      expect((await editing.send(`value?at=${encodeURIComponent(pointer)}`)).status, pointer).toBe(400);
  });
});

describe('a change', () => {
  test('is in the file and on the page with the response, and undone to the byte', async () => {
    const result = await change([{ do: 'set', at: title, value: 'عنوان من المحرر' }]);
    expect(result).toMatchObject({ state: 'written', lines: { removed: 1, added: 1 } });
    expect(text()).toContain('عنوان من المحرر');
    expect(await shown('')).toContain('عنوان من المحرر');
    expect(await state()).toMatchObject({ base: result.base, canUndo: true, canRedo: false });
    expect(await editing.post<ChangeResult>('undo', {})).toMatchObject({ state: 'written' });
    expect(text()).toBe(original);
    expect(await shown('')).not.toContain('عنوان من المحرر');
    await editing.post('redo', {});
    expect(text()).toContain('عنوان من المحرر');
    await editing.post('undo', {});
    expect(await editing.post<ChangeResult>('undo', {})).toMatchObject({ state: 'written', lines: { removed: 0, added: 0 } });
    expect(text()).toBe(original);
  });

  test('that causes an error is refused with the problem and its path', async () => {
    const result = await change([{ do: 'set', at: title, value: ' ' }]);
    expect(result).toMatchObject({ state: 'refused', problems: [{ kind: 'error', code: 'empty-text', at: title }] });
    expect(text()).toBe(original);
  });

  test('of a file that was changed elsewhere is merged or reported as a conflict', async () => {
    const { base } = await state();
    const elsewhere = original.replace('"التدريب"', '"التدريب والتأهيل"');
    expect(elsewhere).not.toBe(original);
    writeFileSync(editing.siteFile, elsewhere);
    expect(await change([{ do: 'set', at: title, value: 'هنا' }], { base })).toMatchObject({ state: 'written' });
    expect(text()).toContain('التدريب والتأهيل');
    writeFileSync(editing.siteFile, text().replace('"هنا"', '"هناك"'));
    const { base: later } = await state();
    writeFileSync(editing.siteFile, text().replace('"هناك"', '"غير ذلك"'));
    const clash = await change([{ do: 'set', at: title, value: 'هنالك' }], { base: later });
    expect(clash).toMatchObject({ state: 'conflict', conflicts: [{ at: title, mine: 'هنالك', theirs: 'غير ذلك' }] });
    expect(text()).toContain('غير ذلك');
    writeFileSync(editing.siteFile, original);
    expect((await value('/routes/0/blocks/0/title')).value).not.toBe('غير ذلك');
  });

  test('reaches every open page exactly once', async () => {
    const abort = new AbortController();
    const events = await fetch(`${editing.server.url}_preview/events`, { signal: abort.signal });
    const told: number[] = [];
    const listening = (async () => {
      for await (const part of events.body as unknown as AsyncIterable<Uint8Array>)
        for (const [, version] of Buffer.from(part)
          .toString()
          .matchAll(/"version":(\d+)/g))
          told.push(Number(version));
    })().catch(() => undefined);
    await expect.poll(() => told.length).toBe(1);
    await change([{ do: 'set', at: title, value: 'مرة واحدة' }]);
    await expect.poll(() => told.length).toBe(2);
    // Longer than the watcher waits for an edit to settle.
    await new Promise((resolve) => setTimeout(resolve, 200));
    abort.abort();
    await listening;
    expect(told).toEqual([told[0], (told[0] ?? 0) + 1]);
    await editing.post('undo', {});
    expect(text()).toBe(original);
  });

  test('of a long text is written and summarised by its beginning', async () => {
    // Of letters of two units each, none is cut in two.
    for (const text of [`${'كلمة '.repeat(500)}أخيرة.`, `ع${'𞸀'.repeat(2000)}`, `${'كلمات '.repeat(18_000)}أخيرة.`]) {
      const { base } = await state();
      const summary = { key: 'text', values: { page: 'الرئيسية', text } };
      const result = await editing.post<ChangeResult>('change', {
        base,
        operations: [{ do: 'set', at: title, value: text }],
        summary,
      });
      expect(result).toMatchObject({ state: 'written' });
      const [last] = (await state()).done;
      expect(last?.summary.values.text?.length).toBeLessThanOrEqual(200);
      expect(last?.summary.values.text).toMatch(/^\P{Cs}+…$/u);
      await editing.post('undo', {});
    }
    expect(text()).toBe(original);
  });

  test('of an unknown form is rejected with status 400', async () => {
    const { base } = await state();
    const summary = { key: 'text', values: {} };
    const bad: unknown[] = [
      {},
      { base, operations: [] },
      { base, operations: [{ do: 'run', at: [] }], summary },
      { base, operations: [{ do: 'set', at: ['routes', -1], value: 1 }], summary },
      { base, operations: [{ do: 'set', at: [{}], value: 1 }], summary },
      { base, operations: [{ do: 'set', at: '/routes', value: 1 }], summary },
      { base, operations: [{ do: 'set', at: title }], summary },
      { base, operations: [{ do: 'move', at: title, to: 1.5 }], summary },
      { base, operations: [], summary: { key: 'text', values: { a: 1 } } },
      { base, operations: [], summary, more: true },
    ];
    for (const body of bad) {
      const headers = { 'content-type': 'application/json' };
      const answer = await editing.send('change', { method: 'POST', headers, body: JSON.stringify(body) });
      expect(answer.status, JSON.stringify(body)).toBe(400);
    }
  });

  test.each<[string, Operation]>([
    ['a place that is not there', { do: 'set', at: ['routes', 900, 'title'], value: 'x' }],
    ['an item beyond the end', { do: 'remove', at: ['routes', 900] }],
    ['an item of no list', { do: 'move', at: ['site', 'name'], to: 0 }],
    ['a key of a list', { do: 'set', at: ['routes', 'constructor'], value: 'x' }],
    ['a prototype', { do: 'set', at: ['__proto__', 'x'], value: 'y' }],
    ['the inside of a text', { do: 'set', at: [...title, 'length'], value: 3 }],
    ['the whole file', { do: 'remove', at: [] }],
    ['the whole file, by nothing', { do: 'set', at: [], value: null }],
  ])('of %s writes nothing', async (_what, operation) => {
    const result = await change([operation]);
    expect(['conflict', 'refused']).toContain(result.state);
    expect(text()).toBe(original);
  });
});

describe('a repair', () => {
  const summary = { key: 'repair', values: {} };

  test('of a syntax slip is offered with the problem and restores the file', async () => {
    const slip = original.replace('"routes": [', '"routes" [');
    expect(slip).not.toBe(original);
    writeFileSync(editing.siteFile, slip);
    const { base, problems } = await state();
    const fix = problems.find(({ kind }) => kind === 'error')?.fix ?? [];
    expect(fix).toHaveLength(1);
    expect(await editing.post<ChangeResult>('repair', { base, edits: fix, summary })).toMatchObject({ state: 'written' });
    const after = await state();
    expect(after.problems.filter(({ kind }) => kind === 'error')).toEqual([]);
    expect(JSON.parse(text())).toEqual(JSON.parse(original));
    writeFileSync(editing.siteFile, original);
  });

  test('that makes errors worse or is invalid writes nothing', async () => {
    const { base } = await state();
    const worse = { base, edits: [{ from: 0, to: 1, text: '' }], summary };
    expect(await editing.post<ChangeResult>('repair', worse)).toMatchObject({ state: 'refused' });
    const ends = { base, edits: [{ from: 10_000_000, to: 10_000_001, text: 'x' }], summary };
    expect((await editing.post<ChangeResult>('repair', ends)).state).not.toBe('written');
    const headers = { 'content-type': 'application/json' };
    const bad = [
      { base, edits: [], summary },
      { base, edits: [{ from: 5, to: 2, text: '' }], summary },
      {
        base,
        edits: [
          { from: 5, to: 9, text: '' },
          { from: 7, to: 8, text: '' },
        ],
        summary,
      },
      { base, edits: [{ from: -1, to: 2, text: '' }], summary },
    ];
    for (const body of bad)
      expect((await editing.send('repair', { method: 'POST', headers, body: JSON.stringify(body) })).status).toBe(400);
    expect(text()).toBe(original);
  });
});

describe('a task', () => {
  const plan = (request: object) => editing.post<TaskAnswer>('plan', request);

  test('is planned without writing, applied as one change and undone in one step', async () => {
    const planned = await plan({ task: 'rename-page', path: '/services/training', to: '/services/learning' });
    if (planned.state !== 'planned') throw new Error(planned.reason);
    expect(planned.consequences.map(({ key }) => key)).toContain('link-follows');
    expect(text()).toBe(original);
    const { base, operations, summary } = planned;
    expect(await editing.post<ChangeResult>('change', { base, operations, summary })).toMatchObject({ state: 'written' });
    expect((await state()).pages.map(({ path }) => path)).toContain('/services/learning');
    expect(await shown('services/learning')).toContain('<h1');
    await editing.post('undo', {});
    expect(text()).toBe(original);
  });

  test('that is impossible states the reason; an invalid one is rejected', async () => {
    expect(await plan({ task: 'delete-page', path: '/nowhere' })).toMatchObject({ state: 'refused', field: 'path' });
    const headers = { 'content-type': 'application/json' };
    for (const body of [
      '{}',
      '{"task":"constructor"}',
      '{"task":"delete-page"}',
      '{"task":"remove-past","today":"soon","events":"close"}',
    ])
      expect((await editing.send('plan', { method: 'POST', headers, body })).status, body).toBe(400);
  });

  test.each<[string, object]>([
    ['delete-section', { at: ['__proto__', 'x'] }],
    ['delete-section', { at: [] }],
    ['replace-section', { at: ['routes', 0, 'blocks', 0], type: 'constructor' }],
    ['replace-section', { at: ['site'], type: 'hero' }],
    ['resolve-placeholder', { at: ['routes', 999] }],
    ['add-entry', { collection: 'constructor', values: {} }],
    ['delete-entry', { collection: '__proto__', name: 'x' }],
    ['rename-page', { path: '/', to: '//evil.example' }],
    ['add-page', { path: '../x', title: 'x', description: 'x' }],
  ])('%s with an unusual target is answered and writes nothing', async (task, rest) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await editing.send('plan', { method: 'POST', headers, body: JSON.stringify({ task, ...rest }) });
    expect(answer.status).toBe(200);
    const planned = JSON.parse(answer.body.toString());
    if (planned.state === 'planned') {
      const { base, operations, summary } = planned;
      const result = await editing.post<ChangeResult>('change', { base, operations, summary });
      expect(['refused', 'conflict']).toContain(result.state);
    }
    expect(text()).toBe(original);
  });
});
