import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { ImportAnswer, ImportEvent, ImportPlan } from '../../../../generator/editor/document/protocol-import.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';
import { docx, paragraph, styled, run as textRun } from '../../../support/office-files.ts';
import { sendRaw } from '../../../support/raw-request.ts';
import { type WxrPost, wxrFile } from '../../../support/wxr.ts';

let editing: EditClient;
beforeAll(async () => {
  editing = await openEditing(await copiedSite('minimal'));
});
afterAll(() => editing.server.close());

const text = () => readFile(editing.siteFile, 'utf8');
const site = async () => JSON.parse(await text());
const baseFile = () => join(dirname(editing.siteFile), 'import.base.gz');

const begin = async () => (await editing.post<{ id: string }>('import-begin', {})).id;

const sendFile = (id: string, path: string, body: string | Uint8Array) =>
  editing.send(`import-file?${new URLSearchParams({ id, path })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(Buffer.byteLength(body)) },
    body,
  });

const startRun = (id: string, more: object = {}) =>
  editing.send('import-run?language=ar', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, isFetching: false, withComments: false, ...more }),
  });

async function run(id: string): Promise<ImportEvent> {
  const { status, body } = await startRun(id);
  expect(status).toBe(200);
  const events = body
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => JSON.parse(line.slice('data:'.length)) as ImportEvent);
  const last = events.at(-1);
  if (!last) throw new Error('There are no events.');
  return last;
}

async function imported(name: string, file: string | Uint8Array) {
  const id = await begin();
  expect((await sendFile(id, name, file)).status).toBe(200);
  const event = await run(id);
  if (event.is !== 'imported') throw new Error(`The import failed: ${JSON.stringify(event)}`);
  return { id, ...event };
}

const write = (
  id: string,
  { base }: Pick<ImportPlan, 'base'>,
  how: 'add' | 'replace' | 'update',
  takes?: ('mine' | 'theirs')[],
) => editing.post<ImportAnswer>('import-write?language=ar', { id, base, how, ...(takes && { takes }) });

const undo = () => editing.post<ChangeResult>('undo', {});

const page = (id: number, title: string, content: string, slug: string): WxrPost => ({
  ...{ id, title, content, type: 'page', 'wp:post_name': slug, link: `https://old.example/${slug}/` },
});

const oldSite = (words: string) =>
  wxrFile([
    page(1, 'تاريخ الجمعية', `<p>${words}</p>`, 'history'),
    page(2, 'أعضاء المجلس', '<p>يجتمع المجلس كل شهر في مقر الجمعية.</p>', 'board'),
    { id: 3, title: 'افتتاح المعرض', content: '<p>افتتح المعرض أمس في القاعة الكبرى.</p>', 'wp:post_name': 'opening' },
  ]);

const pathsIn = (content: { routes: { path: string }[] }) => content.routes.map(({ path }) => path);

describe('bringing an old site', () => {
  test('adds its pages as one step, which is undone and redone', async () => {
    const before = await text();
    const { id, account, plan } = await imported('export.xml', oldSite('أُسست الجمعية قبل ستين سنة.'));
    expect(account.isBalanced).toBe(true);
    expect(account.lines.length).toBeGreaterThan(1);
    expect(plan.update).toBeUndefined();
    expect(plan.add).toEqual({ pages: 2, items: 1, left: [], missing: [] });
    const report = await editing.send(`import-report?id=${id}&language=ar`);
    expect(report.status).toBe(200);
    expect(report.headers['content-security-policy']).toContain("default-src 'none'");
    expect(report.body.toString()).toContain('تاريخ الجمعية');

    const result = await write(id, plan, 'add');
    expect(result.state).toBe('written');
    expect(pathsIn(await site())).toEqual([...pathsIn(JSON.parse(before)), '/history', '/board']);
    const after = await text();
    expect(JSON.parse(after).header).toEqual(JSON.parse(before).header);
    expect(existsSync(baseFile())).toBe(true);
    await undo();
    expect([await text(), existsSync(baseFile())]).toEqual([before, false]);
    await editing.post('redo', {});
    expect([await text(), existsSync(baseFile())]).toEqual([after, true]);
    await undo();
  });

  test('puts it in the place of the content, and keeps the look and the name', async () => {
    const before = await site();
    const { id, plan } = await imported('export.xml', oldSite('أُسست الجمعية قبل ستين سنة.'));
    expect((await write(id, plan, 'replace')).state).toBe('written');
    const after = await site();
    expect(pathsIn(after)).toEqual(['/', '/history', '/board']);
    expect([after.site.name, after.site.theme]).toEqual([before.site.name, before.site.theme]);
    expect(after.header).not.toEqual(before.header);
    await undo();
    expect(await site()).toEqual(before);
  });

  test('brings what is new, asks about what both changed, and leaves alone what it did not take', async () => {
    const before = await text();
    const first = await imported('export.xml', oldSite('أُسست الجمعية قبل ستين سنة.'));
    await write(first.id, first.plan, 'add');
    const added = await site();
    const index = added.routes.findIndex(({ path }: { path: string }) => path === '/history');
    const operations = [{ do: 'set', at: ['routes', index, 'title'], value: 'تاريخنا' }];
    const { base } = await editing.get<{ base: string }>('state');
    await editing.post('change', { base, operations, summary: { key: 'x', values: {} } });

    const same = await imported('export.xml', oldSite('أُسست الجمعية قبل ستين سنة.'));
    expect(same.plan.update).toEqual({ added: 0, changed: 0, removed: 0, files: 0, clashes: [] });

    const newer = oldSite('أُسست الجمعية قبل سبعين سنة.').replace('تاريخ الجمعية', 'قصة الجمعية');
    const second = await imported('export.xml', newer);
    expect(second.plan.update?.clashes.map(({ mine, theirs }) => [mine, theirs])).toContainEqual(['تاريخنا', 'قصة الجمعية']);
    expect(second.plan.update?.clashes.map(({ where }) => where).filter((where) => !where.startsWith('تاريخنا'))).toEqual([]);
    const takes = second.plan.update?.clashes.map(({ mine }) => (mine === 'تاريخنا' ? 'theirs' : 'mine'));
    expect((await write(second.id, second.plan, 'update', takes)).state).toBe('written');
    const updated = await text();
    expect(updated).toContain('سبعين');
    expect(JSON.parse(updated).routes[index].title).toBe('قصة الجمعية');
    expect([JSON.parse(updated).header, JSON.parse(updated).routes[0]]).toEqual([added.header, added.routes[0]]);

    await undo();
    const again = await imported('export.xml', newer);
    expect(again.plan.update?.clashes.length).toBe(second.plan.update?.clashes.length);
    await undo();
    await undo();
    expect([await text(), existsSync(baseFile())]).toEqual([before, false]);
  });

  test('renews the plan if the site changed since', async () => {
    const { id, plan } = await imported('export.xml', oldSite('أُسست الجمعية قبل ستين سنة.'));
    const before = await text();
    const answer = await write(id, { base: 'another' }, 'add');
    expect(answer).toMatchObject({ state: 'stale', plan: { base: plan.base } });
    expect(await text()).toBe(before);
  });

  test('a Word file becomes a page', async () => {
    const before = await text();
    const body = [styled('Heading1', 'تقرير الموسم'), paragraph(textRun('زاد إنتاج العسل في هذا الموسم كثيرًا.'))].join('');
    const { id, plan } = await imported('report.docx', docx({ body }));
    expect(plan.add).toMatchObject({ pages: 1, left: [] });
    await write(id, plan, 'add');
    expect((await site()).routes.map(({ path, title }: Record<string, string>) => [path, title]).at(-1)).toEqual([
      '/report',
      'report',
    ]);
    await undo();
    expect(await text()).toBe(before);
  });
});

