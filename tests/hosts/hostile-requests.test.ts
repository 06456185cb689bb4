import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startPreview } from '../../generator/dev/server.ts';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import { buildAndServe, fixtureSite } from '../support/build.ts';
import { ask } from '../support/raw-request.ts';

const long = (length: number) => `/${'a'.repeat(length)}`;

/** Addresses that have broken servers: none of them is a page. */
const addresses = [
  ...['//', '///', '//evil.example/', '/%', '/%zz', '/%E0%A4%A', '/%00', '/a%00.html', '/%ff%fe', '/..', '/../../etc/passwd'],
  ...['/constructor', '/__proto__', '/toString', '/hasOwnProperty', '/_preview/constructor', '/_catalogue/constructor/1'],
  ...['/_catalogue/__proto__/1', '/assets/__proto__', '/index.html/..', '/%2e%2e%2f%2e%2e%2f', String.raw`/\..\..`, '/?%', '/;'],
  ...[long(255), long(256), long(300), long(4096), `${'/a'.repeat(3000)}`, `/${encodeURIComponent('ق'.repeat(200))}`],
];

const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'SEARCH', 'QUERY', 'M-SEARCH'];

/** Bytes that are no request, or a strange one; the first line of the answer. */
function sendRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

const kinds = {
  preview: () => buildAndServe(fixtureSite('minimal')),
  dev: () => startPreview({ siteFile: fixtureSite('minimal'), port: 0, language: undefined }),
};

describe.each(Object.entries(kinds))('%s', (_kind, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const isAlive = async () => (await ask(server.url, { path: '/' })).status === 200;

  test.each(addresses.map((path) => [path.slice(0, 60), path]))('%s is refused or not found', async (_name, path) => {
    const { status, body } = await ask(server.url, { path });
    // What follows a question mark is a query of the home page.
    expect(path.startsWith('/?') ? [200] : [400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/\bat .*:\d+:\d+|node:internal/);
    expect(await isAlive()).toBe(true);
  });

  test('an address longer than servers read is too long', async () => {
    expect((await ask(server.url, { path: long(9000) })).status).toBe(414);
    expect((await ask(server.url, { path: long(40_000) })).status).toBe(431);
    expect(await isAlive()).toBe(true);
  });

  test.each(methods)('%s is no method of a page', async (method) => {
    for (const path of ['/', '/nothing', '/_preview/events', '/_preview/client.js'])
      expect((await ask(server.url, { path, method })).status, path).toBe(405);
    expect(await isAlive()).toBe(true);
  });

  test.each([
    ['no request', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['an unknown method', 'GIT / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['another host', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 403 /],
    ['a raw NUL', 'GET /\0 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 405 /],
    ['a tunnel', 'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n', /^$/],
  ])('%s', async (_what, bytes, expected) => {
    expect(await sendRaw(server.url, bytes)).toMatch(expected);
    expect(await isAlive()).toBe(true);
  });
});

test('dev: what asks to open the editor at a place that is none opens nothing', async () => {
  vi.stubEnv('LAUNCH_EDITOR', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await kinds.dev();
  const headers = { 'x-preview': '1' };
  try {
    for (const query of [
      '',
      '?line=a',
      '?line=1.5&column=1',
      '?pointer=/__proto__/x',
      '?pointer=/nothing/there',
      '?line=1e400',
    ]) {
      const path = `/_preview/open${query}`;
      expect((await ask(server.url, { path, method: 'POST', headers })).status, path).toBeLessThan(500);
      // A page of another site cannot send the header.
      expect((await ask(server.url, { path, method: 'POST' })).status, path).toBe(404);
    }
  } finally {
    await server.close();
  }
});
