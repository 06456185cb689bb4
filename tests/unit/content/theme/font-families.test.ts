import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { measureWidths, openFace, readexWidths, sumWidths } from '../../../../generator/assets/files/font-widths.ts';
import { makeFonts } from '../../../../generator/bundle/templates/fonts.ts';
import { nameFonts, wideningOf } from '../../../../generator/content/theme/site-fonts.ts';
import { findPackage, packageFile } from '../../../../generator/core/util/packages.mjs';
import { textWidth } from '../../../../generator/pages/plan/header-row/text-width.ts';
import { readTypeface } from '../../../../generator/pages/social/typeface.ts';
import type { Site } from '../../../../site.schema.ts';
import {
  aboutFamily,
  type FontFamilyName,
  familyFile,
  fontFamilyNames,
  type Script,
} from '../../../../templates/theme/font-families.ts';
import { fontFaces, fontWeights } from '../../../../templates/theme/fonts.ts';
import { codesOf } from '../../../../templates/theme/unicode-range.ts';
import { machine } from '../../../support/environment.ts';
import { defaultFonts, fontsWith } from '../../../support/fonts.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** One family is never installed, to test the fallback. */
const isInstalled = (name: FontFamilyName) => findPackage(projectRoot, aboutFamily(name).package) !== undefined;
const installed = fontFamilyNames.filter(isInstalled);

async function openFile(name: FontFamilyName, script: Script, weight: number) {
  const file = familyFile(aboutFamily(name), script, weight) ?? '';
  return openFace(harfbuzz, await fontverter.convert(await readFile(packageFile(projectRoot, file)), 'sfnt'));
}

async function measured(name: FontFamilyName) {
  const { weights } = aboutFamily(name);
  const [regular, bold] = weights === 'variable' ? [fontWeights.lightest, fontWeights.heaviest] : [weights.regular, weights.bold];
  const ofScript = async (script: 'arabic' | 'latin') => ({
    regular: { face: await openFile(name, script, regular), weight: regular },
    bold: { face: await openFile(name, script, bold), weight: bold },
  });
  return { arabic: await ofScript('arabic'), latin: await ofScript('latin') };
}

test('expects all families but one to be installed', () => {
  expect(fontFamilyNames.filter((name) => !isInstalled(name))).toEqual(['alexandria']);
});

test('uses Readex Pro as the reference for widths', async () => {
  const { arabic, latin } = sumWidths(harfbuzz, await measured('readex-pro'));
  for (const [script, sums] of Object.entries({ arabic, latin })) {
    expect(sums.regular).toBeCloseTo(readexWidths[script as 'arabic'].regular, 2);
    expect(sums.bold).toBeCloseTo(readexWidths[script as 'arabic'].bold, 2);
  }
});

