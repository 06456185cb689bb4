import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../../generator/editor/document/person.ts';
import { type DeskAnswer, deskUrl, openTestDesk, type TestDesk } from '../../../support/desk.ts';
import { accept, sessionHeaders } from '../../../support/desk-passkeys.ts';
import {
  type OpenIdProvider,
  type ProviderAccount,
  providerClient,
  startOpenIdProvider,
} from '../../../support/openid-provider.ts';

const hind: ProviderAccount = { subject: 'hind-1', email: 'hind@example.sa', name: 'هند العتيبي' };
const other: ProviderAccount = { subject: 'other-2', email: 'other@example.sa', name: 'سالم' };

let provider: OpenIdProvider;
let desk: TestDesk;

const configured = (name: string, more = {}) => ({
  ...{ name, label: name === 'keycloak' ? 'Keycloak' : name, issuer: provider.issuer },
  ...{ clientId: providerClient.clientId, secretFrom: 'DESK_TEST_SECRET', ...more },
});

beforeAll(async () => {
  process.env.DESK_TEST_SECRET = providerClient.secret;
  process.env.DESK_WRONG_SECRET = 'another';
  const names = ['keycloak', 'second', 'wrong'];
  provider = await startOpenIdProvider(names.map((name) => `${deskUrl}/_desk/callback/${name}`));
});

afterAll(async () => {
  delete process.env.DESK_TEST_SECRET;
  delete process.env.DESK_WRONG_SECRET;
  await provider.close();
});

beforeEach(async () => {
  desk = await openTestDesk({
    providers: [
      ...[configured('keycloak'), configured('second'), configured('wrong', { secretFrom: 'DESK_WRONG_SECRET' })],
      configured('unset', { secretFrom: 'DESK_UNSET_SECRET' }),
      configured('down', { issuer: 'http://127.0.0.1:1' }),
    ],
  });
});

afterEach(() => desk.close());

const cookieOf = ({ headers }: DeskAnswer) => String((headers['set-cookie'] as string[] | undefined)?.[0]).split(';')[0] ?? '';

/** Begins at the desk. @returns address at the provider, and the cookie that binds its answer */
async function begin(query: Record<string, string> = {}, name = 'keycloak', headers = {}) {
  const answer = await desk.send(`/_desk/provider/${name}?${new URLSearchParams(query)}`, { headers });
  return { answer, address: String(answer.headers.location), cookie: cookieOf(answer) };
}

const comeBack = ({ pathname, search }: URL, cookie: string) => desk.send(pathname + search, { headers: { cookie } });

/** Signs in by the provider from the first to the last page. */
async function signIn(account: ProviderAccount, query: Record<string, string> = {}, change = (address: URL) => address) {
  const { address, cookie } = await begin(query);
  return comeBack(await provider.visit(change(new URL(address)).href, account), cookie);
}

const invite = (role: Role = 'owner', name = 'هند') => desk.desk.people.invite({ role, name, email: hind.email }).secret;

const me = (answer: DeskAnswer) => desk.send('/_desk/me', { headers: sessionHeaders(answer) });

const events = () => desk.desk.audit.all().map(({ event }) => event);

const failure = ({ headers }: DeskAnswer) => new URL(String(headers.location), deskUrl).searchParams.get('failed');

test('an invitation is accepted by an account, which then signs in', async () => {
  const accepted = await signIn(hind, { invitation: invite('owner', '') });
  expect([accepted.status, accepted.headers.location]).toEqual([302, '/_desk/']);
  const own = JSON.parse((await me(accepted)).text);
  expect(own).toMatchObject({ name: 'هند العتيبي', identities: ['Keycloak'], passkeys: [], needsSecondPasskey: false });
  const again = await signIn(hind, { to: '/_edit?page=1', shared: '1' });
  expect(again.headers.location).toBe('/_edit?page=1');
  expect(again.headers['set-cookie']).toEqual([expect.not.stringContaining('Max-Age')]);
  expect(JSON.parse((await me(again)).text).id).toBe(own.id);
  expect(events()).toEqual(['invitation-accepted', 'signed-in-by-provider']);
});

test('the request has PKCE, state and nonce, and a cookie that binds the answer to the browser', async () => {
  const { address, answer } = await begin();
  const query = new URL(address).searchParams;
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('redirect_uri')).toBe(`${deskUrl}/_desk/callback/keycloak`);
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length).toBeGreaterThan(40);
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-desk-provider=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/),
  ]);
});

describe('an unknown account is refused', () => {
  test('also with the e-mail address of somebody', async () => {
    await accept(desk, invite());
    const before = JSON.stringify(desk.desk.people.all());
    const answer = await signIn({ ...other, email: hind.email });
    expect(failure(answer)).toBe('provider-unknown');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(desk.desk.people.all())).toBe(before);
    expect(events().at(-1)).toBe('sign-in-unknown');
    const page = await desk.send(String(answer.headers.location));
    expect(page.text).toContain('لا يعرف هذا المكتب الحساب الذي دخلت به');
  });

  test('with the subject of somebody at another issuer', async () => {
    desk.desk.people.accept(invite(), { identity: { issuer: 'https://id.example.sa', subject: hind.subject } }, 'هند');
    expect(failure(await signIn(hind))).toBe('provider-unknown');
  });
});

