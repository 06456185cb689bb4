import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawFiles } from '../../../../generator/assets/images/drawings.ts';
import type { AssetIndex } from '../../../../generator/content/site/assets.ts';
import { createPalette } from '../../../../generator/content/theme/palette.ts';
import { photoCanvas } from '../../../../generator/pages/social/canvas.ts';
import { createIndexedCanvas, reduceBackdrop } from '../../../../generator/pages/social/indexed-canvas.ts';
import { encodeIndexedPng, packRows } from '../../../../generator/pages/social/indexed-png.ts';
import { fitText } from '../../../../generator/pages/social/lines.ts';
import { createPainter } from '../../../../generator/pages/social/painter.ts';
import { pictureColors } from '../../../../generator/pages/social/picture-theme.ts';
import { planSocialPictures, type SocialPictures } from '../../../../generator/pages/social/pictures.ts';
import { readTypeface, type Typeface } from '../../../../generator/pages/social/typeface.ts';
import { composeEyebrow, composeName, composeTitle } from '../../../../generator/pages/social/words.ts';
import type { Site } from '../../../../site.schema.ts';
import { resolveThemeOptions } from '../../../../templates/theme/theme-options.ts';
import { specifiedContent } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { defaultFonts } from '../../../support/fonts.ts';

const means = { code: 'code', fonts: defaultFonts, installed: '' };

let typeface: Typeface;
beforeAll(async () => {
  typeface = await readTypeface(defaultFonts.text, machine);
});

const style = { size: 80, weight: 650 };
const colors = pictureColors(createPalette({ brand: '#0f5c48', accent: '#e0b25f' }).light);

test('readTypeface reads every file of the typeface completely', async () => {
  const { glyphs } = typeface.shape('قيم 12 “Values” āḥṣ', style, 'rtl');
  expect(glyphs.filter(({ outline }) => outline !== '').length).toBe(16);
});

describe('glyph order', () => {
  const seen = (text: string, direction: 'ltr' | 'rtl') =>
    typeface
      .shape(text, style, direction)
      .glyphs.map(({ index }) => text[index])
      .join('');

  test.each([
    ['مقياس القيم الشخصية (PVA) في 100 قيمة', 'ةميق 100 يف )PVA( ةيصخشلا ميقلا سايقم'],
    ['نسبة 95% في 2026', '2026 يف %95 ةبسن'],
    ['PVA مقياس', 'سايقم PVA'],
    ['رقم ١٢٣', '١٢٣ مقر'],
  ])('is visual order in right-to-left text: %s', (text, order) => {
    expect(seen(text, 'rtl')).toBe(order);
  });

  test('is visual order in left-to-right text', () => {
    expect(seen('Values (قيم) 100', 'ltr')).toBe('Values (ميق) 100');
  });

  test('mirrors parentheses in right-to-left text', () => {
    const outline = (text: string, direction: 'ltr' | 'rtl') => typeface.shape(text, style, direction).glyphs[0]?.outline;
    expect(outline('(', 'rtl')).toBe(outline(')', 'ltr'));
    expect(outline('(', 'rtl')).not.toBe(outline('(', 'ltr'));
  });
});

describe('glyph shapes', () => {
  const outlines = (text: string) => typeface.shape(text, style, 'rtl').glyphs.map(({ outline }) => outline);

  test('join letters within a word', () => {
    const [alone] = outlines('ه');
    expect(outlines('ههه')).toHaveLength(3);
    expect(new Set([alone, ...outlines('ههه')]).size).toBe(4);
  });

  test('form a ligature of lam and alef, with hamza too', () => {
    for (const pair of ['لا', 'لأ', 'لإ', 'لآ'])
      expect(new Set(typeface.shape(pair, style, 'rtl').glyphs.map(({ index }) => index)).size).toBe(1);
  });

  test('give combining marks no width', () => {
    expect(typeface.shape('قِيَمٌ', style, 'rtl').width).toBeCloseTo(typeface.shape('قيم', style, 'rtl').width, 0);
  });

  test('differ by weight and leave out characters that the typeface lacks', () => {
    expect(outlines('ق')).not.toEqual(typeface.shape('ق', { ...style, weight: 300 }, 'rtl').glyphs.map(({ outline }) => outline));
    expect(outlines('😀漢')).toEqual([]);
  });
});

