import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OperationEntry } from '../../../../generator/desk/model/operations.ts';
import { type InvitationMail, peopleOperations } from '../../../../generator/desk/people/operations.ts';
import { deskUrl, openTestDesk, type TestDesk, type Visitor } from '../../../support/desk.ts';
import { accept, post } from '../../../support/desk-passkeys.ts';

type Answering = (asked: object) => Promise<unknown>;

let desk: TestDesk;
let owner: Visitor;

beforeEach(async () => {
  desk = await openTestDesk();
  owner = desk.signIn('owner', { name: 'نورة' });
});

afterEach(() => desk.close());

const get = async (operation: string, { headers }: Visitor) =>
  JSON.parse((await desk.send(`/_desk/${operation}`, { headers })).text);

const send = (operation: string, body: unknown, { headers }: Visitor = owner) => post(desk, operation, body, headers);

const status = async ({ headers }: Visitor) => (await desk.send('/_desk/me', { headers })).status;

/** Last event of the audit list: its name, its values without the name of who did it, and the id. */
const lastEvent = () => {
  const { event, values, by } = desk.desk.audit.all().at(-1) ?? {};
  const { by: name, ...others } = values ?? {};
  expect(name).toBe(desk.desk.people.find(by ?? '')?.name);
  return [event, others, by];
};

describe('owners', () => {
  test('invite by a link that works once, and is listed without its secret', async () => {
    const { json } = await send('invite', { name: 'هند', role: 'writer', email: 'hind@example.sa' });
    expect(json).toMatchObject({
      isMailed: false,
      link: expect.stringMatching(/^https:\/\/desk\.example\.sa\/_desk\/invitation\/[\w-]{43}$/),
    });
    expect(lastEvent()).toEqual(['invited-as-writer', { name: 'هند' }, owner.person.id]);
    const secret = String(json.link).split('/').at(-1) ?? '';
    const listed = JSON.stringify(await get('people', owner));
    expect(listed).toContain('hind@example.sa');
    for (const hidden of [secret, desk.desk.people.invitations()[0]?.hash, 'publicKey']) expect(listed).not.toContain(hidden);
    await accept(desk, secret);
    const { people, invitations } = await get('people', owner);
    expect(invitations).toEqual([]);
    expect(people).toContainEqual(expect.objectContaining({ name: 'هند', role: 'writer', passkeys: 1, sessions: 1 }));
    expect((await send('withdraw-invitation', { id: json.id })).status).toBe(404);
  });

  test('withdraw invitations', async () => {
    const { json } = await send('invite', { name: 'هند', role: 'reader' });
    expect((await send('withdraw-invitation', { id: json.id })).status).toBe(200);
    expect(lastEvent()).toEqual(['invitation-withdrawn', { name: 'هند' }, owner.person.id]);
    expect((await desk.send(new URL(String(json.link)).pathname)).status).toBe(404);
  });

  test('change a role, which counts for open sessions at once', async () => {
    const other = desk.signIn('owner', { name: 'سالم' });
    expect((await send('change-person', { id: other.person.id, role: 'reader' })).status).toBe(200);
    expect(lastEvent()).toEqual(['role-is-reader', { name: 'سالم' }, owner.person.id]);
    expect((await send('invite', { name: 'x', role: 'owner' }, other)).status).toBe(403);
    expect((await send('change-person', { id: other.person.id, role: 'owner' }, other)).status).toBe(403);
  });

  test('stay named in the audit list after they have left', async () => {
    const other = desk.signIn('owner', { name: 'سالم' });
    await send('invite', { name: 'هند', role: 'owner' }, other);
    await send('remove-person', { id: other.person.id });
    const { entries, people } = await get('audit', owner);
    const by = { id: other.person.id, name: 'سالم' };
    expect(entries).toContainEqual(
      expect.objectContaining({ event: 'invited-as-owner', by, values: { by: 'سالم', name: 'هند' } }),
    );
    expect(people).toContainEqual(by);
  });

  test('suspend and remove, which ends sessions at once', async () => {
    const [one, two] = [desk.signIn('editor', { name: 'هند' }), desk.signIn('editor', { name: 'سالم' })];
    await send('change-person', { id: one.person.id, isSuspended: true });
    expect(lastEvent()).toEqual(['person-suspended', { name: 'هند' }, owner.person.id]);
    await send('remove-person', { id: two.person.id });
    expect(lastEvent()).toEqual(['person-removed', { name: 'سالم' }, owner.person.id]);
    expect([await status(one), await status(two)]).toEqual([401, 401]);
    expect((await send('recover', { id: one.person.id })).json.reason).toBe('is-suspended');
    expect((await send('recover', { id: two.person.id })).status).toBe(404);
  });

  test('end the sessions of somebody', async () => {
    const other = desk.signIn('reader', { name: 'هند' });
    await send('end-sessions', { id: other.person.id });
    expect(await status(other)).toBe(401);
    expect(lastEvent()).toEqual(['sessions-ended', { name: 'هند' }, owner.person.id]);
  });

  test('do nothing to the last owner', async () => {
    const { id } = owner.person;
    for (const [operation, change] of [
      ['remove-person', {}],
      ['change-person', { role: 'editor' }],
      ['change-person', { isSuspended: true }],
    ] as const) {
      const answer = await send(operation, { id, ...change });
      expect([answer.status, answer.json.reason]).toEqual([409, 'last-owner']);
    }
    expect(await status(owner)).toBe(200);
  });

  test('create a recovery for somebody, which is recorded', async () => {
    const other = desk.signIn('writer', { name: 'هند' });
    const { json } = await send('recover', { id: other.person.id });
    expect(lastEvent()).toEqual(['recovery-started', { name: 'هند' }, owner.person.id]);
    const { headers } = await accept(desk, String(json.link).split('/').at(-1) ?? '');
    expect(JSON.parse((await desk.send('/_desk/me', { headers })).text).id).toBe(other.person.id);
  });
});

