import { type IncomingMessage, get as openStream } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Path } from '../../../../generator/core/json/path.ts';
import type { Author } from '../../../../generator/editor/document/person.ts';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { PresenceAnswer } from '../../../../generator/editor/document/protocol-presence.ts';
import type { EditState } from '../../../../generator/editor/document/protocol-state.ts';
import { type DeskEditing, openDeskEditing, type PersonClient } from '../../../support/desk-editing.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';

const sara: Author = { id: 'p1', name: 'سارة', email: 'sara@example.sa' };
const badr: Author = { id: 'p2', name: 'بدر' };

const summary = { key: 'change', values: {} };
const title: Path = ['routes', 0, 'title'];
const about: Path = ['footer', 'about'];

let desk: DeskEditing;
let people: { sara: PersonClient; badr: PersonClient };
const clock = { now: 1_000_000 };

beforeAll(async () => {
  desk = await openDeskEditing(await copiedSite('minimal'), { now: () => clock.now });
  people = { sara: desk.as(sara), badr: desk.as(badr) };
});
afterAll(() => desk.server.close());

async function change(client: PersonClient, at: Path, value: string, base?: string): Promise<ChangeResult> {
  const state = await client.get<EditState>('state');
  return client.post('change', { base: base ?? state.base, operations: [{ do: 'set', at, value }], summary });
}

describe('people of a desk', () => {
  test('undo and redo their own changes, see whose the others are, and learn who changed a place', async () => {
    const { base } = await people.sara.get<EditState>('state');
    await change(people.sara, title, 'صفحة سارة');
    await change(people.badr, about, 'جملة بدر.');
    expect(await people.sara.get('state')).toMatchObject({
      canUndo: true,
      done: [{ by: 'بدر', isOthers: true }, { by: 'سارة' }],
    });
    expect(await people.sara.post('undo', {})).toMatchObject({ state: 'written', step: { at: title } });
    const { done } = await people.badr.get<EditState>('state');
    expect(done).toMatchObject([
      { by: 'بدر', isUndone: false },
      { by: 'سارة', isOthers: true, isUndone: true },
    ]);
    expect(await people.sara.post('redo', {})).toMatchObject({ state: 'written' });
    expect(await change(people.sara, about, 'جملة سارة.', base)).toMatchObject({
      state: 'conflict',
      conflicts: [{ at: about, by: { name: 'بدر' } }],
    });
    expect(await people.badr.post('travel', { to: 0 })).toMatchObject({ state: 'written' });
    expect((await people.sara.get<EditState>('state')).done).toMatchObject([{ isUndone: true }, { isUndone: false }]);
  });

  test('never see e-mail addresses or ids in the state', async () => {
    const { body } = await people.badr.send('/_edit/state');
    expect(body.toString()).toContain('سارة');
    expect(body.toString()).not.toMatch(/sara@example|"p1"/);
  });

  test('each step of every endpoint carries its author', async () => {
    const before = (await people.badr.get<EditState>('state')).done.length;
    const { base } = await people.sara.get<EditState>('state');
    const replacing = { find: 'الرئيسية', by: 'الأولى', isWholeWord: false, hasCase: false, isExact: false };
    expect(await people.sara.post('replace', { ...replacing, base, without: [] })).toMatchObject({ state: 'written' });
    const renamed = await people.sara.post('media', { do: 'rename', source: 'picture.svg', to: 'صورة' });
    expect(renamed).toMatchObject({ state: 'written' });
    const languages = { task: 'add-language', tag: 'en', isDraft: true, name: 'Small site', pages: [] };
    expect(await people.sara.post('change-languages', languages)).toMatchObject({ state: 'written' });
    const oldest = (await people.sara.get<EditState>('state')).done.at(-1)?.id;
    const now = (await people.sara.get<EditState>('state')).base;
    expect(await people.sara.post('restore', { base: now, of: `step:${oldest}`, summary })).toMatchObject({ state: 'written' });
    const text = (await people.sara.get<EditState>('state')).base;
    expect(await people.sara.post('repair', { base: text, edits: [{ from: 1, to: 1, text: ' ' }], summary })).toMatchObject({
      state: 'written',
    });
    const { done } = await people.badr.get<EditState>('state');
    const added = done.slice(0, done.length - before);
    expect(added).toHaveLength(5);
    for (const item of added) expect(item).toMatchObject({ by: 'سارة', isOthers: true });
    expect(await people.badr.get('state')).toMatchObject({ canUndo: false });
  });
});

describe('who is there', () => {
  test('is answered to each report, and told to open pages', async () => {
    const events: string[] = [];
    const { origin, host } = new URL(desk.server.url);
    const headers = { host, 'x-desk-secret': 'a secret of the desk' };
    const stream = await new Promise<IncomingMessage>((resolve) => openStream(`${origin}/_preview/events`, { headers }, resolve));
    stream.setEncoding('utf8').on('data', (text: string) => events.push(text));
    expect(await people.sara.post<PresenceAnswer>('presence', { page: '/', at: title })).toEqual({ people: [] });
    const seen = await people.badr.post<PresenceAnswer>('presence', { page: '/' });
    expect(seen).toEqual({ people: [{ id: 'p1', name: 'سارة', page: '/', at: title }] });
    await expect.poll(() => events.join('').split('event: presence\ndata: {}\n\n').length).toBe(3);
    stream.destroy();
    clock.now += 45_000;
    expect(await people.badr.post<PresenceAnswer>('presence', { page: '/' })).toEqual({ people: [] });
  });

  test('is reported strictly', async () => {
    for (const body of [{}, { page: 1 }, { page: '/', name: 'x' }, { page: '/', at: 'x' }, { page: 'x'.repeat(2000) }]) {
      const headers = { 'content-type': 'application/json' };
      const { status } = await people.sara.send('/_edit/presence', { method: 'POST', headers, body: JSON.stringify(body) });
      expect(status, JSON.stringify(body)).toBe(400);
    }
  });
});

describe('the server of a desk', () => {
  test('opens no code editor', async () => {
    const { status } = await people.sara.send('/_preview/open?line=1&column=1', { method: 'POST', headers: { 'x-preview': '' } });
    expect(status).toBe(404);
  });
});

describe('without a desk', () => {
  let editing: EditClient;
  beforeAll(async () => {
    editing = await openEditing(await copiedSite('minimal'));
  });
  afterAll(() => editing.server.close());

  test('nobody is listed, and changes have no author', async () => {
    expect((await editing.send('presence', { method: 'POST', body: '{"page":"/"}' })).status).toBe(404);
    const { base } = await editing.get<EditState>('state');
    await editing.post('change', { base, operations: [{ do: 'set', at: title, value: 'عنوان' }], summary });
    const { done } = await editing.get<EditState>('state');
    expect(Object.keys(done[0] ?? {})).toEqual(['id', 'summary', 'when', 'isUndone']);
  });
});
