import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AssetIndex } from '../../../../generator/content/site/assets.ts';
import { drawableText } from '../../../../generator/pages/social/drawable.ts';
import { closeIsolates, holdNumbers } from '../../../../generator/pages/social/isolates.ts';
import { fitText } from '../../../../generator/pages/social/lines.ts';
import { createPainter } from '../../../../generator/pages/social/painter.ts';
import type { PictureTheme } from '../../../../generator/pages/social/picture-theme.ts';
import { planSocialPictures } from '../../../../generator/pages/social/pictures.ts';
import { readTypeface, type Typeface } from '../../../../generator/pages/social/typeface.ts';
import { composeTitle } from '../../../../generator/pages/social/words.ts';
import type { Site } from '../../../../site.schema.ts';
import { specifiedContent } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { defaultFonts, fontsWith } from '../../../support/fonts.ts';

const style = { size: 80, weight: 650 };
const typefaces: Record<string, Typeface> = {};
beforeAll(async () => {
  const read = async (name: 'readex-pro' | 'cairo' | 'amiri' | 'almarai') => {
    typefaces[name] = await readTypeface(fontsWith({ text: name }).text, machine);
  };
  await Promise.all([read('readex-pro'), read('cairo'), read('amiri'), read('almarai')]);
});
const typefaceOf = (name: string) => typefaces[name] as Typeface;

/** The positions of a text that something is drawn for. */
const drawnAt = (typeface: Typeface, text: string) =>
  new Set(typeface.shape(text, style, 'rtl').glyphs.flatMap(({ outline, index }) => (outline === '' ? [] : [index])));

/** Texts whose letters the fixed list of pages does not have. */
const texts = [
  'فرع أگادير وڨفصة وڤيديو چات',
  'گروه آموزشی پژوهشگاه',
  'سڵاو ڕێبەر ۆ ێ',
  'اُردو کی ویب گاہ ہے',
  'ئۇيغۇر تىلى ۋە يېزىقى',
  'سنڌي ٻولي ڏينهن',
  'پښتو ژبه ډېره ښکلې ده',
  'بهاس ملايو ڠ ڽ ۏ',
  'القیمة ۱۲۳ ۴۵۶',
  'محمد ﷺ وبسم الله ﷽',
  'عِندَهُۥ وَبِهِۦ ۚ لَآ ۖ كَفَرُوا۟ ۗ',
  'السعر ﷼ 200',
  'السعر ⃁ 200',
  'العملات ₪ ₺ ₹ €',
  'Kadıköy Şişli Ǧazāl',
];

describe.each(['readex-pro', 'cairo', 'amiri', 'almarai'])('with %s', (name) => {
  test.each(texts)('each letter is drawn: %s', async (text) => {
    const typeface = typefaceOf(name);
    expect(await typeface.load(text)).toEqual([]);
    const drawn = drawnAt(typeface, text);
    const seen = Array.from(text, (character, index) => ({ character, index })).filter(({ character }) => /\S/.test(character));
    // Up to four letters, those of the name of God, are one outline; a mark may be part of that of its letter.
    const bases = seen.filter(({ character }) => !/\p{M}/u.test(character));
    const lost = bases.filter(({ index }) => ![0, 1, 2, 3].some((before) => drawn.has(index - before)));
    expect(lost).toEqual([]);
  });
});

test('what is drawn does not depend on what was drawn before', async () => {
  const [text, other] = ['ڨفصة', 'ئۇيغۇر ﷽'];
  const fresh = await readTypeface(defaultFonts.text, machine);
  await fresh.load(text);
  const used = await readTypeface(defaultFonts.text, machine);
  await used.load(other);
  await used.load(text);
  expect(used.shape(text, style, 'rtl')).toEqual(fresh.shape(text, style, 'rtl'));
});

test('a mark is drawn in the font of its letter', async () => {
  const typeface = typefaceOf('readex-pro');
  // Readex Pro has the letter, and not the mark.
  await typeface.load('هۖ');
  const [alone] = typeface.shape('ه', style, 'rtl').glyphs;
  const glyphs = typeface.shape('هۖ', style, 'rtl').glyphs;
  expect(glyphs).toHaveLength(2);
  expect(glyphs.map(({ outline }) => outline)).not.toContain(alone?.outline);
});

test('joiners and isolates, which nobody sees, neither part letters nor are lacking', async () => {
  for (const name of Object.keys(typefaces)) {
    const typeface = typefaceOf(name);
    const text = 'می\u200Cخواهم \u2067قيم\u2069 \u200Eأ\u061C';
    expect(await typeface.load(text)).toEqual([]);
    const outlines = (one: string) => typeface.shape(one, style, 'rtl').glyphs.flatMap(({ outline }) => outline || []);
    expect(outlines('\u2067قيم\u2069')).toEqual(outlines('قيم'));
    // The letter before a non-joiner has its final shape.
    expect(outlines('ه\u200Cه')).not.toEqual(outlines('هه'));
  }
});