test.each([
  ['invite', { name: 'x', role: 'admin' }],
  ['invite', { name: '', role: 'reader' }],
  ['invite', { name: 'a\nb', role: 'reader' }],
  ['invite', { name: 'a <b@c.sa>', role: 'reader' }],
  ['invite', { name: '\u202egnp', role: 'reader' }],
  ['invite', { name: 'x', role: 'reader', email: 'a@b.sa\r\nBcc: c@d.sa' }],
  ['invite', { name: 'x', role: 'reader', recovers: 'me', by: 'another' }],
  ['change-person', { id: 'x', passkeys: [] }],
  ['change-person', { id: 'x', isSuspended: 'yes' }],
  ['change-person', { id: { $ne: '' }, role: 'owner' }],
  ['change-me', { name: 'x', role: 'owner' }],
  ['change-me', { email: 'owner@example.sa' }],
])('%s refuses %j', async (operation, body) => {
  const before = JSON.stringify(desk.desk.people.all());
  expect((await send(operation, body)).status).toBe(400);
  expect(JSON.stringify(desk.desk.people.all())).toBe(before);
});

describe('everybody', () => {
  test('changes the own name and language', async () => {
    const reader = desk.signIn('reader');
    await send('change-me', { name: ' هند ', language: 'en' }, reader);
    expect(await get('me', reader)).toMatchObject({ name: 'هند', language: 'en', site: 'مدرسة الواحة', unread: 0 });
    expect(JSON.stringify(await get('me', reader))).not.toContain('publicKey');
  });

  test('lists and ends own sessions, not those of others', async () => {
    const reader = desk.signIn('reader');
    const { session } = desk.desk.sessions.create(reader.person.id, { isShared: true, device: 'هاتف' });
    const { sessions } = await get('sessions', reader);
    expect(sessions).toHaveLength(2);
    expect(JSON.stringify(sessions)).not.toMatch(/hash|csrf/);
    expect((await send('end-session', { id: owner.session.id }, reader)).status).toBe(404);
    expect(await status(owner)).toBe(200);
    expect((await send('end-session', { id: session.id }, reader)).status).toBe(200);
    expect((await get('sessions', reader)).sessions).toEqual([expect.objectContaining({ isThis: true })]);
  });

  test('signs out here, or everywhere; the cookie is worth nothing then', async () => {
    const reader = desk.signIn('reader');
    const other = desk.desk.sessions.create(reader.person.id, { isShared: false, device: 'هاتف' });
    const answer = await send('sign-out', {}, reader);
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^__Host-desk=; .*Secure; Max-Age=0$/)]);
    expect(await status(reader)).toBe(401);
    expect(desk.desk.sessions.find(other.token)).toBeDefined();
    const headers = { cookie: `__Host-desk=${other.token}`, origin: deskUrl, 'x-desk-token': other.session.csrf };
    await post(desk, 'sign-out-everywhere', {}, headers);
    expect(desk.desk.sessions.find(other.token)).toBeUndefined();
    expect(lastEvent()).toEqual(['signed-out-everywhere', {}, reader.person.id]);
  });
});

test.each([
  ['suspended', (id: string) => desk.desk.people.change(id, { isSuspended: true })],
  ['made a reader', (id: string) => desk.desk.people.change(id, { role: 'reader' })],
  ['signed out', (id: string) => desk.desk.sessions.endAll(id)],
])('a request whose person is %s before its body has arrived is refused', async (_, end) => {
  const { person, session } = desk.signIn('owner');
  const operation = peopleOperations(desk.desk).find(([name]) => name === 'invite')?.[1];
  const answer = operation?.answer as unknown as Answering;
  const request = Object.assign(new PassThrough(), { headers: { 'content-type': 'application/json' } });
  const answered = answer({
    request,
    person,
    session,
    language: 'ar',
    address: '127.0.0.1',
    query: new URLSearchParams(),
    rest: '',
  });
  request.write('{"name":"x",');
  end(person.id);
  request.end('"role":"owner"}');
  await expect(answered).rejects.toThrow('signed-out');
  expect(desk.desk.people.invitations()).toEqual([]);
});

test('links are sent by e-mail to those whose address is known', async () => {
  const sent: [string, InvitationMail][] = [];
  const operations = new Map<string, OperationEntry>(
    peopleOperations(desk.desk, (to, mail) => sent.push([to, mail])).map((entry) => [entry[0], entry]),
  );
  const call = async (name: string, body: object) => {
    const request = Object.assign(new PassThrough(), { headers: { 'content-type': 'application/json' } });
    request.end(JSON.stringify(body));
    const { person, session } = owner;
    const answer = operations.get(name)?.[1].answer as unknown as Answering;
    const asked = { request, person, session, language: 'ar', address: '127.0.0.1', query: new URLSearchParams(), rest: '' };
    return JSON.parse(((await answer(asked)) as { content: string }).content);
  };
  const invited = await call('invite', { name: 'هند', role: 'writer', email: 'hind@example.sa' });
  expect(invited.isMailed).toBe(true);
  expect((await call('invite', { name: 'سالم', role: 'writer' })).isMailed).toBe(false);
  await accept(desk, String(invited.link).split('/').at(-1) ?? '');
  const person = desk.desk.people.all().find(({ email }) => email === 'hind@example.sa');
  const recovery = await call('recover', { id: person?.id });
  expect(sent.map(([to, { link, recovers, by }]) => [to, link, recovers, by])).toEqual([
    ['hind@example.sa', invited.link, false, 'نورة'],
    ['hind@example.sa', recovery.link, true, 'نورة'],
  ]);
});
