import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createImageKey } from '../../generator/assets/images/key.ts';
import { buildSite } from '../../generator/build/build.ts';
import { ContentError } from '../../generator/core/diagnostics/errors.ts';
import { hashBytes } from '../../generator/core/util/hash.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { machine } from '../support/environment.ts';
import { contentWith, type Pictures, pictureSite, picturesByFormat } from '../support/picture-site.ts';

const { store } = machine;

type Formats = Awaited<ReturnType<typeof picturesByFormat>>;

let whole: Formats;
beforeAll(async () => {
  whole = await picturesByFormat();
});

const svg = (inner: string, attributes = 'xmlns="http://www.w3.org/2000/svg"', before = '') =>
  `${before}<svg ${attributes} viewBox="0 0 40 30">${inner}<path d="M0 0h9v9z"/></svg>`;

/** A chunk of a PNG file, without a valid checksum. https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

/** A PNG of one colour, 30,000 pixels a side, in a few kilobytes. */
function bomb(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head[8] = 1;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(3751 * 3000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** Pictures with their expected diagnostic code; undefined for usable ones. */
const cases: [name: string, code: string | undefined, make: (of: Formats) => Promise<Buffer> | Buffer | string][] = [
  ['cut.jpg', 'damaged-image', ({ jpg }) => half(jpg)],
  ['cut.png', 'damaged-image', ({ png }) => half(png)],
  ['cut.webp', 'damaged-image', ({ webp }) => half(webp)],
  ['cut.avif', 'damaged-image', ({ avif }) => half(avif)],
  ['cut.svg', 'damaged-image', ({ svg: drawing }) => half(drawing)],
  // Reported once for all files.
  ['empty.jpg', 'stand-in-file', () => ''],
  ['lies.jpg', 'image-format', ({ png }) => png],
  [
    'lies.png',
    'image-format',
    () =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
        .gif()
        .toBuffer(),
  ],
  ['bomb.png', 'huge-image', bomb],
  ['deep.png', undefined, ({ png }) => sharp(png).toColourspace('rgb16').png().toBuffer()],
  ['print.jpg', undefined, ({ jpg }) => sharp(jpg).toColourspace('cmyk').jpeg().toBuffer()],
  ['grey.png', undefined, ({ png }) => sharp(png).toColourspace('b-w').ensureAlpha(0.5).png().toBuffer()],
  ['broken-profile.jpg', undefined, ({ jpg }) => withBrokenProfile(jpg)],
  ['turned.jpg', undefined, ({ jpg }) => sharp(jpg).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ['progressive.jpg', undefined, ({ jpg }) => sharp(jpg).jpeg({ progressive: true }).toBuffer()],
  [
    'entity.svg',
    'unsafe-svg',
    () => svg('<text>&x;</text>', undefined, '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ],
  ['linked.svg', 'unsafe-svg', () => svg('<use href="https://example.com/a.svg#b"/>')],
  ['embedded.svg', 'unsafe-svg', () => svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  ['script.svg', 'unsafe-svg', () => svg('<script>alert(1)</script>')],
  ['import.svg', 'unsafe-svg', () => svg('<style>@import "https://example.com/a.css";</style>')],
  ['nameless.svg', undefined, () => svg('', 'version="1.1"')],
  ['marked.svg', undefined, () => `\uFEFF${svg('')}`],
  ['wide.svg', 'unreadable-image', () => Buffer.from(`\uFEFF${svg('')}`, 'utf16le')],
  ['sizeless.svg', 'unusable-image', () => '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'],
  ['nested.svg', 'damaged-image', () => svg(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`)],
  ['prefix.svg', 'damaged-image', () => svg('<use xlink:href="#a"/>')],
];

/** A picture with a damaged colour profile. */
async function withBrokenProfile(jpg: Buffer): Promise<Buffer> {
  const bytes = await sharp(jpg).withIccProfile('p3').jpeg().toBuffer();
  const at = bytes.indexOf('ICC_PROFILE');
  bytes.fill(0xaa, at + 60, at + 200);
  return bytes;
}

/** Builds a site. @returns its errors; on errors the former output must be unchanged */
async function errorsOf(siteFile: string): Promise<string[]> {
  const outDir = join(dirname(siteFile), 'out');
  const before = existsSync(outDir) ? await readdir(outDir) : undefined;
  try {
    await buildSite({ project: openProject(siteFile, outDir) }, machine);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect(existsSync(outDir) ? await readdir(outDir) : undefined).toEqual(before);
    const errors = error.diagnostics.filter(({ severity }) => severity === 'error');
    return errors.map(
      ({ code, parameters, pointer, line }) => `${line > 1 && pointer} ${code} ${basename(parameters.found ?? '')}`,
    );
  }
}

const at = (index: number) => `/routes/${index + 1}/blocks/0/image/src`;

test('unusual pictures are either rejected at their places, all at once, or built', async () => {
  const pictures: Pictures = {};
  for (const [name, , make] of cases) pictures[name] = await make(whole);
  const expected = cases.flatMap(([name, code], index) => (code ? [`${at(index)} ${code} ${name}`] : []));
  expect(await errorsOf(await pictureSite(pictures))).toEqual(expected);
  const accepted = cases.filter(([, code]) => code === undefined).map(([name]) => [name, pictures[name] ?? '']);
  expect(await errorsOf(await pictureSite(Object.fromEntries(accepted)))).toEqual([]);
});

/** Positions of the stuffed zero bytes after 0xFF in the pixel data of a JPEG file. ITU T.81, B.1.1.5 */
function stuffedBytes(jpeg: Buffer): number[] {
  const from = jpeg.indexOf(Buffer.from('ffda', 'hex'));
  return [...jpeg.keys()].filter((place) => place > from + 14 && jpeg[place] === 0 && jpeg[place - 1] === 0xff);
}

test('a JPEG with one flipped bit in its last rows is rejected, even in a size that does not need them', async () => {
  const bytes = await sharp(whole.png).resize(640, 480).jpeg({ quality: 85 }).toBuffer();
  const pictures: Pictures = { 'right.jpg': bytes };
  for (const [index, place] of stuffedBytes(bytes).slice(-16).entries()) {
    const turned = Buffer.from(bytes);
    turned[place] = 1 << (index % 8);
    pictures[`turned-${index}.jpg`] = turned;
  }
  const names = Object.keys(pictures).slice(1);
  expect(names).toHaveLength(16);
  expect(await errorsOf(await pictureSite(pictures))).toEqual(
    names.map((name, index) => `${at(index + 1)} damaged-image ${name}`),
  );
});

/** Half of a picture, unique to this run, so that its forged cache record affects no other. */
const uniqueHalf = (bytes: Buffer) => Buffer.concat([half(bytes), Buffer.from(randomUUID())]);

/** Stores a valid cache record for a damaged picture, to simulate an error that only encoding finds. */
async function forgeRecord(right: Buffer, wrong: Buffer, ending: string): Promise<void> {
  const imageKey = createImageKey(machine);
  const metadataOf = async (bytes: Buffer) => store.get(`image/${imageKey(hashBytes(bytes))}/facts${ending}`);
  const siteFile = await pictureSite({ [`right${ending}`]: right });
  await errorsOf(siteFile);
  const record = await metadataOf(right);
  if (!record) throw new Error('Nothing is known of the right picture.');
  await store.put(`image/${imageKey(hashBytes(wrong))}/facts${ending}`, record);
}

describe('a picture error found only during encoding', () => {
  test('is reported for all pictures and places, and keeps the previous site', async () => {
    const [cutJpg, cutWebp] = [uniqueHalf(whole.jpg), uniqueHalf(whole.webp)];
    await forgeRecord(whole.jpg, cutJpg, '.jpg');
    await forgeRecord(whole.webp, cutWebp, '.webp');
    const siteFile = await pictureSite({ 'good.png': whole.png, 'one.jpg': whole.jpg, 'two.webp': whole.webp });
    expect(await errorsOf(siteFile)).toEqual([]);
    const page = await readFile(join(dirname(siteFile), 'out/page-1.html'), 'utf8');
    await writeFile(join(dirname(siteFile), 'assets/one.jpg'), cutJpg);
    await writeFile(join(dirname(siteFile), 'assets/two.webp'), cutWebp);
    await writeFile(siteFile, JSON.stringify(contentWith(['good.png', 'one.jpg', 'two.webp', 'one.jpg']), null, 2));
    const expected = [`${at(1)} unusable-image one.jpg`, `${at(2)} unusable-image two.webp`, `${at(3)} unusable-image one.jpg`];
    expect(await errorsOf(siteFile)).toEqual(expected);
    expect(await readFile(join(dirname(siteFile), 'out/page-1.html'), 'utf8')).toBe(page);
  });

  test('is reported for the icon', async () => {
    const cut = uniqueHalf(whole.png);
    await forgeRecord(whole.png, cut, '.png');
    expect(await errorsOf(await pictureSite({ 'icon.png': cut }, 'icon.png'))).toEqual([
      '/site/icon/src unusable-image icon.png',
      `${at(0)} unusable-image icon.png`,
    ]);
  });
});
