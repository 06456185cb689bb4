import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesOfFolder } from '../../../../generator/cli/new/folder-files.ts';
import { cleanName } from '../../../../generator/cli/new/new-name.ts';
import type { NewSite } from '../../../../generator/cli/new/site-of-start.ts';
import { startNames } from '../../../../generator/cli/new/starts.ts';
import { writeSite } from '../../../../generator/cli/new/write-site.ts';
import { sampleMarks } from '../../../../generator/content/site/samples.ts';
import { readPackageJson } from '../../../../generator/core/util/engine.mjs';
import { aboutFamily } from '../../../../templates/theme/font-families.ts';
import { presetFonts } from '../../../../templates/theme/preset-fonts.ts';
import { themePresetNames } from '../../../../templates/theme/theme-options.ts';
import { defaultOptions } from '../../../support/new-site.ts';
import { projectRoot } from '../../../support/project-root.ts';

const filesOf = (wanted: Partial<NewSite>, start = startNames[0]) =>
  filesOfFolder(projectRoot, start, { ...defaultOptions, ...wanted });
const textOf = (wanted: Partial<NewSite>, name = 'site.json') => String(filesOf(wanted).get(name));
const siteOf = (wanted: Partial<NewSite>) => JSON.parse(textOf(wanted));

describe('a name', () => {
  test.each([
    ['  مؤسسة\u00a0 النور \n', 'مؤسسة النور'],
    ['\u200fمؤسسة\u200e \u202eالنور\u202c', 'مؤسسة النور'],
    ['a\u0000b\u001b[31mc\ud800', 'ab[31mc'],
    ['👩\u200d👧 هـ\u200d', '👩\u200d👧 هـ\u200d'],
    ['"}, <b>**x**</b> `$y`', '"}, <b>**x**</b> `$y`'],
    ['\u200f \u2066\u2069', ''],
    ['\u200d', ''],
    ['', ''],
  ])('%j is shown as %j', (name, shown) => {
    expect(cleanName(name)).toBe(shown);
  });

  test('stands in the file as it is, in each language', () => {
    const name = '"},\n<script>alert(1)</script> **x** [y](/) 🌙';
    expect(siteOf({ name, languages: 'en' }).site.name).toBe(name);
    expect(siteOf({ name: 'Acme', languages: 'both' }).site.name).toBe('Acme');
    expect(siteOf({ name: '🌙 24', languages: 'both' }).site.name).toBe('🌙 24');
    expect(siteOf({ name: 'شركة Acme', languages: 'both' }).site.name).toEqual({ '*': 'شركة Acme' });
  });

  test('in the letters of one language alone is marked in the other: nobody has said what it is there', () => {
    const name = 'مؤسسة النور';
    expect(siteOf({ name, languages: 'ar' }).site.name).toBe(name);
    expect(siteOf({ name, languages: 'both' }).site.name).toEqual({ ar: name, en: `${sampleMarks.en} ${name}` });
  });

  test('that nobody has said is a placeholder', () => {
    expect(siteOf({ languages: 'ar' }).site.name).toMatch(/^\(نص مؤقت\) \S/);
    expect(siteOf({ languages: 'en' }).site.name).toMatch(/^\(Provisional\) \S/);
  });

  test('is no Markdown in the README, and in no other file', () => {
    const name = '# <b>x</b> [y](z) `c` **d** "e"';
    const files = filesOf({ name, languages: 'en' });
    expect(String(files.get('README.md'))).toMatch(
      /^# \\# \\<b\\>x\\<\\\/b\\> \\\[y\\\]\\\(z\\\) \\`c\\` \\\*\\\*d\\\*\\\* \\"e\\"\n/,
    );
    const without = filesOf({ languages: 'en' });
    const differing = [...files].filter(([file, content]) => String(without.get(file)) !== String(content)).map(([file]) => file);
    expect(differing).toEqual(['site.json', 'README.md']);
  });
});

