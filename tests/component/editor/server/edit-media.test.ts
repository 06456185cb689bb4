import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { stateFolderName } from '../../../../generator/core/util/project.ts';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { LibraryFile, MediaAnswer, MediaRequest } from '../../../../generator/editor/document/protocol-media.ts';
import type { EditState } from '../../../../generator/editor/document/protocol-state.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path d="M0 0h80v60z"/></svg>';
const otherDrawing = drawing.replaceAll('80', '90');
const sheet = '%PDF-1.4\n%%EOF\n';
const arabic = 'files/خطة العام الدراسي.pdf';

let photo: Buffer;
let own: EditClient;
let folder: string;
const at = (source: string) => join(folder, 'assets', source);
const isThere = (source: string) => existsSync(at(source));
const siteText = () => readFile(own.siteFile, 'utf8');
const media = (request: MediaRequest) => own.post<MediaAnswer>('media?language=en', request);
const undo = () => own.post<ChangeResult>('undo', {});
const redo = () => own.post<ChangeResult>('redo', {});
const unusedNames = async () =>
  (await own.get<EditState>('state')).problems
    .filter(({ code }) => code.startsWith('unused-'))
    .map(({ quote, message }) => `${quote}${message.map(({ text }) => text).join('')}`);
const errors = async () => (await own.get<EditState>('state')).problems.filter(({ kind }) => kind === 'error');

async function startAnew() {
  await own.server.close();
  own = await openEditing(own.siteFile);
}

beforeAll(async () => {
  photo = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#0f5c48' } })
    .png()
    .toBuffer();
});

/** A site with a picture as its logo and in a section, a file in a section and in a sentence, and two that nobody names. */
beforeEach(async () => {
  const siteFile = await copiedSite('minimal');
  folder = dirname(siteFile);
  await mkdir(at('pictures'), { recursive: true });
  await mkdir(at('files'), { recursive: true });
  await writeFile(at('pictures/hall.png'), photo);
  await writeFile(at('pictures/mark.svg'), drawing);
  await writeFile(at('files/plan.csv'), 'a,b\n1,2\n');
  await writeFile(at(arabic), sheet);
  const site = JSON.parse(await readFile(siteFile, 'utf8'));
  const item = (alt: string) => ({ image: { src: 'pictures/hall.png', alt } });
  const link = '[الخطة](/files/plan.csv)';
  site.site.logo = { src: 'pictures/hall.png', alt: 'شعار القاعة' };
  site.routes[0].blocks.push(
    { type: 'gallery', heading: 'الصور', items: [item('القاعة من الداخل'), item('القاعة')] },
    { type: 'downloads', items: [{ file: 'files/plan.csv', title: 'الخطة' }] },
    { type: 'prose', heading: 'الملفات', body: [`${link} ثم ${link} و[أيضًا](/files/plan.csv#row=2)`] },
  );
  await writeFile(siteFile, JSON.stringify(site, null, 2));
  own = await openEditing(siteFile);
});
afterEach(() => own.server.close());

test('renaming a file updates every use in one step, which can be undone after a server restart', async () => {
  expect(await errors()).toEqual([]);
  const before = await siteText();
  const uses = (await own.get<LibraryFile[]>('library')).find(({ source }) => source === 'pictures/hall.png')?.usedAt;
  expect(uses?.length).toBeGreaterThanOrEqual(2);
  expect(await media({ do: 'rename', source: 'pictures/hall.png', to: 'قاعة الاجتماعات 2.1' })).toMatchObject({
    state: 'written',
    source: 'pictures/qaet-alajtmaeat-2-1.png',
  });
  const renamed = before.replaceAll('pictures/hall.png', 'pictures/qaet-alajtmaeat-2-1.png');
  expect(await siteText()).toBe(renamed);
  expect([isThere('pictures/hall.png'), isThere('pictures/qaet-alajtmaeat-2-1.png')]).toEqual([false, true]);
  expect(await errors()).toEqual([]);
  expect((await unusedNames()).join()).not.toContain('hall.png');
  await startAnew();
  expect(await undo()).toMatchObject({ state: 'written' });
  expect(await siteText()).toBe(before);
  expect(await readFile(at('pictures/hall.png'))).toEqual(photo);
  expect(readdirSync(at('pictures')).sort()).toEqual(['hall.png', 'mark.svg']);
  expect(await redo()).toMatchObject({ state: 'written' });
  expect(await siteText()).toBe(renamed);
  expect(readdirSync(at('pictures')).sort()).toEqual(['mark.svg', 'qaet-alajtmaeat-2-1.png']);
});

