import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { EditState, PlacedValue } from '../../../../generator/editor/document/protocol-state.ts';
import { FileChangedError } from '../../../../generator/editor/document/replace-file.ts';
import { writeProblemOf } from '../../../../generator/editor/server/endpoints/write-problem.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';

let editing: EditClient;
let original: string;
beforeAll(async () => {
  // What is told of each damage on the terminal is not what is looked at here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  editing = await openEditing(await copiedSite('minimal'));
  original = await readFile(editing.siteFile, 'utf8');
});
afterAll(async () => {
  await editing.server.close();
  vi.restoreAllMocks();
});

/** What becomes of the file: `repaired` to the byte in one step, only `told`, or no error at all. */
type Outcome = 'repaired' | 'told' | 'fine';

const damages: [name: string, damage: (text: string) => string | Uint8Array, outcome: Outcome][] = [
  ['a closing brace lost at the end', (text) => text.replace(/\}\s*$/, ''), 'told'],
  ['a brace lost inside', (text) => text.replace('},\n', ',\n'), 'told'],
  ['a comma doubled', (text) => text.replace('",\n', '",,\n'), 'repaired'],
  ['a comma lost', (text) => text.replace('",\n', '"\n'), 'repaired'],
  ['a comma before a brace', (text) => text.replace(/"\n(\s*)\}/, '",\n$1}'), 'repaired'],
  ['a key twice', (text) => text.replace('"name":', '"name": "x", "name":'), 'told'],
  ['a byte order mark', (text) => `\ufeff${text}`, 'fine'],
  ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n'), 'fine'],
  ['line ends of old', (text) => text.replaceAll('\n', '\r'), 'fine'],
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), 'told'],
  ['bytes that are no UTF-8', (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff])]), 'told'],
  ['curly quotation marks', (text) => text.replace('"name"', '“name”'), 'repaired'],
  ['a comma of Arabic', (text) => text.replace('",\n', '"،\n'), 'repaired'],
  ['single quotation marks', (text) => text.replace('"name"', "'name'"), 'repaired'],
  ['a text that is not closed', (text) => text.replace('",\n', ',\n'), 'told'],
  ['nothing', () => '', 'told'],
  ['half of it', (text) => text.slice(0, text.length / 2), 'told'],
  ['a list', () => '[]', 'told'],
  ['null', () => 'null', 'told'],
  ['the marks of a merge', (text) => text.replace('"name":', '<<<<<<< HEAD\n"name":'), 'told'],
];

const state = () => editing.get<EditState>('state?language=ar');
const change = async () => {
  const { base } = await state();
  const operations = [{ do: 'set', at: ['site', 'name'], value: 'اسم من المحرر' }];
  return editing.post<ChangeResult>('change', { base, operations, summary: { key: 'text', values: {} } });
};

test.each(damages)('a file with %s keeps the editor running, and nothing invalid is written', async (_name, damage, outcome) => {
  const damaged = damage(original);
  await writeFile(editing.siteFile, damaged);
  const { base, problems } = await state();
  const errors = problems.filter(({ kind }) => kind === 'error');
  expect(errors.length > 0).toBe(outcome !== 'fine');
  expect((await fetch(editing.server.url)).status).toBe(200);
  expect(await editing.get<PlacedValue>('value?at=%2Fsite%2Fname')).toMatchObject({ base });
  if (outcome === 'repaired') {
    const fix = errors.find((one) => one.fix)?.fix;
    const repaired = await editing.post<ChangeResult>('repair', { base, edits: fix, summary: { key: 'repair', values: {} } });
    expect(repaired.state).toBe('written');
    expect(await readFile(editing.siteFile, 'utf8')).toBe(original);
  }
  const { state: found } = await change();
  // A key twice leaves a file of which every place is known: what is elsewhere in it can be written.
  if (outcome === 'told') expect(found === 'written' ? _name : 'a key twice').toBe('a key twice');
  else expect(found).toBe('written');
  if (outcome === 'told' && found !== 'written') expect(await readFile(editing.siteFile)).toEqual(Buffer.from(damaged as string));
  await writeFile(editing.siteFile, original);
  expect((await state()).problems.filter(({ kind }) => kind === 'error')).toEqual([]);
});

const replacements: [name: string, replace: (file: string) => unknown][] = [
  ['is gone', () => undefined],
  ['is a folder', (file) => mkdir(file)],
  ['is a link to nothing', (file) => symlink('nothing.json', file)],
  ['is a link to itself', (file) => symlink(file, file)],
  ['is a pipe', (file) => execFileSync('mkfifo', [file])],
];

