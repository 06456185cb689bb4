import { cpSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import { hashBytes } from '../../../../generator/core/util/hash.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { openEditSession } from '../../../../generator/editor/document/session.ts';
import { importBaseFile, readImportBase, writeImportBase } from '../../../../generator/import/update/import-base.ts';
import { baseOf, type Conversion, type UpdateOptions, updateSite } from '../../../../generator/import/update/update-site.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';

interface MinimalPage {
  path: string;
  title: string;
  blocks: { [key: string]: Json }[];
}
interface MinimalSite {
  [key: string]: Json;
  routes: (MinimalPage & { [key: string]: Json })[];
}

const drawing = (colour: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="${colour}" d="M0 0h40v30z"/></svg>`);

const minimal = (): MinimalSite => JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));

type Pictures = Record<string, Buffer>;

/** A conversion of the old site with an edit and some pictures. */
async function convert(edit: (site: MinimalSite) => void = () => {}, pictures: Pictures = {}): Promise<Conversion> {
  const staging = await temporaryFolder();
  const site = minimal();
  edit(site);
  for (const [asset, bytes] of Object.entries(pictures)) {
    await mkdir(dirname(join(staging, asset)), { recursive: true });
    await writeFile(join(staging, asset), bytes);
  }
  const files = Object.entries(pictures).map(([asset, bytes]) => ({ asset, hash: hashBytes(bytes) }));
  return { site, staging, files, names: new Map(files.map(({ asset }) => [`picture /${asset}`, asset])) };
}

/** Site of a first import, with the formatting of its file. */
async function firstImport(conversion: Conversion) {
  const root = await temporaryFolder();
  cpSync(dirname(fixtureSite('minimal')), root, { recursive: true });
  const file = join(root, 'site.json');
  writeFileSync(file, `${JSON.stringify(conversion.site, null, 4)}\n`);
  cpSync(conversion.staging, join(root, 'assets'), { recursive: true });
  const project = openProject(file);
  writeImportBase(project, baseOf(conversion));
  const read = () => readFileSync(file, 'utf8');
  const edit = (change: (site: MinimalSite) => void) => {
    const site = JSON.parse(read());
    change(site);
    writeFileSync(file, `${JSON.stringify(site, null, 4)}\n`);
  };
  const update = (next: Conversion, more: Partial<UpdateOptions> = {}) =>
    updateSite({ project, environment: machine, conversion: next, ...more });
  const asset = (name: string) => join(root, 'assets', name);
  return { root, file, project, read, edit, update, asset, value: (): MinimalSite => JSON.parse(read()) };
}

const withPicture =
  (src: string) =>
  ({ routes: [home] }: MinimalSite) => {
    if (home) home.blocks.push({ type: 'figure', image: { src, alt: 'مبنى الجمعية' } });
  };

let plain: Conversion;
beforeAll(async () => {
  plain = await convert();
});

describe('a second import', () => {
  test('of the same source leaves every file untouched', async () => {
    const { update, file, project, edit, root } = await firstImport(plain);
    edit(({ routes: [home] }) => {
      if (home) home.title = 'كلمات أخرى';
    });
    const facts = () =>
      [file, importBaseFile(project)].map((one) => [readFileSync(one).toString('hex'), statSync(one).mtimeMs, statSync(one).ino]);
    const before = facts();
    expect(await update(await convert())).toMatchObject({ state: 'updated', merged: { isChanged: false, changes: [] } });
    expect(facts()).toEqual(before);
    expect(existsSync(join(root, '.qiyam'))).toBe(false);
  });

  test('changes what was changed there, keeps the formatting, and can be undone', async () => {
    const { update, read, project } = await firstImport(plain);
    const before = read();
    const next = await convert(({ routes: [home] }) => {
      if (home) home.title = 'عنوان من الموقع القديم';
    });
    const result = await update(next);
    expect(result).toMatchObject({ state: 'updated', merged: { changes: [{ kind: 'changed', at: ['routes', 0, 'title'] }] } });
    const title = JSON.stringify(minimal().routes[0]?.title);
    expect(read()).toBe(before.replace(title, '"عنوان من الموقع القديم"'));
    expect(readImportBase(project)?.site).toEqual(next.site);
    await openEditSession({ project, environment: machine }).undo();
    expect(read()).toBe(before);
    // What was undone stays so.
    expect(await update(next)).toMatchObject({ state: 'updated', merged: { isChanged: false } });
  });

  test('writes nothing in a dry run', async () => {
    const { update, read, root } = await firstImport(plain);
    const before = read();
    const next = await convert(withPicture('pictures/a.svg'), { 'pictures/a.svg': drawing('#0a0') });
    expect(await update(next, { isDryRun: true })).toMatchObject({ state: 'updated', assets: { added: ['pictures/a.svg'] } });
    expect([read(), existsSync(join(root, 'assets/pictures')), existsSync(join(root, '.qiyam'))]).toEqual([before, false, false]);
  });

  test('leaves what both changed as it is, until a side is chosen', async () => {
    const { update, edit, value, project } = await firstImport(plain);
    const retitle = (title: string, description?: string) => (site: MinimalSite) => {
      if (site.routes[0]) Object.assign(site.routes[0], { title }, description !== undefined && { description });
    };
    edit(retitle('هنا'));
    const next = () => convert(retitle('هناك', 'وصف جديد من الموقع القديم يصف هذه الصفحة بما فيها من أخبار الجمعية وأعمالها.'));
    const clashing = { state: 'updated', merged: { clashes: [{ mine: 'هنا', theirs: 'هناك' }] } };
    expect(await update(await next())).toMatchObject(clashing);
    expect(value().routes[0]).toMatchObject({ title: 'هنا', description: expect.stringContaining('وصف جديد') });
    const record = readFileSync(importBaseFile(project));
    expect(await update(await next())).toMatchObject({ ...clashing, merged: { isChanged: false } });
    expect(readFileSync(importBaseFile(project))).toEqual(record);
    expect(await update(await next(), { prefers: 'theirs' })).toMatchObject(clashing);
    expect(value().routes[0]?.title).toBe('هناك');
    expect(await update(await next())).toMatchObject({ merged: { isChanged: false, clashes: [] } });
  });

  test('asks no more once what is here was chosen', async () => {
    const { update, edit, value } = await firstImport(plain);
    const retitle = (title: string) => (site: MinimalSite) => {
      if (site.routes[0]) site.routes[0].title = title;
    };
    edit(retitle('هنا'));
    await update(await convert(retitle('هناك')), { prefers: 'mine' });
    expect(await update(await convert(retitle('هناك')))).toMatchObject({ merged: { isChanged: false, clashes: [] } });
    expect(value().routes[0]?.title).toBe('هنا');
  });

  test('without the record of the last one writes nothing', async () => {
    const { update, read, project } = await firstImport(plain);
    const before = read();
    for (const content of [undefined, '', 'no gzip', readFileSync(importBaseFile(project)).subarray(0, 40)]) {
      await rm(importBaseFile(project), { force: true });
      if (content !== undefined) writeFileSync(importBaseFile(project), content);
      expect(await update(await convert(({ routes: [home] }) => home?.blocks.pop()))).toEqual({ state: 'no-base' });
      expect(read()).toBe(before);
    }
  });

  test('writes nothing over a file that is no JSON', async () => {
    const { update, read, file } = await firstImport(plain);
    writeFileSync(file, '{ "site": ');
    expect(await update(await convert(({ routes }) => routes.pop()))).toEqual({ state: 'not-json' });
    expect(read()).toBe('{ "site": ');
  });

  test('that brings errors writes nothing, unless they are accepted', async () => {
    const { update, read, asset, value } = await firstImport(plain);
    const before = read();
    const next = await convert(
      (site) => {
        withPicture('pictures/a.svg')(site);
        if (site.routes[0]) site.routes[0].title = '';
      },
      { 'pictures/a.svg': drawing('#0a0') },
    );
    const result = await update(next);
    expect(result).toMatchObject({ state: 'refused' });
    expect(result.state === 'refused' && result.diagnostics.every(({ severity }) => severity === 'error')).toBe(true);
    expect([read(), existsSync(asset('pictures/a.svg'))]).toEqual([before, false]);
    expect(await update(next, { acceptsErrors: true })).toMatchObject({ state: 'updated' });
    expect(value().routes[0]?.title).toBe('');
  });
});

describe('pictures of a second import', () => {
  const open = async () => firstImport(await convert(withPicture('pictures/a.svg'), { 'pictures/a.svg': drawing('#0a0') }));
  const next = (colour: string) => convert(withPicture('pictures/a.svg'), { 'pictures/a.svg': drawing(colour) });

  test('replace those that were not changed here', async () => {
    const { update, asset } = await open();
    expect(await update(await next('#00a'))).toMatchObject({ state: 'updated', assets: { replaced: ['pictures/a.svg'] } });
    expect(readFileSync(asset('pictures/a.svg'))).toEqual(drawing('#00a'));
  });

  test('never replace those that were changed here, unless they are preferred', async () => {
    const { update, asset } = await open();
    writeFileSync(asset('pictures/a.svg'), drawing('#a00'));
    expect(await update(await next('#0a0'))).toMatchObject({ state: 'updated', assets: { replaced: [], clashes: [] } });
    for (let count = 0; count < 2; count++) {
      expect(await update(await next('#00a'))).toMatchObject({ assets: { clashes: ['pictures/a.svg'], replaced: [] } });
      expect(readFileSync(asset('pictures/a.svg'))).toEqual(drawing('#a00'));
    }
    await update(await next('#00a'), { prefers: 'theirs' });
    expect(readFileSync(asset('pictures/a.svg'))).toEqual(drawing('#00a'));
    expect(await update(await next('#00a'))).toMatchObject({ assets: { clashes: [] } });
  });

  test('that nothing names any more stay, and are listed', async () => {
    const { update, asset } = await open();
    expect(await update(plain)).toMatchObject({ state: 'updated', assets: { unused: ['pictures/a.svg'] } });
    expect(existsSync(asset('pictures/a.svg'))).toBe(true);
  });

  test('are not brought for what was deleted here', async () => {
    const { update, asset, edit } = await open();
    edit(({ routes: [home] }) => home?.blocks.pop());
    await rm(asset('pictures/a.svg'));
    expect(await update(await next('#0a0'))).toMatchObject({ state: 'updated', assets: { added: [] } });
    expect(existsSync(asset('pictures/a.svg'))).toBe(false);
  });

  test('are not written through links that lead outside', async () => {
    const { update, root, asset } = await firstImport(plain);
    const outside = await temporaryFolder();
    symlinkSync(outside, asset('pictures'));
    await update(await next('#00a'), { acceptsErrors: true });
    expect(existsSync(join(outside, 'a.svg'))).toBe(false);
    expect(existsSync(join(root, 'assets'))).toBe(true);
  });
});

test('the record of an import is the same for the same import', async () => {
  const [first, second] = [await firstImport(plain), await firstImport(await convert())];
  expect(readFileSync(importBaseFile(first.project))).toEqual(readFileSync(importBaseFile(second.project)));
  const base = { site: minimal() as Json, assets: { b: '1', a: '2' }, names: {} };
  writeImportBase(first.project, base);
  expect(readImportBase(first.project)).toEqual(base);
});
