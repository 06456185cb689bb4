import { rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { readContent } from '../../../../generator/assets/images/content.ts';
import { encodePictures } from '../../../../generator/assets/images/encode.ts';
import { ladder, renditionWidths } from '../../../../generator/assets/images/renditions.ts';
import { drawingFiles, originalFiles, photosOf } from '../../../../generator/build/tasks/outputs.ts';
import { originalsOf, type ReadyAsset } from '../../../../generator/content/site/assets.ts';
import { readAssets } from '../../../../generator/content/site/read-assets.ts';
import { pictureLimits } from '../../../../generator/core/util/limits.ts';
import { bytesOf } from '../../../../generator/core/util/output-file.ts';
import { pictureStyles } from '../../../../generator/pages/plan/styles.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { projectRoot } from '../../../support/project-root.ts';

const green = { r: 28, g: 107, b: 84 };

function plain(width: number, height: number, background: string | object = green): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Reads pictures like a build, from a folder with nothing else. */
async function read(pictures: Record<string, Uint8Array | string>) {
  const dir = await temporaryFolder();
  for (const [name, bytes] of Object.entries(pictures)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), bytes);
  }
  return readAssets(dir, { images: Object.keys(pictures).map((src) => ({ src })) }, machine);
}

async function readOne(name: string, bytes: Uint8Array | string): Promise<ReadyAsset> {
  const asset = (await read({ [name]: bytes })).get(name);
  if (asset?.state !== 'ready') throw new Error(`${name}: ${JSON.stringify(asset)}`);
  return asset;
}

const textOf = async ({ content }: ReadyAsset) => Buffer.from(await readContent(content)).toString();

/** All output files of one picture. */
async function encode(name: string, bytes: Uint8Array) {
  const assets = await read({ [name]: bytes });
  const files = [...drawingFiles(assets), ...(await encodePictures(photosOf(assets), machine))];
  return Promise.all(files.map(async (file) => ({ path: file.path, content: await bytesOf(file) })));
}

/** Mean colour of an output file: red, green, blue. */
async function colourOf(content: Uint8Array | string): Promise<number[]> {
  const pixel = await sharp(Buffer.from(content as Uint8Array))
    .removeAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return [...pixel.subarray(0, 3)];
}

const isNear = (found: number[], expected: number[], by: number) =>
  found.every((value, index) => Math.abs(value - (expected[index] ?? 0)) <= by);

const endings = (files: { path: string }[]) => files.map(({ path }) => path.replace(/^.*-(\d+\.\w+)$/, '$1'));

describe('rendition widths', () => {
  test.each([
    [100, [100]],
    [320, [320]],
    [1000, [320, 480, 640, 1000]],
    [1290, [320, 480, 640, 960, 1290]],
    [1600, [320, 480, 640, 960, 1280, 1600]],
    [6000, [320, 480, 640, 960, 1280, 1920]],
  ])('resizes a picture of %d pixels to %j, never above its own width', (width, expected) => {
    expect(renditionWidths(width)).toEqual(expected);
  });

  test('keeps every step below a factor of 1.6, including the last one', () => {
    for (let width = 1; width < 4000; width++) {
      const widths = renditionWidths(width);
      expect(new Set(widths).size).toBe(widths.length);
      for (const [index, one] of widths.entries()) {
        const before = widths[index - 1];
        if (before) expect(one / before, `${before} to ${one} of ${width}`).toBeLessThan(1.6);
      }
      expect(widths.at(-1)).toBe(Math.min(width, ladder.at(-1) ?? 0));
    }
  });
});

