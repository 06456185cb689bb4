import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontverter from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeFace, planFaces } from '../../../../generator/bundle/templates/font-faces.ts';
import { fallbackRules, fontStack } from '../../../../generator/bundle/templates/fonts.ts';
import { fallbackFonts } from '../../../../templates/theme/font-fallback.ts';
import { aboutFamily, familyFile } from '../../../../templates/theme/font-families.ts';
import { type FontFace, fontFaces, fontWeights } from '../../../../templates/theme/fonts.ts';
import { codesOf } from '../../../../templates/theme/unicode-range.ts';
import { defaultFonts, fontsWith } from '../../../support/fonts.ts';
import { projectRoot } from '../../../support/project-root.ts';

const charactersOf = ({ unicodeRange }: FontFace) => codesOf(unicodeRange);
const { text: readex } = defaultFonts;
const { ascent, descent } = readex;

async function openFace(bytes: Uint8Array): Promise<harfbuzz.Face> {
  return new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(await fontverter.convert(bytes, 'sfnt')).buffer));
}

function shape(face: harfbuzz.Face, text: string, weight: number) {
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, i) => {
    const { xAdvance, xOffset, yOffset } = positions[i] ?? {};
    return { outline: font.glyphToPath(codepoint), isMissing: codepoint === 0, cluster, xAdvance, xOffset, yOffset };
  });
}

const faces = new Map<string, { bytes: Uint8Array; face: harfbuzz.Face; whole: harfbuzz.Face }>();

beforeAll(async () => {
  const planned = await planFaces(readex, true, projectRoot);
  for (const [index, one] of fontFaces.entries()) {
    const face = planned[index];
    if (face?.name !== one.name) throw new Error(`There is no face "${one.name}".`);
    const bytes = await makeFace(face, projectRoot);
    const file = familyFile(aboutFamily('readex-pro'), one.script, 400) ?? '';
    const whole = await readFile(join(projectRoot, 'node_modules', file));
    faces.set(one.name, { bytes, face: await openFace(bytes), whole: await openFace(whole) });
  }
});

function open(name: string) {
  const found = faces.get(name);
  if (!found) throw new Error(`There is no face "${name}".`);
  return found;
}

type Shaped = ReturnType<typeof shape>;

/** The same glyphs at the same positions, up to rounding to one font unit (a thousandth of the size). */
function expectSameGlyphs(glyphs: Shaped, others: Shaped) {
  const numbers = /-?\d+(?:\.\d+)?/g;
  const [text, other] = [glyphs, others].map((all) => JSON.stringify(all));
  expect(text?.replace(numbers, '#')).toBe(other?.replace(numbers, '#'));
  const [values = [], otherValues = []] = [text, other].map((all) => all?.match(numbers)?.map(Number));
  expect(Math.max(...values.map((value, i) => Math.abs(value - (otherValues[i] ?? Number.NaN))))).toBeLessThanOrEqual(1);
}

/** Fonts need no glyphs for these: shaping replaces them by spaces or a hyphen, or hides them. */
const needsNoGlyph = /[\p{Zs}\p{Default_Ignorable_Code_Point}\u2011]/u;

describe.each(fontFaces)('font face "$name"', (one) => {
  test('contains every character of its range', () => {
    const drawn = new Set(open(one.name).face.collectUnicodes());
    const missing = charactersOf(one).filter((code) => !drawn.has(code) && !needsNoGlyph.test(String.fromCodePoint(code)));
    expect(missing.map((code) => code.toString(16))).toEqual([]);
  });

  test('has the weights and line metrics that the styles expect', () => {
    const { face } = open(one.name);
    expect(face.getAxisInfos().wght).toMatchObject({ min: fontWeights.lightest, max: fontWeights.heaviest });
    const { ascender, descender, lineGap } = new harfbuzz.Font(face).hExtents();
    expect([ascender / face.upem, -descender / face.upem, lineGap]).toEqual([ascent, descent, 0]);
  });
});

test('assigns no character to two faces', () => {
  const all = fontFaces.flatMap(charactersOf);
  expect(all.length).toBe(new Set(all).size);
});

test('covers Arabic text with the two preloaded files in less than 20 KB', () => {
  const essential = fontFaces.filter(({ isEssential }) => isEssential);
  const covered = new Set(essential.flatMap(charactersOf));
  const marks = '\u00A0\u061C\u200C\u200D\u200E\u200F\u2066\u2067\u2068\u2069';
  const needed = `ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيًٌٍَُِّْٰٱ٠١٢٣٤٥٦٧٨٩0123456789 ،؛؟٪٫٬«»“”‘’().,:!-–—…/"'%+*©${marks}`;
  expect([...needed].filter((character) => !covered.has(character.codePointAt(0) ?? 0))).toEqual([]);
  expect(essential.reduce((sum, { name }) => sum + open(name).bytes.length, 0)).toBeLessThan(20_000);
});

describe.each([fontWeights.lightest, 500, fontWeights.heaviest])('subsets in weight %s', (weight) => {
  test.each([
    ['arabic', 'قِيَمٌ لا إلهَ كلّها، الأُلى ١٢٣ ـهـ لله؟'],
    ['arabic', 'ببب ححح عععع ههه ييي كلا فلأ بإذن لآخر'],
    ['signs', '«123»(4.5)–67:89“0”10/11…'],
    ['latin', 'AVAToWefifflPVA@[x]&~'],
    ['latin-accents', 'éàüñçÅßœ'],
    ['latin-extended', 'ĀḥṣḍṭẓʿʾŠğ'],
  ])('of %s shape %s like the whole file', (name, text) => {
    const { face, whole } = open(name);
    const before = shape(whole, text, weight);
    expect(before.some(({ isMissing }) => isMissing)).toBe(false);
    expect(before.length).toBeGreaterThan(5);
    expectSameGlyphs(shape(face, text, weight), before);
  });
});

test('joins Arabic letters with a different glyph for each position', () => {
  const { face } = open('arabic');
  const outlines = shape(face, 'ععع ع', 400).map(({ outline }) => outline);
  expect(new Set(outlines.filter(Boolean)).size).toBe(4);
  expect(shape(face, 'لا', 400)).toHaveLength(1);
});

test('keeps faces in the Basic Multilingual Plane, which the missing-glyph rule reads', () => {
  for (const one of fontFaces) expect(charactersOf(one).every((code) => code <= 0xffff)).toBe(true);
});

test.each([
  ['Readex Pro', readex, true],
  ['Amiri', fontsWith({ headings: 'amiri' }).headings, false],
  ['Cairo', fontsWith({ text: 'cairo' }).text, true],
] as const)('puts every fallback font into the stack of %s with adjusted metrics', (name, family, isOfText) => {
  if (!family) throw new Error(`${name} is not used.`);
  const rules = fallbackRules(family, isOfText);
  expect(rules).toHaveLength(fallbackFonts.length * (isOfText ? 2 : 1));
  for (const { suffix } of fallbackFonts) expect(fontStack(family)).toContain(`'${name} ${suffix}'`);
  for (const rule of rules) {
    const value = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1] ?? 100) / 100;
    const size = value('size-adjust');
    expect(size * value('ascent-override')).toBeCloseTo(family.ascent * family.scale, 3);
    expect(size * value('descent-override')).toBeCloseTo(family.descent * family.scale, 3);
    expect(rule).toContain('line-gap-override:0%');
    expect(rule).toMatch(/src:local\("/);
  }
});