describe('a site', () => {
  test.each(startNames)('that begins with %s has the texts of its languages alone', (start) => {
    const text = (languages: NewSite['languages']) => String(filesOf({ languages }, start).get('site.json'));
    expect(text('en')).not.toMatch(/[\u0600-\u06ff]/);
    expect(text('en')).toContain('"language": "en"');
    expect(text('ar')).toContain('"language": "ar"');
    expect(text('ar')).not.toMatch(/"(?:ar|en)":/);
    expect(JSON.parse(text('both')).site.languages).toEqual(['ar', 'en']);
  });

  test('begins with what it is: name, address, language, look', () => {
    expect(Object.keys(siteOf({}).site).slice(0, 4)).toEqual(['name', 'url', 'language', 'theme']);
    expect(Object.keys(siteOf({ languages: 'both' }).site).slice(0, 4)).toEqual(['name', 'url', 'languages', 'theme']);
  });

  test('has the year and the look that are asked for', () => {
    const site = siteOf({ year: 2031, look: 'civic' });
    expect(site.footer.copyright.year).toBe(2031);
    expect(Object.keys(site.site.theme)).toEqual(['look', 'brand', 'accent']);
    expect(site.site.theme.look).toBe('civic');
  });

  test('short texts in two languages stand on a line', () => {
    const long = 'طويل'.repeat(20);
    const site = { a: { ar: 'من "نحن"', en: 'About' }, b: { ar: long, en: 'Long' } };
    const lines = [
      '{',
      '  "a": { "ar": "من \\"نحن\\"", "en": "About" },',
      '  "b": {',
      `    "ar": "${long}",`,
      '    "en": "Long"',
      '  }',
      '}',
      '',
    ];
    expect(writeSite(site)).toBe(lines.join('\n'));
    expect(JSON.parse(writeSite(site))).toEqual(site);
  });
});

describe('beside it', () => {
  const { devDependencies } = readPackageJson(projectRoot);

  test.each(themePresetNames)('the package asks for the engine as it is told to, and has the fonts of %s', (look) => {
    const { dependencies, ...rest } = JSON.parse(textOf({ look, name: '"x"' }, 'package.json'));
    const { text, headings } = presetFonts[look];
    const families = [text, headings].flatMap((family) => (family === undefined ? [] : [aboutFamily(family).package]));
    const fonts = families.map((name) => [name, devDependencies[name]]);
    expect(dependencies).toEqual({ ...Object.fromEntries(fonts), qiyam: defaultOptions.dependency });
    expect(rest).toMatchObject({ private: true, scripts: { check: 'qiyam check', build: 'qiyam build', dev: 'qiyam dev' } });
  });

  test('stands what hosts, git and editors read', () => {
    const files = filesOf({});
    for (const name of ['.github/workflows/site.yml', '.gitlab-ci.yml'])
      expect(parse(String(files.get(name)))).toBeTypeOf('object');
    expect(JSON.parse(String(files.get('.vscode/settings.json')))['json.schemas'][0]).toEqual({
      fileMatch: ['/site.json'],
      url: './node_modules/qiyam/generator/site.schema.json',
    });
    expect(String(files.get('.gitignore')).split('\n')).toEqual(expect.arrayContaining(['node_modules/', 'out/', '.qiyam/']));
    expect(String(files.get('.gitattributes'))).toBe('*.translations merge=union\n');
  });

  test('workflows use actions as those of the project do, each by its commit, and only scripts that there are', () => {
    const own = readFileSync(join(projectRoot, '.github/workflows/site.yml'), 'utf8');
    const usesOf = (text: string) => (text.match(/\buses:.*/g) ?? []).sort();
    const workflow = textOf({}, '.github/workflows/site.yml');
    expect(usesOf(workflow).length).toBeGreaterThan(3);
    expect(usesOf(own)).toEqual(expect.arrayContaining(usesOf(workflow)));
    const { scripts } = JSON.parse(textOf({}, 'package.json'));
    for (const text of [workflow, textOf({}, '.gitlab-ci.yml')]) {
      const called = [...text.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
      expect(called).toEqual(['check', 'build']);
      for (const name of called) expect(scripts).toHaveProperty(name);
    }
  });

  test('workflows publish whatever run is not of a pull request, as those of the project do: also one of a schedule', () => {
    const conditionsOf = (text: string): unknown[] => {
      const { jobs } = parse(text) as { jobs: Record<'site' | 'publish', { if: string; steps: { if?: string }[] }> };
      return [jobs.publish.if, ...jobs.site.steps.flatMap((step) => step.if ?? [])];
    };
    const own = conditionsOf(readFileSync(join(projectRoot, '.github/workflows/site.yml'), 'utf8'));
    expect(own).toEqual(Array(2).fill(expect.stringContaining("github.event_name != 'pull_request'")));
    expect(conditionsOf(textOf({}, '.github/workflows/site.yml'))).toEqual(own);
  });

  test('the README speaks the languages of the site', () => {
    expect(textOf({ languages: 'en' }, 'README.md')).not.toMatch(/dir="rtl"/);
    expect(textOf({ languages: 'ar' }, 'README.md')).toMatch(/^<div dir="rtl" lang="ar">/);
    expect(textOf({ languages: 'both' }, 'README.md')).toMatch(/dir="rtl".*A website in one file/s);
  });
});