test('renaming a file updates links to it in sentences', async () => {
  const before = await siteText();
  expect(await media({ do: 'rename', source: 'files/plan.csv', to: 'timetable' })).toMatchObject({
    source: 'files/timetable.csv',
  });
  const after = before.replaceAll('files/plan.csv', 'files/timetable.csv');
  expect(await siteText()).toBe(after);
  expect(after).toContain('/files/timetable.csv#row=2');
  expect(await undo()).toMatchObject({ state: 'written' });
  expect([await siteText(), readdirSync(at('files')).includes('plan.csv')]).toEqual([before, true]);
});

test('a file with spaces and Arabic letters can be listed, renamed and deleted', async () => {
  const unused = async () => (await own.get<LibraryFile[]>('library')).filter(({ usedAt }) => usedAt.length === 0);
  expect((await unused()).map(({ source }) => source)).toEqual(expect.arrayContaining([arabic, 'pictures/mark.svg']));
  expect(await media({ do: 'rename', source: arabic, to: 'plan' })).toMatchObject({ source: 'files/plan.pdf' });
  await undo();
  expect(await readFile(at(arabic), 'utf8')).toBe(sheet);
  expect(await media({ do: 'delete', source: arabic })).toMatchObject({ state: 'written' });
  expect(isThere(arabic)).toBe(false);
  await startAnew();
  expect((await own.get<EditState>('state')).done[0]?.summary.key).toBe('media-delete');
  expect(await undo()).toMatchObject({ state: 'written' });
  expect(await readFile(at(arabic), 'utf8')).toBe(sheet);
});

test('a deleted file is restored by undo and removed again by redo, after any later changes', async () => {
  await media({ do: 'delete', source: 'pictures/mark.svg' });
  await media({ do: 'rename', source: 'pictures/hall.png', to: 'room' });
  await media({ do: 'rename', source: 'pictures/room.png', to: 'hall' });
  const names = () => readdirSync(at('pictures')).sort();
  expect(names()).toEqual(['hall.png']);
  expect((await unusedNames()).join()).not.toContain('mark.svg');
  expect(await own.post('travel', { to: 0 })).toMatchObject({ state: 'written' });
  expect(names()).toEqual(['hall.png', 'mark.svg']);
  const newest = (await own.get<EditState>('state')).done[0]?.id;
  expect(await own.post('travel', { to: newest })).toMatchObject({ state: 'written' });
  expect(names()).toEqual(['hall.png']);
  expect(await readFile(at('pictures/hall.png'))).toEqual(photo);
});

test('renaming rejects existing and invalid names, and never leaves the folder of the file', async () => {
  await writeFile(at('pictures/Taken.PNG'), photo);
  const rename = (to: string, source = 'pictures/hall.png') => media({ do: 'rename', source, to });
  expect(await rename('taken')).toEqual({ state: 'unable', reason: 'name-taken' });
  expect(await rename('hall')).toEqual({ state: 'unable', reason: 'nothing-to-do' });
  for (const to of ['', '💥', '..', '/']) expect(await rename(to), to).toEqual({ state: 'unable', reason: 'bad-name' });
  expect(await rename('../../site')).toMatchObject({ source: 'pictures/site.png' });
  await undo();
  for (const source of ['../site.json', 'files/../../site.json', 'pictures/none.png', '/etc/passwd', 'pictures'])
    for (const request of [
      { do: 'rename', source, to: 'x' },
      { do: 'delete', source },
    ] as const)
      expect(await media(request), source).toEqual({ state: 'unable', reason: 'gone' });
});

test('a file used here or by another site of the folder cannot be deleted', async () => {
  expect(await media({ do: 'delete', source: 'files/plan.csv' })).toEqual({ state: 'unable', reason: 'used' });
  await writeFile(join(folder, 'other.json'), JSON.stringify({ src: 'pictures/mark.svg' }).replace('/', '\\/'));
  expect(await media({ do: 'delete', source: 'pictures/mark.svg' })).toEqual({ state: 'unable', reason: 'used-elsewhere' });
  expect(await media({ do: 'rename', source: 'pictures/mark.svg', to: 'x' })).toEqual({
    state: 'unable',
    reason: 'used-elsewhere',
  });
  const listed = (await own.get<LibraryFile[]>('library')).find(({ source }) => source === 'pictures/mark.svg');
  expect(listed?.usedIn).toEqual(['other.json']);
});