describe.each(installed)('family %s', (name) => {
  const about = aboutFamily(name);

  test('has the widths and metrics of its definition', async () => {
    const faces = await measured(name);
    expect(measureWidths(harfbuzz, faces)).toEqual(about.widths);
    const { face } = faces.arabic.regular;
    const { ascender, descender } = new harfbuzz.Font(face).hExtents();
    expect([ascender / face.upem, -descender / face.upem]).toEqual([about.ascent, about.descent]);
  });

  test('contains every Arabic letter, digit and sign', async () => {
    const drawn = new Set([
      ...(await openFile(name, 'arabic', about.headings.weight)).collectUnicodes(),
      ...(await openFile(name, 'latin', about.headings.weight)).collectUnicodes(),
    ]);
    const needed = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٌٍَُِّْ٠١٢٣٤٥٦٧٨٩0123456789،؛؟«»().,:!–—/"%';
    expect([...needed].filter((character) => !drawn.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });
});

test.each(installed.filter((name) => name !== 'readex-pro'))('reserves enough width for menu links in %s', async (name) => {
  const fonts = { text: name };
  const { shape } = await readTypeface(fontsWith(fonts).text, machine);
  const site = { site: { theme: { brand: '#0f5c48', accent: '#e0b25f', fonts } } } as unknown as Site;
  for (const label of ['الرئيسية', 'المراكز البحثية والمختبرات', 'هـ. آلاء، لا إله', 'القبول 1448', 'Undergraduate admissions']) {
    const room = textWidth(label) * wideningOf(site, new Map());
    expect(shape(label, { size: 1, weight: 500 }, 'rtl').width, label).toBeLessThanOrEqual(room);
  }
});

describe.each([
  ['Arabic', 'ar', ['arabic', 'signs', 'arabic-bold', 'heading-arabic']],
  ['English', 'en', ['latin', 'latin-bold', 'heading-latin']],
])('pages of a site in %s with two families', async (_, language, loaded) => {
  const { files, rules, preloaded } = await makeFonts(fontsWith({ text: 'almarai', headings: 'cairo' }, language), projectRoot);
  const faces = [...(rules.critical + rules.deferred).matchAll(/@font-face\{font-family:"(Almarai|Cairo)";([^}]*)\}/g)].map(
    ([, family = '', rule = '']) => ({
      family,
      weight: /font-weight:([\d ]+)/.exec(rule)?.[1],
      file: /url\(([^)]*)\)/.exec(rule)?.[1],
      codes: codesOf(/unicode-range:([^;]*)/.exec(rule)?.[1] ?? ''),
    }),
  );

  test('load both weights of text fonts, digits and signs, and one weight of heading fonts', () => {
    expect(preloaded.map((path) => path.replace(/^assets\/|\.\w+\.woff2$/g, ''))).toEqual(loaded);
    expect(new Set(faces.map(({ family, weight }) => `${family} ${weight}`))).toEqual(
      new Set(['Almarai 400', 'Almarai 700', 'Cairo 1 1000']),
    );
  });

  test.each(['Almarai 400', 'Almarai 700', 'Cairo 1 1000'])('cover in %s the characters of Readex Pro, each once', (one) => {
    const codes = faces.filter(({ family, weight }) => `${family} ${weight}` === one).flatMap((face) => face.codes);
    expect(codes.toSorted((a, b) => a - b)).toEqual(
      fontFaces.flatMap(({ unicodeRange }) => codesOf(unicodeRange)).toSorted((a, b) => a - b),
    );
  });

  test('have files with exactly the characters of their rules', async () => {
    for (const { file, codes } of faces) {
      const fontFile = files.find(({ path }) => path === `assets/${file}`);
      const drawn = new Set(
        openFace(harfbuzz, await fontverter.convert(Buffer.from(fontFile?.content ?? []), 'sfnt')).collectUnicodes(),
      );
      const missing = codes.filter(
        (code) => !drawn.has(code) && !/[\p{Zs}\p{Default_Ignorable_Code_Point}\u2011]/u.test(String.fromCodePoint(code)),
      );
      expect(missing, file).toEqual([]);
    }
  });

  test('load Arabic letters with spaces and joiners only on Arabic sites', () => {
    const arabic = faces.filter(({ file }) => /^(?:heading-)?arabic/.test(file ?? ''));
    const common = [...' \u00a0-.,()\u200e\u2069'].map((one) => one.codePointAt(0) ?? 0);
    const isThere = arabic.some(({ codes }) => common.some((code) => codes.includes(code)));
    expect([arabic.length > 0, isThere]).toEqual([true, language === 'ar']);
  });

  test('declare font stacks and publish licences', () => {
    expect(rules.critical).toContain(":root{--font-text:'Almarai', 'Almarai Sans Fallback'");
    expect(rules.critical).toContain(";--font-headings:'Cairo', 'Cairo Sans Fallback'");
    const licences = files.find(({ path }) => path.endsWith('.txt'));
    expect(Buffer.from(licences?.content ?? []).toString()).toMatch(/^Almarai[\s\S]*Open Font License[\s\S]*\nCairo/i);
  });
});

test('falls back to Readex Pro for missing families and merges equal text and heading families', () => {
  expect(fontsWith({ text: 'alexandria' })).toEqual(defaultFonts);
  expect(fontsWith({ headings: 'alexandria' })).toEqual(defaultFonts);
  expect(fontsWith({ text: 'cairo', headings: 'cairo' })).toEqual(fontsWith({ text: 'cairo' }));
});

test('names equal fonts equally and others differently', async () => {
  const name = (fonts: Parameters<typeof fontsWith>[0]) => nameFonts(fontsWith(fonts), projectRoot);
  const names = await Promise.all([name({}), name({ text: 'cairo' }), name({ headings: 'cairo' }), name({ text: 'amiri' })]);
  expect(new Set(names).size).toBe(4);
  expect(await name({ text: 'cairo' })).toBe(names[1]);
});
