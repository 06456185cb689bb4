import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { SectionOffer, TaskAnswer } from '../../../../generator/editor/document/protocol-tasks.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';

let editing: EditClient;
let original: string;
let drawing: string;
let folder: string;
beforeAll(async () => {
  // A realistic folder name: Arabic letters and a space.
  const siteFile = await copiedSite('smallest', 'موقع المدرسة');
  folder = dirname(siteFile);
  original = readFileSync(siteFile, 'utf8');
  drawing = join(folder, 'assets/placeholder.svg');
  editing = await openEditing(siteFile);
});
afterAll(() => editing.server.close());

const at = ['routes', 0, 'blocks'];

async function insert(type: string, more: object = {}): Promise<ChangeResult> {
  const plan = await editing.post<TaskAnswer>('plan', { task: 'insert-section', at, index: 1, type, today: '2026-11-22' });
  if (plan.state === 'refused') throw new Error(plan.reason);
  const { base, operations, summary, brings } = plan;
  return editing.post<ChangeResult>('change', { base, operations, summary, brings, ...more });
}
const text = () => readFileSync(editing.siteFile, 'utf8');

test('offers section types for a position', async () => {
  const offers = await editing.get<SectionOffer[]>('sections?at=/routes/0/blocks&index=1');
  expect(offers).toContainEqual({ type: 'faq' });
  expect(offers).toContainEqual({ type: 'hero', refusal: 'has-title' });
  expect(await editing.get('sections?at=/routes/0/blocks&index=0&replaces=yes')).toContainEqual({ type: 'hero' });
  for (const query of ['', 'at=x&index=1', 'at=/routes&index=many'])
    expect((await editing.send(`sections?${query}`)).status, query).toBe(400);
  expect((await editing.send('sections?at=/nowhere/__proto__&index=1')).status).toBe(200);
});

test('adds the placeholder picture with a section and removes it on undo', async () => {
  expect(await insert('feature')).toMatchObject({ state: 'written' });
  expect(existsSync(drawing)).toBe(true);
  expect(await (await fetch(editing.server.url)).text()).toMatch(/<img[^>]+placeholder/);
  await editing.post('undo', {});
  expect(text()).toBe(original);
  expect(existsSync(drawing)).toBe(false);
  expect(await editing.post('redo', {})).toMatchObject({ state: 'written' });
  expect(existsSync(drawing)).toBe(true);
  await editing.post('undo', {});
  expect(existsSync(join(folder, 'assets/files/placeholder.pdf'))).toBe(false);
});

test('adds a placeholder sound or file with its section', async () => {
  for (const [type, name] of [
    ['audio', 'files/placeholder.mp3'],
    ['downloads', 'files/placeholder.pdf'],
  ] as const) {
    expect(await insert(type), type).toMatchObject({ state: 'written' });
    expect(existsSync(join(folder, 'assets', name)), name).toBe(true);
    await editing.post('undo', {});
    expect(existsSync(join(folder, 'assets', name)), name).toBe(false);
  }
});

test('adds nothing with a rejected change and keeps an existing file', async () => {
  const invalid = { operations: [{ do: 'set', at: ['routes', 0, 'title'], value: ' ' }] };
  expect(await insert('gallery', invalid)).toMatchObject({ state: 'refused' });
  expect(existsSync(drawing)).toBe(false);
  const own = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>';
  writeFileSync(drawing, own);
  expect(await insert('gallery')).toMatchObject({ state: 'written' });
  await editing.post('undo', {});
  expect(readFileSync(drawing, 'utf8')).toBe(own);
  expect(text()).toBe(original);
});

test('rejects invalid placeholder names', async () => {
  const headers = { 'content-type': 'application/json' };
  for (const brings of [['../x'], ['picture', 'file', 'audio', 'picture'], 'picture']) {
    const body = JSON.stringify({ base: '', operations: [], summary: { key: 'x', values: {} }, brings });
    expect((await editing.send('change', { method: 'POST', headers, body })).status).toBe(400);
  }
});

test('writes no placeholder through a symlink out of the site folder', async () => {
  const elsewhere = join(folder, '../elsewhere');
  const assets = join(folder, 'assets');
  mkdirSync(elsewhere);
  rmSync(assets, { recursive: true, force: true });
  symlinkSync(elsewhere, assets, 'junction');
  expect((await insert('downloads')).state).toBe('refused');
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(text()).toBe(original);
  rmSync(assets);
});
