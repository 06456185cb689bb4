import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { HistoryReport, VersionReport } from '../../../../generator/editor/document/protocol-history.ts';
import type { LiveReport } from '../../../../generator/editor/document/protocol-publishing.ts';
import type { EditState } from '../../../../generator/editor/document/protocol-state.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { checkLivePage } from '../../../../generator/editor/server/endpoints/history/live.ts';
import { buildTemporarily } from '../../../support/build.ts';
import { type EditClient, openEditing } from '../../../support/edit-client.ts';
import { beekeepersSite } from '../../../support/editor-page.ts';
import { type HostAnswer, type LiveHost, startLiveHost } from '../../../support/live-host.ts';

let editing: EditClient;
let folder: string;

const git = (who: string, ...args: string[]) => {
  const identity = { GIT_AUTHOR_NAME: who, GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: who, GIT_COMMITTER_EMAIL: 'a@b' };
  return execFileSync('git', args, { cwd: folder, env: { ...process.env, ...identity }, encoding: 'utf8', stdio: 'pipe' });
};
const text = () => readFileSync(editing.siteFile, 'utf8');
const site = () => JSON.parse(text());
const society = () => site().routes.find(({ path }: { path: string }) => path === '/society');
const state = () => editing.get<EditState>('state?language=ar');
const history = () => editing.get<HistoryReport>('history');
const version = (id: string) => editing.get<VersionReport>(`version?language=ar&of=${id}`);
const change = async (...operations: Operation[]) => {
  const { base } = await state();
  return editing.post<ChangeResult>('change', { base, operations, summary: { key: 'text', values: {} } });
};
const restore = async (of: string, part?: string, base?: string) =>
  editing.post<ChangeResult>('restore?language=ar', {
    base: base ?? (await state()).base,
    of,
    ...(part && { part }),
    summary: { key: 'restore', values: {} },
  });
const page = (path: string) => ['routes', site().routes.findIndex((route: { path: string }) => route.path === path)];

beforeAll(async () => {
  // One site of several in a repository, in a folder as people name them.
  const siteFile = await beekeepersSite('مواقع الجمعيات/النحالون 1');
  folder = dirname(siteFile);
  git('هيفاء', '-C', '..', 'init', '--quiet', '--initial-branch=main');
  writeFileSync(join(folder, '.gitignore'), 'out\n.qiyam\n');
  git('هيفاء', 'add', '.');
  git('هيفاء', 'commit', '--quiet', '-m', 'المناحل كما كانت');
  editing = await openEditing(siteFile);
});
afterAll(() => editing.server.close());

describe('the edit history', () => {
  test('can be travelled to any entry and back, byte for byte', async () => {
    const texts = [text()];
    for (const value of ['عسل', 'شمع', 'غذاء']) {
      await change({ do: 'set', at: [...page('/society'), 'blocks', 1, 'heading'], value });
      texts.push(text());
    }
    const ids = (await state()).done.map(({ id }) => id).toReversed();
    const travel = (to: number) => editing.post<ChangeResult>('travel', { to });
    expect(await travel(ids[0] ?? 0)).toMatchObject({ state: 'written' });
    expect(text()).toBe(texts[1]);
    await travel(ids[2] ?? 0);
    expect(text()).toBe(texts[3]);
    await travel(0);
    expect(text()).toBe(texts[0]);
    await travel(ids[1] ?? 0);
    expect(text()).toBe(texts[2]);
    // What was left by another change is not gone back to, and can still be looked at and restored.
    await change({ do: 'set', at: [...page('/society'), 'blocks', 1, 'heading'], value: 'رحيق' });
    const left = (await state()).done.filter(({ isLeft }) => isLeft);
    expect(left.map(({ id }) => id)).toEqual([ids[2]]);
    const before = text();
    await travel(ids[2] ?? 0);
    expect(text()).toBe(before);
    expect(await restore(`step:${ids[2]}`)).toMatchObject({ state: 'written' });
    expect(text()).toBe(texts[3]);
    await editing.post('undo', {});
    expect(text()).toBe(before);
    await travel(0);
    expect(text()).toBe(texts[0]);
  });

  test('stops with a conflict where others have changed the file', async () => {
    const at = [...page('/society'), 'blocks', 1, 'heading'];
    await change({ do: 'set', at, value: 'موسم' });
    const theirs = text().replace('موسم', 'موسم الزميلة');
    writeFileSync(editing.siteFile, theirs);
    expect(await editing.post<ChangeResult>('travel', { to: 0 })).toMatchObject({ state: 'conflict' });
    expect(text()).toBe(theirs);
    writeFileSync(editing.siteFile, theirs.replace('موسم الزميلة', 'ما نصنعه'));
    await state();
  });
});

