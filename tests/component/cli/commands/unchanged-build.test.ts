import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSite } from '../../../../generator/build/build.ts';
import { type BuildInput, buildAndRecord, findUnchanged } from '../../../../generator/cli/commands/skip-unchanged-build.ts';
import type { BuildEnvironment } from '../../../../generator/core/cache/build-environment.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { openUncachedEnvironment } from '../../../support/cold-build.ts';

const noon = Date.UTC(2026, 5, 1, 11);
const hour = 3_600_000;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320"/></svg>';

const pageOf = (path: string, more: object) => ({
  path,
  title: 'صفحة',
  description: 'صفحة من موقع صغير لا يتغير فيه شيء بين بناء وبناء.',
  blocks: [{ type: 'banner', title: 'صفحة', image: { src: 'a/drawing.svg', alt: '', decorative: true } }],
  ...more,
});

const siteWith = (more: object = {}) => ({
  site: { name: 'جمعية الواحة', url: 'https://www.example.com', language: 'ar' },
  routes: [pageOf('/', {}), pageOf('/second', more)],
});

let input: BuildInput;
let environment: BuildEnvironment;

const out = () => input.project.out;
const build = () => buildAndRecord(input, environment, () => buildSite(input, environment));
const find = (more: Partial<BuildInput> = {}) => findUnchanged({ ...input, ...more }, environment);
const writeSite = (site: object) => writeFileSync(input.project.siteFile, JSON.stringify(site));

beforeEach(async () => {
  const folder = await temporaryFolder();
  environment = await openUncachedEnvironment();
  mkdirSync(join(folder, 'assets/a'), { recursive: true });
  writeFileSync(join(folder, 'assets/a/drawing.svg'), drawing);
  const project = openProject(join(folder, 'site.json'), join(folder, 'out'));
  input = { project, isDraft: true, isStrict: false, isForced: false, hasRedirectPages: false, now: noon };
  writeSite(siteWith());
  // Moves the clock of the build past the time in which just written files count as unsettled.
  const clock = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + 60_000);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await environment.close();
});

test('findUnchanged returns the result of the last build when nothing has changed', async () => {
  const result = await build();
  expect(result).toMatchObject({ pages: 3, language: 'ar', undeletable: [] });
  expect(await find()).toEqual(result);
});

test('findUnchanged returns nothing for an output folder that was never built', async () => {
  expect(await find()).toBeUndefined();
});

const changes: Record<string, () => unknown> = {
  'the file says something else': () => writeSite(siteWith({ title: 'صفحه' })),
  'the file is gone': () => rmSync(input.project.siteFile),
  'a file of the site is gone': () => rmSync(join(out(), 'index.html')),
  'somebody has written to a file of the site': () => writeFileSync(join(out(), 'index.html'), ''),
  'the output folder is gone': () => rmSync(out(), { recursive: true }),
  'a picture has changed': () => writeFileSync(join(input.project.assets, 'a/drawing.svg'), drawing.replace('480', '481')),
  'a picture is gone': () => rmSync(join(input.project.assets, 'a/drawing.svg')),
  'a picture was added': () => writeFileSync(join(input.project.assets, 'b.svg'), drawing),
  'all pictures are gone': () => rmSync(input.project.assets, { recursive: true }),
  'another site was built there': async () => {
    const project = { ...input.project, siteFile: join(input.project.root, 'other.json') };
    writeFileSync(project.siteFile, JSON.stringify(siteWith({ title: 'أخرى' })));
    await buildSite({ ...input, project }, environment);
  },
};

test.each(Object.entries(changes))('findUnchanged returns nothing when %s', async (_, change) => {
  await build();
  await change();
  expect(await find()).toBeUndefined();
});

test('findUnchanged returns nothing for different options', async () => {
  await build();
  for (const more of [{ isDraft: false, isForced: true }, { isStrict: true }, { hasRedirectPages: true }])
    expect(await find(more), JSON.stringify(more)).toBeUndefined();
});

test('findUnchanged returns nothing when the output folder holds unmanaged files, which the build reports', async () => {
  await build();
  writeFileSync(join(out(), 'notes.txt'), 'notes');
  expect(await find()).toBeUndefined();
  await expect(build()).rejects.toMatchObject({ code: 'out-holds-strangers' });
});

test('findUnchanged returns nothing once a scheduled page appears or disappears', async () => {
  input = { ...input, isDraft: false };
  const [from, until] = [noon - hour, noon + hour].map((time) => new Date(time).toISOString().replace(':00.000', ''));
  writeSite(siteWith({ from, until }));
  await build();
  expect(readdirSync(out())).toContain('second.html');
  expect(await find({ now: noon - hour })).toBeDefined();
  expect(await find({ now: noon + hour - 1 })).toBeDefined();
  expect(await find({ now: noon - hour - 1 })).toBeUndefined();
  expect(await find({ now: noon + hour })).toBeUndefined();
});

test('findUnchanged returns nothing after a day, since date warnings may change', async () => {
  await build();
  vi.mocked(Date.now).mockReturnValue(Date.now() + 24 * hour);
  expect(await find()).toBeUndefined();
});

test('findUnchanged returns nothing after a build whose pictures were written shortly before or during it', async () => {
  await buildAndRecord(input, environment, async () => {
    const result = await buildSite(input, environment);
    writeFileSync(join(input.project.assets, 'a/drawing.svg'), drawing.replace('480', '482'));
    return result;
  });
  expect(await find()).toBeUndefined();
  vi.restoreAllMocks();
  writeFileSync(join(input.project.assets, 'a/drawing.svg'), drawing);
  await build();
  expect(await find()).toBeUndefined();
});

test('findUnchanged returns nothing after pictures moved behind a symlinked folder', async () => {
  const elsewhere = join(input.project.assets, '../elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, 'drawing.svg'), drawing);
  rmSync(join(input.project.assets, 'a'), { recursive: true });
  symlinkSync(join(input.project.assets, '../elsewhere'), join(input.project.assets, 'a'));
  // Files outside the assets are rejected: the build fails, and nothing is recorded.
  await expect(build()).rejects.toThrow();
  expect(await find()).toBeUndefined();
});
