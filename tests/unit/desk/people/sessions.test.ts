import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Sessions } from '../../../../generator/desk/model/desk.ts';
import type { Person } from '../../../../generator/desk/model/person.ts';
import { cookieAge, openSessions } from '../../../../generator/desk/people/sessions.ts';
import { temporaryFolder } from '../../../support/build.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let folder: string;
let time: number;
let people: Map<string, Person>;
let sessions: Sessions;

const open = () => openSessions(folder, { find: (id) => people.get(id) }, () => time);

const personOf = (id: string): Person => ({
  ...{ id, name: id, role: 'writer', language: 'ar', createdAt: 0, passkeys: [], identities: [] },
});

const file = () => join(folder, 'sessions.json');

beforeEach(async () => {
  folder = await temporaryFolder();
  time = 1_700_000_000_000;
  people = new Map(['a', 'b'].map((id) => [id, personOf(id)]));
  sessions = open();
});

const own = { isShared: false, device: 'Firefox' };
const shared = { isShared: true, device: 'Chrome' };

test('a session has a new random token each time, of which only the hash is stored', () => {
  const made = Array.from({ length: 40 }, () => sessions.create('a', own));
  for (const { token, session } of made) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(Buffer.from(session.csrf, 'base64url')).toHaveLength(32);
  }
  expect(new Set(made.flatMap(({ token, session: { id, csrf, hash } }) => [token, id, csrf, hash])).size).toBe(160);
  const stored = readFileSync(file(), 'utf8');
  expect(made.filter(({ token }) => stored.includes(token))).toEqual([]);
  expect(statSync(file()).mode & 0o077).toBe(0);
});

test('a session survives a restart', () => {
  const { token, session } = sessions.create('a', own);
  expect(open().find(token)).toEqual(session);
});

test('only the token opens a session', () => {
  const { session } = sessions.create('a', own);
  for (const guess of ['', session.id, session.hash, session.csrf]) expect(sessions.find(guess)).toBeUndefined();
});

test.each([
  ['own', own, 30 * day, 7 * day],
  ['shared', shared, 8 * 60 * minute, 30 * minute],
])('a session on an %s computer ends after its time, and after its time without requests', (_, options, longest, idle) => {
  const { token } = sessions.create('a', options);
  const start = time;
  const { token: unused } = sessions.create('a', options);
  time = start + idle - 1;
  expect(sessions.find(token)).toBeDefined();
  time += 1;
  expect(sessions.find(unused)).toBeUndefined();
  expect(sessions.find(token)).toBeDefined();
  while (time + idle - 1 < start + longest) {
    time += idle - 1;
    expect(sessions.find(token)).toBeDefined();
  }
  time = start + longest;
  expect(sessions.find(token)).toBeUndefined();
  expect(open().find(token)).toBeUndefined();
  expect(sessions.of('a')).toEqual([]);
});

test.each([
  ['own', own, 7 * day],
  ['shared', shared, 30 * minute],
])('a session on an %s computer that began while the clock was far ahead ends when it is set right', (_, options, idle) => {
  time += 2 * idle;
  const { token } = sessions.create('a', options);
  time -= idle;
  expect(sessions.find(token)).toBeDefined();
  time -= 1;
  expect(sessions.find(token)).toBeUndefined();
});

test('the cookie of a shared computer ends with the browser', () => {
  expect(cookieAge(shared)).toBeUndefined();
  expect(cookieAge(own)).toBe((30 * day) / 1000);
});

test('a session is refused at once when its person is suspended or gone', () => {
  const { token } = sessions.create('a', own);
  const { token: other } = sessions.create('b', own);
  people.set('a', { ...personOf('a'), isSuspended: true });
  people.delete('b');
  expect(sessions.find(token)).toBeUndefined();
  expect(sessions.find(other)).toBeUndefined();
  expect(sessions.of('a')).toEqual([]);
});

test('one session ends, or all of a person except one, also after a restart', () => {
  const made = Array.from({ length: 4 }, () => sessions.create('a', own));
  const other = sessions.create('b', own);
  const tokens = made.map(({ token }) => token);
  const left = () => tokens.map((token) => Number(open().find(token) !== undefined)).join('');
  sessions.end(made[0]?.session.id ?? '');
  expect(left()).toBe('0111');
  sessions.endAll('a', made[2]?.session.id);
  expect(left()).toBe('0010');
  sessions.endAll('a');
  expect(left()).toBe('0000');
  expect(open().find(other.token)).toBeDefined();
});

test('the time of the last request is written at most once a minute', () => {
  const { token } = sessions.create('a', own);
  const written = () => JSON.parse(readFileSync(file(), 'utf8'))[0].seenAt;
  const start = time;
  time += minute - 1;
  sessions.find(token);
  expect(written()).toBe(start);
  expect(sessions.of('a')[0]?.seenAt).toBe(time);
  time += 1;
  sessions.find(token);
  expect(written()).toBe(time);
});

test('a disk that cannot be written signs nobody out, but creates no session', () => {
  const { token } = sessions.create('a', own);
  time += 2 * minute;
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  expect(sessions.find(token)).toBeDefined();
  expect(() => sessions.create('a', own)).toThrow();
  expect(sessions.of('a')).toHaveLength(1);
  rmSync(folder);
});

test('the least recently used sessions of a person end beyond a maximum', () => {
  const { token: other } = sessions.create('b', own);
  const tokens = Array.from({ length: 60 }, () => {
    time += minute;
    return sessions.create('a', own).token;
  });
  expect(tokens.map((token) => sessions.find(token) !== undefined)).toEqual(tokens.map((_, index) => index >= 10));
  expect(sessions.find(other)).toBeDefined();
});