describe('fitText', () => {
  const fits = [
    { size: 20, lines: 2, width: 100 },
    { size: 10, lines: 3, width: 100 },
  ];
  const lay = (text: string) => fitText(text, fits, (part, size) => part.length * size * 0.5);

  test('chooses the largest size that holds the text', () => {
    expect(lay('قيم')).toEqual({ size: 20, lines: ['قيم'] });
    expect(lay('بناء القيم وقياسها')).toEqual({ size: 20, lines: ['بناء القيم', 'وقياسها'] });
    expect(lay('بناء القيم المؤسسية وقياسها').size).toBe(10);
  });

  test('balances the width of lines and leaves no single word alone', () => {
    expect(lay('aaaaaa bbbbbb cccccc dddddd').lines).toEqual(['aaaaaa bbbbbb', 'cccccc dddddd']);
  });

  test('never breaks at a no-break space', () => {
    expect(lay('aaa bb cc dd').lines).toEqual(['aaa bb', 'cc dd']);
    expect(lay('aaa bb\u00A0cc dd').lines).toEqual(['aaa', 'bb\u00A0cc dd']);
  });

  test('truncates text that does not fit with an ellipsis', () => {
    const { size, lines } = lay('كلمة أخرى '.repeat(30));
    expect([size, lines.length]).toEqual([10, 3]);
    expect(lines[2]).toMatch(/…$/);
    for (const line of lines) expect(line.length * 5).toBeLessThanOrEqual(100);
  });

  test('breaks a word longer than a line between graphemes', () => {
    const { lines } = lay('قِ'.repeat(25));
    expect(lines.length).toBe(3);
    for (const line of lines) {
      expect(line).toMatch(/^(?:قِ)+$/);
      expect(line.length * 5).toBeLessThanOrEqual(100);
    }
    expect(lines.join('')).toBe('قِ'.repeat(25));
  });

  test('returns no lines for blank text', () => {
    expect(lay(' ')).toEqual({ size: 20, lines: [] });
  });
});

/** All texts of a social image as positioned strips. */
function layWords(words: { title: string; eyebrow: string; siteName: string }, direction: 'rtl' | 'ltr', isBeside: boolean) {
  const setting = { theme: { direction, colors, face: resolveThemeOptions() }, typeface, hasIllustration: isBeside };
  const { strip, above } = composeTitle(words.title, setting);
  const eyebrow = composeEyebrow(words.eyebrow, setting);
  return [composeName(words.siteName, setting), eyebrow && { ...eyebrow, top: eyebrow.top + above }, strip].flatMap(
    (one) => one ?? [],
  );
}

test('titles of social images are drawn as outlines and never become markup', () => {
  const strips = layWords({ title: '</svg><image href="//x"/> & "قيم"', eyebrow: '<b>', siteName: '&amp;' }, 'rtl', false);
  expect(strips).toHaveLength(3);
  const path = /<path transform="matrix\([-\d. e]+\)" d="[MLQCZ\d.,\- ]+"\/>/g;
  for (const { svg } of strips) expect(svg.replaceAll(path, '')).toMatch(/^<svg [^<>]*><\/svg>$/);
});

const longWords = { title: 'المسؤولية '.repeat(12), eyebrow: 'الخدمات '.repeat(30), siteName: 'منصة القيم '.repeat(20) };

test.each([
  ['rtl', false, [75, 1125]],
  ['ltr', false, [75, 1125]],
  ['rtl', true, [590, 1125]],
  ['ltr', true, [75, 610]],
] as const)(
  'titles stay inside the social image, or inside their half of it: %s, %s',
  async (direction, isBeside, [start, end]) => {
    for (const strip of layWords(longWords, direction, isBeside)) {
      const { info } = await sharp(Buffer.from(strip.svg)).trim({ threshold: 0 }).toBuffer({ resolveWithObject: true });
      const left = strip.left - (info.trimOffsetLeft ?? 0);
      const top = strip.top - (info.trimOffsetTop ?? 0);
      expect(left).toBeGreaterThanOrEqual(start);
      expect(left + info.width).toBeLessThanOrEqual(end);
      expect(top).toBeGreaterThanOrEqual(60);
      expect(top + info.height).toBeLessThanOrEqual(600);
      // No text is clipped at the edges of its strip.
      expect(Math.min(-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0))).toBeGreaterThan(0);
      expect(info.width - (info.trimOffsetLeft ?? 0)).toBeLessThan(strip.width);
      expect(info.height - (info.trimOffsetTop ?? 0)).toBeLessThan(strip.height);
    }
  },
);

