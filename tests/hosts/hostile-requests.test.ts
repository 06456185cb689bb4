import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { startPreview } from '../../generator/editor/server/server.ts';
import { buildAndServe, fixtureSite } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { ask, sendLines, sendRaw } from '../support/raw-request.ts';

const long = (length: number) => `/${'a'.repeat(length)}`;

/** Addresses that have broken servers: none of them is a page. */
const addresses = [
  ...['//', '///', '//evil.example/', '/%', '/%zz', '/%E0%A4%A', '/%00', '/a%00.html', '/%ff%fe', '/..', '/../../etc/passwd'],
  ...['/constructor', '/__proto__', '/toString', '/hasOwnProperty', '/_preview/constructor', '/_catalogue/constructor/1'],
  ...['/_catalogue/__proto__/1', '/assets/__proto__', '/index.html/..', '/%2e%2e%2f%2e%2e%2f', String.raw`/\..\..`, '/?%', '/;'],
  ...[long(255), long(256), long(300), long(4096), `${'/a'.repeat(3000)}`, `/${encodeURIComponent('ق'.repeat(200))}`],
];

const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'SEARCH', 'QUERY', 'M-SEARCH'];

const kinds = {
  preview: () => buildAndServe(fixtureSite('minimal')),
  dev: () => startPreview({ environment: machine, project: openProject(fixtureSite('minimal')), port: 0, language: undefined }),
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
    ['a host with a user', 'GET / HTTP/1.1\r\nHost: a@localhost\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 403 /],
    ['a host that ends with a dot', 'GET / HTTP/1.1\r\nHost: localhost.\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 403 /],
    ['a port that is none', 'GET / HTTP/1.1\r\nHost: localhost:0\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 403 /],
    ['a port too high', 'GET / HTTP/1.1\r\nHost: localhost:65536\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 403 /],
    ['two hosts in one', 'GET / HTTP/1.1\r\nHost: localhost, evil.example\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 403 /],
    [
      'a host on two lines',
      'GET / HTTP/1.1\r\nHost: localhost\r\n .evil.example\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 40[03] /,
    ],
    [
      'two hosts of old',
      'GET / HTTP/1.0\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 405 /],
    ['a tunnel', 'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n', /^$/],
  ])('%s', async (_what, bytes, expected) => {
    expect(await sendRaw(server.url, bytes)).toMatch(expected);
    expect(await isAlive()).toBe(true);
  });

  test.each([
    ['two hosts', '/', ['Host: localhost', 'Host: evil.example']],
    ['two hosts, the wrong one first', '/', ['Host: evil.example', 'Host: localhost']],
    ['the same host twice', '/', ['Host: localhost', 'host: localhost']],
    ['two origins', '/', ['Host: localhost', 'Origin: http://localhost', 'Origin: http://evil.example']],
    ['an address of another host', 'http://evil.example/', ['Host: localhost']],
    ['an address of another port', 'http://localhost:81/', ['Host: localhost']],
    ['an address with a user', 'http://evil.example@localhost/', ['Host: localhost']],
    ['an address of another scheme', 'ftp://localhost/', ['Host: localhost']],
    ['an address without a slash', 'localhost/', ['Host: localhost']],
  ])('%s: no way to tell which is meant, so none is answered', async (_what, target, headers) => {
    expect(await sendLines(server.url, target, { headers })).toMatch(/^HTTP\/1\.1 400 /);
    expect(await isAlive()).toBe(true);
  });

  test('a whole address of this host is that page', async () => {
    const { host } = new URL(server.url);
    const page = await sendLines(server.url, `http://${host}/`, { headers: [`Host: ${host}`] });
    expect(page).toMatch(/^HTTP\/1\.1 200 /);
    expect(page).toMatch(/<!doctype html>/i);
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
