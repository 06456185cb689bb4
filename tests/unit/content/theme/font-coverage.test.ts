import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { openFace } from '../../../../generator/assets/files/font-widths.ts';
import { riyalFont } from '../../../../generator/assets/files/riyal-sign.ts';
import { makeFace, planFaces } from '../../../../generator/bundle/templates/font-faces.ts';
import { checkSite } from '../../../../generator/check/check.ts';
import type { AssetIndex } from '../../../../generator/content/site/assets.ts';
import { familiesWith, isCommon, isDrawnBy } from '../../../../generator/content/theme/font-coverage.ts';
import { fontsOf, isInstalled } from '../../../../generator/content/theme/site-fonts.ts';
import { groupMissingGlyphs } from '../../../../generator/core/diagnostics/group-missing-glyphs.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { packageFile } from '../../../../generator/core/util/packages.mjs';
import type { Site } from '../../../../site.schema.ts';
import { aboutFamily, type FontFamilyName, familyFile, fontFamilyNames } from '../../../../templates/theme/font-families.ts';
import { codesOf } from '../../../../templates/theme/unicode-range.ts';
import { readBase } from '../../../support/invalid-sites.ts';
import { projectRoot } from '../../../support/project-root.ts';

const installed = fontFamilyNames.filter((name) => isInstalled(name, projectRoot));
const verse = 'ۥۦ۟۠ۖۚۗ';
const noText = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\uFB50-\uFDEF\uFE70-\uFEFE]/u;

async function drawnBy(name: FontFamilyName): Promise<Set<number>> {
  const about = aboutFamily(name);
  const weight = about.weights === 'variable' ? 0 : about.weights.regular;
  const files = (['arabic', 'latin', 'latin-ext'] as const).flatMap((script) => familyFile(about, script, weight) ?? []);
  const faces = files.map(async (file) => {
    const bytes = await fontverter.convert(await readFile(packageFile(projectRoot, file)), 'sfnt');
    return [...openFace(harfbuzz, bytes).collectUnicodes()];
  });
  return new Set((await Promise.all(faces)).flat());
}

test.each(installed)('knows the characters that the package of %s contains', async (name) => {
  const drawn = await drawnBy(name);
  const wrong = Array.from({ length: 0x20000 }, (_, code) => code).filter(
    (code) =>
      !(code >= 0xd800 && code < 0xe000) &&
      !isCommon(code) &&
      !noText.test(String.fromCodePoint(code)) &&
      drawn.has(code) !== isDrawnBy(name, code),
  );
  expect(wrong.map((code) => code.toString(16))).toEqual([]);
});

test.each([
  ['گ', ['cairo', 'ibm-plex-sans-arabic', 'almarai', 'noto-kufi-arabic', 'noto-naskh-arabic', 'amiri', 'alexandria', 'rubik']],
  [verse, ['ibm-plex-sans-arabic', 'noto-kufi-arabic', 'noto-naskh-arabic', 'amiri']],
  ['₪', ['ibm-plex-sans-arabic', 'rubik']],
  ['語', []],
  ['ب', [...fontFamilyNames]],
])('lists the families that contain %s', (text, families) => {
  expect(familiesWith(text).toSorted()).toEqual(families.toSorted());
});

describe('font faces of a site', () => {
  const planOf = async (text: FontFamilyName, characters: string) => {
    const theme = { fonts: { text } };
    const fonts = fontsOf({ site: { language: 'ar', theme } } as unknown as Site, new Map(), projectRoot, characters);
    return planFaces(fonts.text, true, projectRoot);
  };
  const facesOf = async (text: FontFamilyName, characters: string, character: string) =>
    (await planOf(text, characters)).flatMap(({ name, unicodeRange }) =>
      codesOf(unicodeRange).includes(character.codePointAt(0) ?? 0) ? name : [],
    );

  test.each([
    ['noto-naskh-arabic', 'ۚ', ['arabic']],
    ['noto-naskh-arabic', 'ﷺ', ['arabic']],
    ['noto-naskh-arabic', '﷼', ['arabic']],
    ['amiri', 'ۥ', ['arabic', 'arabic-bold']],
    ['cairo', 'گ', ['arabic']],
    ['cairo', 'ۚ', []],
    ['readex-pro', 'گ', []],
    ['readex-pro', 'ǧ', ['latin-extended']],
    // Glyphs of Readex Pro, the fallback.
    ['cairo', '₹', ['latin-extended-rest']],
    ['readex-pro', '⃁', ['riyal']],
    ['cairo', '⃁', ['riyal']],
    ['almarai', '⃁', ['riyal', 'riyal-bold']],
  ] as const)('of %s contain %s', async (family, character, names) => {
    expect(await facesOf(family, character, character)).toEqual(names);
    expect(await facesOf(family, '', character)).toEqual([]);
  });

  test('are the default ones without rare characters', async () => {
    const before = await planOf('noto-naskh-arabic', '');
    expect(await planOf('noto-naskh-arabic', 'ب ل')).toEqual(before);
  });

  test('shape marks with their letters in the published file', async () => {
    const planned = await planOf('noto-naskh-arabic', verse);
    const face = planned.find(({ name }) => name === 'arabic');
    if (!face) throw new Error('There is no such face.');
    const bytes = await fontverter.convert(await makeFace(face, projectRoot), 'sfnt');
    const font = new harfbuzz.Font(openFace(harfbuzz, bytes));
    const buffer = new harfbuzz.Buffer();
    buffer.addText('هُۥ هُوَۚ كَفَرُوا۟ۗ');
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    expect(buffer.getGlyphInfos().filter(({ codepoint }) => codepoint === 0)).toEqual([]);
    expect(buffer.getGlyphPositions().some(({ yOffset = 0 }) => yOffset !== 0)).toBe(true);
  });
});

