import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { createPreview } from '../../../../generator/editor/preview/preview.ts';
import { createEditing } from '../../../../generator/editor/server/editing.ts';
import { mayWrite } from '../../../../generator/editor/server/endpoints/guard.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';
import { machine } from '../../../support/environment.ts';
import { sendLines, sendRaw } from '../../../support/raw-request.ts';

let editing: EditClient;
let before: string;
beforeAll(async () => {
  editing = await openEditing(await copiedSite('minimal'));
  before = await readFile(editing.siteFile, 'utf8');
});
afterAll(() => editing.server.close());

const { methods } = createEditing({
  ...{ preview: createPreview(openProject(''), machine), language: undefined, outDir: '', bucket: undefined },
  enqueue: (task) => task(),
  refreshIfChanged: async () => {},
  recordWrite: () => {},
  announce: () => {},
  now: () => 0,
});
const reading = [...methods].filter(([, method]) => method === 'GET').map(([name]) => name);
const writing = [...methods].filter(([, method]) => method === 'POST').map(([name]) => name);
const json = { 'content-type': 'application/json' };

const post = (name: string, headers: Record<string, string>, body: string | Uint8Array = '{}') =>
  editing.send(name, { method: 'POST', headers: { ...json, ...headers }, body });

test('there are endpoints to guard', () => {
  expect(reading.length).toBeGreaterThan(4);
  expect(writing.length).toBeGreaterThan(0);
});

