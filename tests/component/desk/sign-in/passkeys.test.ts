import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../../generator/editor/document/person.ts';
import { createAuthenticator } from '../../../support/authenticator.ts';
import { deskUrl, openTestDesk, type TestDesk } from '../../../support/desk.ts';
import { accept, challengeOf, pageHeaders, post, sessionHeaders, signInBy } from '../../../support/desk-passkeys.ts';

let desk: TestDesk;

beforeEach(async () => {
  desk = await openTestDesk();
});

afterEach(() => desk.close());

const invite = (role: Role = 'owner') => desk.desk.people.invite({ role, name: 'هند' }).secret;

const events = () => desk.desk.audit.all().map(({ event }) => event);

const me = (headers: Record<string, string>) => desk.send('/_desk/me', { headers });

describe('an invitation', () => {
  test('is accepted with a passkey, and signs in', async () => {
    const { headers, answer } = await accept(desk, invite(), 'هند العتيبي');
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ to: '/_desk/' });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/),
    ]);
    const own = JSON.parse((await me(headers)).text);
    expect(own).toMatchObject({ name: 'هند العتيبي', role: 'owner', needsSecondPasskey: true });
    expect(own.passkeys).toEqual([expect.objectContaining({ name: 'Firefox · Linux' })]);
    expect(events()).toEqual(['invitation-accepted']);
  });

  test('is accepted once, and not with what was sent before', async () => {
    const secret = invite();
    const authenticator = createAuthenticator(deskUrl);
    const { challenge, user } = await challengeOf(desk, 'accept-challenge', { secret, name: 'هند' });
    const body = { ...authenticator.create(challenge, user), secret, name: 'هند', isShared: false };
    const answers = await Promise.all([1, 2, 3].map(() => post(desk, 'accept', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(desk.desk.people.all()).toHaveLength(1);
  });

  test.each(['used', 'expired', 'withdrawn', 'guessed'])('that is %s shows so, and is refused', async (state) => {
    const { secret, invitation } = desk.desk.people.invite({ role: 'owner', name: 'x' });
    if (state === 'used') await accept(desk, secret);
    if (state === 'expired') desk.setNow(invitation.expiresAt);
    if (state === 'withdrawn') desk.desk.people.withdraw(invitation.id);
    const sent = state === 'guessed' ? invitation.id : secret;
    expect((await post(desk, 'accept-challenge', { secret: sent, name: 'x' })).json.reason).toBe('invitation-invalid');
    const page = await desk.send(`/_desk/invitation/${sent}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain('لم تعد هذه الدعوة صالحة');
  });

  test('needs the challenge of this invitation', async () => {
    const [secret, other] = [invite(), invite()];
    const authenticator = createAuthenticator(deskUrl);
    for (const [operation, body] of [
      ['passkey-challenge', {}],
      ['accept-challenge', { secret: other, name: 'x' }],
    ] as const) {
      const { challenge, user } = await challengeOf(desk, operation, body);
      const answer = await post(desk, 'accept', { ...authenticator.create(challenge, user), secret, name: 'x', isShared: false });
      expect(answer.json.reason).toBe('challenge-expired');
    }
    expect(desk.desk.people.all()).toEqual([]);
  });

  test('of a first owner opens a page without a passkey of anybody', async () => {
    const page = await desk.send(`/_desk/invitation/${desk.desk.people.invite({ role: 'owner', name: '' }).secret}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('أنت أول مالك لهذا المكتب');
  });

  test('that recovers an account ends its passkeys and sessions', async () => {
    const first = await accept(desk, invite());
    const [person] = desk.desk.people.all();
    const { secret } = desk.desk.people.invite({ role: 'owner', name: 'هند', recovers: person?.id });
    const second = await accept(desk, secret, 'اسم آخر');
    expect(JSON.parse((await me(second.headers)).text)).toMatchObject({ id: person?.id, name: 'هند' });
    expect((await me(first.headers)).status).toBe(401);
    expect((await signInBy(desk, first.authenticator)).json.reason).toBe('passkey-unknown');
    expect((await signInBy(desk, second.authenticator)).status).toBe(200);
    expect(events()).toContain('account-recovered');
  });
});

describe('signing in', () => {
  test('starts a new session each time, and ends the one before', async () => {
    const { authenticator, headers } = await accept(desk, invite());
    const first = await signInBy(desk, authenticator, { headers });
    expect((await me(headers)).status).toBe(401);
    const fixed = `__Host-desk=${'a'.repeat(43)}`;
    const second = await signInBy(desk, authenticator, { headers: { cookie: fixed } });
    const cookies = [first, second].map((answer) => sessionHeaders(answer).cookie);
    expect(new Set([...cookies, headers.cookie, fixed]).size).toBe(4);
    for (const cookie of cookies) expect((await me({ cookie: cookie ?? '' })).status).toBe(200);
    expect(events()).toEqual(['invitation-accepted', 'signed-in', 'signed-in']);
  });

  test('on a shared computer sets a cookie that ends with the browser', async () => {
    const { authenticator } = await accept(desk, invite());
    const answer = await signInBy(desk, authenticator, { isShared: true });
    expect(answer.headers['set-cookie']).toEqual([expect.not.stringContaining('Max-Age')]);
    expect(desk.desk.sessions.of(desk.desk.people.all()[0]?.id ?? '').filter(({ isShared }) => isShared)).toHaveLength(1);
  });

  test.each([
    ['/_edit?page=1', '/_edit?page=1'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['/\\evil.example', '/'],
    [undefined, '/_desk/'],
  ])('goes from %j to %s', async (to, path) => {
    const { authenticator } = await accept(desk, invite());
    expect((await signInBy(desk, authenticator, { to })).json).toEqual({ to: path });
    const { headers } = await accept(desk, invite());
    const search = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
    const page = await desk.send(`/_desk/sign-in${search}`, { headers });
    expect([page.status, page.headers.location]).toEqual([302, path]);
  });

  test('refuses a replayed proof, and one of another origin', async () => {
    const { authenticator } = await accept(desk, invite());
    const { challenge } = await challengeOf(desk, 'passkey-challenge');
    const body = { ...authenticator.get(challenge), isShared: false };
    const answers = await Promise.all([1, 2, 3].map(() => post(desk, 'passkey-sign-in', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const phished = await signInBy(desk, authenticator, { forged: { origin: 'https://desk.example.sa.evil.example' } });
    expect(phished.json.reason).toBe('passkey-invalid');
    expect(phished.headers['set-cookie']).toBeUndefined();
    expect(desk.desk.audit.all().at(-1)).toMatchObject({ event: 'sign-in-failed', values: { reason: 'origin' } });
  });

  test('stores the counter, so that a copied authenticator is refused later', async () => {
    const { authenticator } = await accept(desk, invite());
    await signInBy(desk, authenticator, { forged: { counter: 9 } });
    expect((await signInBy(desk, authenticator, { forged: { counter: 9 } })).status).toBe(403);
    expect(desk.desk.audit.all().at(-1)?.values.reason).toBe('counter');
  });

  test('refuses who is suspended, and sessions of before at once, also after the suspension', async () => {
    const owner = desk.signIn('owner');
    const { authenticator, headers } = await accept(desk, invite('writer'));
    const { id } = JSON.parse((await me(headers)).text);
    await post(desk, 'change-person', { id, isSuspended: true }, owner.headers);
    expect((await me(headers)).status).toBe(401);
    expect((await signInBy(desk, authenticator)).json.reason).toBe('suspended');
    await post(desk, 'change-person', { id, isSuspended: false }, owner.headers);
    expect((await me(headers)).status).toBe(401);
    expect((await signInBy(desk, authenticator)).status).toBe(200);
  });

  test('refuses requests of other origins and other forms', async () => {
    const { challenge } = await challengeOf(desk, 'passkey-challenge');
    const { authenticator } = await accept(desk, invite());
    const body = { ...authenticator.get(challenge), isShared: false };
    for (const origin of ['https://evil.example', 'null', '']) {
      expect((await desk.send('/_desk/passkey-sign-in', { method: 'POST', body, headers: { origin } })).status).toBe(403);
    }
    for (const odd of [[], { ...body, isAdmin: true }, { ...body, id: ['x'] }, { ...body, id: '<b>' }, { __proto__: null }]) {
      expect((await post(desk, 'passkey-sign-in', odd)).status).toBe(400);
    }
    expect((await post(desk, 'passkey-sign-in', { ...body, signature: 'a'.repeat(70_000) })).status).toBe(413);
  });

  test('records failures, but not so many that they fill the disk', async () => {
    const unknown = createAuthenticator(deskUrl);
    unknown.create('', 'a');
    for (let attempt = 0; attempt < 30; attempt++) await signInBy(desk, unknown);
    const failed = desk.desk.audit.all().filter(({ event }) => event === 'sign-in-failed');
    expect(failed).toHaveLength(10);
    expect(failed[0]).toMatchObject({ values: { reason: 'unknown' }, address: '127.0.0.1' });
  });
});

describe('a further passkey', () => {
  test('is added in a session, and signs in', async () => {
    const { headers } = await accept(desk, invite());
    const spare = createAuthenticator(deskUrl);
    const { challenge, user } = await challengeOf(desk, 'new-passkey-challenge', {}, headers);
    expect((await post(desk, 'add-passkey', { ...spare.create(challenge, user), name: 'هاتف' }, headers)).status).toBe(200);
    expect((await signInBy(desk, spare)).status).toBe(200);
    expect(JSON.parse((await me(headers)).text)).toMatchObject({ needsSecondPasskey: false });
  });

  test('is not added without a session, without its token, or with the challenge of another session', async () => {
    const [one, two] = [await accept(desk, invite()), await accept(desk, invite('reader'))];
    const spare = createAuthenticator(deskUrl);
    const { challenge, user } = await challengeOf(desk, 'new-passkey-challenge', {}, one.headers);
    const body = { ...spare.create(challenge, user), name: 'x' };
    expect((await post(desk, 'add-passkey', body)).status).toBe(401);
    expect((await post(desk, 'add-passkey', body, { ...one.headers, 'x-desk-token': '' })).status).toBe(403);
    expect((await post(desk, 'new-passkey-challenge')).status).toBe(401);
    expect((await post(desk, 'add-passkey', body, two.headers)).json.reason).toBe('challenge-expired');
    for (const operation of ['passkey-challenge', 'accept-challenge'] as const) {
      const other = await challengeOf(desk, operation, operation === 'accept-challenge' ? { secret: invite(), name: 'x' } : {});
      const sent = { ...spare.create(other.challenge, user), name: 'x' };
      expect((await post(desk, 'add-passkey', sent, one.headers)).json.reason).toBe('challenge-expired');
    }
    expect(desk.desk.people.all().map(({ passkeys }) => passkeys.length)).toEqual([1, 1]);
  });

  test('of somebody else is refused', async () => {
    const [one, two] = [await accept(desk, invite()), await accept(desk, invite('reader'))];
    for (const { headers } of [one, two]) {
      const { challenge, user } = await challengeOf(desk, 'new-passkey-challenge', {}, headers);
      const answer = await post(desk, 'add-passkey', { ...one.authenticator.create(challenge, user), name: 'x' }, headers);
      expect(answer.json.reason).toBe('factor-in-use');
    }
  });

  test('can be removed, except the last one; other sessions end', async () => {
    const { headers, authenticator } = await accept(desk, invite());
    expect((await post(desk, 'remove-passkey', { id: authenticator.id }, headers)).json.reason).toBe('last-factor');
    const spare = createAuthenticator(deskUrl);
    const { challenge, user } = await challengeOf(desk, 'new-passkey-challenge', {}, headers);
    await post(desk, 'add-passkey', { ...spare.create(challenge, user), name: 'هاتف' }, headers);
    const elsewhere = sessionHeaders(await signInBy(desk, spare));
    expect((await post(desk, 'remove-passkey', { id: spare.id }, headers)).status).toBe(200);
    expect((await me(elsewhere)).status).toBe(401);
    expect((await me(headers)).status).toBe(200);
    expect((await signInBy(desk, spare)).json.reason).toBe('passkey-unknown');
    expect((await post(desk, 'remove-passkey', { id: spare.id }, headers)).status).toBe(404);
  });
});

test('pages hold no script, and no other site may show them', async () => {
  const secret = desk.desk.people.invite({ role: 'owner', name: '"><script>alert(1)</script>' }).secret;
  const failed = '?failed=%3Cscript%3E&to=%22%3E%3Cscript%3E&language=en';
  for (const path of [
    `invitation/${secret}`,
    `sign-in${failed}`,
    `invitation/%22%3E%3Cscript%3E${failed}`,
    'sign-in?failed=__proto__',
  ]) {
    const { text, headers } = await desk.send(`/_desk/${path}`, { headers: pageHeaders });
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/_desk/files/sign-in.js">']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';.* style-src 'sha256-[^']+'(;|$)/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});
