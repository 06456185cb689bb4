import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { safeName } from '../../../../generator/assets/files/safe-name.ts';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { LibraryFile, UploadResult } from '../../../../generator/editor/document/protocol-media.ts';
import type { EditState } from '../../../../generator/editor/document/protocol-state.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';
import { laughs } from '../../../support/odd-drawings.ts';

let editing: EditClient;
let assets: string;
let photo: Buffer;
beforeAll(async () => {
  editing = await openEditing(await copiedSite('minimal'));
  assets = join(dirname(editing.siteFile), 'assets');
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f5c48' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => editing.server.close());

const upload = async (kind: string, name: string, body: string | Uint8Array): Promise<UploadResult> => {
  const path = `upload?kind=${kind}&name=${encodeURIComponent(name)}&language=en`;
  return JSON.parse((await editing.send(path, { method: 'POST', body })).body.toString());
};
const sourceOf = (result: UploadResult) => (result.state === 'refused' ? result.reason : result.file.source);

describe('an upload', () => {
  test('gets a portable file name with the extension of its format', async () => {
    const kept = await upload('picture', 'صورة الفريق.PNG', photo);
    expect(kept).toMatchObject({
      state: 'kept',
      file: { source: 'pictures/swrt-alfryq.jpg', kind: 'picture', width: 900, height: 600, usedAt: [] },
    });
    expect(await readFile(join(assets, 'pictures/swrt-alfryq.jpg'))).toEqual(photo);
    expect(await readdir(join(assets, 'pictures'))).toEqual(['swrt-alfryq.jpg']);
  });

  test('is stored once, whatever its name', async () => {
    expect(await upload('picture', 'again.jpg', photo)).toMatchObject({
      state: 'known',
      file: { source: 'pictures/swrt-alfryq.jpg' },
    });
    const other = await sharp(photo).resize(400).jpeg().toBuffer();
    expect(sourceOf(await upload('picture', 'صورة الفريق.jpg', other))).toBe('pictures/swrt-alfryq-2.jpg');
  });

  test('is never stored at a path from its name', async () => {
    const names = ['../../out.jpg', '..\\..\\out.jpg', '/etc/passwd', '.htaccess', 'a/b/../c.jpg', 'CON.jpg', '\0.jpg', '💥'];
    for (const [index, name] of names.entries()) {
      const one = await sharp(photo)
        .resize(300 + index)
        .jpeg()
        .toBuffer();
      expect(sourceOf(await upload('picture', name, one)), name).toMatch(/^pictures\/[a-z0-9-]+\.jpg$/);
    }
    expect((await readdir(dirname(editing.siteFile))).sort()).toEqual(['assets', 'site.json']);
  });

  test('is refused with a readable reason', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0heicmif1'), Buffer.alloc(64)]);
    const script = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
    expect(sourceOf(await upload('picture', 'photo.jpg', heic))).toMatch(/HEIC.*JPEG/);
    expect(sourceOf(await upload('picture', 'drawing.svg', script))).toMatch(/script/);
    expect(sourceOf(await upload('picture', 'page.jpg', '<!DOCTYPE html><script>1</script>'))).toMatch(/no picture/);
    expect(sourceOf(await upload('picture', 'broken.jpg', photo.subarray(0, 500)))).toMatch(/damaged|not a picture/);
    expect(sourceOf(await upload('file', 'drawing.svg', script.replace(/<script.*<\/script>/, '')))).toMatch(/picture of a kind/);
    expect(sourceOf(await upload('file', 'run.pdf', Buffer.from('MZ\x90\0')))).toMatch(/kind of file/);
    expect(sourceOf(await upload('file', 'old.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')))).toMatch(/old Office/);
    expect(sourceOf(await upload('picture', 'empty.jpg', ''))).toMatch(/empty/);
    expect(sourceOf(await upload('picture', 'large.jpg', Buffer.alloc(26 * 1024 * 1024)))).toMatch(/25 MB/);
    expect(sourceOf(await upload('picture', 'laughs.svg', laughs()))).toMatch(/repeats its parts.*<use>/);
    expect(sourceOf(await upload('picture', 'nothing.svg', laughs().replace('0 0 40 30', '0 0 0 0')))).toMatch(
      /no size.*viewBox/,
    );
    expect((await editing.send('upload?kind=other&name=a', { method: 'POST', body: photo })).status).toBe(400);
  });

  test('of a HEIC photo becomes a JPEG with correct colours', async () => {
    const phone = await readFile(join(import.meta.dirname, '../../../fixtures/photo.heic'));
    const kept = await upload('picture', 'IMG_0042.HEIC', phone);
    expect(kept).toMatchObject({
      state: 'kept',
      converted: true,
      file: { source: 'pictures/img-0042.jpg', width: 96, height: 64 },
    });
    const made = await readFile(join(assets, 'pictures/img-0042.jpg'));
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', hasProfile: false });
    // Its left half is #c81e1e; in the wide gamut of the file that is written with other numbers.
    const { data } = await sharp(made)
      .extract({ left: 10, top: 20, width: 20, height: 20 })
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [index, value] of [0xc8, 0x1e, 0x1e].entries()) expect(Math.abs((data[index] ?? 0) - value)).toBeLessThan(10);
    // A damaged one is told, and nobody waits for it.
    expect(sourceOf(await upload('picture', 'cut.heic', phone.subarray(0, 900)))).toMatch(/HEIC.*could not.*JPEG/);
    expect(sourceOf(await upload('file', 'photo.heic', phone))).toMatch(/picture/);
  });

  test('of a picture for download is kept byte for byte under originals', async () => {
    expect(sourceOf(await upload('file', 'Photo.pdf', photo))).toBe('files/originals/photo.jpg');
    expect(await readFile(join(assets, 'files/originals/photo.jpg'))).toEqual(photo);
    const scan = await sharp(photo).tiff().toBuffer();
    expect(sourceOf(await upload('file', 'Page 3.tiff', scan))).toBe('files/originals/page-3.tif');
  });

  test('of a document or text goes to the files folder', async () => {
    expect(sourceOf(await upload('file', 'تقرير 2026.docx', '%PDF-1.7\n1 0 obj\n'))).toBe('files/tqryr-2026.pdf');
    expect(sourceOf(await upload('file', 'table.csv', 'اسم,عدد\nأ,1\n'))).toBe('files/table.csv');
    expect(sourceOf(await upload('file', 'table.csv', Buffer.from([0xff, 0xfe, 0x41, 0])))).toMatch(/UTF-8|kind/);
  });

  test('does not follow a symlink out of the site folder', async () => {
    const outside = await temporaryFolder();
    await rm(join(assets, 'files'), { recursive: true, force: true });
    await symlink(outside, join(assets, 'files'));
    expect(sourceOf(await upload('file', 'note.csv', 'x,y\n'))).toMatch(/leads out/);
    expect(await readdir(outside)).toEqual([]);
    await rm(join(assets, 'files'));
  });
});