describe('output formats', () => {
  test('encodes a photo as AVIF, WebP and JPEG at each width under hashed names', async () => {
    const files = await encode('photos/team.jpg', await plain(700, 525).jpeg().toBuffer());
    expect(endings(files)).toEqual(
      ['avif', 'webp', 'jpg'].flatMap((format) => [320, 480, 640, 700].map((width) => `${width}.${format}`)),
    );
    for (const { path, content } of files) {
      expect(path).toMatch(/^assets\/photos\/team\.\w{8,12}-\d+\.\w+$/);
      const { width, height, format } = await sharp(Buffer.from(content)).metadata();
      const [, expected, extension] = /-(\d+)\.(\w+)$/.exec(path) ?? [];
      expect([width, format]).toEqual([Number(expected), { avif: 'heif', jpg: 'jpeg', webp: 'webp' }[extension ?? '']]);
      expect(Math.abs((height ?? 0) - (Number(expected) * 525) / 700)).toBeLessThanOrEqual(0.5);
      expect(isNear(await colourOf(content), [28, 107, 84], 4), path).toBe(true);
    }
  });

  test('keeps transparency in every format, falls back to PNG and sets no placeholder colour', async () => {
    const image = sharp({ create: { width: 60, height: 40, channels: 4, background: { ...green, alpha: 0.5 } } });
    const bytes = await image.png().toBuffer();
    const files = await encode('logo.png', bytes);
    expect(endings(files)).toEqual(['60.avif', '60.webp', '60.png']);
    for (const { content } of files) {
      const { data, info } = await sharp(Buffer.from(content)).raw().toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(4);
      expect(Math.abs((data[3] ?? 0) - 128)).toBeLessThanOrEqual(3);
    }
    expect((await readOne('logo.png', bytes)).tone).toBeUndefined();
  });

  test('treats a PNG whose alpha channel is fully opaque as a photo', async () => {
    const files = await encode('scan.png', await plain(60, 40).ensureAlpha().png().toBuffer());
    expect(endings(files)).toEqual(['60.avif', '60.webp', '60.jpg']);
  });

  test('encodes the same picture to the same bytes, with or without a cache', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const image = sharp({ create: { width: 400, height: 300, channels: 3, background: green, noise } });
    const bytes = await image.jpeg().toBuffer();
    const first = await encode('a.jpg', bytes);
    const asset = await readOne('a.jpg', bytes);
    const renditions = asset.raster?.renditions ?? [];
    // Unique per run, so that the store has no record of an earlier one.
    const key = basename(await temporaryFolder());
    const again = await encodePictures([{ source: 'a.jpg', key, content: bytes, renditions }], machine);
    const bytesAgain = await Promise.all(again.map(bytesOf));
    expect(bytesAgain.map((content) => Buffer.from(content).toString('base64'))).toEqual(
      first.map(({ content }) => Buffer.from(content).toString('base64')),
    );
  });
});

test('image encoding uses a single thread, so AVIF bytes do not depend on the machine', async () => {
  sharp.concurrency(3);
  sharp.cache(true);
  vi.resetModules();
  await import('../../../../generator/assets/images/raster.ts');
  expect(sharp.concurrency()).toBe(1);
  expect(sharp.cache().memory.max).toBe(0);
});

test('cached renditions are read lazily and encoded again when damaged or missing', async () => {
  const assets = await read({ 'a.jpg': await plain(60, 40).jpeg().toBuffer() });
  const first = await Promise.all((await encodePictures(photosOf(assets), machine)).map(bytesOf));
  const requestedKeys: string[] = [];
  const { core } = machine;
  const get: typeof core.get = (key) => {
    requestedKeys.push(key);
    return core.get(key);
  };
  const recording = { core: { ...core, get } };
  const again = await encodePictures(photosOf(assets), recording);
  expect(requestedKeys.filter((key) => key.startsWith('image/'))).toEqual([]);
  const [{ key = '' } = {}] = photosOf(assets);
  writeFileSync(core.fileOf(`image/${key}/60.avif`), 'damaged');
  rmSync(core.fileOf(`image/${key}/60.webp`));
  expect(await Promise.all(again.map(bytesOf))).toEqual(first);
  expect(await Promise.all((await encodePictures(photosOf(assets), machine)).map(bytesOf))).toEqual(first);
});

