import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createSignal } from '../../../../generator/desk/model/signal.ts';
import { reportMailFailure } from '../../../../generator/desk/notices/mail-notices.ts';
import { openNotices } from '../../../../generator/desk/notices/notices.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { deskUrl, openTestDesk, type Visitor } from '../../../support/desk.ts';
import { eventually } from '../../../support/eventually.ts';

const notice = { event: 'proposal-made', values: { by: 'سارة', pages: 'من نحن' }, href: '/_desk/' };

test('keeps 500 per person: the oldest read ones go first', async () => {
  const state = await temporaryFolder();
  const options = { state, now: () => 0, signal: createSignal() };
  const notices = openNotices(options);
  notices.add({ to: 'b', ...notice });
  for (let index = 0; index < 500; index++) notices.add({ to: 'a', ...notice, href: `/${index}` });
  const hrefs = () => notices.of('a').map(({ href }) => href);
  notices.markRead('a', [notices.of('a').find(({ href }) => href === '/7')?.id ?? '']);
  notices.add({ to: 'a', ...notice, href: '/500' });
  expect(hrefs()).toHaveLength(500);
  expect(hrefs()).not.toContain('/7');
  notices.add({ to: 'a', ...notice, href: '/501' });
  expect(hrefs().slice(0, 2)).toEqual(['/501', '/500']);
  expect(hrefs()).not.toContain('/0');
  expect(notices.of('b')).toHaveLength(1);
  expect(openNotices(options).of('a')).toEqual(notices.of('a'));
});

async function openDesk() {
  const desk = await openTestDesk();
  onTestFinished(desk.close);
  const read = ({ headers }: Visitor, body: unknown) =>
    desk.send('/_desk/read-notices', { method: 'POST', headers, body }).then(({ status }) => status);
  return { desk, read };
}

test('shows and marks the own ones only', async () => {
  const { desk, read } = await openDesk();
  const [sara, omar] = [desk.signIn('reader'), desk.signIn('owner')];
  desk.desk.notices.add({ to: sara.person.id, ...notice });
  const shown = async ({ headers }: Visitor) => JSON.parse((await desk.send('/_desk/notices', { headers })).text).notices;
  const [own] = await shown(sara);
  expect(own).toMatchObject(notice);
  expect(await shown(omar)).toEqual([]);
  expect(await read(omar, { ids: [own.id] })).toBe(200);
  expect((await shown(sara))[0].isRead).toBeUndefined();
  for (const wrong of [
    {},
    { ids: own.id },
    { ids: [1] },
    { ids: [own.id], to: omar.person.id },
    [own.id],
    { ids: Array(501).fill('x') },
  ])
    expect(await read(sara, wrong)).toBe(400);
  expect(await read(sara, { ids: [own.id, 'unknown'] })).toBe(200);
  expect((await shown(sara))[0].isRead).toBe(true);
});

/** Opens the event stream of a person. */
async function openEvents(port: number, { headers }: Visitor) {
  const state = { text: '', isEnded: false };
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    path: '/_desk/events',
    headers: { ...headers, host: new URL(deskUrl).host },
  });
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject).end(),
  );
  onTestFinished(() => {
    sent.destroy();
  });
  answer.setEncoding('utf8').on('data', (part: string) => {
    state.text += part;
  });
  answer.once('close', () => {
    state.isEnded = true;
  });
  answer.on('error', () => undefined);
  return { state, status: answer.statusCode, headers: answer.headers, close: () => sent.destroy() };
}

test('says that something changed to those whom it concerns, until the session ends', async () => {
  const { desk } = await openDesk();
  const [sara, omar, mona] = [desk.signIn('writer'), desk.signIn('owner'), desk.signIn('reader')];
  const [first, second, third] = await Promise.all([sara, omar, mona].map((who) => openEvents(desk.port, who)));
  if (!first || !second || !third) throw new Error('No streams');
  expect(first.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  await eventually(() => expect([first, second].every(({ state }) => state.text.includes('retry'))).toBe(true));
  desk.desk.notices.add({ to: sara.person.id, ...notice });
  await eventually(() => expect(first.state.text).toContain('data: {"changed":"notices"}'));
  expect(second.state.text).not.toContain('data:');
  desk.desk.sessions.end(sara.session.id);
  desk.desk.people.change(mona.person.id, { isSuspended: true });
  await eventually(() => expect([first.state.isEnded, third.state.isEnded]).toEqual([true, true]));
  expect(second.state.isEnded).toBe(false);
  // Nothing is told to ended streams, not even at once.
  desk.desk.notices.add({ to: omar.person.id, ...notice });
  await eventually(() => expect(second.state.text).toContain('data: {"changed":"notices"}'));
  expect(third.state.text).not.toContain('data:');
});

test('tells nothing to a session that has just ended', async () => {
  const { desk } = await openDesk();
  const sara = desk.signIn('writer');
  const { state } = await openEvents(desk.port, sara);
  await eventually(() => expect(state.text).toContain('retry'));
  desk.desk.sessions.end(sara.session.id);
  desk.desk.notices.add({ to: sara.person.id, ...notice });
  await eventually(() => expect(state.isEnded).toBe(true));
  expect(state.text).not.toContain('data:');
});

test('opens a limited number of streams per person, and forgets closed ones', async () => {
  const { desk } = await openDesk();
  const sara = desk.signIn('writer');
  const streams = [];
  for (let index = 0; index < 20; index++) streams.push(await openEvents(desk.port, sara));
  expect((await openEvents(desk.port, sara)).status).toBe(429);
  streams[0]?.close();
  await eventually(async () => expect((await openEvents(desk.port, sara)).status).toBe(200));
});

test('records each failure of e-mail, and tells owners once', async () => {
  const { desk } = await openDesk();
  const [owner, writer] = [desk.signIn('owner'), desk.signIn('writer')];
  const failure = { to: 'x@example.sa', event: 'mail-failed', reason: '550 No such user' } as const;
  reportMailFailure(failure, desk.desk);
  reportMailFailure(failure, desk.desk);
  expect(desk.desk.audit.all().filter(({ event }) => event === 'mail-failed')).toHaveLength(2);
  expect(desk.desk.notices.of(owner.person.id)).toMatchObject([{ event: 'mail-failed', values: { to: 'x@example.sa' } }]);
  expect(desk.desk.notices.of(writer.person.id)).toEqual([]);
});
