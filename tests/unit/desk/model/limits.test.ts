import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { cookieHeader, readCookie, sessionCookie } from '../../../../generator/desk/model/cookies.ts';
import { createRateLimit } from '../../../../generator/desk/model/rate-limit.ts';

test('a limit allows a burst, then what refills', () => {
  let at = 0;
  const limit = createRateLimit({ burst: 3, perMinute: 60 }, () => at);
  const take = (count: number, key = 'one') => Array.from({ length: count }, () => limit.take(key));
  expect(take(4)).toEqual([true, true, true, false]);
  expect(take(1, 'other')).toEqual([true]);
  at = 1000;
  expect(take(2)).toEqual([true, false]);
  at = 3_600_000;
  expect(take(4)).toEqual([true, true, true, false]);
  // A clock that was set back refills nothing.
  at = 0;
  expect(take(1)).toEqual([false]);
});

test('many keys do not fill the memory', () => {
  const limit = createRateLimit({ burst: 1, perMinute: 1 }, () => 0);
  for (let key = 0; key < 50_001; key++) limit.take(`${key}`);
  expect(limit.take('50000')).toBe(false);
  // The oldest was forgotten.
  expect(limit.take('0')).toBe(true);
});

const cookiesOf = (cookie: string) => ({ headers: { cookie } }) as IncomingMessage;

test('cookies are read by their exact name', () => {
  expect(readCookie(cookiesOf('a=1; __Host-desk=token; b=2'), '__Host-desk')).toBe('token');
  expect(readCookie(cookiesOf('x__Host-desk=token'), '__Host-desk')).toBeUndefined();
  expect(readCookie(cookiesOf('desk=token'), '__Host-desk')).toBeUndefined();
  expect(readCookie({ headers: {} } as IncomingMessage, 'desk')).toBeUndefined();
});

test('of two cookies with one name neither counts', () => {
  expect(readCookie(cookiesOf('__Host-desk=one; __Host-desk=two'), '__Host-desk')).toBeUndefined();
});

test('session cookies are bound to the host', () => {
  expect(cookieHeader(sessionCookie(true), 'token', { isSecure: true })).toBe(
    '__Host-desk=token; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
  expect(cookieHeader(sessionCookie(false), 'token', { isSecure: false, maxAge: 60 })).toBe(
    'desk=token; Path=/; HttpOnly; SameSite=Lax; Max-Age=60',
  );
});