/** What open pages are told from now on, until it is stopped. */
async function listen() {
  const abort = new AbortController();
  const events = await fetch(`${editing.server.url}_preview/events`, { signal: abort.signal });
  let heard = '';
  const listening = (async () => {
    const decoder = new TextDecoder();
    for await (const part of events.body as unknown as AsyncIterable<Uint8Array>) heard += decoder.decode(part, { stream: true });
  })().catch(() => undefined);
  const messages = () => [...heard.matchAll(/^data: (.*)\n\n/gm)].map(([, data = '']) => JSON.parse(data));
  const stop = () => {
    abort.abort();
    return listening;
  };
  return { messages, stop };
}

test.each(replacements)('a file that %s is reported to the editor, which waits', async (_name, replace) => {
  const { messages, stop } = await listen();
  await rm(editing.siteFile, { recursive: true, force: true });
  await replace(editing.siteFile);
  // The pages that are open are told by the one who follows the file, without being asked.
  await expect.poll(() => messages().at(-1)?.failure).toMatch(/site\.json/);
  const body = JSON.stringify({
    base: '',
    operations: [{ do: 'set', at: ['site', 'name'], value: 'اسم' }],
    summary: { key: 'text', values: {} },
  });
  const asked = [
    await editing.send('state?language=ar'),
    await editing.send('value?at=%2Fsite%2Fname&language=ar'),
    await editing.send('change?language=ar', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  ];
  for (const { status, body: answer } of asked) {
    expect(status).toBe(503);
    expect(JSON.parse(answer.toString()).reason).toMatch(/\p{Script=Arabic}/u);
  }
  expect((await fetch(editing.server.url)).status).toBe(200);
  await rm(editing.siteFile, { recursive: true, force: true });
  await writeFile(editing.siteFile, original);
  await expect.poll(() => messages().at(-1)).toMatchObject({ failure: '', counts: { error: 0 } });
  expect(await change()).toMatchObject({ state: 'written' });
  await writeFile(editing.siteFile, original);
  await stop();
});

/** Writes a file again and again, each time with other words in it, until it is stopped. */
function startWriting(file: string, write: string) {
  const program = `
    const { readFileSync, renameSync, writeFileSync } = require('node:fs');
    const [file] = process.argv.slice(1);
    const site = JSON.parse(readFileSync(file, 'utf8'));
    let count = 0;
    setInterval(() => {
      const text = JSON.stringify({ ...site, site: { ...site.site, name: 'اسم ' + count++ } });
      ${write}
    }, 1);
    process.stdout.write('begun');
  `;
  const child = spawn(process.execPath, ['-e', program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { begun: once(child.stdout, 'data'), stop };
}

test.each([
  ['in one step', "writeFileSync(file + '.new', text); renameSync(file + '.new', file);"],
  ['over itself', 'writeFileSync(file, text);'],
  ['anew', "require('node:fs').rmSync(file, { force: true }); writeFileSync(file, text);"],
])('a file that a program keeps writing %s makes failed writes reported with a reason', async (_name, write) => {
  await writeFile(editing.siteFile, original);
  const headers = { 'content-type': 'application/json' };
  const set = (value: string) => ({ do: 'set', at: ['routes', 0, 'description'], value });
  const summary = { key: 'text', values: {} };
  const writing = startWriting(editing.siteFile, write);
  await writing.begun;
  const answers: { status: number; body: string }[] = [];
  try {
    for (let count = 0; count < 20; count++) {
      const body = JSON.stringify({ base: '', operations: [set(`وصف الصفحة الرئيسة للموقع ${count}`)], summary });
      const [path, sent] = count % 4 === 3 ? ['undo', '{}'] : ['change', body];
      const answer = await editing.send(`${path}?language=ar`, { method: 'POST', headers, body: sent });
      answers.push({ status: answer.status, body: answer.body.toString() });
    }
  } finally {
    await writing.stop();
    await rm(`${editing.siteFile}.new`, { force: true });
  }
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  const waiting = answers.filter(({ status }) => status === 503);
  expect(waiting.length).toBeGreaterThan(0);
  for (const { body } of waiting) expect(JSON.parse(body).reason).toMatch(/\p{Script=Arabic}/u);
  await writeFile(editing.siteFile, original);
  expect(await change()).toMatchObject({ state: 'written' });
  await writeFile(editing.siteFile, original);
});

test('a concurrent write is reported with a message', () => {
  expect(writeProblemOf(new FileChangedError(), 'en')).toMatch(/another program/);
  expect(writeProblemOf(new FileChangedError(), 'ar')).toMatch(/برنامج آخر/);
});

test('disk errors are reported with a message, programming errors are not', () => {
  for (const code of ['ENOSPC', 'EROFS', 'EACCES', 'EPERM', 'EDQUOT'])
    expect(writeProblemOf(Object.assign(new Error(code), { code }), 'en'), code).toMatch(/disk is full/);
  expect(writeProblemOf(new TypeError('x is undefined'), 'en')).toBeUndefined();
  expect(writeProblemOf(Object.assign(new Error('E'), { code: 'ECONNRESET' }), 'ar')).toBeUndefined();
});
