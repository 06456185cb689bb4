import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { createFileHistory } from '../../../../generator/editor/server/endpoints/history/file-history.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { copiedSite } from '../../../support/edit-client.ts';

const names = ['pictures/one.png', 'pictures/two.png'];
const text = JSON.stringify({
  site: { logo: { src: names[0], alt: '' } },
  routes: [{ blocks: [{ type: 'banner', image: { src: names[1] } }] }],
});
let folder: string;
let siteFile: string;
const copiesFolder = () => join(folder, '.qiyam/history/site.json/kept');
const copies = () => readdirSync(copiesFolder()).filter((name) => name !== 'files.jsonl');
const write = (source: string, content: string) => writeFileSync(join(folder, 'assets', source), content);
const open = (most?: number) => createFileHistory(openProject(siteFile), most);
/** A time after all previous and before all following writes. */
const moment = async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  const now = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return now;
};

beforeEach(async () => {
  siteFile = await copiedSite('minimal');
  folder = dirname(siteFile);
  mkdirSync(join(folder, 'assets/pictures'), { recursive: true });
  for (const name of names) write(name, 'مركب');
});

test('restores an overwritten file as it was at a time, also after a restart of the server', async () => {
  const files = open();
  files.record(text);
  // Requests are processed in order: later ones wait for this.
  await files.othersAt(0);
  const early = await moment();
  write('pictures/one.png', 'شراع');
  files.record(text);
  const late = await moment();
  expect(await files.othersAt(late)).toEqual(new Set());
  expect(await files.othersAt(early)).toEqual(new Set(['pictures/one.png']));
  const again = open();
  again.record(text);
  expect(Buffer.from((await again.bytesAt('pictures/one.png', early)) ?? []).toString()).toBe('مركب');
  expect(Buffer.from((await again.bytesAt('pictures/one.png', late)) ?? []).toString()).toBe('شراع');
  expect(copies()).toHaveLength(2);
});

test('keeps copies up to a maximum size, current files first', async () => {
  const files = open(20);
  files.record(text);
  await files.othersAt(0);
  const early = await moment();
  for (const content of ['0123456789', '9876543210']) {
    write('pictures/one.png', content);
    files.record(text);
    await files.othersAt(0);
  }
  const contents = await Promise.all([early, Date.now()].map((when) => files.bytesAt('pictures/one.png', when)));
  expect(Buffer.from(contents[1] ?? []).toString()).toBe('9876543210');
  expect(copies()).toHaveLength(2);
  expect(await files.bytesAt('pictures/two.png', early)).toBeDefined();
});

test('writes no copy and reads no file outside the site folder', async () => {
  const outside = await temporaryFolder();
  mkdirSync(dirname(copiesFolder()), { recursive: true });
  symlinkSync(outside, copiesFolder());
  const files = open();
  files.record(text);
  expect(await files.othersAt(Date.now())).toEqual(new Set());
  expect(readdirSync(outside)).toEqual([]);
});
