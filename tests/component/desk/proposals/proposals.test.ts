import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createSignal } from '../../../../generator/desk/model/signal.ts';
import { proposalOperations } from '../../../../generator/desk/proposals/operations.ts';
import { openProposals } from '../../../../generator/desk/proposals/proposals.ts';
import { markPublished } from '../../../../generator/desk/proposals/steps.ts';
import { openTestDesk, type TestDesk, type Visitor } from '../../../support/desk.ts';

const page = { path: '/about', title: 'من نحن', address: '/about' };

async function openDesk() {
  const desk = await openTestDesk();
  onTestFinished(desk.close);
  const people = {
    reader: desk.signIn('reader', { name: 'ريم' }),
    writer: desk.signIn('writer', { name: 'سارة' }),
    other: desk.signIn('writer', { name: 'عمر' }),
    editor: desk.signIn('editor', { name: 'منى' }),
    owner: desk.signIn('owner', { name: 'خالد' }),
  };
  const post = async ({ headers }: Visitor, operation: string, body: unknown) => {
    const { status, text } = await desk.send(`/_desk/${operation}`, { method: 'POST', headers, body });
    return { status, body: JSON.parse(text) };
  };
  const get = async ({ headers }: Visitor, path: string) => {
    const { status, text } = await desk.send(`/_desk/${path}`, { headers });
    return { status, body: JSON.parse(text) };
  };
  const propose = async (by: Visitor = people.writer, more: object = {}): Promise<string> =>
    (await post(by, 'propose', { note: 'تحديث', pages: [page], ...more })).body.id;
  return { desk, ...people, post, get, propose };
}

/** Events of a person's notices, the newest first. */
const told = ({ desk }: TestDesk, { person }: Visitor) => desk.notices.of(person.id).map(({ event }) => event);

test('goes from proposal to approval to publishing, and tells whom it concerns', async () => {
  const { desk, reader, writer, editor, owner, post, get, propose } = await openDesk();
  const id = await propose();
  expect([told(desk, editor), told(desk, owner), told(desk, writer), told(desk, reader)]).toEqual([
    ['proposal-made'],
    ['proposal-made'],
    [],
    [],
  ]);
  const [notice] = desk.desk.notices.of(editor.person.id);
  expect(notice).toMatchObject({ values: { by: 'سارة', pages: 'من نحن' }, href: `/_desk/?at=proposals&id=${id}` });
  const { body: shown } = await get(editor, `proposals?id=${id}`);
  expect(shown).toMatchObject({
    state: 'open',
    by: { name: 'سارة' },
    pages: [{ path: '/about', preview: '/about' }],
    isChanged: false,
  });
  expect((await post(editor, 'approve', { id, version: shown.version })).status).toBe(200);
  expect(told(desk, writer)).toEqual(['proposal-approved']);
  const { state, project, people, now } = desk.desk;
  const reopened = openProposals({ state, siteFile: project.siteFile, people, now, signal: createSignal() });
  expect(reopened.get(id).state).toBe('approved');
  markPublished(desk.desk, reopened);
  expect(reopened.get(id).state).toBe('published');
  expect(told(desk, writer)).toEqual(['proposal-published', 'proposal-approved']);
  expect(desk.desk.audit.all().map(({ event }) => event)).toEqual(
    expect.arrayContaining(['proposal-made', 'proposal-approved', 'proposal-published']),
  );
});

test('is sent back with a reason, and proposed again', async () => {
  const { desk, writer, other, editor, post, get, propose } = await openDesk();
  const id = await propose();
  expect((await post(editor, 'send-back', { id, reason: '  ' })).status).toBe(400);
  expect((await post(editor, 'send-back', { id, reason: 'أضف التاريخ' })).status).toBe(200);
  expect(told(desk, writer)).toEqual(['proposal-sent-back']);
  expect((await get(writer, `proposals?id=${id}`)).body.decision).toMatchObject({ reason: 'أضف التاريخ', by: { name: 'منى' } });
  expect((await post(other, 'propose', { note: '', pages: [page], id })).status).toBe(403);
  expect((await post(writer, 'propose', { note: 'أضفته', pages: [page], id })).body).toEqual({ id });
  expect((await get(writer, `proposals?id=${id}`)).body).toMatchObject({ state: 'open', note: 'أضفته' });
  expect((await get(writer, `proposals?id=${id}`)).body.decision).toBeUndefined();
});