describe('an answer is refused', () => {
  beforeEach(async () => {
    await signIn(hind, { invitation: invite() });
  });

  const expectRefused = (answer: DeskAnswer) => {
    expect(answer.status).toBe(302);
    expect(failure(answer)).toBe('provider-failed');
    expect(answer.headers['set-cookie']).toBeUndefined();
  };

  test('with another state', async () => {
    const { address, cookie } = await begin();
    const back = await provider.visit(address, hind);
    back.searchParams.set('state', 'x'.repeat(43));
    expectRefused(await comeBack(back, cookie));
    expect(events().at(-1)).toBe('sign-in-failed');
  });

  test('a second time', async () => {
    const { address, cookie } = await begin();
    const back = await provider.visit(address, hind);
    expect(failure(await comeBack(back, cookie))).toBeNull();
    expectRefused(await comeBack(back, cookie));
  });

  test('without its cookie, with an invented one, and with that of another browser', async () => {
    const [victim, attacker] = [await begin(), await begin()];
    const back = await provider.visit(attacker.address, hind);
    for (const cookie of ['', '__Host-desk-provider=x', victim.cookie]) expectRefused(await comeBack(back, cookie));
  });

  test('with another nonce', async () => {
    const change = (address: URL) => {
      address.searchParams.set('nonce', 'x'.repeat(43));
      return address;
    };
    expectRefused(await signIn(hind, {}, change));
  });

  test('with a code for another verifier', async () => {
    const change = (address: URL) => {
      address.searchParams.set('code_challenge', 'x'.repeat(43));
      return address;
    };
    expectRefused(await signIn(hind, {}, change));
  });

  test('at the address of another provider', async () => {
    const { address, cookie } = await begin();
    const back = await provider.visit(address, hind);
    expectRefused(await desk.send(`/_desk/callback/second${back.search}`, { headers: { cookie } }));
  });

  test('after ten minutes', async () => {
    const { address, cookie } = await begin();
    const back = await provider.visit(address, hind);
    desk.setNow(desk.desk.now() + 10 * 60_000);
    expectRefused(await comeBack(back, cookie));
  });

  test('that says that the person declined', async () => {
    const { address, cookie } = await begin();
    const state = new URL(address).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer });
    expectRefused(await desk.send(`/_desk/callback/keycloak?${query}`, { headers: { cookie } }));
  });

  test('if the provider does not accept the secret of the desk', async () => {
    const { address, cookie } = await begin({}, 'wrong');
    expectRefused(await comeBack(await provider.visit(address, hind), cookie));
  });
});

test('a suspended person is refused', async () => {
  desk.signIn('owner');
  const { id } = JSON.parse((await me(await signIn(hind, { invitation: invite('writer') }))).text);
  desk.desk.people.change(id, { isSuspended: true });
  expect(failure(await signIn(hind))).toBe('suspended');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('%s is not gone to', async (to) => {
  await signIn(hind, { invitation: invite() });
  expect((await signIn(hind, { to })).headers.location).toBe('/');
});

test.each(['unset', 'down', 'nobody', '..%2f', 'constructor'])('a provider "%s" is not available', async (name) => {
  const { answer } = await begin({ to: '/_edit' }, name);
  expect(failure(answer)).toBe('provider-unavailable');
  expect(answer.headers.location).toMatch(/^\/_desk\/sign-in\?/);
  expect((await desk.send(String(answer.headers.location))).status).toBe(200);
});

describe('an invitation', () => {
  test('is accepted only from its page', async () => {
    const secret = invite();
    const { answer } = await begin({ invitation: secret }, 'keycloak', { 'sec-fetch-site': 'cross-site' });
    expect(answer.headers.location).toBe(`/_desk/invitation/${secret}`);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('that is withdrawn meanwhile is refused', async () => {
    const { secret, invitation } = desk.desk.people.invite({ role: 'owner', name: 'هند' });
    const { address, cookie } = await begin({ invitation: secret });
    const back = await provider.visit(address, hind);
    desk.desk.people.withdraw(invitation.id);
    expect(failure(await comeBack(back, cookie))).toBe('invitation-invalid');
    expect(desk.desk.people.all()).toEqual([]);
    expect(failure((await begin({ invitation: secret })).answer)).toBe('invitation-invalid');
  });

  test('is not accepted by the account of somebody else', async () => {
    await signIn(hind, { invitation: invite() });
    const secret = invite('reader', 'سالم');
    const answer = await signIn(hind, { invitation: secret });
    expect(failure(answer)).toBe('factor-in-use');
    expect((await desk.send(String(answer.headers.location))).text).toContain('مرتبط بشخص آخر');
    expect((await signIn(other, { invitation: secret })).headers.location).toBe('/_desk/');
  });

  test('that recovers an account ends its former sessions and accounts', async () => {
    const before = await signIn(hind, { invitation: invite() });
    const { id } = JSON.parse((await me(before)).text);
    const { secret } = desk.desk.people.invite({ role: 'owner', name: 'هند', recovers: id });
    const after = await signIn(other, { invitation: secret });
    expect(JSON.parse((await me(after)).text)).toMatchObject({ id, name: 'هند' });
    expect((await me(before)).status).toBe(401);
    expect(failure(await signIn(hind))).toBe('provider-unknown');
  });
});
