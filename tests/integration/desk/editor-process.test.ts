import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createEditorProcess } from '../../../generator/desk/editor-process/editor-process.ts';
import type { EditorProcess } from '../../../generator/desk/model/desk.ts';
import type { Person, Session } from '../../../generator/desk/model/person.ts';
import { temporaryFolder } from '../../support/build.ts';

/** Program in the place of the editor: answers with what it was asked and its secrets, and records when it starts and ends. */
const program = `
import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
const note = (text) => appendFileSync(process.env.NOTES, text + '\\n');
note('start');
process.on('SIGTERM', () => setTimeout(() => { note('end'); process.exit(); }, 1500));
const server = createServer((request, response) => {
  const { DESK_TEST_SECRET: secret, QIYAM_DESK_SECRET: own } = process.env;
  response.end(JSON.stringify({ url: request.url, headers: request.headers, secret, own: own !== undefined }));
});
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port + '/'));
`;

const signedIn = {
  person: { id: 'id', name: 'نورة', role: 'writer' } as Person,
  session: { csrf: 'token' } as Session,
};

let folder: string;
let editor: EditorProcess | undefined;

beforeAll(async () => {
  folder = await temporaryFolder();
  writeFileSync(join(folder, 'start.mjs'), program);
  process.env.DESK_TEST_SECRET = 'of the provider';
});

afterEach(() => editor?.close());

function open(
  name: string,
  idleTime?: number,
): { notes: () => string[]; ask: (headers?: Record<string, string>) => Promise<Answer> } {
  process.env.NOTES = join(folder, name);
  const own = createEditorProcess({
    ...{ start: join(folder, 'start.mjs'), siteFile: 'site.json', out: 'out', cache: folder },
    ...{ runsCustomBlocks: false, secrets: ['DESK_TEST_SECRET'] },
    ...(idleTime !== undefined && { idleTime }),
  });
  editor = own;
  const ask = async (headers: Record<string, string> = {}) => {
    const server = createServer((request, response) => void own.forward(request, response, signedIn));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/_edit/state?x=1`, { headers });
    const read = (await answer.json()) as Answer;
    server.closeAllConnections();
    server.close();
    return read;
  };
  return { ask, notes: () => readFileSync(join(folder, name), 'utf8').trim().split('\n') };
}

interface Answer {
  url: string;
  headers: IncomingMessage['headers'];
  secret?: string;
  own: boolean;
}

test('requests arrive with the person and the secret of the desk, not with those that a client sends', async () => {
  const { ask } = open('one');
  const answer = await ask({ 'x-desk-person': 'forged', 'x-desk-secret': 'forged', cookie: 'a=1' });
  expect(answer).toMatchObject({ url: '/_edit/state?x=1', own: true });
  const person = JSON.parse(Buffer.from(String(answer.headers['x-desk-person']), 'base64url').toString());
  expect(person).toEqual({ author: { id: 'id', name: 'نورة' }, role: 'writer', token: 'token' });
  expect(answer.headers['x-desk-secret']).not.toBe('forged');
});

test('a client that leaves while the process starts ends nothing else', async () => {
  const { ask } = open('left');
  const forwarded: Promise<void>[] = [];
  const server = createServer((request, response) => {
    request.socket.destroy();
    forwarded.push(editor!.forward(request, response, signedIn));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  for (const method of ['GET', 'POST']) await expect(fetch(`http://127.0.0.1:${port}/`, { method })).rejects.toThrow();
  server.close();
  expect(forwarded).toHaveLength(2);
  await Promise.all(forwarded);
  expect((await ask()).own).toBe(true);
});

test('secrets of the desk are not in the environment of the editor', async () => {
  const { ask } = open('two');
  expect((await ask()).secret).toBeUndefined();
});

test('requests share one process, which ends when nobody needs it; the next waits until it has', async () => {
  const { ask, notes } = open('three', 1000);
  await Promise.all([ask(), ask(), ask()]);
  expect(notes()).toEqual(['start']);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await ask();
  expect(notes()).toEqual(['start', 'end', 'start']);
});
