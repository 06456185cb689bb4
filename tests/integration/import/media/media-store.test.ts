import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isSampleFile } from '../../../../generator/content/site/samples.ts';
import { MediaStore, type MediaStoreOptions } from '../../../../generator/import/media/media-store.ts';
import type { MediaRequest } from '../../../../generator/import/media/media-types.ts';
import { openPictureTools } from '../../../../generator/import/media/picture-tools.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { type Answer, openOldSite } from '../../../support/old-site-server.ts';
import { projectRoot } from '../../../support/project-root.ts';

const photo = (width: number, height: number, background = '#1c6b54') =>
  sharp({ create: { width, height, channels: 3, background } });

let jpg: Buffer;
let otherJpg: Buffer;
let png: Buffer;

beforeAll(async () => {
  jpg = await photo(60, 40).jpeg().toBuffer();
  otherJpg = await photo(60, 40, '#c58f36').jpeg().toBuffer();
  png = await photo(20, 20).png().toBuffer();
});

let closeServer = async () => {};
afterEach(() => closeServer());

type Files = Record<string, Uint8Array | string>;

async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

interface Setting extends Partial<MediaStoreOptions> {
  source?: Files;
  uploaded?: Files;
}

async function open({ source = {}, uploaded, ...more }: Setting = {}) {
  const folder = await temporaryFolder();
  const [sourceRoot, uploads, staging] = [join(folder, 'source'), join(folder, 'uploads'), join(folder, 'assets')];
  await mkdir(sourceRoot);
  await writeFiles(sourceRoot, source);
  if (uploaded) await writeFiles(uploads, uploaded);
  const options = { staging, sourceRoot, cache: join(folder, 'cache'), isFetching: false, ...(uploaded && { uploads }), ...more };
  const store = new MediaStore(options);
  const get = async (...requests: (string | Partial<MediaRequest>)[]) => {
    const full = requests.map((one, index): MediaRequest => {
      const request = typeof one === 'string' ? { address: one } : one;
      return { key: String(index), address: '', base: 'page.html', kind: 'picture', ...request };
    });
    const found = await store.get(full);
    return full.map(({ key }) => found.get(key));
  };
  const assetsOf = async (...requests: (string | Partial<MediaRequest>)[]) => (await get(...requests)).map((one) => one?.asset);
  const reasonOf = async (request: string | Partial<MediaRequest>) => {
    const [file] = await get(request);
    const { outcome, reason, detail } = store.report().at(-1) ?? {};
    return { outcome, reason, detail, isPlaceholder: file?.isPlaceholder };
  };
  return {
    store,
    get,
    assetsOf,
    reasonOf,
    folder,
    sourceRoot,
    uploads,
    staging,
    read: (asset = '') => readFile(join(staging, asset)),
  };
}