describe('an undone upload', () => {
  let own: EditClient;
  let folder: string;
  beforeEach(async () => {
    own = await openEditing(await copiedSite('minimal'));
    folder = dirname(own.siteFile);
  });
  afterEach(() => own.server.close());

  const inFolder = (source: string) => join(folder, 'assets', source);
  const isThere = (source: string) => existsSync(inFolder(source));
  const drawing = (side: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} 90"><path d="M0 0h${side}v90z"/></svg>`;

  async function bring(name: string, body: string | Uint8Array = photo): Promise<string> {
    const path = `upload?kind=picture&name=${name}&language=en`;
    return sourceOf(JSON.parse((await own.send(path, { method: 'POST', body })).body.toString()));
  }
  /** Adds a section that shows pictures. */
  async function show(...sources: string[]) {
    const { base } = await own.get<EditState>('state');
    const items = sources.map((source) => ({ image: { src: source, alt: 'صورة' } }));
    const value = { type: 'gallery', heading: 'صور', items };
    const operations = [{ do: 'insert', at: ['routes', 0, 'blocks'], index: 99, value }];
    const result = await own.post<ChangeResult>('change', { base, operations, summary: { key: 'add', values: {} } });
    expect(result).toMatchObject({ state: 'written' });
  }
  const undo = () => own.post<ChangeResult>('undo', {});
  const redo = () => own.post<ChangeResult>('redo', {});

  test('is removed, and restored byte for byte by redo', async () => {
    const before = await readFile(own.siteFile, 'utf8');
    const sources = [await bring('photo.jpg'), await bring('drawing.svg', drawing(120))];
    await show(...sources);
    expect(await undo()).toMatchObject({ state: 'written' });
    expect(await readFile(own.siteFile, 'utf8')).toBe(before);
    expect(sources.map(isThere)).toEqual([false, false]);
    expect(await own.get<LibraryFile[]>('library')).not.toContainEqual(expect.objectContaining({ source: sources[0] }));
    expect(await redo()).toMatchObject({ state: 'written' });
    expect(await readFile(inFolder(sources[0] ?? ''))).toEqual(photo);
    expect(await readFile(inFolder(sources[1] ?? ''), 'utf8')).toBe(drawing(120));
    expect((await own.get<EditState>('state')).problems.filter(({ kind }) => kind === 'error')).toEqual([]);
    await undo();
    expect(sources.map(isThere)).toEqual([false, false]);
  });

  test('is restored by redo after a server restart', async () => {
    const source = await bring('photo.jpg');
    await show(source);
    await undo();
    await own.server.close();
    own = await openEditing(own.siteFile);
    expect(isThere(source)).toBe(false);
    expect(await redo()).toMatchObject({ state: 'written' });
    expect(await readFile(inFolder(source))).toEqual(photo);
  });

  test('is kept when another section or site uses it', async () => {
    const source = await bring('photo.jpg');
    await show(source);
    await show(source);
    await undo();
    expect(isThere(source)).toBe(true);
    // Another site of the same folder, in another way of writing.
    await writeFile(join(folder, 'other.json'), JSON.stringify({ src: source }).replace('/', '\\/'));
    await undo();
    expect(isThere(source)).toBe(true);
  });

  test('is kept when it was changed since', async () => {
    const source = await bring('drawing.svg', drawing(120));
    await show(source);
    await writeFile(inFolder(source), drawing(150));
    await undo();
    expect(await readFile(inFolder(source), 'utf8')).toBe(drawing(150));
  });

  test('is kept when the file existed before', async () => {
    await mkdir(join(folder, 'assets/pictures'), { recursive: true });
    await writeFile(inFolder('pictures/old.jpg'), photo);
    const source = await bring('photo.jpg');
    expect(source).toBe('pictures/old.jpg');
    await show(source);
    await undo();
    expect(isThere(source)).toBe(true);
  });

  test('reserves its name for the same picture while redo is possible', async () => {
    const source = await bring('drawing.svg', drawing(120));
    await show(source);
    await undo();
    const other = await bring('drawing.svg', drawing(150));
    expect(other).not.toBe(source);
    await redo();
    expect(await readFile(inFolder(source), 'utf8')).toBe(drawing(120));
    await undo();
    expect(await bring('drawing.svg', drawing(120))).toBe(source);
    await show(other);
    // Nothing can be done again now: the name is free.
    await rm(inFolder(source));
    expect(await bring('drawing.svg', drawing(180))).toBe(source);
  });

  test('has the default file permissions', async () => {
    const source = await bring('photo.jpg');
    await writeFile(join(folder, 'ordinary'), '');
    const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
    expect(await modeOf(inFolder(source))).toBe(await modeOf(join(folder, 'ordinary')));
    const phone = await bring('phone.heic', await readFile(join(import.meta.dirname, '../../../fixtures/photo.heic')));
    expect(await modeOf(inFolder(phone))).toBe(await modeOf(join(folder, 'ordinary')));
    await show(source);
    await undo();
    await redo();
    expect(await modeOf(inFolder(source))).toBe(await modeOf(join(folder, 'ordinary')));
  });
});