describe('a committed version', () => {
  test('is reported with its author and the differing fields', async () => {
    const [first] = (await history()).versions;
    expect(first).toMatchObject({ who: 'هيفاء', words: 'المناحل كما كانت', when: expect.any(Number) });
    expect(first).not.toHaveProperty('isPublished');
    await change(
      { do: 'set', at: [...page('/society'), 'blocks', 1, 'heading'], value: 'صنعتنا' },
      { do: 'remove', at: [...page('/society'), 'blocks', 2, 'items', 1] },
    );
    const report = await version(first?.id ?? '');
    expect(report).toMatchObject({ state: 'known', base: (await state()).base });
    const { parts } = report as VersionReport & { state: 'known' };
    expect(parts).toHaveLength(1);
    expect(parts[0]).toMatchObject({ name: 'routes /society', title: 'الجمعية', is: 'page', since: 'changed', more: 0 });
    expect(parts[0]?.fields[0]).toMatchObject({ before: 'ما نصنعه', now: 'صنعتنا' });
    expect(parts[0]?.fields[1]).toMatchObject({ before: 'أتبيعون الخلايا؟ · نعم، للأعضاء.' });
    expect(parts[0]?.fields[1]).not.toHaveProperty('now');
    expect(parts[0]?.fields.map(({ where }) => where)).toEqual(['القسم الثاني، العنوان', 'القسم الثالث، العنصر الثاني']);
  });

  test('is restored whole or page by page, each as one step that can be undone', async () => {
    const [first] = (await history()).versions;
    const id = first?.id ?? '';
    await change({ do: 'set', at: ['site', 'name'], value: 'نحالون آخرون' });
    const before = text();
    expect(await restore(id, 'routes /society')).toMatchObject({ state: 'written' });
    expect(society().blocks[1].heading).toBe('ما نصنعه');
    expect(society().blocks[2].items).toHaveLength(2);
    expect(site().site.name).toBe('نحالون آخرون');
    await editing.post('undo', {});
    expect(text()).toBe(before);
    expect(await restore(id)).toMatchObject({ state: 'written' });
    expect(text()).toBe(git('', 'show', 'HEAD:./site.json'));
    await editing.post('undo', {});
    expect(text()).toBe(before);
    // What a colleague wrote since one looked is not written over.
    const { base } = await state();
    writeFileSync(editing.siteFile, before.replace('نحالون آخرون', 'نحالو الجبل'));
    expect(await restore(id, undefined, base)).toMatchObject({ state: 'conflict' });
    expect(site().site.name).toBe('نحالو الجبل');
  });

  test('restores a deleted page with its picture; undo removes both', async () => {
    mkdirSync(join(folder, 'assets/pictures'), { recursive: true });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>';
    const file = join(folder, 'assets/pictures/hive.svg');
    writeFileSync(file, drawing);
    await state();
    const at = [...page('/society'), 'blocks', 0, 'image', 'src'];
    expect(await change({ do: 'set', at, value: 'pictures/hive.svg' })).toMatchObject({ state: 'written' });
    git('رعد', 'add', '.');
    git('رعد', 'commit', '--quiet', '-m', 'خلية');
    const id = (await history()).versions[0]?.id ?? '';
    expect((await history()).versions.map(({ who }) => who)).toEqual(['رعد', 'هيفاء']);
    expect(await change({ do: 'remove', at: page('/society') })).toMatchObject({ state: 'written' });
    rmSync(file);
    const report = (await version(id)) as VersionReport & { state: 'known' };
    expect(report.parts).toMatchObject([{ name: 'routes /society', since: 'removed', fields: [] }]);
    expect(await restore(id, 'routes /society')).toMatchObject({ state: 'written' });
    expect(readFileSync(file, 'utf8')).toBe(drawing);
    expect(society().title).toBe('الجمعية');
    await editing.post('undo', {});
    expect(society()).toBeUndefined();
    expect(existsSync(file)).toBe(false);
    await editing.post('redo', {});
    expect(existsSync(file)).toBe(true);
  });

  test('restores an overwritten picture, alone or with all; undo brings back the other', async () => {
    const drawing = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9z"/></svg>`;
    const file = join(folder, 'assets/picture.svg');
    const held = () => readFileSync(file, 'utf8');
    const [old, other, newest] = [drawing('#a60'), drawing('#06a'), drawing('#0a6')];
    writeFileSync(file, old);
    git('رعد', 'add', '.');
    git('رعد', 'commit', '--quiet', '-m', 'صورة');
    const id = (await history()).versions[0]?.id ?? '';
    expect((await history()).versions[0]?.words).toBe('صورة');
    writeFileSync(file, other);
    const told = async (of: string) =>
      ((await version(of)) as VersionReport & { state: 'known' }).parts.filter(({ is }) => is === 'file');
    const part = { name: 'file picture.svg', title: 'picture.svg', is: 'file', since: 'changed', fields: [], more: 0 };
    expect(await told(id)).toEqual([part]);
    // Git is asked of a commit; what was done here has its own.
    await change({ do: 'set', at: ['site', 'name'], value: 'نحالو السفح' });
    const step = `step:${(await state()).done[0]?.id}`;
    expect(await told(step)).toEqual([]);
    writeFileSync(file, newest);
    expect(await told(step)).toEqual([part]);
    const before = text();
    expect(await restore(step, part.name)).toMatchObject({ state: 'written' });
    expect([held(), text()]).toEqual([other, before]);
    await editing.post('undo', {});
    expect([held(), text()]).toEqual([newest, before]);
    await editing.post('redo', {});
    expect(held()).toBe(other);
    expect(await restore(id)).toMatchObject({ state: 'written' });
    expect(held()).toBe(old);
    await editing.post('undo', {});
    await editing.post('undo', {});
    expect(held()).toBe(newest);
    // With one page alone, what other pages may show stays.
    await change({ do: 'set', at: [...page('/society'), 'blocks', 1, 'heading'], value: 'ما ننتج' });
    expect(await restore(id, 'routes /society')).toMatchObject({ state: 'written' });
    expect(held()).toBe(newest);
    expect((await restore(id, 'file ../site.json')).state).toBe('conflict');
  });

  test('is unknown for ids outside the site', async () => {
    for (const id of ['commit:HEAD', `commit:${'0'.repeat(40)}`, 'step:9999', '', 'commit:--all', 'step:-1'])
      expect(await version(encodeURIComponent(id)), id).toEqual({ state: 'unknown' });
    const sent = (path: string, body: object) =>
      editing.send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    expect((await sent('restore', { base: '', of: 'step:9999', summary: { key: 'x', values: {} } })).status).toBe(400);
    expect((await sent('travel', { to: -1 })).status).toBe(400);
  });
});