describe('text on a social image', () => {
  const size = { width: 1200, height: 630 };
  /** A background with a drawing, beside and below the text. */
  const backdrop = () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${colors.ground}"/><circle cx="600" cy="400" r="200" fill="#c33"/></svg>`;
    return sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer();
  };
  /** Colours of the name, the eyebrow and the title. */
  const inks = [colors['on-ground'], colors.accent, colors['on-ground']];
  const strips = () => layWords({ title: 'بناء القيم وقياسها', eyebrow: 'الخدمات', siteName: 'منصة القيم' }, 'rtl', true);
  /** The strips composited over the backdrop without colour reduction. */
  const expectedPixels = async () => {
    const layers = strips().map(({ svg, left, top }, index) => {
      return { input: Buffer.from(svg.replace('>', `><g fill="${inks[index]}">`).replace('</svg>', '</g></svg>')), left, top };
    });
    return sharp(await backdrop(), { raw: { ...size, channels: 3 } })
      .composite(layers)
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  const differences = async (file: Uint8Array) => {
    const [actual, expected] = [await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer(), await expectedPixels()];
    const all = Uint8Array.from(actual, (value, index) => Math.abs(value - (expected[index] ?? 0)));
    return { most: all.reduce((a, b) => Math.max(a, b)), mean: all.reduce((a, b) => a + b) / all.length };
  };
  const coverages = () =>
    Promise.all(
      strips().map(async ({ svg, ...box }) => ({
        ...box,
        values: await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer(),
      })),
    );

  test('looks as composited by sharp, in a small file of few colours', async () => {
    const [name, ...own] = (await coverages()).map((coverage, index) => ({ coverage, color: inks[index] ?? '' }));
    const common = name ? [name] : [];
    const used = inks.slice(0, 2);
    const reduced = await reduceBackdrop({ backdrop: await backdrop(), ground: colors.ground, inks: used });
    const canvas = createIndexedCanvas({ reduced, inks: used, common });
    const [one, other] = [canvas(), canvas()];
    for (const { coverage, color } of own) one.ink(coverage, color);
    const file = await one.encode();
    expect(file.length).toBeLessThan(20_000);
    const { most, mean } = await differences(file);
    expect(most).toBeLessThan(48);
    expect(mean).toBeLessThan(0.5);
    // Another canvas of the same backdrop has only the common strips.
    expect((await other.encode()).length).toBeLessThan(file.length / 2);
    other.ink({ left: 0, top: 0, width: 1, height: 1, values: Uint8Array.of(255) }, '#123456');
    await expect(other.encode()).rejects.toThrow('#123456');
  });

  test('can be drawn on a photo', async () => {
    const canvas = photoCanvas(await backdrop(), []);
    for (const [index, coverage] of (await coverages()).entries()) canvas.ink(coverage, inks[index] ?? '');
    expect((await differences(await canvas.encode())).mean).toBeLessThan(2);
  });
});

