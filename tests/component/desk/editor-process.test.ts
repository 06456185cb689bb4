import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEditorProcess } from '../../../generator/desk/editor-process/editor-process.ts';
import type { EditorProcess } from '../../../generator/desk/model/desk.ts';
import { temporaryFolder } from '../../support/build.ts';

/** Stands for the editor: answers with all requests that it has received. */
const program = `
import { createServer } from 'node:http';
const seen = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => { body += part; });
  request.on('end', () => {
    seen.push([request.method, request.url, body].join(' ').trim());
    response.end(JSON.stringify(seen));
  });
}).listen(0, '127.0.0.1', () => console.log('http://localhost:' + server.address().port + '/'));
process.once('SIGTERM', () => process.exit());
`;

let editor: EditorProcess;
let server: Server;

beforeAll(async () => {
  const folder = await temporaryFolder();
  const start = join(folder, 'editor.mjs');
  await writeFile(start, program);
  editor = createEditorProcess({ start, siteFile: folder, out: folder, cache: folder, runsCustomBlocks: false, secrets: [] });
  server = createServer((request, response) => editor.forward(request, response, undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await editor.close();
});

/** Sends the bytes of one request, and reads the JSON of its answer; `[]` for one without text. */
async function send(lines: readonly string[]): Promise<string[]> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  const answer = await text(socket);
  return JSON.parse(/\[.*\]/s.exec(answer)?.[0] ?? '[]');
}

const hidden = 'POST /_edit/undo HTTP/1.1\r\nHost: localhost\r\nX-Rest: ';
const head = ['Host: localhost', 'Connection: close'];
const chunked = ['Transfer-Encoding: chunked', '', hidden.length.toString(16), hidden, '0', '', ''];

test.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'PUT'])('the body of a %s request is no further request', async (method) => {
  const path = `/${method.toLowerCase()}`;
  await send([`${method} ${path} HTTP/1.1`, ...head, ...chunked]);
  const seen = await send([`GET ${path}/next HTTP/1.1`, ...head, '', '']);
  expect(seen.slice(-2)).toEqual([`${method} ${path}`, `GET ${path}/next`]);
});

test('the body of a POST request is passed on, with its length or in chunks', async () => {
  expect((await send(['POST /length HTTP/1.1', ...head, 'Content-Length: 5', '', 'texts'])).at(-1)).toBe('POST /length texts');
  expect((await send(['POST /chunks HTTP/1.1', ...head, ...chunked])).at(-1)).toBe(`POST /chunks ${hidden.trim()}`);
});
