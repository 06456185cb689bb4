import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadValidSite } from '../../generator/check/load-site.ts';
import { languageChoices } from '../../generator/cli/new/starts.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { buildTemporarily } from '../support/build.ts';
import { hostileName } from '../support/checked-sites.ts';
import { machine } from '../support/environment.ts';
import { allMatches } from '../support/html.ts';
import { newSite, startCases } from '../support/new-site.ts';

/** Warnings of a new site, which has only placeholders left to replace. */
const placeholders = ['placeholder', 'placeholder-url', 'sample-text', 'sample-file'];

describe.each(startCases)('$start, $languages', ({ start, languages }) => {
  let siteFile: string;
  let outDir: string;
  beforeAll(async () => {
    siteFile = await newSite(start, { languages });
    outDir = await buildTemporarily(await newSite(start, { languages, name: hostileName }), { isDraft: true });
  });

  test('warns only of placeholders', async () => {
    const { warnings } = await loadValidSite({ project: openProject(siteFile) }, machine);
    const codes = new Set<string>(warnings.map(({ code }) => code));
    expect([...codes].filter((code) => !placeholders.includes(code))).toEqual([]);
    expect(codes).toContain('sample-text');
  });

  test('has one h1 on every page, in the language of the page', () => {
    const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(1);
    const found = new Set<string>();
    for (const page of pages) {
      const html = readFileSync(join(outDir, page), 'utf8');
      expect([page, allMatches(html, /(<h1\b)/g).length]).toEqual([page, 1]);
      expect(html).toContain('&lt;script&gt;alert(1)');
      expect(html).not.toContain('<script>alert');
      found.add(/<html [^>]*\blang="(\w+)"/.exec(html)?.[1] ?? page);
    }
    expect([...found].sort()).toEqual([...languageChoices[languages]].sort());
  });

  test('uses every drawing and file', () => {
    const { routes, collections, site } = JSON.parse(readFileSync(siteFile, 'utf8'));
    const shown = JSON.stringify([routes, collections, site]);
    const assets = readdirSync(join(dirname(siteFile), 'assets'), { recursive: true, withFileTypes: true });
    const names = assets.filter((one) => one.isFile()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !new RegExp(`"(?:src|file)":"(?:files/)?${name}"`).test(shown))).toEqual([]);
  });
});