describe('a file in a folder', () => {
  test('is found in the uploads by its path there', async () => {
    const { assetsOf, read } = await open({ uploaded: { '2019/05/photo.jpg': jpg, '2020/01/photo.jpg': otherJpg } });
    const assets = await assetsOf(
      'https://old.example.com/wp-content/uploads/2020/01/photo.jpg',
      'https://old.example.com/wp-content/uploads/2019/05/photo.jpg',
      '/wp-content/uploads/2019/05/photo.jpg',
    );
    expect(assets).toEqual(['pictures/photo-2.jpg', 'pictures/photo.jpg', 'pictures/photo.jpg']);
    expect((await read('pictures/photo.jpg')).equals(jpg)).toBe(true);
    expect((await read('pictures/photo-2.jpg')).equals(otherJpg)).toBe(true);
  });

  test('is found if the folder is above the uploads', async () => {
    const { assetsOf } = await open({ uploaded: { 'uploads/2019/05/a.jpg': jpg, 'wp-content/uploads/2019/05/b.jpg': otherJpg } });
    const assets = await assetsOf('/wp-content/uploads/2019/05/a.jpg', '/wp-content/uploads/2019/05/b.jpg');
    expect(assets).toEqual(['pictures/a.jpg', 'pictures/b.jpg']);
  });

  test('is found by each spelling of its path', async () => {
    const decomposed = 'صُورَة آ'.normalize('NFD');
    const source = { 'content/img/a b.jpg': jpg, [`static/${decomposed}.png`]: png, 'content/Photo.JPG': otherJpg };
    const { assetsOf } = await open({ source });
    const base = 'content/page.md';
    const assets = await assetsOf(
      { address: 'img/a%20b.jpg', base },
      { address: './img/a b.jpg?ver=2#x', base },
      { address: '../content/img/a b.jpg', base },
      { address: 'img\\a b.jpg', base },
      { address: `/${encodeURI('صُورَة آ'.normalize('NFC'))}.png`, base },
      { address: 'photo.jpg', base },
    );
    expect(assets).toEqual([
      ...Array(4).fill('pictures/a-b.jpg'),
      expect.stringMatching(/^pictures\/[a-z-]+\.png$/),
      'pictures/photo.jpg',
    ]);
  });

  test('of the old site is found below the source, with or without www', async () => {
    const { assetsOf } = await open({ source: { 'images/a.png': png }, address: 'https://www.old.example.com' });
    expect(await assetsOf('http://old.example.com/images/a.png')).toEqual(['pictures/a.png']);
  });

  test('has the original of a scaled copy, if it is there', async () => {
    const { assetsOf } = await open({ uploaded: { 'a.jpg': jpg, 'b-300x200.jpg': otherJpg } });
    const scaled = (name: string) => ({
      address: `/wp-content/uploads/${name}-300x200.jpg`,
      originals: [`/wp-content/uploads/${name}.jpg`],
    });
    expect(await assetsOf(scaled('a'), scaled('b'))).toEqual(['pictures/a-300x200.jpg', 'pictures/b-300x200.jpg']);
  });

  test.each([
    '../secret.jpg',
    '../../../../../../etc/passwd',
    '/..%2f..%2fsecret.jpg',
    'img/..%2f..%2fsecret.jpg',
    '..\\secret.jpg',
    'C:\\secret.jpg',
    'c:/secret.jpg',
    'link.jpg',
    'linked/secret.jpg',
    'secret.jpg\0.png',
    'secret%00.jpg',
    'file:///etc/passwd',
    '/wp-content/uploads/../../secret.jpg',
    '/wp-content/uploads/..%2f..%2fsecret.jpg',
  ])('outside is never read: %s', async (address) => {
    const { get, store, folder, sourceRoot, staging } = await open({ source: { 'page.html': '' }, uploaded: { 'a.jpg': jpg } });
    await writeFile(join(folder, 'secret.jpg'), jpg);
    await symlink(join(folder, 'secret.jpg'), join(sourceRoot, 'link.jpg'));
    await symlink(folder, join(sourceRoot, 'linked'));
    const [file] = await get(address);
    expect(file?.isPlaceholder).toBe(true);
    expect(store.report()[0]?.outcome).toMatch(/missing|refused/);
    expect(existsSync(join(staging, 'pictures/secret.jpg'))).toBe(false);
  });

  test('at hand must be in the folders too', async () => {
    const { assetsOf, reasonOf, sourceRoot, folder } = await open({ source: { 'media/a.jpg': jpg } });
    await writeFile(join(folder, 'secret.jpg'), otherJpg);
    expect(await assetsOf({ address: 'x', file: join(sourceRoot, 'media/a.jpg') })).toEqual(['pictures/a.jpg']);
    expect(await reasonOf({ address: 'y', file: join(folder, 'secret.jpg') })).toMatchObject({ reason: 'outside' });
  });

  test('that is hidden is not found', async () => {
    const { reasonOf } = await open({ source: { '.git/a.jpg': jpg } });
    expect(await reasonOf('.git/a.jpg')).toMatchObject({ outcome: 'missing', reason: 'missing' });
  });
});

describe('content in a document', () => {
  test('is kept under the words that describe it', async () => {
    const data = `data:image/png;base64,${png.toString('base64')}`;
    const { assetsOf } = await open();
    expect(await assetsOf({ address: data, alt: 'Our building' }, { address: 'word/media/image1.jpg', bytes: jpg })).toEqual([
      'pictures/our-building.png',
      'pictures/image1.jpg',
    ]);
  });
});