test('is not approved by its author, except by an owner', async () => {
  const { editor, owner, post, propose } = await openDesk();
  const own = await propose(editor);
  expect(await post(editor, 'approve', { id: own })).toMatchObject({ status: 403, body: { reason: 'proposal-own' } });
  expect((await post(owner, 'approve', { id: own })).status).toBe(200);
  expect((await post(owner, 'approve', { id: await propose(owner) })).status).toBe(200);
});

test('is not approved as something that was not seen', async () => {
  const { desk, editor, post, get, propose } = await openDesk();
  const id = await propose();
  const { version } = (await get(editor, `proposals?id=${id}`)).body;
  appendFileSync(desk.desk.project.siteFile, '\n');
  expect(await post(editor, 'approve', { id, version })).toMatchObject({ status: 409, body: { reason: 'proposal-changed' } });
  const now = (await get(editor, `proposals?id=${id}`)).body;
  expect(now.isChanged).toBe(true);
  expect((await post(editor, 'approve', { id, version: now.version })).status).toBe(200);
});

test('is not approved by an editor who is suspended before the request has arrived', async () => {
  const { desk, editor, propose } = await openDesk();
  const id = await propose();
  const { state, project, people, now } = desk.desk;
  const proposals = openProposals({ state, siteFile: project.siteFile, people, now, signal: createSignal() });
  const operation = proposalOperations(desk.desk, proposals).find(([name]) => name === 'approve')?.[1];
  const answer = operation?.answer as unknown as (asked: object) => Promise<unknown>;
  const request = Object.assign(new PassThrough(), { headers: { 'content-type': 'application/json' } });
  const answered = answer({ request, person: editor.person, session: editor.session });
  desk.desk.people.change(editor.person.id, { isSuspended: true });
  request.end(JSON.stringify({ id }));
  await expect(answered).rejects.toThrow('signed-out');
  expect(proposals.get(id).state).toBe('open');
});

test('gives no rights to those who know the id', async () => {
  const { reader, writer, other, editor, post, propose } = await openDesk();
  const id = await propose();
  const { body: link } = await post(writer, 'share', { proposal: id, days: 7 });
  for (const [who, operation, body] of [
    [other, 'withdraw-proposal', { id }],
    [editor, 'withdraw-proposal', { id }],
    [other, 'share', { proposal: id, days: 1 }],
    [other, 'end-share', { id: link.id }],
    [other, 'approve', { id }],
    [other, 'send-back', { id, reason: 'x' }],
    [reader, 'propose', { note: '', pages: [page] }],
    [reader, 'share', { proposal: id, days: 1 }],
    [writer, 'approve', { id }],
  ] as const)
    expect((await post(who, operation, body)).status, operation).toBe(403);
  expect((await post(editor, 'share', { proposal: id, days: 1 })).status).toBe(200);
  expect((await post(editor, 'end-share', { id: link.id })).status).toBe(200);
  for (const unknown of ['', 'x', `${id}x`, '../people', '__proto__', 'constructor'])
    expect([400, 404]).toContain((await post(editor, 'approve', { id: unknown })).status);
});

test('is closed once withdrawn', async () => {
  const { desk, writer, editor, post, get, propose } = await openDesk();
  const id = await propose();
  expect((await post(writer, 'withdraw-proposal', { id })).status).toBe(200);
  expect(told(desk, editor)).toEqual(['proposal-withdrawn', 'proposal-made']);
  for (const [who, operation, body] of [
    [editor, 'approve', { id }],
    [editor, 'send-back', { id, reason: 'x' }],
    [editor, 'comment', { proposal: id, text: 'x' }],
    [writer, 'share', { proposal: id, days: 1 }],
    [writer, 'withdraw-proposal', { id }],
    [writer, 'propose', { note: '', pages: [page], id }],
  ] as const)
    expect((await post(who, operation, body)).status, operation).toBe(409);
  expect((await get(writer, 'proposals')).body.proposals).toMatchObject([{ id, state: 'withdrawn' }]);
});

