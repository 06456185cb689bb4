import { cpSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildSite } from '../../generator/build/build.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { temporaryFolder } from '../support/build.ts';
import { filesBelow } from '../support/damage.ts';
import { copiedSite } from '../support/edit-client.ts';
import { machine } from '../support/environment.ts';

/**
 * Packages, container images and archives give all files the same time, so a changed file may have the size and time of the
 * previous one.
 */
const fixedTime = new Date('1985-10-26T08:15:00Z');

const folders = new Map<string, string>();

const buildIn = (folder: string) => buildSite({ project: openProject(join(folder, 'site.json'), join(folder, 'out')) }, machine);

function setTimes(folder: string): void {
  for (const file of filesBelow(folder)) utimesSync(file, fixedTime, fixedTime);
}

beforeAll(async () => {
  // Files written just now are not cached, as they may change again within one clock tick.
  const now = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 10_000);
  for (const name of ['museum', 'school']) {
    const folder = dirname(await copiedSite(name));
    setTimes(folder);
    await buildIn(folder);
    folders.set(name, folder);
  }
});
afterAll(() => void vi.restoreAllMocks());

const other = (code: string) => (code === '1' ? '2' : '1');

/** Different bytes of the same format and size. */
async function otherBytesOf(file: string): Promise<Buffer> {
  const bytes = readFileSync(file);
  if (/\.jpe?g$/.test(file)) {
    const drawn = await sharp(bytes).negate().jpeg({ quality: 20 }).toBuffer();
    return Buffer.concat([drawn, Buffer.alloc(bytes.length - drawn.length)]);
  }
  const text = bytes.toString('latin1');
  if (/\.svg$/.test(file)) return Buffer.from(text.replace(/(?<=#[0-9a-f]{2})\d/i, other), 'latin1');
  if (/\.csv$/.test(file)) return Buffer.from(text.replace(/\d(?=\D*$)/, other), 'latin1');
  if (/\.vtt$/.test(file)) return Buffer.from(text.replace(/\d(?= *\n)/, other), 'latin1');
  if (/\.ics$/.test(file)) return Buffer.from(text.replace(/(?<=DTSTART[^\n]*)\d(?=\D*\n)/, other), 'latin1');
  return Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]);
}

/** Ways to change a file. */
const writeMethods = {
  'written to': (file: string, bytes: Buffer) => writeFileSync(file, bytes),
  replaced: (file: string, bytes: Buffer) => {
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
  },
};

const contents = (folder: string) =>
  Object.fromEntries(filesBelow(folder).map((file) => [relative(folder, file), readFileSync(file).toString('base64')]));

/** Output of a clean build in a new folder. */
async function buildElsewhere(folder: string): Promise<Record<string, string>> {
  const elsewhere = await temporaryFolder();
  for (const name of ['site.json', 'assets'])
    cpSync(join(folder, name), join(elsewhere, name), { recursive: true, preserveTimestamps: true });
  await buildIn(elsewhere);
  return contents(join(elsewhere, 'out'));
}

const published = {
  museum: [
    'files/annual-review.pdf',
    'files/loan-request.docx',
    'files/objects.csv',
    'files/press-kit.zip',
    'files/glass.webm',
    'files/glass-en.vtt',
    'dunes.jpg',
    'mark.svg',
    'logo.svg',
    'hall.svg',
  ],
  school: ['files/calendar.ics', 'files/open-day.webm', 'logo.svg', 'field.svg'],
} as const;

test.each([
  ['museum', 'written to'],
  ['school', 'replaced'],
] as const)('files of the %s that were %s with the same size and time are published', async (name, way) => {
  const folder = folders.get(name) ?? '';
  for (const path of published[name]) {
    const file = join(folder, 'assets', path);
    const [before, bytes] = [statSync(file), await otherBytesOf(file)];
    expect(bytes.equals(readFileSync(file)), path).toBe(false);
    writeMethods[way](file, bytes);
    utimesSync(file, fixedTime, fixedTime);
    expect(statSync(file)).toMatchObject({ size: before.size, mtimeMs: before.mtimeMs });
  }
  await buildIn(folder);
  const [found, expected] = [contents(join(folder, 'out')), await buildElsewhere(folder)];
  expect(Object.keys(found)).toEqual(Object.keys(expected));
  expect(Object.keys(found).filter((path) => found[path] !== expected[path])).toEqual([]);
});

test('an untouched output folder is kept by a repeated build', async () => {
  const folder = folders.get('school') ?? '';
  const siteFile = join(folder, 'site.json');
  const outputInode = () => statSync(join(folder, 'out')).ino;
  const original = readFileSync(siteFile, 'utf8');
  const texts = ['أحد', 'اثنان', 'ثلاثة'].map((word) => original.replace(/"description": "/, `"description": "${word} `));
  for (const text of [...texts, original.replace(/"name": "/, '"name": "كل '), original]) {
    writeFileSync(siteFile, text);
    await buildIn(folder);
    const before = outputInode();
    await buildIn(folder);
    expect(outputInode()).toBe(before);
  }
});
