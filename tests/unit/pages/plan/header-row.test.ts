import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AssetIndex } from '../../../../generator/content/site/assets.ts';
import { withDefaults } from '../../../../generator/content/site/defaults.ts';
import { barActionStyles } from '../../../../generator/pages/plan/header-row/bar-action.ts';
import { isMenuGrouped, rowStyles } from '../../../../generator/pages/plan/header-row/header-row.ts';
import { textWidth } from '../../../../generator/pages/plan/header-row/text-width.ts';
import { readTypeface } from '../../../../generator/pages/social/typeface.ts';
import type { Site } from '../../../../site.schema.ts';
import { rowMeasures } from '../../../../templates/layout/menu/row-measures.ts';
import { fontFaces, fontWeights } from '../../../../templates/theme/fonts.ts';
import { specifiedContent } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { defaultFonts } from '../../../support/fonts.ts';
import { giveHeader, headers } from '../../../support/header-sites.ts';

const size = 1000;

/** Width of a text in thousandths of its size, as the typeface shapes it. */
async function shaper(weight: number = rowMeasures.weight): Promise<(text: string) => number> {
  const { shape } = await readTypeface(defaultFonts.text, machine);
  return (text) => Math.round(shape(text, { size, weight }, 'rtl').width);
}

/** The characters of a `unicode-range`. */
function charactersOf(unicodeRange: string): string[] {
  return unicodeRange.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
}

const isJoining = (character: string) => /[\u0620\u0622-\u063a\u0640-\u064a\u0671\u06a1\u06a4\u06ba]/.test(character);
const joiner = '\u200d';

test('matches the table of letter widths to the typeface; -u updates it', async () => {
  const width = await shaper();
  const characters = fontFaces
    .flatMap(({ unicodeRange }) => charactersOf(unicodeRange))
    .filter((character) => !/[\p{M}\p{Cf}]/u.test(character) && width(character) > 0);
  const joined = characters.filter(isJoining).map((letter) => {
    const forms = [letter, letter + joiner, joiner + letter + joiner, joiner + letter];
    return `    "${letter}": [${forms.map(width).join(', ')}]`;
  });
  const others = characters
    .filter((character) => !isJoining(character))
    .map((character) => `    ${JSON.stringify(character)}: ${width(character)}`);
  const table = `{\n  "joined": {\n${joined.join(',\n')}\n  },\n  "others": {\n${others.join(',\n')}\n  }\n}\n`;
  await expect(table).toMatchFileSnapshot('../../../../generator/pages/plan/header-row/letter-widths.json');
});

test.each([
  'الرئيسية',
  'المراكز البحثية والمختبرات',
  'القبول والتسجيل للعام 1448',
  'هـ. آلاء، لا إله',
  'مُؤَسَّسَة',
  'Undergraduate admissions',
  'AVATAR Łódź — 24/7',
  'دخول / تسجيل',
])('estimates the width of «%s» slightly above the shaped width', async (text) => {
  const shaped = (await shaper())(text) / size;
  expect(textWidth(text)).toBeGreaterThanOrEqual(shaped);
  // Lam-alef ligatures differ the most.
  expect(textWidth(text)).toBeLessThan(shaped * 1.12);
  // Room for the current link, which is heavier.
  expect(textWidth(text) * 1.06).toBeGreaterThanOrEqual((await shaper(fontWeights.heaviest))(text) / size);
});

describe('menu grouping', () => {
  const shipped = withDefaults(JSON.parse(readFileSync(specifiedContent, 'utf8')));
  const wide = new Map([[shipped.site.logo?.src, { state: 'ready', width: 168, height: 44 }]]) as unknown as AssetIndex;

  test('is off, without rules, for a menu that fits every row', () => {
    expect(isMenuGrouped(shipped, wide)).toBe(false);
    expect(rowStyles(shipped, wide)).toEqual({ first: '', below: '' });
  });

  test('is on for ten links, a wide logo or a submenu, with rules of numbers only', () => {
    const withHeader = (name: keyof typeof headers): Site => {
      const site = structuredClone(shipped);
      giveHeader(site, name);
      return site;
    };
    for (const name of Object.keys(headers) as (keyof typeof headers)[]) expect(isMenuGrouped(withHeader(name), wide)).toBe(true);
    const wider = new Map([[shipped.site.logo?.src, { state: 'ready', width: 900, height: 44 }]]) as unknown as AssetIndex;
    expect(isMenuGrouped(shipped, wider)).toBe(true);
    const { first: rules, below } = rowStyles(withHeader('arabic'), wide);
    expect(rules + below).not.toMatch(/[^\x20-\x7e]/);
    // What the button opens is not in the critical CSS.
    expect(rules).not.toContain('data-rest');
    expect(below.match(/\[data-rest\]>:nth-child\(\d+\)\{display:none\}/g)).toHaveLength(10);
    expect(rules.match(/\[data-row\]>:nth-child\(\d+\)\{display:none\}/g)).toHaveLength(10);
    // Each link needs more room than the one before it.
    const widths = [...rules.matchAll(/width<([\d.]+)rem/g)].map(([, width]) => Number(width));
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });
});

describe('bar action', () => {
  const wordy = (label: string, isInBar = true): Site => {
    const site = structuredClone(withDefaults(JSON.parse(readFileSync(specifiedContent, 'utf8'))));
    site.header.action = { label, href: '/login', ...(isInBar && { staysInBar: true }) };
    return site;
  };
  const { logo } = wordy('').site;
  const assets = new Map([[logo?.src, { state: 'ready', width: 168, height: 44 }]]) as unknown as AssetIndex;

  test('has no rules unless declared, and no second row if it fits beside the logo at 320 px', () => {
    expect(barActionStyles(wordy('تبرع', false), assets)).toBe('');
    expect(barActionStyles(wordy('تبرع'), assets)).toMatch(/^\[data-bar\]\{min-inline-size:[^{}]+\}$/);
  });

  test('moves below the logo at a width that grows with its label, with rules of numbers only', () => {
    const widths = ['احجز موعدك في العيادات الخارجية', 'احجز موعدك في العيادات الخارجية والمراكز التخصصية'].map((label) => {
      const rules = barActionStyles(wordy(label), assets);
      expect(rules).not.toMatch(/[^\x20-\x7e]/);
      return Number(/@media \(20rem<=width<([\d.]+)rem\)/.exec(rules)?.[1]);
    });
    expect(widths[0]).toBeGreaterThan(20);
    expect(widths[1]).toBeGreaterThan(widths[0] ?? 0);
  });

  test('is always in the bar of a header without a menu, with rules for both rows at every text size', () => {
    const site = wordy('تبرع', false);
    site.header.links = [];
    expect(barActionStyles(site, assets)).toMatch(/@container head \(width<[\d.]+rem\)/);
  });
});