describe('image metadata and colour spaces', () => {
  test.each([1, 3, 6, 8])('applies EXIF orientation %d to size and pixels', async (orientation) => {
    const half = await plain(40, 60, '#c58f36').png().toBuffer();
    const upright = await plain(80, 60)
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const angle = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation] ?? 0;
    const bytes = await sharp(upright).rotate(angle).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
    const asset = await readOne('turned.jpg', bytes);
    expect([asset.width, asset.height]).toEqual([80, 60]);
    for (const { content, path } of await encode('turned.jpg', bytes)) {
      const start = await sharp(Buffer.from(content)).extract({ left: 5, top: 5, width: 20, height: 50 }).png().toBuffer();
      expect(isNear(await colourOf(start), [197, 143, 54], 8), path).toBe(true);
    }
  });

  test.each([
    ['with a profile', true],
    ['without one', false],
  ])('converts CMYK %s to sRGB', async (_which, hasProfile) => {
    const rgb = plain(60, 40, '#6f8f7f');
    const image = hasProfile ? rgb.withIccProfile('cmyk') : rgb;
    const bytes = await image.toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'cmyk', hasProfile });
    for (const { content, path } of await encode('print.jpg', bytes)) {
      expect((await sharp(Buffer.from(content)).metadata()).space, path).toBe('srgb');
      expect(isNear(await colourOf(content), [111, 143, 127], 10), `${path} ${await colourOf(content)}`).toBe(true);
    }
  });

  test('converts a wide gamut to sRGB', async () => {
    const bytes = await plain(60, 40).withIccProfile('p3').png().toBuffer();
    const stored = await sharp(bytes, { ignoreIcc: true }).removeAlpha().resize(1, 1).raw().toBuffer();
    expect(isNear([...stored], [28, 107, 84], 3)).toBe(false);
    for (const { content, path } of await encode('wide.png', bytes)) {
      expect(isNear(await colourOf(content), [28, 107, 84], 3), path).toBe(true);
      expect((await sharp(Buffer.from(content)).metadata()).icc?.toString('latin1') ?? '', path).not.toContain('P3');
    }
  });

  test('reduces 16 bits per channel to 8', async () => {
    const bytes = await plain(60, 40).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(bytes).metadata()).depth).toBe('ushort');
    for (const { content, path } of await encode('deep.png', bytes)) {
      expect((await sharp(Buffer.from(content)).metadata()).depth, path).toBe('uchar');
      expect(isNear(await colourOf(content), [28, 107, 84], 4), path).toBe(true);
    }
  });

  test('keeps greyscale pictures grey', async () => {
    const bytes = await plain(60, 40, '#777777').toColourspace('b-w').jpeg().toBuffer();
    expect((await readOne('grey.jpg', bytes)).tone).toBe('777777');
    for (const { content } of await encode('grey.jpg', bytes))
      expect(isNear(await colourOf(content), [119, 119, 119], 3)).toBe(true);
  });

  test('strips EXIF, XMP and IPTC metadata', async () => {
    const bytes = await plain(60, 40)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Photographer', Model: 'Camera-77' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 41/1 15/1' },
      })
      .toBuffer();
    expect(Buffer.from(bytes).toString('latin1')).toContain('Camera-77');
    for (const { content, path } of await encode('place.jpg', bytes)) {
      const { exif, xmp, iptc } = await sharp(Buffer.from(content)).metadata();
      expect({ exif, xmp, iptc }, path).toEqual({});
      expect(Buffer.from(content).toString('latin1')).not.toMatch(/Camera-77|Photographer|GPS/);
    }
  });

  test('accepts long and large pictures within the limits', async () => {
    expect(await readOne('panorama.png', await plain(1600, 100).png().toBuffer())).toMatchObject({ width: 1600, height: 100 });
    const large = await plain(8000, 9000).png({ palette: true, colours: 2 }).toBuffer();
    expect(await readOne('large.png', large)).toMatchObject({ width: 8000, height: 9000 });
  });

  test.each([
    ['more bytes than a photo may have', 'a.jpg', pictureLimits.bytes.raster],
    ['more bytes than a drawing may have', 'a.svg', pictureLimits.bytes.vector],
  ])('rejects %s before decoding', async (_what, name, size) => {
    const start = name.endsWith('svg')
      ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">')
      : await plain(60, 40).jpeg().toBuffer();
    const asset = (await read({ [name]: Buffer.concat([start, Buffer.alloc(size)]) })).get(name);
    expect(asset).toMatchObject({ state: 'refused', code: 'huge-image' });
  });
});

