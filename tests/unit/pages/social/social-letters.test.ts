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

/** Positions of a text with a visible glyph. */
const drawnAt = (typeface: Typeface, text: string) =>
  new Set(typeface.shape(text, style, 'rtl').glyphs.flatMap(({ outline, index }) => (outline === '' ? [] : [index])));

/** Texts with letters outside the default font subsets of pages. */
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

describe.each(['readex-pro', 'cairo', 'amiri', 'almarai'])('typeface %s', (name) => {
  test.each(texts)('draws each letter: %s', async (text) => {
    const typeface = typefaceOf(name);
    expect(await typeface.load(text)).toEqual([]);
    const drawn = drawnAt(typeface, text);
    const visible = Array.from(text, (character, index) => ({ character, index })).filter(({ character }) =>
      /\S/.test(character),
    );
    // Up to four letters (the name of God) share one outline; a mark may be part of the outline of its letter.
    const bases = visible.filter(({ character }) => !/\p{M}/u.test(character));
    const missing = bases.filter(({ index }) => ![0, 1, 2, 3].some((before) => drawn.has(index - before)));
    expect(missing).toEqual([]);
  });
});

test('draws text independently of earlier text', async () => {
  const [text, other] = ['ڨفصة', 'ئۇيغۇر ﷽'];
  const fresh = await readTypeface(defaultFonts.text, machine);
  await fresh.load(text);
  const used = await readTypeface(defaultFonts.text, machine);
  await used.load(other);
  await used.load(text);
  expect(used.shape(text, style, 'rtl')).toEqual(fresh.shape(text, style, 'rtl'));
});

test('draws a mark in the font of its letter', async () => {
  const typeface = typefaceOf('readex-pro');
  // Readex Pro has the letter, and not the mark.
  await typeface.load('هۖ');
  const [alone] = typeface.shape('ه', style, 'rtl').glyphs;
  const glyphs = typeface.shape('هۖ', style, 'rtl').glyphs;
  expect(glyphs).toHaveLength(2);
  expect(glyphs.map(({ outline }) => outline)).not.toContain(alone?.outline);
});

test('ignores joiners and isolates as glyphs but keeps their effect', async () => {
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

describe('isolates', () => {
  const visible = (text: string) =>
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
  ])('order %s', (text, order) => {
    expect(visible(text)).toBe(order);
  });

  test.each([
    ['اتصل +966 11 234 5678', 'اتصل \u2066+966 11 234 5678\u2069'],
    ['نتعلم C++ اليوم', 'نتعلم \u2066C++\u2069 اليوم'],
  ])('are added to a title as on its page: %s', (title, isolated) => {
    const setting = { theme: { direction: 'rtl' } as PictureTheme, typeface: typefaceOf('readex-pro'), hasIllustration: false };
    const { strip } = composeTitle(title, setting);
    expect(strip).toEqual(composeTitle(isolated, setting).strip);
    expect(strip?.svg).toContain('<path');
  });

  test('are closed at the end of a line and reopened in the next', () => {
    expect(closeIsolates(['أ \u20661 2', '3 4\u2069 ب'])).toEqual(['أ \u20661 2\u2069', '\u20663 4\u2069 ب']);
    expect(closeIsolates(['\u2066\u2067أ', 'ب', 'ج\u2069\u2069'])).toEqual([
      '\u2066\u2067أ\u2069\u2069',
      '\u2066\u2067ب\u2069\u2069',
      '\u2066\u2067ج\u2069\u2069',
    ]);
    expect(closeIsolates(['\u20661 2…'])).toEqual(['\u20661 2\u2069…']);
    expect(closeIsolates(['أ\u2069 ب', 'ج'])).toEqual(['أ\u2069 ب', 'ج']);
  });

  test('keep numbers on one line but may wrap words', () => {
    expect(holdNumbers('هنا \u2066+966 11 234\u2069 ثم')).toBe('هنا \u2066+966\u00A011\u00A0234\u2069 ثم');
    expect(holdNumbers('\u2066Qiyam for all\u2069')).toBe('\u2066Qiyam for all\u2069');
  });

  test('have no width', () => {
    const fits = [{ size: 10, lines: 1, width: 1000 }];
    const typeface = typefaceOf('readex-pro');
    const widthOf = (text: string) => typeface.shape(text, { size: 10, weight: 650 }, 'rtl').width;
    expect(widthOf('\u2066123\u2069')).toBeCloseTo(widthOf('123'), 5);
    expect(fitText('\u2066123\u2069', fits, widthOf).lines).toEqual(['\u2066123\u2069']);
  });
});

describe('drawable text', () => {
  const drawable = (text: string) => drawableText(text, typefaceOf('readex-pro').load);

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
  ])('of %s is %s', async (text, expected) => {
    expect(await drawable(text)).toBe(expected);
  });
});

test('increases line spacing for vowel marks by family', () => {
  const tops = (name: string, title: string) => {
    const pictureTheme = { direction: 'rtl', colors: {}, face: {} } as unknown as PictureTheme;
    const { strip } = composeTitle(title, { theme: pictureTheme, typeface: typefaceOf(name), hasIllustration: false });
    return strip?.height ?? 0;
  };
  const [plain, vowels] = ['وعنده مفاتح الغيب لا يعلمها إلا هو', 'وَعِنده مفاتح الغيب لا يعلمها إلا هو'];
  expect(tops('amiri', vowels)).toBeGreaterThan(tops('amiri', plain) + 20);
  expect(tops('readex-pro', vowels)).toBe(tops('readex-pro', plain));
});

test('draws the site name if no glyph exists for the title', async () => {
  const site: Site = JSON.parse(readFileSync(specifiedContent, 'utf8'));
  const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>');
  const assets = { get: () => ({ state: 'ready', outputPath: 'assets/a.svg', content: mark, width: 8, height: 8 }) };
  const means = { code: 'code', fonts: defaultFonts, installed: '' };
  const { shared } = planSocialPictures(site, assets as unknown as AssetIndex, means);
  const paint = await createPainter(shared, { ...machine, isWorker: false });
  const [foreign, named] = [await paint({ title: '华为', eyebrow: '' }), await paint({ title: shared.siteName, eyebrow: '' })];
  expect(Buffer.compare(foreign, named)).toBe(0);
});

test('changes only the paths of pictures that may need another installed family', () => {
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