test('indexed PNG files are decoded correctly by sharp', async () => {
  const palette = Uint8Array.of(10, 20, 30, 200, 100, 0);
  const file = encodeIndexedPng({ width: 2, height: 2, palette, rows: [packRows(Uint8Array.of(0, 0, 1, 0, 1, 0))] });
  const { data, info } = await sharp(file, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([2, 2, 3]);
  expect([...data]).toEqual([10, 20, 30, 200, 100, 0, 200, 100, 0, 10, 20, 30]);
});

test('rows packed in parts form one deflate stream with a valid checksum', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 70_000, size: 'max' }), { minLength: 1, maxLength: 4 }), (parts) => {
      const all = Buffer.concat(parts);
      const packed = parts.map((part, index) => packRows(part, Buffer.concat(parts.slice(0, index))));
      const file = Buffer.from(encodeIndexedPng({ width: 1, height: 1, palette: Uint8Array.of(0, 0, 0), rows: packed }));
      const at = file.indexOf('IDAT');
      const stream = file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4));
      // `inflateSync` verifies the checksum.
      expect(inflateSync(stream).equals(all)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

describe('social images of a site', () => {
  const site: Site = JSON.parse(readFileSync(specifiedContent, 'utf8'));
  const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>');
  const assets = {
    get: () => ({ state: 'ready', outputPath: 'assets/a.svg', content: mark, width: 8, height: 8 }),
  } as unknown as AssetIndex;
  const pathsOf = (one: Site) => one.routes.map((route) => planSocialPictures(one, assets, means).planOf(route).path);
  /** Draws the social image of a page. */
  const drawOf = async ({ shared, planOf }: SocialPictures, index: number, { routes } = site): Promise<Uint8Array> => {
    const [route, paint] = [routes[index], await createPainter(shared, { ...machine, isWorker: false })];
    if (!route) throw new Error(`There is no page ${index}.`);
    return paint(planOf(route).content);
  };

  test('change one path when one title changes', () => {
    const edited = structuredClone(site);
    if (edited.routes[3]) edited.routes[3].title += ' (1)';
    const [before, after] = [pathsOf(site), pathsOf(edited)];
    expect(after.filter((path, index) => path !== before[index])).toEqual([after[3]]);
  });

  test('all change path when colours or the site name change', () => {
    const recoloured = structuredClone(site);
    recoloured.site.theme = { brand: '#123a6b', accent: '#f0c36a' };
    const renamed = structuredClone(site);
    renamed.site.name += '!';
    for (const other of [recoloured, renamed]) {
      expect(pathsOf(other).filter((path) => pathsOf(site).includes(path))).toEqual([]);
    }
  });

  describe('the first picture of a page', () => {
    const drawing = (fill: string) => Buffer.from(mark.toString().replace('<rect ', `<rect fill="${fill}" `));
    const ready = { state: 'ready', outputPath: 'assets/a.svg', content: mark, width: 8, height: 8 };
    /** Assets that all are the logo, except some. */
    const withAssets = (own: Record<string, object>) =>
      ({ get: (source: string) => ({ ...ready, ...own[source] }) }) as unknown as AssetIndex;
    const page = (path: string) => site.routes.findIndex((route) => route.path === path);
    const index = page('/services/training');
    const [source = ''] = (site.routes[index]?.blocks ?? []).flatMap((block) =>
      'image' in block && block.image ? block.image.src : [],
    );
    const pictureOf = async (own: Record<string, object>) => {
      const pictures = planSocialPictures(site, withAssets(own), means);
      const route = site.routes[index];
      return { path: route && pictures.planOf(route).path, bytes: await drawOf(pictures, index) };
    };

    test('is drawn in the social image; replacing it changes the path of that page only', async () => {
      const own = { [source]: { content: drawing('#ff00ff') } };
      const { path, bytes } = await pictureOf(own);
      expect(path).not.toBe(pathsOf(site)[index]);
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (info.width * 300 + 300) * 3;
      expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 255]);
      const { planOf } = planSocialPictures(site, withAssets(own), means);
      const after = site.routes.map((route) => planOf(route).path);
      const changed = after.flatMap((one, i) => (one === pathsOf(site)[i] ? [] : [site.routes[i]?.path]));
      expect(changed).toEqual(['/services/training']);
    });

    test('gives a cropped, upright JPEG when it is a photo', async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const photo = sharp({ create: { width: 900, height: 1600, channels: 3, background: '#808080', noise } });
      const bytes = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer();
      const own = { [source]: { content: bytes, raster: { key: 'k', renditions: [], original: 'x' } } };
      const picture = await pictureOf(own);
      expect(picture.path).toMatch(/\.jpeg$/);
      expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    });

    test('is replaced by the star when a page has none', async () => {
      const bare = structuredClone(site);
      for (const block of bare.routes[index]?.blocks ?? []) if ('image' in block) delete (block as { image?: object }).image;
      const drawn = await drawOf(planSocialPictures(bare, assets, means), index, bare);
      const pixels = await sharp(drawn).removeAlpha().raw().toBuffer();
      const at = (1200 * 192 + 282) * 3;
      // Accent colour, up to rounding by the palette of the file.
      for (const [i, value] of [0xe0, 0xb2, 0x5f].entries()) expect(Math.abs((pixels[at + i] ?? 0) - value)).toBeLessThan(5);
    });
  });

  test('are byte-identical for the same titles', async () => {
    const draw = () => drawOf(planSocialPictures(site, assets, means), 4);
    const [one, other] = [await draw(), await draw()];
    expect(one.length).toBeGreaterThan(5000);
    expect(Buffer.compare(one, other)).toBe(0);
  });
});

test('drawFiles takes a drawing from the cache the second time', async () => {
  let count = 0;
  const draw = async () => new TextEncoder().encode(`drawing ${++count}`);
  const drawing = { source: 'test.svg', path: 'assets/test.png', key: `test${randomUUID()}`, draw };
  const first = await drawFiles([drawing], machine);
  const second = await drawFiles([drawing], machine);
  expect([first.length, count]).toEqual([1, 1]);
  expect(second.map(({ content }) => content.toString())).toEqual(['drawing 1']);
});

test('drawFiles supports concurrent builds of the same drawing', async () => {
  const drawing = {
    source: 'test.svg',
    path: 'assets/test.png',
    key: `test${randomUUID()}`,
    draw: async () => new Uint8Array(100_000).fill(7),
  };
  const builds = await Promise.all(Array.from({ length: 8 }, () => drawFiles([drawing], machine)));
  for (const [file] of builds) expect(file?.content.length).toBe(100_000);
});