describe('placeholder colour', () => {
  test('is the mean colour of the picture, with one CSS rule per colour', async () => {
    const green = await plain(60, 40).png().toBuffer();
    const assets = await read({ 'a.png': green, 'b.png': await plain(70, 40).png().toBuffer() });
    expect(pictureStyles(assets)).toBe('img[data-tone="1c6b54"]{background-color:#1c6b54}');
  });
});

test('the preview serves originals and encodes nothing', async () => {
  const bytes = await plain(700, 525).jpeg().toBuffer();
  const assets = originalsOf(await read({ 'photo.jpg': bytes }));
  const files = originalFiles(assets);
  expect([...files.keys()]).toEqual([expect.stringMatching(/^assets\/photo\.\w{8,12}\.jpg$/)]);
  expect(await Promise.all([...files.values()].map((file) => readFile(file)))).toEqual([bytes]);
  expect([photosOf(assets), drawingFiles(assets)]).toEqual([[], []]);
});

describe('drawings', () => {
  const folder = join(projectRoot, 'assets/illustrations');
  const scheme =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"><!-- made by hand --><title>T</title>' +
    '<style>@media (prefers-color-scheme:dark){[fill="#1C6B54"]{fill:#fff}}</style>' +
    '<g class="s"><rect id="a" x="0" y="0" width="40" height="30" fill="#1C6B54"/></g><path d="M 10.00000 10.0 L 20.00001 10.0 L 20 20 z"/></svg>';

  test('keep view box, size, title, dark scheme and selector targets; lose comments and excess digits', async () => {
    const asset = await readOne('scene.svg', scheme);
    const svg = await textOf(asset);
    expect(svg).toContain('viewBox="0 0 40 30"');
    expect(svg).toContain('<title>T</title>');
    expect(svg).toContain('@media (prefers-color-scheme:dark){[fill="#1C6B54"]{fill:#fff}}');
    expect(svg).toContain('<g class="s"><rect id="a" x="0" y="0" width="40" height="30" fill="#1C6B54"/></g>');
    expect(svg).toContain('d="M10 10h10v10z"');
    expect(svg).not.toContain('<!--');
    expect([asset.width, asset.height]).toEqual([40, 30]);
  });

  test('get short ids with working references when they have no style element', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 3" width="4" height="3">' +
      '<defs><linearGradient id="long-name"><stop offset="0" stop-color="#ff0000"/></linearGradient></defs>' +
      '<rect width="4" height="3" fill="url(#long-name)"/><use xlink:href="#star"/><path id="star" d="M0 0h1v1z"/></svg>';
    const text = await textOf(await readOne('plain.svg', svg));
    expect(text).toMatch(/<linearGradient id="(\w)">.*fill="url\(#\1\)"/);
    expect(text).toContain('<use xlink:href="#b"/>');
  });

  test('render the same after optimisation', async () => {
    for (const name of ['training.svg', 'home-hero.svg', 'measurements.svg']) {
      const before = await readFile(join(folder, name));
      const after = Buffer.from(await readContent((await readOne(name, before)).content));
      expect(after.length).toBeLessThan(before.length);
      const [a, b] = await Promise.all([before, after].map((svg) => sharp(svg).removeAlpha().raw().toBuffer()));
      const differing = a?.filter((value, index) => Math.abs(value - (b?.[index] ?? 0)) > 24).length ?? 0;
      expect(differing / (a?.length ?? 1), name).toBeLessThan(0.0005);
    }
  });
});

test('readAssets inspects a changed file again', async () => {
  const dir = await temporaryFolder();
  const content = { src: 'a.png' };
  await writeFile(join(dir, 'a.png'), await plain(60, 40).png().toBuffer());
  await writeFile(join(dir, 'b.png'), await plain(50, 40).png().toBuffer());
  expect((await readAssets(dir, content, machine)).get('a.png')).toMatchObject({ width: 60 });
  await copyFile(join(dir, 'b.png'), join(dir, 'a.png'));
  expect((await readAssets(dir, content, machine)).get('a.png')).toMatchObject({ width: 50 });
});
