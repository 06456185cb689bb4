import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskUrl, openTestDesk, type TestDesk, type Visitor } from '../../support/desk.ts';

let desk: TestDesk;

beforeAll(async () => {
  desk = await openTestDesk();
  // The last owner can be neither removed nor suspended.
  desk.signIn('owner');
});

afterAll(() => desk.close());

const statusOf = async (path: string, headers: Record<string, string>) => (await desk.send(path, { headers })).status;

describe('sessions', () => {
  test('end with signing out, at once', async () => {
    const { headers } = desk.signIn('writer');
    expect(await statusOf('/_desk/me', headers)).toBe(200);
    expect((await desk.send('/_desk/sign-out', { method: 'POST', headers, body: {} })).status).toBeLessThan(400);
    expect(await statusOf('/_desk/me', headers)).toBe(401);
    expect(await statusOf('/_edit/state', headers)).toBe(401);
  });

  test('end with suspension and removal, at once, for the editor too', async () => {
    const suspended = desk.signIn('editor');
    const removed = desk.signIn('editor');
    desk.desk.people.change(suspended.person.id, { isSuspended: true });
    desk.desk.people.remove(removed.person.id);
    const before = desk.forwarded.length;
    for (const { headers } of [suspended, removed])
      for (const path of ['/_desk/me', '/_edit/state', '/']) expect(await statusOf(path, headers)).toBe(401);
    expect(desk.forwarded).toHaveLength(before);
  });

  test('do not come back when a person is let back in', async () => {
    const { person, headers } = desk.signIn('editor');
    desk.desk.people.change(person.id, { isSuspended: true });
    expect(await statusOf('/_desk/me', headers)).toBe(401);
    desk.desk.sessions.endAll(person.id);
    desk.desk.people.change(person.id, { isSuspended: false } as never);
    expect(await statusOf('/_desk/me', headers)).toBe(401);
  });

  test('have the rights of the person now, not those at sign-in', async () => {
    const { person, headers } = desk.signIn('owner');
    expect(await statusOf('/_desk/people', headers)).toBe(200);
    desk.desk.people.change(person.id, { role: 'reader' });
    expect(await statusOf('/_desk/people', headers)).toBe(403);
  });

  test('on a computer that others use end without requests of its user, even if a page is open', async () => {
    const own = await openTestDesk();
    const { headers } = own.signIn('owner', { isShared: true });
    const minutes = 60_000;
    const begin = own.desk.now();
    for (let passed = 10; passed <= 40; passed += 10) {
      own.setNow(begin + passed * minutes);
      const answer = await own.send('/_edit/presence', { method: 'POST', headers, body: {} });
      expect(answer.status).toBe(passed < 30 ? 200 : 401);
    }
    await own.close();
  });

  test('that end cut off streams of the editor', async () => {
    const { session, headers } = desk.signIn('writer');
    const stream = desk.send('/_preview/events?stream', { headers });
    await expect.poll(() => desk.forwarded.at(-1)?.url).toBe('/_preview/events?stream');
    desk.desk.sessions.end(session.id);
    await expect(stream).rejects.toThrow();
  });

  test('with another role cut off what was begun with the former one', async () => {
    const { person, headers } = desk.signIn('editor');
    const stream = desk.send('/_preview/events?stream', { headers });
    const before = desk.forwarded.length;
    await expect.poll(() => desk.forwarded.length).toBe(before + 1);
    desk.desk.people.change(person.id, { role: 'reader' });
    await expect(stream).rejects.toThrow();
  });

  test('cannot be made from what is public or stored', async () => {
    const { session } = desk.signIn('owner');
    for (const token of [session.id, session.hash, session.csrf, session.person, '', ' ', 'undefined', 'null'])
      expect(await statusOf('/_desk/me', { cookie: `__Host-desk=${token}` })).toBe(401);
  });

  test('are read from one cookie with the exact name', async () => {
    const { headers } = desk.signIn('owner');
    const { cookie = '' } = headers;
    for (const other of [cookie.replace('__Host-', ''), `${cookie}; ${cookie}`, `x${cookie}`, `__Host-desk=a; ${cookie}`])
      expect(await statusOf('/_desk/me', { cookie: other })).toBe(401);
  });
});