describe('a name', () => {
  test.each([
    ['IMG_1234.jpg', 'IMG_1234.jpg'],
    ['My Photo (1).jpg', 'my-photo-1.jpg'],
    ['صورة المبنى.jpg', 'surat-al-mabna.jpg'],
    ['%D8%AA%D9%82%D8%B1%D9%8A%D8%B1-2019.jpg', 'taqrir-2019.jpg'],
    ['CON.jpg', 'picture-con.jpg'],
    ['placeholder-3x2.svg', 'placeholder-3x2.jpg'],
    ['....jpg', 'picture.jpg'],
    ['photo.jpg.exe', 'photo.jpg'],
    ['a"b<c>.jpg', 'a-b-c.jpg'],
  ])('%s becomes %s', async (old, name) => {
    const { assetsOf } = await open();
    expect(await assetsOf({ address: `https://old.example.com/2019/05/${old}`, bytes: jpg })).toEqual([`pictures/${name}`]);
  });

  test('in Arabic letters is kept as a title', async () => {
    const { get } = await open();
    const [file] = await get({ address: '/صورة_المبنى-الجديد.jpg', bytes: jpg });
    expect(file).toMatchObject({ title: 'صورة المبنى الجديد', width: 60, height: 40, isPlaceholder: false, kind: 'picture' });
  });

  test('does not depend on the order of the requests', async () => {
    const requests = ['/b/logo.jpg', '/a/logo.jpg', '/c/LOGO.jpg'].map((address, index) => ({
      address,
      bytes: [jpg, otherJpg, png][index] as Buffer,
    }));
    const [first, second] = [await open(), await open()];
    const assets = await first.assetsOf(...requests);
    expect(assets).toEqual(['pictures/logo-2.jpg', 'pictures/logo.jpg', 'pictures/LOGO.png']);
    expect((await second.assetsOf(...requests.toReversed())).toReversed()).toEqual(assets);
  });

  test('in use is not given', async () => {
    const { assetsOf } = await open({ taken: ['pictures/Logo.jpg'] });
    expect(await assetsOf({ address: '/logo.jpg', bytes: jpg })).toEqual(['pictures/logo-2.jpg']);
  });

  test('of an earlier import is given again', async () => {
    const first = await open();
    await first.assetsOf({ address: '/b/logo.jpg', bytes: jpg });
    const second = await open({ names: first.store.names() });
    const assets = await second.assetsOf({ address: '/a/logo.jpg', bytes: otherJpg }, { address: '/b/logo.jpg', bytes: jpg });
    expect(assets).toEqual(['pictures/logo-2.jpg', 'pictures/logo.jpg']);
  });
});

test('content of an earlier import keeps its name under a new address', async () => {
  const first = await open();
  await first.assetsOf({ address: '/b.jpg', bytes: jpg });
  const second = await open({ names: first.store.names() });
  expect(await second.assetsOf({ address: '/a.jpg', bytes: jpg }, { address: '/b.jpg', bytes: jpg })).toEqual([
    'pictures/b.jpg',
    'pictures/b.jpg',
  ]);
});

test('a picture that cannot be brought any more is that of the earlier import', async () => {
  const first = await open({ source: { 'a.jpg': jpg } });
  expect(await first.assetsOf('/a.jpg')).toEqual(['pictures/a.jpg']);
  const second = await open({ names: first.store.names(), present: first.staging });
  expect(await second.get('/a.jpg', '/b.jpg')).toMatchObject([
    { asset: 'pictures/a.jpg', isPlaceholder: false },
    { isPlaceholder: true },
  ]);
  expect(await second.read('pictures/a.jpg')).toEqual(await first.read('pictures/a.jpg'));
});

