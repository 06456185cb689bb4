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

const filesOf = (options: Partial<NewSite>, start = startNames[0]) =>
  filesOfFolder(projectRoot, start, { ...defaultOptions, ...options });
const textOf = (options: Partial<NewSite>, name = 'site.json') => String(filesOf(options).get(name));
const siteOf = (options: Partial<NewSite>) => JSON.parse(textOf(options));

describe('site name', () => {
  test.each([
    ['  مؤسسة\u00a0 النور \n', 'مؤسسة النور'],
    ['\u200fمؤسسة\u200e \u202eالنور\u202c', 'مؤسسة النور'],
    ['a\u0000b\u001b[31mc\ud800', 'ab[31mc'],
    ['👩\u200d👧 هـ\u200d', '👩\u200d👧 هـ\u200d'],
    ['"}, <b>**x**</b> `$y`', '"}, <b>**x**</b> `$y`'],
    ['\u200f \u2066\u2069', ''],
    ['\u200d', ''],
    ['', ''],
  ])('is cleaned from %j to %j', (name, shown) => {
    expect(cleanName(name)).toBe(shown);
  });

  test('is written to the file unchanged in each language', () => {
    const name = '"},\n<script>alert(1)</script> **x** [y](/) 🌙';
    expect(siteOf({ name, languages: 'en' }).site.name).toBe(name);
    expect(siteOf({ name: 'Acme', languages: 'both' }).site.name).toBe('Acme');
    expect(siteOf({ name: '🌙 24', languages: 'both' }).site.name).toBe('🌙 24');
    expect(siteOf({ name: 'شركة Acme', languages: 'both' }).site.name).toEqual({ '*': 'شركة Acme' });
  });

  test('is marked as a sample in a language whose script it does not use', () => {
    const name = 'مؤسسة النور';
    expect(siteOf({ name, languages: 'ar' }).site.name).toBe(name);
    expect(siteOf({ name, languages: 'both' }).site.name).toEqual({ ar: name, en: `${sampleMarks.en} ${name}` });
  });

  test('is a placeholder if none is given', () => {
    expect(siteOf({ languages: 'ar' }).site.name).toMatch(/^\(نص مؤقت\) \S/);
    expect(siteOf({ languages: 'en' }).site.name).toMatch(/^\(Provisional\) \S/);
  });

  test('is escaped in the README and appears in no other file', () => {
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

describe('new site', () => {
  test.each(startNames)('from %s has only texts of its languages', (start) => {
    const text = (languages: NewSite['languages']) => String(filesOf({ languages }, start).get('site.json'));
    expect(text('en')).not.toMatch(/[\u0600-\u06ff]/);
    expect(text('en')).toContain('"language": "en"');
    expect(text('ar')).toContain('"language": "ar"');
    expect(text('ar')).not.toMatch(/"(?:ar|en)":/);
    expect(JSON.parse(text('both')).site.languages).toEqual(['ar', 'en']);
  });

  test('starts with name, address, language and theme', () => {
    expect(Object.keys(siteOf({}).site).slice(0, 4)).toEqual(['name', 'url', 'language', 'theme']);
    expect(Object.keys(siteOf({ languages: 'both' }).site).slice(0, 4)).toEqual(['name', 'url', 'languages', 'theme']);
  });

  test('has the requested year and theme preset', () => {
    const site = siteOf({ year: 2031, look: 'civic' });
    expect(site.footer.copyright.year).toBe(2031);
    expect(Object.keys(site.site.theme)).toEqual(['look', 'brand', 'accent']);
    expect(site.site.theme.look).toBe('civic');
  });

  test('keeps short bilingual texts on one line', () => {
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

describe('files beside a new site', () => {
  const { devDependencies } = readPackageJson(projectRoot);

  test.each(themePresetNames)('include a package that depends on the engine and the fonts of %s', (look) => {
    const { dependencies, ...rest } = JSON.parse(textOf({ look, name: '"x"' }, 'package.json'));
    const { text, headings } = presetFonts[look];
    const families = [text, headings].flatMap((family) => (family === undefined ? [] : [aboutFamily(family).package]));
    const fonts = families.map((name) => [name, devDependencies[name]]);
    expect(dependencies).toEqual({ ...Object.fromEntries(fonts), qiyam: defaultOptions.dependency });
    expect(rest).toMatchObject({ private: true, scripts: { check: 'qiyam check', build: 'qiyam build', dev: 'qiyam dev' } });
  });

  test('include files for hosts, Git and editors', () => {
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

  test('include workflows with pinned actions and existing scripts only', () => {
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

  test('include workflows that publish on every event but a pull request', () => {
    const conditionsOf = (text: string): unknown[] => {
      const { jobs } = parse(text) as { jobs: Record<'site' | 'publish', { if: string; steps: { if?: string }[] }> };
      return [jobs.publish.if, ...jobs.site.steps.flatMap((step) => step.if ?? [])];
    };
    const own = conditionsOf(readFileSync(join(projectRoot, '.github/workflows/site.yml'), 'utf8'));
    expect(own).toEqual(Array(2).fill(expect.stringContaining("github.event_name != 'pull_request'")));
    expect(conditionsOf(textOf({}, '.github/workflows/site.yml'))).toEqual(own);
  });

  test('include a README in the languages of the site', () => {
    expect(textOf({ languages: 'en' }, 'README.md')).not.toMatch(/dir="rtl"/);
    expect(textOf({ languages: 'ar' }, 'README.md')).toMatch(/^<div dir="rtl" lang="ar">/);
    expect(textOf({ languages: 'both' }, 'README.md')).toMatch(/dir="rtl".*A website in one file/s);
  });
});