describe('requests of other sites', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://attacker.example' },
    { origin: 'https://desk.example.sa.attacker.example' },
    { origin: 'http://desk.example.sa' },
    { origin: 'https://desk.example.sa:8443' },
    { origin: 'null' },
    { origin: '' },
    { origin: deskUrl, 'sec-fetch-site': 'cross-site' },
    { origin: deskUrl, 'sec-fetch-site': 'same-site' },
  ];

  test.each(foreign)('that write are refused: %j', async (more) => {
    const { headers } = desk.signIn('owner');
    const all = { ...headers, ...more };
    expect((await desk.send('/_desk/invite', { method: 'POST', headers: all, body: {} })).status).toBeGreaterThan(400);
    const before = desk.forwarded.length;
    expect((await desk.send('/_edit/undo', { method: 'POST', headers: all, body: {} })).status).toBeGreaterThan(400);
    expect(desk.forwarded).toHaveLength(before);
  });

  test('that write need the token of this session, not of another', async () => {
    const [mine, other] = [desk.signIn('owner'), desk.signIn('owner')];
    const attempts = [undefined, '', 'x', other.session.csrf, mine.session.id];
    for (const token of attempts) {
      const { 'x-desk-token': _, ...headers } = mine.headers;
      const sent = { ...headers, ...(token !== undefined && { 'x-desk-token': token }) };
      const { status, text } = await desk.send('/_desk/read-notices', { method: 'POST', headers: sent, body: { ids: [] } });
      expect([status, JSON.parse(text).reason]).toEqual([403, 'origin']);
    }
    const { status } = await desk.send('/_desk/read-notices', { method: 'POST', headers: mine.headers, body: { ids: [] } });
    expect(status).toBe(200);
  });

  test('that read with a session get nothing', async () => {
    const { headers } = desk.signIn('owner');
    for (const mode of ['no-cors', 'cors', 'navigate'])
      expect(
        await statusOf('/_desk/people', {
          ...headers,
          'sec-fetch-site': 'cross-site',
          'sec-fetch-mode': mode,
          'sec-fetch-dest': 'iframe',
        }),
      ).toBe(401);
  });

  test('for another host name are refused, whatever they claim', async () => {
    const { headers } = desk.signIn('owner');
    const others: Record<string, string>[] = [
      { host: 'attacker.example' },
      { host: 'attacker.example', 'x-forwarded-host': 'desk.example.sa' },
      { host: '127.0.0.1' },
      { host: 'desk.example.sa:4173' },
    ];
    for (const other of others) expect(await statusOf('/_desk/me', { ...headers, ...other })).toBe(421);
  });

  test('may not frame the desk', async () => {
    const { headers } = desk.signIn('owner');
    for (const path of ['/_desk/', '/_desk/sign-in', '/_desk/me']) {
      const answer = await desk.send(path, { headers });
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(answer.headers['x-frame-options']).toBe('DENY');
    }
  });
});

