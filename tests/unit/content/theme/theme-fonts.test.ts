import { describe, expect, test } from 'vitest';
import { planFaces } from '../../../../generator/bundle/templates/font-faces.ts';
import { summariseSite } from '../../../../generator/check/facts/site-summary.ts';
import { viewSite } from '../../../../generator/check/facts/site-view.ts';
import { checkFonts } from '../../../../generator/check/rules/fonts.ts';
import { checkImages } from '../../../../generator/check/rules/images.ts';
import { inspectPackage, namedPackages } from '../../../../generator/content/site/font-packages.ts';
import { fontsOf, type SiteFonts } from '../../../../generator/content/theme/site-fonts.ts';
import { headingRules } from '../../../../templates/theme/faces/headings.ts';
import { type FontFamilyName, fontFamilyNames } from '../../../../templates/theme/font-families.ts';
import { presetFonts } from '../../../../templates/theme/preset-fonts.ts';
import { themeOptionValues, themePresetNames } from '../../../../templates/theme/theme-options.ts';
import { projectRoot } from '../../../support/project-root.ts';

const colours = { brand: '#1f5f8b', accent: '#f0a48c' };

/** The fonts of a site with a theme. @param root where packages are looked for */
const fontsOfTheme = (theme: object, root = projectRoot): SiteFonts =>
  fontsOf({ site: { theme: { ...colours, ...theme } } } as Parameters<typeof fontsOf>[0], new Map(), root);

const familiesOf = ({ text, headings = text }: SiteFonts) => `${text.family}, ${headings.family}`;

describe('fonts of a theme preset', () => {
  test('are unique to it', () => {
    const pairs = themePresetNames.map((look) => familiesOf(fontsOfTheme({ look })));
    expect(new Set(pairs).size).toBe(themePresetNames.length);
    expect(pairs[0]).toBe('Readex Pro, Readex Pro');
  });

  test('are replaced as a whole by fonts of the site', () => {
    expect(familiesOf(fontsOfTheme({ look: 'rooted', fonts: { text: 'rubik' } }))).toBe('Rubik, Rubik');
    expect(familiesOf(fontsOfTheme({ look: 'rooted', fonts: { headings: 'amiri' } }))).toBe('Readex Pro, Amiri');
    expect(namedPackages({ site: { theme: { look: 'rooted', fonts: {} } } })).toEqual([]);
  });

  test('fall back to Readex Pro if not installed, reported once with the command to install them', () => {
    const nowhere = '/no-packages-here';
    for (const look of themePresetNames) expect(familiesOf(fontsOfTheme({ look }, nowhere))).toBe('Readex Pro, Readex Pro');
    const found = (theme: object) => {
      const content = { site: { theme: { ...colours, ...theme } } };
      const packages = namedPackages(content).map(({ value }) => [value, inspectPackage(value, nowhere)] as const);
      const [facts, assets] = [summariseSite(viewSite(content)), new Map(packages)];
      return [...checkImages(facts, assets), ...checkFonts(facts, assets)];
    };
    const [remark, ...more] = found({ look: 'rooted' });
    expect(more).toEqual([]);
    expect(remark).toMatchObject({ code: 'look-fonts', path: ['site', 'theme', 'look'] });
    expect(remark?.parameters?.expected).toBe('npm run add -- noto-naskh-arabic noto-kufi-arabic');
    expect(found({ look: 'scholarly' })).toEqual([]);
    expect(found({ look: 'rooted', fonts: { text: 'alexandria' } }).map(({ code }) => code)).toEqual(['font-package']);
  });
});

describe.each(themeOptionValues.headings)('headings that are %s', (headings) => {
  const headingWeight = /font-weight:(\d+)/.exec(headingRules({ headings }))?.[1] ?? '650';

  test('have a weight that the text family contains', () => {
    for (const text of fontFamilyNames) {
      const { cuts } = fontsOfTheme({ headings, fonts: { text } }).text;
      const ranges = cuts.map(({ weight }) => weight.split(' ').map(Number));
      const heaviest = Math.max(...ranges.flat());
      // Browsers synthesise bold if 600 or more is requested and the file is lighter.
      if (Number(headingWeight) >= 600) expect(heaviest, text).toBeGreaterThanOrEqual(600);
      else expect(Math.min(...ranges.flat()), text).toBe(400);
    }
  });

  test('load one weight that their own family contains', async () => {
    const axes: Partial<Record<FontFamilyName, [number, number]>> = {
      cairo: [200, 1000],
      'noto-kufi-arabic': [100, 900],
      'noto-naskh-arabic': [400, 700],
      rubik: [300, 900],
    };
    for (const [name, [least, most]] of Object.entries(axes)) {
      const used = fontsOfTheme({ headings, fonts: { headings: name } }).headings;
      expect(used?.cuts.map(({ weight }) => weight)).toEqual(['1 1000']);
      for (const { axis } of used ? await planFaces(used, false, projectRoot) : []) {
        expect(axis, name).toBeGreaterThanOrEqual(least);
        expect(axis, name).toBeLessThanOrEqual(most);
      }
    }
    for (const name of ['almarai', 'amiri', 'ibm-plex-sans-arabic']) {
      // This throws if the package lacks the weight.
      const used = fontsOfTheme({ headings, fonts: { headings: name } }).headings;
      expect(used && (await planFaces(used, false, projectRoot)).length, name).toBeGreaterThan(3);
    }
  });

  test('add no letter spacing to Arabic', () => {
    for (const [, selector = ''] of headingRules({ headings }).matchAll(
      /([^{}]+)\{[^}]*(?:letter-spacing:-?\.?[1-9]|uppercase)/g,
    )) {
      expect(selector).toContain(':lang(en)');
    }
  });
});

test('adds no heading rules for the default style', () => {
  expect(headingRules({ headings: 'regular' })).toBe('');
  expect(Object.keys(presetFonts)).toEqual([...themePresetNames]);
});