describe('the live state of a page', () => {
  let host: LiveHost;
  let answer: HostAnswer = { status: 404 };
  beforeAll(async () => {
    host = await startLiveHost('https://www.example.com', () => answer);
  });
  afterAll(() => host.close());
  const live = (page = '/') => editing.post<LiveReport>('live', { page });

  /** The home page as another machine builds it. */
  const rendered = async () => readFileSync(join(await buildTemporarily(editing.siteFile), 'index.html'), 'utf8');

  test('is determined by the texts of the page without a build, and asked on request', async () => {
    expect(await live('/nowhere')).toEqual({ page: '/nowhere', state: 'not-published' });
    expect((await live('/../../secret')).state).toBe('not-published');
    expect(host.requested).toEqual([]);
    answer = { status: 200, body: await rendered() };
    expect(await live()).toMatchObject({ state: 'live', address: 'https://www.example.com/' });
    answer = { status: 200, body: (await rendered()).replace('</main>', '<p>آخر</p></main>') };
    expect((await live()).state).toBe('not-yet');
  });

  test('is determined by the bytes of a present build, without requests to other sites', async () => {
    mkdirSync(join(folder, 'out'), { recursive: true });
    const html = '<!doctype html><title>منحل</title>';
    writeFileSync(join(folder, 'out/index.html'), html);
    writeFileSync(join(folder, 'out/.qiyam-files'), 'index.html\n');
    answer = { status: 200, body: html };
    expect((await live()).state).toBe('live');
    answer = { status: 200, body: `${html} ` };
    expect((await live()).state).toBe('not-yet');
    answer = { status: 404, body: html };
    expect((await live()).state).toBe('not-yet');
    answer = { status: 301, location: 'http://localhost:1/other' };
    expect((await live()).state).toBe('elsewhere');
    answer = { status: 301, location: '/' };
    host.requested.length = 0;
    expect((await live()).state).toBe('not-yet');
    expect(host.requested).toHaveLength(6);
    // A build of a former state says nothing.
    const long = new Date(Date.now() - 60_000);
    utimesSync(join(folder, 'out/.qiyam-files'), long, long);
    answer = { status: 200, body: html };
    expect((await live()).state).toBe('not-yet');
    answer = { status: 200, body: await rendered() };
    expect((await live()).state).toBe('live');
    expect((await checkLivePage('/', new URL('http://127.0.0.1:1/'), () => true)).state).toBe('unreachable');
    answer = { status: 200, body: 'x'.repeat(17 * 1024 ** 2) };
    expect((await live()).state).toBe('not-yet');
  });
});
