import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { ImportAnswer, ImportEvent, ImportPlan } from '../../../../generator/editor/document/protocol-import.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';
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
    expect(plan.add).toMatchObject({ pages: 2, items: 1, missing: [] });
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
});