describe('content', () => {
  test('under several addresses is one file', async () => {
    const { assetsOf, store } = await open();
    const assets = await assetsOf(
      ...['/a.jpg', '/b.jpg', 'https://x.example.com/c.jpg'].map((address) => ({ address, bytes: jpg })),
    );
    expect(assets).toEqual(Array(3).fill('pictures/a.jpg'));
    expect(store.files().map(({ asset }) => asset)).toEqual(['pictures/a.jpg']);
  });

  test('determines the extension', async () => {
    const { assetsOf, store } = await open();
    expect(await assetsOf({ address: '/a.png', bytes: jpg })).toEqual(['pictures/a.jpg']);
    expect(store.report()[0]?.changes).toEqual(['extension']);
  });

  test('of a drawing must be harmless', async () => {
    const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inner}</svg>`);
    const { get, store } = await open();
    const harmful = [
      '<script>alert(1)</script>',
      '<rect width="9" height="9" onload="alert(1)"/>',
      '<image href="http://127.0.0.1/a.png"/>',
      '<foreignObject><p/></foreignObject>',
      '<style>@import url(http://x)</style>',
      '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>',
    ];
    const requests = ['<rect width="40" height="30" fill="#0a0"/>', ...harmful].map((inner, index) => ({
      address: `/${index}.svg`,
      bytes: svg(inner),
    }));
    const files = await get(...requests);
    expect(files[0]).toMatchObject({ asset: 'pictures/0.svg', width: 40, height: 30 });
    expect(files.slice(1).every((file) => file?.isPlaceholder)).toBe(true);
    expect(
      new Set(
        store
          .report()
          .slice(1)
          .map(({ outcome, reason }) => `${outcome} ${reason}`),
      ),
    ).toEqual(new Set(['refused unsafe']));
  });

  test('that is no picture is refused by its kind', async () => {
    const { reasonOf } = await open();
    expect(await reasonOf({ address: '/a.jpg', bytes: Buffer.from('<!doctype html><p>404') })).toMatchObject({ reason: 'kind' });
    expect(await reasonOf({ address: '/b.jpg', bytes: Buffer.from('%PDF-1.4\n') })).toMatchObject({
      reason: 'kind',
      detail: 'pdf',
    });
    expect(await reasonOf({ address: '/c.jpg', bytes: Buffer.alloc(0) })).toMatchObject({ reason: 'empty' });
  });
});

describe('a picture of another format', () => {
  const bitmap = Buffer.concat([
    Buffer.from(
      '424d46000000000000003600000028000000020000000200000001001800000000001000000000000000000000000000000000000000',
      'hex',
    ),
    Buffer.from('0000ff00ff000000ff0000ffffff0000', 'hex'),
  ]);

  test('is converted', async () => {
    const { get, store, read } = await open();
    const gif = await photo(30, 20).gif().toBuffer();
    const frames = await sharp([await photo(30, 20, '#c58f36').png().toBuffer(), await photo(30, 20, '#fff').png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    const tiff = await photo(30, 20).tiff().toBuffer();
    const icon = Buffer.concat([Buffer.from('00000100010014140000010020000000000016000000', 'hex'), png]);
    icon.writeUInt32LE(png.length, 14);
    const files = await get(...[gif, frames, tiff, bitmap, icon].map((bytes, index) => ({ address: `/${index}.x`, bytes })));
    expect(files.map((file) => [file?.asset, file?.width, file?.height])).toEqual([
      ['pictures/0.png', 30, 20],
      ['pictures/1.png', 30, 20],
      ['pictures/2.jpg', 30, 20],
      ['pictures/3.png', 2, 2],
      ['pictures/4.png', 20, 20],
    ]);
    expect(store.report().map(({ changes }) => changes)).toEqual([
      ['format'],
      ['format', 'still'],
      ['format'],
      ['format'],
      ['format'],
    ]);
    const pixels = await sharp(await read('pictures/3.png'))
      .raw()
      .toBuffer();
    // Rows are stored from the bottom; colours as blue, green, red.
    expect([...pixels]).toEqual([0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255, 0]);
  });

  test('is upright, and smaller if it is too large', async () => {
    const { get, store } = await open();
    const turned = await photo(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const large = await photo(9500, 9000).jpeg({ quality: 30 }).toBuffer();
    const long = await photo(2000, 20).png().toBuffer();
    const files = await get(...[turned, large, long].map((bytes, index) => ({ address: `/${index}.jpg`, bytes })));
    expect(files.map((file) => [file?.width, file?.height])).toEqual([
      [40, 60],
      [4096, 3880],
      [2000, 125],
    ]);
    expect(store.report().map(({ changes }) => changes)).toEqual([[], ['smaller'], ['padded', 'extension']]);
  });

  test('of phones is converted if the decoder is there', async () => {
    const bytes = await readFile(join(projectRoot, 'tests/fixtures/photo.heic'));
    const { get } = await open({ tools: openPictureTools(machine) });
    expect(await get({ address: '/IMG_1.HEIC', bytes })).toMatchObject([{ asset: 'pictures/IMG_1.jpg', isPlaceholder: false }]);
    const { reasonOf } = await open();
    expect(await reasonOf({ address: '/IMG_1.HEIC', bytes })).toMatchObject({
      outcome: 'refused',
      reason: 'kind',
      detail: 'heic',
    });
  });

  test('is repaired if its end is missing', async () => {
    const noise = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    })
      .jpeg()
      .toBuffer();
    const { get, store } = await open();
    const [file] = await get({ address: '/a.jpg', bytes: noise.subarray(0, noise.length / 2) });
    expect(file).toMatchObject({ width: 300, height: 300, isPlaceholder: false });
    expect(store.report()[0]?.changes).toEqual(['repaired']);
  });
});

describe('a missing picture', () => {
  test('has a placeholder of its shape, one for each shape', async () => {
    const { get, store } = await open();
    const files = await get(
      { address: '/a.jpg', width: 300, height: 200 },
      { address: '/b.jpg', width: 1024, height: 683 },
      { address: '/c.jpg', width: 200, height: 200 },
      { address: '/d.jpg', width: 100, height: 900 },
      '/e.jpg',
    );
    expect(files.map((file) => [file?.asset, file?.width, file?.height])).toEqual([
      ['pictures/placeholder-3x2.svg', 1200, 800],
      ['pictures/placeholder-3x2.svg', 1200, 800],
      ['pictures/placeholder-1x1.svg', 1200, 1200],
      ['pictures/placeholder-1x3.svg', 400, 1200],
      ['pictures/placeholder-3x2.svg', 1200, 800],
    ]);
    expect(files.every((file) => file?.isPlaceholder && isSampleFile(file.asset))).toBe(true);
    expect(store.files()).toHaveLength(3);
    expect(store.report().every(({ outcome, reason }) => outcome === 'missing' && reason === 'missing')).toBe(true);
  });

  test('that another one has under its name is not mistaken for it', async () => {
    const { assetsOf } = await open();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><path d="M0 0h3v2z"/></svg>');
    expect(await assetsOf({ address: '/placeholder-3x2.svg', bytes: svg })).toEqual(['pictures/placeholder-3x2-2.svg']);
  });
});

describe('a file to download', () => {
  const pdf = Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');

  test('keeps its name and kind', async () => {
    const { get } = await open({ source: { 'Annual-Report_2020.pdf': pdf, 'photo.JPG': jpg, 'دليل العمل.csv': 'أ,ب\n' } });
    const files = await get(
      { address: 'Annual-Report_2020.pdf', kind: 'file' },
      { address: 'photo.JPG', kind: 'file' },
      { address: 'دليل العمل.csv', kind: 'file' },
    );
    expect(files.map((file) => [file?.asset, file?.kind])).toEqual([
      ['files/Annual-Report_2020.pdf', 'document'],
      ['files/originals/photo.jpg', 'picture'],
      ['files/dalil-al-amal.csv', 'document'],
    ]);
  });

  test('has its text in UTF-8', async () => {
    const { get, read, store } = await open();
    const bytes = Buffer.from([0xe3, 0xcd, 0xe3, 0xcf, 0x2c, 0x31, 0x0a]);
    const [file] = await get({ address: '/a.csv', kind: 'file', bytes });
    expect(String(await read(file?.asset))).toBe('محمد,1\n');
    expect(store.report()[0]?.changes).toEqual(['encoding']);
  });

  test.each([
    ['a.exe', Buffer.from('MZ\x90\0\x03\0\0\0')],
    ['a.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a.html', Buffer.from('<!doctype html>')],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><path d="M0 0h3v2z"/></svg>')],
    ['a.pdf', Buffer.from('not a document')],
  ])('is refused if pages do not offer it: %s', async (name, bytes) => {
    const { get, store } = await open();
    expect(await get({ address: `/${name}`, kind: 'file', bytes })).toEqual([undefined]);
    expect(store.report()[0]).toMatchObject({ outcome: 'refused', reason: 'kind' });
  });
});

describe('on the network', () => {
  const openWith = async (answer: Answer, setting: Setting = {}) => {
    const site = await openOldSite(answer);
    closeServer = site.close;
    return { site, ...(await open({ isFetching: true, fetcher: site.fetcher, ...setting })) };
  };

  test('a file is fetched if it is in no folder', async () => {
    const { site, assetsOf, store } = await openWith((_, response) => response.end(jpg), { source: { 'a.jpg': otherJpg } });
    const assets = await assetsOf(
      'a.jpg',
      'https://old.example.com/2019/05/b.jpg',
      'https://i0.wp.com/old.example.com/c.jpg?w=300',
    );
    expect(assets).toEqual(['pictures/a.jpg', 'pictures/c.jpg', 'pictures/c.jpg']);
    expect(site.requests.map(({ url }) => url)).toEqual(['old.example.com/2019/05/b.jpg', 'old.example.com/c.jpg']);
    expect(store.report().map(({ outcome }) => outcome)).toEqual(['copied', 'fetched', 'fetched']);
  });

  test('the original of a picture that a script scales is fetched', async () => {
    const { site, assetsOf } = await openWith((_, response) => response.end(jpg));
    await assetsOf('https://old.example.com/timthumb.php?src=/img/a.jpg&w=100', '//cdn.example.com/b.jpg');
    expect(site.requests.map(({ url }) => url).sort()).toEqual(['cdn.example.com/b.jpg', 'old.example.com/img/a.jpg']);
  });

  test('the original of a scaled copy is tried first', async () => {
    const { site, assetsOf } = await openWith(({ url }, response) =>
      url?.includes('300x200') ? response.end(jpg) : response.writeHead(404).end(),
    );
    const assets = await assetsOf({
      address: 'http://old.example.com/a-300x200.jpg',
      originals: ['http://old.example.com/a.jpg'],
    });
    expect(assets).toEqual(['pictures/a-300x200.jpg']);
    expect(site.requests.map(({ url }) => url)).toEqual(['old.example.com/a.jpg', 'old.example.com/a-300x200.jpg']);
  });

  test('a name is what the server suggests', async () => {
    const head = { 'content-disposition': "attachment; filename*=UTF-8''%D8%AA%D9%82%D8%B1%D9%8A%D8%B1.pdf" };
    const { get } = await openWith((_, response) => response.writeHead(200, head).end('%PDF-1.4\n'));
    const [file] = await get({ address: 'https://old.example.com/download.php?id=3', kind: 'file' });
    expect(file).toMatchObject({ asset: 'files/taqrir.pdf', title: 'تقرير' });
  });

  test('nothing is fetched from this computer, and the report says so', async () => {
    const { reasonOf } = await openWith((_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
    const expected = { outcome: 'refused', reason: 'private-address', isPlaceholder: true };
    expect(await reasonOf('http://127.0.0.1/a.jpg')).toMatchObject(expected);
    expect(await reasonOf('http://old.example.com/a.jpg')).toMatchObject(expected);
  });

  test('a page in the place of a picture is not kept', async () => {
    const bodies = [Buffer.from('<!doctype html><p>Log in'), jpg];
    const first = await openWith((_, response) => response.end(bodies.shift()));
    expect(await first.reasonOf('https://old.example.com/a.jpg')).toMatchObject({ outcome: 'refused', reason: 'kind' });
    const second = await open({ isFetching: true, fetcher: first.site.fetcher, cache: join(first.folder, 'cache') });
    expect(await second.assetsOf('https://old.example.com/a.jpg')).toEqual(['pictures/a.jpg']);
  });

  test('nothing is fetched twice by an import that is started again', async () => {
    const first = await openWith((_, response) => response.end(jpg));
    await first.assetsOf('https://old.example.com/a.jpg');
    await first.site.close();
    const second = await openWith((_, response) => response.end(otherJpg), { cache: join(first.folder, 'cache') });
    expect(await second.assetsOf('https://old.example.com/a.jpg')).toEqual(['pictures/a.jpg']);
    expect(second.site.requests).toEqual([]);
  });
});