test('takes comments as text, about a sentence, and tells those who take part', async () => {
  const { desk, reader, writer, editor, post, get, propose } = await openDesk();
  const id = await propose();
  const comment = { proposal: id, text: '<b>غير</b>\u202E واضح\u0000\r\n\r\n\r\nسطر', page: '/about', sentence: 'نعمل\n منذ' };
  expect((await post(reader, 'comment', comment)).status).toBe(200);
  expect((await post(editor, 'comment', { proposal: id, text: 'نعم' })).status).toBe(200);
  const { comments } = (await get(writer, `proposals?id=${id}`)).body;
  expect(comments).toMatchObject([
    { by: { name: 'ريم' }, text: '<b>غير</b> واضح\n\nسطر', page: '/about', sentence: 'نعمل منذ' },
    { by: { name: 'منى' }, text: 'نعم' },
  ]);
  expect([told(desk, writer), told(desk, reader), told(desk, editor)]).toEqual([
    ['proposal-commented', 'proposal-commented'],
    ['proposal-commented'],
    ['proposal-made'],
  ]);
  for (const text of ['', '   ', '\u0000', 'x'.repeat(2001), 1, null, ['x']])
    expect((await post(reader, 'comment', { proposal: id, text })).status).toBe(400);
  expect((await post(reader, 'comment', { proposal: id, text: 'x'.repeat(2000) })).status).toBe(200);
  expect((await post(reader, 'comment', { proposal: id, text: 'x', page: '/other' })).status).toBe(400);
});

test.each([
  [{ pages: [] }],
  [{ pages: Array.from({ length: 51 }, () => page) }],
  [{ pages: [{ ...page, title: '' }] }],
  [{ pages: [{ ...page, more: 1 }] }],
  [{ note: 'x'.repeat(2001) }],
  [{ days: 2 }],
  [{ days: '7' }],
  [{ state: 'approved' }],
  [{ by: { id: 'x', name: 'x' } }],
  ...[
    ...['', 'about', '//evil.example', '/_edit', '/_edit/state', '/site/_edit', '/_desk/', '/_preview/client.js', '/%5Fedit'],
    ...[
      '/..',
      '/a/../b',
      '/%2e%2e/x',

      '/a%252Fb',
      '/a\\b',
      '/a%5cb',
      '/a?still',
      '/a#b',
      '/a%00',
      '/a b',
      '/.git',
      '/%',
    ],
    ...['http://evil.example/', '/a%0d%0aHost:x'],
  ].map((address) => [{ pages: [{ ...page, address }] }] as [object]),
])('refuses the proposal %j', async (wrong) => {
  const { desk, writer, post } = await openDesk();
  expect((await post(writer, 'propose', { note: '', pages: [page], ...wrong })).status).toBe(400);
  expect(desk.desk.audit.all().some(({ event }) => event.startsWith('proposal'))).toBe(false);
});

test('stores hashes of links only', async () => {
  const { desk, writer, post, get, propose } = await openDesk();
  const id = await propose(writer, { days: 1 });
  const { body } = await post(writer, 'share', { proposal: id, days: 30 });
  const secret = body.link.split('/').at(-2);
  expect(secret).toMatch(/^[\w-]{43}$/);
  const stored = readFileSync(join(desk.desk.state, 'proposals', `${id}.json`), 'utf8');
  expect(stored).not.toContain(secret);
  const shown = JSON.stringify((await get(writer, `proposals?id=${id}`)).body);
  expect(shown).not.toContain(secret);
  expect(shown).not.toMatch(/[0-9a-f]{64}/);
  expect((await get(writer, `proposals?id=${id}`)).body.shares).toHaveLength(2);
});