describe('isolates are honoured', () => {
  const seen = (text: string) =>
    typefaceOf('readex-pro')
      .shape(text, style, 'rtl')
      .glyphs.filter(({ outline }) => outline !== '')
      .map(({ index }) => text[index])
      .join('');

  test.each([
    ['اتصل \u2066+966 11 234 5678\u2069', '+966112345678لصتا'],
    ['لغة \u2066C++\u2069', 'C++ةغل'],
    ['هنا \u2068.NET\u2069', '.NETانه'],
    ['\u2066050 123 4567\u2069 جوال', 'لاوج0501234567'],
  ])('%s', (text, order) => {
    expect(seen(text)).toBe(order);
  });

  test.each([
    ['اتصل +966 11 234 5678', 'اتصل \u2066+966 11 234 5678\u2069'],
    ['نتعلم C++ اليوم', 'نتعلم \u2066C++\u2069 اليوم'],
  ])('a title is drawn as on its page, with its numbers and names in one piece: %s', (title, isolated) => {
    const setting = { theme: { direction: 'rtl' } as PictureTheme, typeface: typefaceOf('readex-pro'), hasIllustration: false };
    const { strip } = composeTitle(title, setting);
    expect(strip).toEqual(composeTitle(isolated, setting).strip);
    expect(strip?.svg).toContain('<path');
  });

  test('over the end of a line: closed there, before an ellipsis, and opened in the next', () => {
    expect(closeIsolates(['أ \u20661 2', '3 4\u2069 ب'])).toEqual(['أ \u20661 2\u2069', '\u20663 4\u2069 ب']);
    expect(closeIsolates(['\u2066\u2067أ', 'ب', 'ج\u2069\u2069'])).toEqual([
      '\u2066\u2067أ\u2069\u2069',
      '\u2066\u2067ب\u2069\u2069',
      '\u2066\u2067ج\u2069\u2069',
    ]);
    expect(closeIsolates(['\u20661 2…'])).toEqual(['\u20661 2\u2069…']);
    expect(closeIsolates(['أ\u2069 ب', 'ج'])).toEqual(['أ\u2069 ب', 'ج']);
  });

  test('a number in one stays in its line, words may be parted', () => {
    expect(holdNumbers('هنا \u2066+966 11 234\u2069 ثم')).toBe('هنا \u2066+966\u00A011\u00A0234\u2069 ثم');
    expect(holdNumbers('\u2066Qiyam for all\u2069')).toBe('\u2066Qiyam for all\u2069');
  });

  test('take no room in a line', () => {
    const fits = [{ size: 10, lines: 1, width: 1000 }];
    const typeface = typefaceOf('readex-pro');
    const widthOf = (text: string) => typeface.shape(text, { size: 10, weight: 650 }, 'rtl').width;
    expect(widthOf('\u2066123\u2069')).toBeCloseTo(widthOf('123'), 5);
    expect(fitText('\u2066123\u2069', fits, widthOf).lines).toEqual(['\u2066123\u2069']);
  });
});

describe('what a picture says of a text', () => {
  const said = (text: string) => drawableText(text, typefaceOf('readex-pro').load);

  test.each([
    ['قيم', 'قيم'],
    ['🎉 نحتفل بكم', 'نحتفل بكم'],
    ['نحتفل 👨‍👩‍👧 بكم', 'نحتفل بكم'],
    ['خطوة → خطوة', 'خطوة خطوة'],
    ['ﻣﺪﺭﺳﺔ', 'مدرسة'],
    ['شراكة مع 华为', ''],
    ['Москва', ''],
    ['🎉', ''],
    ['', ''],
  ])('%s: %s', async (text, expected) => {
    expect(await said(text)).toBe(expected);
  });
});

test('lines with vowels stand further apart in a family whose marks reach far', () => {
  const tops = (name: string, title: string) => {
    const look = { direction: 'rtl', colors: {}, face: {} } as unknown as PictureTheme;
    const { strip } = composeTitle(title, { theme: look, typeface: typefaceOf(name), hasIllustration: false });
    return strip?.height ?? 0;
  };
  const [plain, vowels] = ['وعنده مفاتح الغيب لا يعلمها إلا هو', 'وَعِنده مفاتح الغيب لا يعلمها إلا هو'];
  expect(tops('amiri', vowels)).toBeGreaterThan(tops('amiri', plain) + 20);
  expect(tops('readex-pro', vowels)).toBe(tops('readex-pro', plain));
});

test('a page whose title nothing can draw has the name of the site in its picture, whole', async () => {
  const site: Site = JSON.parse(readFileSync(specifiedContent, 'utf8'));
  const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>');
  const assets = { get: () => ({ state: 'ready', outputPath: 'assets/a.svg', content: mark, width: 8, height: 8 }) };
  const means = { code: 'code', fonts: defaultFonts, installed: '' };
  const { shared } = planSocialPictures(site, assets as unknown as AssetIndex, means);
  const paint = await createPainter(shared, { ...machine, isWorker: false });
  const [foreign, named] = [await paint({ title: '华为', eyebrow: '' }), await paint({ title: shared.siteName, eyebrow: '' })];
  expect(Buffer.compare(foreign, named)).toBe(0);
});

test('another family that is installed gives another address to the pictures that may need it alone', () => {
  const site: Site = JSON.parse(readFileSync(specifiedContent, 'utf8'));
  if (site.routes[1]) site.routes[1].title = 'ڨفصة';
  const content = Buffer.from('<svg/>');
  const assets = { get: () => ({ state: 'ready', outputPath: 'a', content, width: 8, height: 8 }) } as unknown as AssetIndex;
  const pathsWith = (installed: string) => {
    const { planOf } = planSocialPictures(site, assets, { code: 'code', fonts: defaultFonts, installed });
    return site.routes.map((route) => planOf(route).path);
  };
  const [before, after] = [pathsWith('a'), pathsWith('b')];
  expect(after.flatMap((path, index) => (path === before[index] ? [] : index))).toEqual([1]);
});