describe('riyal sign', () => {
  test('is a one-glyph font on the baseline with the height of digits', () => {
    const face = openFace(harfbuzz, riyalFont());
    expect([...face.collectUnicodes()]).toEqual([0x20c1]);
    const font = new harfbuzz.Font(face);
    const ys = [...font.glyphToPath(1).matchAll(/,(-?\d+)/g)].map(([, y]) => Number(y));
    expect(Math.max(...ys)).toBeGreaterThan(650);
    expect(Math.max(...ys)).toBeLessThan(780);
    expect(Math.min(...ys)).toBeGreaterThan(-120);
  });
});

describe('missing-glyph check', () => {
  const missingGlyphs = (text: string, { fonts = {}, there = [] }: { fonts?: object; there?: FontFamilyName[] } = {}) => {
    const base = JSON.parse(readBase('minimal'));
    delete base.$schema;
    base.site.theme = { ...base.site.theme, fonts };
    base.routes[0].blocks[0].text = text;
    const assets = new Map(there.map((name) => [aboutFamily(name).package, { state: 'package' }])) as unknown as AssetIndex;
    return checkSite(new Source('site.json', JSON.stringify(base)), assets).diagnostics.filter(
      ({ code }) => code === 'missing-glyph',
    );
  };

  test.each([
    ['گاز', { fonts: { text: 'cairo' }, there: ['cairo'] }],
    [verse, { fonts: { text: 'noto-naskh-arabic' }, there: ['noto-naskh-arabic'] }],
    ['ﷺ ﷲ ﷽', { fonts: { text: 'amiri' }, there: ['amiri'] }],
    ['۱۲۳', { fonts: { text: 'almarai' }, there: ['almarai'] }],
    ['السعر ⃁ 20', {}],
    ['Ǧāmiʿ ₹ †', {}],
    ['نص 👩🏽‍🔬 ☎', {}],
  ] as const)('accepts %s if the fonts contain it', (text, site) => {
    expect(missingGlyphs(text, { fonts: {}, ...site, there: 'there' in site ? [...site.there] : [] })).toEqual([]);
  });

  test('reports each position and character with a family that contains it', () => {
    const found = missingGlyphs('أگادير چات گاز 語');
    expect(found.map(({ parameters: { found: one, family, call } }) => [one, family, call])).toEqual([
      ['گ', 'cairo', 'npm run add -- cairo'],
      ['چ', 'cairo', 'npm run add -- cairo'],
      ['語', undefined, undefined],
    ]);
    expect(new Set(found.map(({ column }) => column)).size).toBe(3);
    expect(missingGlyphs('گ', { there: ['almarai'] })[0]?.parameters).toMatchObject({ family: 'almarai' });
    expect(missingGlyphs('گ', { there: ['almarai'] })[0]?.parameters.call).toBeUndefined();
    expect(missingGlyphs('ۚ')[0]?.parameters).toMatchObject({
      family: 'noto-naskh-arabic',
      call: 'npm run add -- noto-naskh-arabic',
    });
  });

  test('groups similar missing glyphs into one diagnostic', () => {
    const [first, ...others] = groupMissingGlyphs(missingGlyphs('أگادير چات پارس 語'));
    expect(first?.message.en).toContain('"گ" (U+06AF) and "چ", "پ"');
    expect(others).toHaveLength(1);
  });
});
