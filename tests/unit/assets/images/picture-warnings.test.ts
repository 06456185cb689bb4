import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PictureWarning } from '../../../../generator/assets/images/image-metadata.ts';
import { fontWarnings, shapeWarnings, toneOfMarks } from '../../../../generator/assets/images/picture-warnings.ts';
import { inspectRaster } from '../../../../generator/assets/images/raster.ts';
import { inspectVector } from '../../../../generator/assets/images/vector.ts';
import type { SiteSummary } from '../../../../generator/check/facts/site-summary.ts';
import { checkImages } from '../../../../generator/check/rules/images.ts';
import type { AssetIndex } from '../../../../generator/content/site/assets.ts';
import type { Path } from '../../../../generator/core/json/path.ts';

const drawing = (content: string, size = 'width="100" height="50" viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
const warningsOf = async (svg: string) => {
  const facts = await inspectVector(Buffer.from(svg), { width: 100, height: 50 });
  if (facts.kind !== 'vector') throw new Error(facts.code);
  return facts.warnings ?? [];
};
const bar = (fill: string, more = '') => drawing(`${more}<path d="M10 10h60v20h-60z" fill="${fill}"/>`);

describe('contrast warnings of transparent pictures', () => {
  test.each<[what: string, svg: string, is: PictureWarning['is'][]]>([
    ['white', bar('#fff'), ['light']],
    ['pale yellow', bar('#fff3a0'), ['light']],
    ['light grey', bar('#d8d8d8'), ['light']],
    ['black', bar('#000'), ['dark']],
    ['navy', bar('#101840'), ['dark']],
    ['no declared colour', drawing('<path d="M10 10h60v20h-60z"/>'), ['dark']],
    ['a thin line', drawing('<path d="M10 10h80" stroke="#fff"/>'), ['light']],
    ['brand green', bar('#0f7a5c'), []],
    ['gold', bar('#b07d20'), []],
    ['both white and black', bar('#fff', '<path d="M10 32h60v16h-60z"/>'), []],
    ['white on its own background', bar('#fff', '<path d="M0 0h100v50H0z" fill="#0f5c48"/>'), []],
    ['colours for each scheme', bar('#000', '<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style>'), []],
  ])('are right for: %s', async (_, svg, is) => {
    expect((await warningsOf(svg)).map((one) => one.is)).toEqual(is);
  });

  test('cover raster images with transparency, not opaque ones', async () => {
    const png = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();
    expect(await inspectRaster(await png(bar('#fff')))).toMatchObject({ warnings: [{ is: 'light' }] });
    expect(await inspectRaster(await png(bar('#000')))).toMatchObject({ warnings: [{ is: 'dark' }] });
    const opaque = await sharp(Buffer.from(bar('#fff')))
      .flatten({ background: '#fff' })
      .png()
      .toBuffer();
    expect(await inspectRaster(opaque)).not.toHaveProperty('warnings');
    expect(toneOfMarks(new Uint8Array(400))).toBeUndefined();
  });
});

test.each<[text: string, found: string | undefined]>([
  ['<text font-family="GE SS Two">قيم</text>', 'GE SS Two'],
  ['<text font-family="\'29LT Bukra\', sans-serif">قيم</text>', '29LT Bukra'],
  ['<text style="font-size:10px;font-family:Frutiger LT Arabic">قيم</text>', 'Frutiger LT Arabic'],
  ['<style>.a{font-family:"Cairo",Arial}</style><text class="a">قيم</text>', 'Cairo'],
  ["<text font-family='sans-serif'><tspan font-family='Tajawal'>قيم</tspan></text>", 'Tajawal'],
  ['<text font-family="Arial">قيم</text>', undefined],
  ['<text font-family="sans-serif">قيم</text>', undefined],
  ['<text font-family="Tahoma, Cairo">قيم</text>', undefined],
  ['<text>قيم</text>', undefined],
  ['<style>.a{font-family:Cairo}</style><path d="M0 0h9"/>', undefined],
  ['<title>font-family: Cairo</title><path d="M0 0h9"/>', undefined],
])('reports fonts used in a drawing: %s', (content, found) => {
  expect(fontWarnings(drawing(content))).toEqual(found === undefined ? [] : [{ is: 'words', found }]);
});

test.each<[width: number, height: number, is: string[]]>([
  [1600, 900, []],
  [900, 1600, []],
  [1000, 250, []],
  [1000, 200, ['wide']],
  [3000, 200, ['wide']],
  [390, 844, []],
  [390, 1170, ['tall']],
  [300, 4000, ['tall']],
])('reports an extreme aspect ratio: %d × %d', (width, height, is) => {
  expect(shapeWarnings({ width, height }).map((one) => one.is)).toEqual(is);
});

describe('warnings by the place of a picture', () => {
  const warningCodes = (path: Path, is: PictureWarning['is'], site: Partial<SiteSummary> = {}) => {
    const assets = new Map([['a.svg', { state: 'ready', warnings: [{ is, found: 'x' }] }]]) as unknown as AssetIndex;
    const facts = {
      sources: [{ value: 'a.svg', path }],
      scheme: undefined,
      hasLogoOnDark: false,
      ...site,
    } as unknown as SiteSummary;
    return checkImages(facts, assets).map(({ code }) => code);
  };
  const logo = ['site', 'logo', 'src'];
  const onDark = ['site', 'logoOnDark', 'src'];
  const inBlock = ['routes', 0, 'blocks', 1, 'image', 'src'];

  test.each<[path: Path, is: PictureWarning['is'], codes: string[], site?: Partial<SiteSummary>]>([
    [logo, 'light', ['lost-marks']],
    [logo, 'dark', ['lost-marks']],
    [logo, 'dark', [], { hasLogoOnDark: true }],
    [logo, 'light', ['lost-marks'], { hasLogoOnDark: true }],
    [onDark, 'light', []],
    [onDark, 'dark', ['lost-marks']],
    [inBlock, 'light', ['lost-marks']],
    [inBlock, 'dark', ['lost-marks']],
    [inBlock, 'dark', [], { scheme: 'light' }],
    [inBlock, 'words', ['drawing-words']],
    [inBlock, 'wide', ['thin-picture']],
    [inBlock, 'tall', ['thin-picture']],
    [logo, 'wide', []],
    [['routes', 0, 'blocks', 1, 'items', 0, 'image', 'src'], 'wide', []],
    [['routes', 0, 'blocks', 1, 'items', 0, 'image', 'src'], 'dark', []],
    [['routes', 0, 'blocks', 1, 'items', 0, 'image', 'src'], 'light', ['lost-marks']],
    [['site', 'icon', 'src'], 'light', []],
  ])('reports at %j: %s', (path, is, codes, site) => {
    expect(warningCodes(path, is, site)).toEqual(codes);
  });
});