describe('reading endpoint', () => {
  test.each(reading)('%s answers only this machine and its own pages', async (name) => {
    const port = new URL(editing.server.url).port;
    for (const host of [`evil.example:${port}`, 'localhost', `localhost:${Number(port) + 1}`, `localhost.evil.example:${port}`])
      expect([400, 403], host).toContain((await editing.send(name, { headers: { host } })).status);
    for (const site of ['cross-site', 'same-site'])
      expect((await editing.send(name, { headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' } })).status, site).toBe(
        403,
      );
    const opening = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await editing.send(name, { headers: { ...opening, 'sec-fetch-dest': 'iframe' } })).status, 'a frame').toBe(403);
    expect((await editing.send(name, { headers: { ...opening, 'sec-fetch-dest': 'document' } })).status, 'a link').not.toBe(403);
    const own = await editing.send(name, { headers: { host: `[::1]:${port}`, 'sec-fetch-site': 'same-origin' } });
    expect([200, 400, 404]).toContain(own.status);
    expect(own.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
    expect(own.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each(reading)('%s rejects writing methods', async (name) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect((await editing.send(name, { method, headers: json })).status, method).toBe(405);
  });
});

describe('writing endpoint', () => {
  test.each(writing)('%s requires POST, the same origin and the token', async (name) => {
    const { origin, port } = new URL(editing.server.url);
    const foreign: [string, Record<string, string>][] = [
      ['no token', { 'x-edit-token': '' }],
      ['another token', { 'x-edit-token': 'a'.repeat(32) }],
      ['a token in another form', { 'x-edit-token': `${editing.token},${editing.token}` }],
      ['another origin', { origin: 'https://evil.example' }],
      ['an origin of another port', { origin: `http://127.0.0.1:${Number(port) + 1}` }],
      ['another name of this machine', { origin: `http://localhost:${port}` }],
      ['an opaque origin', { origin: 'null' }],
      ['another scheme', { origin: origin.replace('http:', 'https:') }],
      ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
      ['a page of another port', { 'sec-fetch-site': 'same-site' }],
      [
        'a link on a page of another site',
        { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      ],
      ['another host', { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }],
    ];
    for (const [what, headers] of foreign) expect((await post(name, headers)).status, what).toBe(403);
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await editing.send(name, { method, headers: { 'x-edit-token': editing.token } })).status, method).toBe(405);
  });

  test.each(writing.filter((name) => !['upload', 'import-file'].includes(name)))(
    '%s accepts only well-formed JSON of limited size',
    async (name) => {
      const { origin } = new URL(editing.server.url);
      const plain = { 'content-type': 'text/plain', origin };
      expect((await post(name, plain)).status, 'text').toBe(415);
      expect((await post(name, { 'content-type': 'multipart/form-data' })).status, 'a form').toBe(415);
      const bad: [string, string | Uint8Array][] = [
        ['nothing', ''],
        ['no JSON', '{'],
        ['a comment', '{} // x'],
        ['a key twice', '{"base":"a","base":"b"}'],
        ['a prototype', '{"__proto__":{"isAdmin":true}}'],
        ['a prototype inside', '{"base":"","operations":[{"do":"set","at":[],"value":{"__proto__":[]}}]}'],
        ['depth', `${'['.repeat(5000)}${']'.repeat(5000)}`],
        ['a list', '[]'],
        ['null', 'null'],
      ];
      for (const [what, body] of bad) expect((await post(name, {}, body)).status, what).toBe(400);
      expect((await post(name, {}, `"${'a'.repeat(5_000_000)}"`)).status, 'large').toBe(413);
    },
  );

  test('change rejects a body that is not UTF-8', async () => {
    const bodyIn = (encoding: BufferEncoding) =>
      Buffer.from('{"base":"\u00ff","operations":[{"do":"remove","at":["x"]}],"summary":{"key":"x","values":{}}}', encoding);
    expect((await post('change', {}, bodyIn('utf8'))).status).toBe(200);
    expect((await post('change', {}, bodyIn('latin1'))).status).toBe(400);
  });

  const headOf = (path: string, ...more: string[]) => {
    const { origin, host } = new URL(editing.server.url);
    const own = [`Host: ${host}`, `Origin: ${origin}`, `X-Edit-Token: ${editing.token}`, 'Content-Type: application/json'];
    return [`POST /_edit/${path} HTTP/1.1`, ...own, ...more, '', ''].join('\r\n');
  };

  test.each(['change', 'upload?kind=picture&name=a.png'])('%s stops reading an endless body', async (path) => {
    const { hostname, port } = new URL(editing.server.url);
    const part = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const most = 100 * 1024 ** 2;
    const answer = await new Promise<string>((resolve, reject) => {
      let [text, sent] = ['', 0];
      const socket = connect(Number(port), hostname, () => socket.write(headOf(path, 'Transfer-Encoding: chunked')));
      const go = () => {
        do sent += part.length;
        while (sent < most && !socket.destroyed && socket.write(part));
        if (sent < most) return;
        reject(new Error('The server goes on reading.'));
        socket.destroy();
      };
      socket.on('connect', go);
      socket.on('drain', go);
      socket.on('data', (data) => {
        text += data;
        socket.destroy();
      });
      socket.on('error', () => resolve(text));
      socket.on('close', () => resolve(text));
    });
    expect(answer === '' || /^HTTP\/1\.1 (?:200|413) /.test(answer)).toBe(true);
  });

  test('change rejects a body with an excessive Content-Length at once', async () => {
    const answer = await sendRaw(new URL(editing.server.url).origin, headOf('change', 'Content-Length: 5000000000'));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('mayWrite checks the host itself', () => {
    const token = 'a token';
    const headers = (host: string) => ({ host, origin: `http://${host}`, 'x-edit-token': token });
    const requestTo = (host: string) => ({ headers: headers(host), socket: { localPort: 4321 } }) as unknown as IncomingMessage;
    expect([mayWrite(requestTo('localhost:4321'), token), mayWrite(requestTo('evil.example:4321'), token)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a request with ambiguous host, origin or target', () => {
  const own = () => new URL(editing.server.url);
  const strange: [string, () => { target?: string; headers: string[] }][] = [
    ['a second host', () => ({ headers: [`Host: ${own().host}`, 'Host: evil.example'] })],
    ['a second host before the right one', () => ({ headers: ['Host: evil.example', `Host: ${own().host}`] })],
    ['the same host twice', () => ({ headers: [`Host: ${own().host}`, `Host: ${own().host}`] })],
    ['a second host in other letters', () => ({ headers: [`Host: ${own().host}`, 'hOST: evil.example'] })],
    ['a second origin', () => ({ headers: [`Host: ${own().host}`, `Origin: ${own().origin}`, 'Origin: http://evil.example'] })],
    ['an address of another host', () => ({ target: 'http://evil.example/_edit/', headers: [`Host: ${own().host}`] })],
    ['an address of another port', () => ({ target: 'http://127.0.0.1:1/_edit/', headers: [`Host: ${own().host}`] })],
    ['a user before the host', () => ({ headers: [`Host: evil.example@${own().host}`] })],
    ['a dot at the end', () => ({ headers: [`Host: 127.0.0.1.:${own().port}`] })],
    ['a dot at the end of a name', () => ({ headers: [`Host: localhost.:${own().port}`] })],
    ['capitals', () => ({ headers: [`Host: LOCALHOST:${own().port}`] })],
    ['no port', () => ({ headers: ['Host: localhost'] })],
    ['the port 0', () => ({ headers: ['Host: localhost:0'] })],
    ['a port with zeros before it', () => ({ headers: [`Host: localhost:0${own().port}`] })],
    ['a name that leads here', () => ({ headers: [`Host: 127.0.0.1.nip.io:${own().port}`] })],
    ['a name below localhost', () => ({ headers: [`Host: evil.localhost:${own().port}`] })],
    ['another number of this machine', () => ({ headers: [`Host: 0.0.0.0:${own().port}`] })],
    ['the same number otherwise', () => ({ headers: [`Host: 2130706433:${own().port}`] })],
  ];

  test.each(strange)('with %s gets no token', async (_what, asked) => {
    const { target = '/_edit/', headers } = asked();
    const answer = await sendLines(own().origin, target, { headers });
    expect(answer).toMatch(/^HTTP\/1\.1 40[03] /);
    expect(answer).not.toContain(editing.token);
  });

  test.each(strange)('with %s writes nothing', async (_what, asked) => {
    const { target, headers } = asked();
    const origin = headers.some((line) => line.startsWith('Origin:')) ? [] : [`Origin: ${own().origin}`];
    const rest = [...origin, `X-Edit-Token: ${editing.token}`, 'Content-Type: application/json'];
    const asksFor = target?.replace('_edit/', '_edit/undo') ?? '/_edit/undo';
    const answer = await sendLines(own().origin, asksFor, { method: 'POST', headers: [...headers, ...rest], body: '{}' });
    expect(answer).toMatch(/^HTTP\/1\.1 40[03] /);
  });

  const type = 'Content-Type: application/json';
  const writeWith = (...more: string[]) =>
    sendLines(own().origin, '/_edit/undo', {
      method: 'POST',
      headers: [`Host: ${own().host}`, `Origin: ${own().origin}`, `X-Edit-Token: ${editing.token}`, ...more],
      body: '{}',
    });

  test('is answered without the ambiguity', async () => {
    const headers = [`Host: ${own().host}`];
    expect(await sendLines(own().origin, '/_edit/', { headers })).toContain(editing.token);
    expect(await sendLines(own().origin, `${own().origin}/_edit/`, { headers })).toContain(editing.token);
    expect(await writeWith(type)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('is rejected with two tokens or two content types', async () => {
    for (const more of [
      [type, 'Content-Type: text/plain'],
      [type, `X-Edit-Token: ${editing.token}`],
    ])
      expect(await writeWith(...more), more.join()).toMatch(/^HTTP\/1\.1 40[03] /);
  });
});

test('unknown addresses of the editor are not found', async () => {
  for (const path of ['constructor', '__proto__', 'state/..', 'schema/x', '%2e%2e', 'files', '/', '//evil.example/', 'change/'])
    expect([404, 405], path).toContain((await editing.send(path)).status);
});

test('the file is unchanged and the preview still running after all requests', async () => {
  expect(await readFile(editing.siteFile, 'utf8')).toBe(before);
  expect((await fetch(editing.server.url)).status).toBe(200);
});