describe('a sample file', () => {
  test('is restored by undo of the choice of another file', async () => {
    const own = await openEditing(await copiedSite('minimal'));
    const sample = join(dirname(own.siteFile), 'assets/placeholder.svg');
    const list = ['routes', 0, 'blocks'];
    const section = (src: string) => ({ type: 'gallery', heading: 'صور', items: [{ image: { src, alt: 'صورة' } }] });
    async function change(operation: object, brings: string[] = []) {
      const { base } = await own.get<EditState>('state');
      const summary = { key: 'add', values: {} };
      return own.post<ChangeResult>('change', { base, operations: [operation], summary, brings });
    }
    await change({ do: 'insert', at: list, index: 1, value: section('placeholder.svg') }, ['picture']);
    expect(existsSync(sample)).toBe(true);
    await change({ do: 'set', at: [...list, 1], value: section('picture.svg') });
    expect(existsSync(sample)).toBe(false);
    expect(await own.post<ChangeResult>('undo', {})).toMatchObject({ state: 'written' });
    expect(existsSync(sample)).toBe(true);
    expect((await own.get<EditState>('state')).problems.filter(({ kind }) => kind === 'error')).toEqual([]);
    await own.post('undo', {});
    expect(existsSync(sample)).toBe(false);
    await own.server.close();
  });
});

