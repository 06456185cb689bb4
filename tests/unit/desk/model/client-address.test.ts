import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, networkOf, proxyList } from '../../../../generator/desk/model/client-address.ts';

const proxies = proxyList(['127.0.0.1', '::1', '10.0.0.0/8', 'not an address']);

const addressOf = (remoteAddress: string, forwarded?: string) =>
  clientAddress({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage, proxies);

test('the address of a client without a proxy is that of its connection', () => {
  expect(addressOf('203.0.113.5')).toBe('203.0.113.5');
  expect(addressOf('203.0.113.5', '198.51.100.7')).toBe('203.0.113.5');
  expect(addressOf('::ffff:203.0.113.5', '127.0.0.1')).toBe('203.0.113.5');
});

test('behind trusted proxies it is what the outermost of them saw', () => {
  expect(addressOf('127.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
  expect(addressOf('::ffff:127.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
  expect(addressOf('::1', '198.51.100.7, 10.1.2.3')).toBe('198.51.100.7');
});

test('what a client itself claims does not count', () => {
  expect(addressOf('127.0.0.1', '127.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(addressOf('127.0.0.1', '8.8.8.8, 203.0.113.9, 10.0.0.1')).toBe('203.0.113.9');
  expect(addressOf('127.0.0.1', 'unknown')).toBe('127.0.0.1');
  expect(addressOf('127.0.0.1', '8.8.8.8, <script>')).toBe('127.0.0.1');
  expect(addressOf('127.0.0.1')).toBe('127.0.0.1');
});

test('addresses of one household are one network', () => {
  expect(networkOf('2001:db8:1:2::5')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2');
  expect(networkOf('2001:0db8:0001:0002:0:0:0:1')).toBe('2001:db8:1:2');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('2001:db8::')).toBe('2001:db8:0:0');
  expect(networkOf('203.0.113.5')).toBe('203.0.113.5');
});