test('all unused files are deleted in one step, or none', async () => {
  const unused = (await own.get<LibraryFile[]>('library')).filter(({ usedAt }) => usedAt.length === 0);
  const sources = unused.map(({ source }) => source);
  expect(sources).toEqual(expect.arrayContaining([arabic, 'pictures/mark.svg']));
  const all = (other: string) => media({ do: 'deleteUnused', sources: [...sources, other] });
  expect(await all('files/plan.csv')).toEqual({ state: 'unable', reason: 'used-meanwhile' });
  expect(sources.every(isThere)).toBe(true);
  // What others took away meanwhile is gone already; what is no file of the assets never was.
  expect(await all('../site.json')).toMatchObject({ state: 'written' });
  expect([sources.some(isThere), existsSync(own.siteFile), isThere('files/plan.csv')]).toEqual([false, true, true]);
  expect(await unusedNames()).toEqual([]);
  const { done } = await own.get<EditState>('state');
  expect(done.map(({ summary }) => summary)).toEqual([{ key: 'media-delete-unused', values: { count: String(sources.length) } }]);
  await startAnew();
  expect(await undo()).toMatchObject({ state: 'written' });
  expect(sources.every(isThere)).toBe(true);
  expect(await readFile(at(arabic), 'utf8')).toBe(sheet);
});

test('undo moves a file with its later changes and never overwrites another file', async () => {
  await media({ do: 'rename', source: 'pictures/mark.svg', to: 'sign' });
  await writeFile(at('pictures/sign.svg'), otherDrawing);
  await undo();
  expect(await readFile(at('pictures/mark.svg'), 'utf8')).toBe(otherDrawing);
  await media({ do: 'delete', source: 'pictures/mark.svg' });
  await writeFile(at('pictures/mark.svg'), drawing);
  expect(await undo()).toMatchObject({ state: 'conflict' });
  expect(await readFile(at('pictures/mark.svg'), 'utf8')).toBe(drawing);
});

test('a foreign journal moves nothing out of the assets', async () => {
  await media({ do: 'rename', source: 'pictures/mark.svg', to: 'sign' });
  const journal = join(folder, stateFolderName, 'history/site.json/steps.jsonl');
  await own.server.close();
  const hostile = (await readFile(journal, 'utf8')).replace('"pictures/mark.svg"', '"../site.json"');
  await writeFile(journal, hostile);
  own = await openEditing(own.siteFile);
  const before = await siteText();
  expect(await undo()).toMatchObject({ state: 'conflict' });
  expect([await siteText(), isThere('pictures/sign.svg')]).toEqual([before, true]);
  // Neither does a folder that leads elsewhere.
  const outside = await temporaryFolder();
  await symlink(outside, at('files/far'));
  await writeFile(join(outside, 'far.csv'), 'a,b');
  expect(await media({ do: 'delete', source: 'files/far/far.csv' })).toEqual({ state: 'unable', reason: 'gone' });
});

test('replacing a picture updates every use with the given descriptions', async () => {
  const before = await siteText();
  const uses = (await own.get<LibraryFile[]>('library')).find(({ source }) => source === 'pictures/hall.png')?.usedAt ?? [];
  expect(uses.map(({ alt }) => alt).sort()).toEqual(['القاعة', 'القاعة من الداخل', 'شعار القاعة'].sort());
  const alts = uses.filter(({ alt }) => alt === 'القاعة').map(({ at }) => ({ at, alt: 'علامة' }));
  expect(await media({ do: 'replace', source: 'pictures/hall.png', by: 'pictures/mark.svg', alts })).toMatchObject({
    state: 'written',
  });
  expect(await siteText()).toBe(before.replaceAll('pictures/hall.png', 'pictures/mark.svg').replace('"القاعة"', '"علامة"'));
  await undo();
  expect(await siteText()).toBe(before);
  const replace = (source: string, by: string) => media({ do: 'replace', source, by, alts: [] });
  expect(await replace('pictures/hall.png', arabic)).toEqual({ state: 'unable', reason: 'other-kind' });
  expect(await replace(arabic, 'files/plan.csv')).toEqual({ state: 'unable', reason: 'nothing-to-do' });
  expect(await replace('pictures/hall.png', 'pictures/none.png')).toEqual({ state: 'unable', reason: 'gone' });
  await redo();
});