describe('a crop', () => {
  const crop = (body: object) => editing.post<UploadResult>('crop?language=en', body);
  const half = { left: 0.5, top: 0, width: 0.5, height: 1 };

  test('creates a new picture of the visible part and keeps the original', async () => {
    // Red on the left as it lies in the file; turned by a quarter, as it is seen, red is above.
    const turned = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#808080' } })
      .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: '#c81e1e' } }, left: 0, top: 0 }])
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const source = sourceOf(await upload('picture', 'turned.jpg', turned));
    const made = await crop({ source, left: 0, top: 0, width: 1, height: 0.5 });
    expect(made).toMatchObject({ state: 'kept', file: { source: 'pictures/turned-crop.jpg', width: 200, height: 200 } });
    const pixel = await sharp(join(assets, 'pictures/turned-crop.jpg')).resize(1, 1).raw().toBuffer();
    expect(pixel[0]).toBeGreaterThan(180);
    expect(await readFile(join(assets, source))).toEqual(turned);
    expect(await crop({ source, left: 0, top: 0, width: 1, height: 0.5 })).toMatchObject({ state: 'known' });
  });

  test('keeps format and transparency', async () => {
    const png = await sharp({ create: { width: 80, height: 40, channels: 4, background: '#0f5c4880' } })
      .png()
      .toBuffer();
    const made = await crop({ source: sourceOf(await upload('picture', 'mark.png', png)), ...half });
    expect(await sharp(join(assets, sourceOf(made))).metadata()).toMatchObject({ format: 'png', width: 40, hasAlpha: true });
  });

  test('accepts only pictures of the site and areas with pixels', async () => {
    const sources = ['../site.json', '/etc/passwd', 'picture.svg', 'missing.jpg', 'files/table.csv', '..\\site.json', ''];
    for (const source of sources) expect(sourceOf(await crop({ source, ...half })), source).toMatch(/could not be cropped/);
    const tiny = { source: 'pictures/swrt-alfryq.jpg', left: 0, top: 0, width: 0.001, height: 0.001 };
    expect(sourceOf(await crop(tiny))).toMatch(/could not be cropped/);
    for (const body of [{}, { ...tiny, left: 2 }, { ...tiny, more: 1 }, { ...tiny, top: '0' }]) {
      const headers = { 'content-type': 'application/json' };
      expect((await editing.send('crop', { method: 'POST', headers, body: JSON.stringify(body) })).status).toBe(400);
    }
  });
});

test('safeName returns safe, short, non-empty names', () => {
  expect(safeName('IMG_1234 (1).JPG', 'picture')).toBe('img-1234-1');
  expect(safeName('', 'picture')).toBe('picture');
  expect(safeName('؟؟؟.png', 'file')).toBe('file');
  expect(safeName('nul.txt', 'file')).toBe('file-nul');
  expect(safeName(`${'a'.repeat(400)}.jpg`, 'file')).toHaveLength(60);
});

describe('the library', () => {
  test('lists usable files with their uses', async () => {
    const library = await editing.get<LibraryFile[]>('library?language=en');
    const used = library.find(({ source }) => source === 'picture.svg');
    expect(used).toMatchObject({
      kind: 'drawing',
      usedAt: expect.arrayContaining([expect.objectContaining({ at: expect.any(Array) })]),
    });
    expect(library.every(({ bytes }) => bytes > 0)).toBe(true);
  });

  test('serves thumbnails, and drawings with a policy that blocks scripts', async () => {
    const small = await editing.send('asset/pictures/swrt-alfryq.jpg');
    expect(small.headers['content-type']).toBe('image/webp');
    expect(await sharp(small.body).metadata()).toMatchObject({ width: 480, height: 320 });
    expect((await editing.send('asset/pictures/swrt-alfryq.jpg?size=whole')).body).toEqual(photo);
    const drawing = await editing.send('asset/picture.svg');
    expect(drawing.headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
  });

  test('does not serve drawings that browsers cannot finish rendering', async () => {
    await writeFile(join(assets, 'laughs.svg'), laughs());
    expect((await editing.send('asset/laughs.svg')).status).toBe(404);
    await rm(join(assets, 'laughs.svg'));
  });

  test('serves nothing else, nor symlink targets outside the assets', async () => {
    await mkdir(assets, { recursive: true });
    const outside = join(await temporaryFolder(), 'secret.jpg');
    await writeFile(outside, photo);
    await symlink(outside, join(assets, 'secret.jpg'));
    const names = ['secret.jpg', '../site.json', '%2e%2e%2fsite.json', '..%5csite.json', 'files/table.csv', '%', '%00.jpg', ''];
    for (const name of names) expect((await editing.send(`asset/${name}`)).status, name).toBe(404);
    const library = await editing.get<LibraryFile[]>('library');
    expect(library.map(({ source }) => source)).not.toContain('secret.jpg');
    await rm(join(assets, 'secret.jpg'));
  });
});