describe('paths', () => {
  test('that are unknown, encoded or doubled lead to no operation', async () => {
    const { headers } = desk.signIn('reader');
    for (const path of [
      '/_desk/people%20',
      '/_desk//people',
      '/_desk/./people',
      '/_desk/people/',
      '/_desk/PEOPLE',
      '/_desk/__proto__',
      '/_desk/constructor',
    ])
      expect([path, await statusOf(path, headers)]).toEqual([path, 404]);
  });

  test('that open programs on the machine of the server are refused', async () => {
    const { headers } = desk.signIn('owner');
    for (const path of ['/_preview/open', '/base/_preview/open', '/_preview/open?at=/title'])
      expect((await desk.send(path, { method: 'POST', headers: { ...headers, 'x-preview': '' } })).status).toBe(404);
  });

  test('unknown keys of a query give no more', async () => {
    const { headers } = desk.signIn('reader');
    for (const query of ['?role=owner', '?person[role]=owner', '?__proto__[role]=owner', '?as=owner'])
      expect(await statusOf(`/_desk/people${query}`, headers)).toBe(403);
  });

  test('a page without an account asks to sign in, and comes back to a path of the desk only', async () => {
    const html = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    for (const path of ['/', '/_edit', '/_desk/', '//attacker.example/x', '/\\attacker.example']) {
      const { status, headers } = await desk.send(path, { headers: html });
      if (status !== 302) continue;
      const { location = '' } = headers;
      expect(String(location)).toMatch(/^\/_desk\/sign-in\?to=%2F/);
    }
  });

  test('headers that only the desk may send to the editor are not passed on', async () => {
    const { headers } = desk.signIn('reader');
    const before = desk.forwarded.length;
    await desk.send('/_edit/state', { headers: { ...headers, 'x-desk-person': 'owner', 'x-desk-secret': 'guess' } });
    expect(desk.forwarded.slice(before)).toHaveLength(1);
  });
});

describe('names', () => {
  test.each(['\u200b', '\u00ad', '...', "'", '\ud800ab', 'a\u202eb', 'a\nb', 'a <b@c.example>'])('%j is none', async (name) => {
    const { headers } = desk.signIn('reader');
    expect((await desk.send('/_desk/change-me', { method: 'POST', headers, body: { name } })).status).toBe(400);
  });

  test.each(['نورة بنت سعد', 'Ali (IT)', 'عبد\u200cالله', '5'])('%j is one', async (name) => {
    const { headers } = desk.signIn('reader');
    expect((await desk.send('/_desk/change-me', { method: 'POST', headers, body: { name } })).status).toBe(200);
  });
});

describe('publishing', () => {
  const publish = (query: string, { headers }: Visitor) =>
    desk.send(`/_edit/publish${query}`, { method: 'POST', headers, body: {} });

  test('that the editor refuses builds nothing, and is not in the audit list', async () => {
    const writer = desk.signIn('writer');
    const [before, events] = [desk.published.length, desk.desk.audit.all().length];
    expect((await publish('?refused', writer)).status).toBe(403);
    expect([desk.published.length, desk.desk.audit.all().length]).toEqual([before, events]);
  });

  test('is in the audit list with who did it', async () => {
    const editor = desk.signIn('editor');
    expect((await publish('', editor)).status).toBe(200);
    await expect.poll(() => desk.published.at(-1)).toBe('published');
    const event = { event: 'publishing-started', by: editor.person.id, values: { by: editor.person.name } };
    expect(desk.desk.audit.all().at(-1)).toMatchObject(event);
    await desk.send('/_desk/publish-again', { method: 'POST', headers: editor.headers, body: {} });
    expect(desk.desk.audit.all().filter(({ event: name }) => name === 'publishing-started')).toHaveLength(2);
  });

  test.each([
    ['done', 1],
    ['failed', 0],
    ['conflict', 0],
    ['progress', 1],
  ])('that ended with %s builds %i times', async (end, times) => {
    const editor = desk.signIn('editor');
    const [before, events] = [desk.published.length, desk.desk.audit.all().length];
    expect((await publish(`?ends=${end}`, editor)).status).toBe(200);
    await expect.poll(() => desk.desk.audit.all().length).toBe(events + 1);
    expect(desk.published.length - before).toBe(times);
  });
});

describe('limits', () => {
  test('are counted per network for those who are not signed in', async () => {
    const own = await openTestDesk();
    const statusFrom = async (address: string) =>
      (await own.send('/_desk/sign-in', { headers: { 'x-forwarded-for': address } })).status;
    let refused = 0;
    for (let count = 0; count < 320; count++) if ((await statusFrom(`2001:db8:1:2::${count.toString(16)}`)) === 429) refused++;
    expect(refused).toBe(20);
    expect(await statusFrom('2001:db8:1:3::1')).not.toBe(429);
    await own.close();
  });
});