describe('a hostile or mistaken request', () => {
  test.each([
    '../evil.xml',
    'a/../../evil.xml',
    '/etc/evil.xml',
    'a//b.xml',
    './a.xml',
    '',
    'a\\b.xml',
    'a\0b.xml',
    'a\nb.xml',
    `${'a/'.repeat(40)}b.xml`,
    `${'س'.repeat(200)}.xml`,
  ])('is refused: a file at %j', async (path) => {
    const id = await begin();
    expect((await sendFile(id, path, 'x')).status).toBe(400);
  });

  test('is refused: a file twice, a file below a file, another import, more than the limit', async () => {
    const id = await begin();
    expect((await sendFile(id, 'a.xml', 'x')).status).toBe(200);
    expect((await sendFile(id, 'a.xml', 'y')).status).toBe(400);
    expect((await sendFile(id, 'a.xml/b.xml', 'y')).status).toBe(400);
    expect((await sendFile('another', 'b.xml', 'y')).status).toBe(404);
    const { host } = new URL(editing.server.url);
    const head = [`POST /_edit/import-file?id=${id}&path=c.xml HTTP/1.1`, `Host: ${host}`, `Origin: http://${host}`];
    const more = [`X-Edit-Token: ${editing.token}`, 'Content-Length: 2000000000', '', ''];
    expect(await sendRaw(new URL(editing.server.url).origin, [...head, ...more].join('\r\n'))).toMatch(/^HTTP\/1\.1 413 /);
    expect((await startRun('another')).status).toBe(404);
    expect((await editing.send(`import-report?id=${id}`)).status).toBe(404);
    expect(await editing.post('import-end', { id })).toEqual({});
    expect((await startRun(id)).status).toBe(404);
  });

  test('says in words why a source is refused', async () => {
    const id = await begin();
    await sendFile(id, 'notes.xml', 'x');
    const event = await run(id);
    expect(event).toMatchObject({ is: 'failed', problems: [] });
    expect('reason' in event && event.reason).toContain('notes.xml');
    expect('reason' in event && event.reason).not.toContain('qiyam-import');
  });

  test('waits for nobody: a second import is refused while one is converted', async () => {
    const id = await begin();
    await sendFile(id, 'export.xml', oldSite('أُسست الجمعية قبل ستين سنة.'));
    const [first, second, third] = await Promise.all([
      startRun(id),
      startRun(id),
      editing.send('import-begin', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    expect([200, 409]).toContain(third.status);
  });
});

test('the files are removed when a new import begins, and when the server ends', async () => {
  const foldersOf = () => readdirSync(tmpdir()).filter((name) => name.startsWith('qiyam-import-'));
  const known = new Set(foldersOf());
  const own = await openEditing(await copiedSite('minimal'));
  const beginThere = () => own.post<{ id: string }>('import-begin', {});
  await beginThere();
  const [first] = foldersOf().filter((name) => !known.has(name));
  await beginThere();
  expect(foldersOf()).not.toContain(first);
  const [second] = foldersOf().filter((name) => !known.has(name));
  expect(second).toBeDefined();
  await own.server.close();
  expect(foldersOf()).not.toContain(second);
});
