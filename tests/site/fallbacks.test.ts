import { readdirSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../generator/build/build.ts';
import type { Diagnostic } from '../../generator/core/diagnostics/diagnostics.ts';
import { openProject } from '../../generator/core/util/project.ts';
import type { HtmlNode } from '../../generator/editor/app/paste/html.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { bodyOf } from '../support/html-node.ts';

const arabic = /[\p{L}&&\p{Script=Arabic}]/v;

interface Titled {
  title: unknown;
}

/** An Arabic site with English titles of pages, posts and entries, and no other translations. */
async function withEnglishTitles(name: string): Promise<string> {
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite(name)), folder, { recursive: true });
  const content = JSON.parse(readFileSync(fixtureSite(name), 'utf8'));
  content.site.languages = ['ar', { tag: 'en', path: '/en' }];
  delete content.site.language;
  let count = 0;
  const translate = (one: Titled) => {
    if (typeof one.title === 'string') one.title = { ar: one.title, en: `Page ${++count}` };
  };
  for (const route of content.routes) translate(route);
  type Collection = Titled & Partial<Record<'posts' | 'entries' | 'groups' | 'tags', Titled[]>>;
  for (const collection of Object.values<Collection>(content.collections)) {
    const { posts, entries, groups = [], tags = [] } = collection;
    if (posts || entries) translate(collection);
    for (const one of [...(posts ?? []), ...(entries ? [...entries, ...groups, ...tags] : [])]) translate(one);
  }
  await writeFile(join(folder, 'site.json'), JSON.stringify(content, null, 2));
  return join(folder, 'site.json');
}

/** Arabic text that is not marked as Arabic. */
function unmarked({ name, text, attributes, children }: HtmlNode): string[] {
  if (attributes.lang === 'ar') return attributes.dir === 'rtl' ? [] : [`<${name}> without a direction`];
  // Code has no language.
  if (attributes.translate === 'no') return [];
  // The link to the Arabic page.
  if (attributes.hreflang === 'ar' || name === 'script' || name === 'style') return [];
  // Initials, which screen readers skip.
  if (attributes['aria-hidden'] === 'true') return [];
  return arabic.test(text) ? [text] : children.flatMap(unmarked);
}

const namesOf = (html: string) => html.slice(0, html.indexOf('</head>'));

describe.each(['school', 'municipality'])('English pages of %s with only titles translated', (site) => {
  let outDir: string;
  let files: string[];
  let warnings: Diagnostic[];
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  beforeAll(async () => {
    outDir = join(await temporaryFolder(), 'out');
    ({ warnings } = await buildSite({ project: openProject(await withEnglishTitles(site), outDir), isDraft: true }, machine));
    files = readdirSync(join(outDir), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(outDir, join(parentPath, name)))
      .filter((file) => /^en(?:\/|\.)/.test(file));
  });
  const pages = () => files.filter((file) => file.endsWith('.html'));

  test('mark Arabic fallback text with language and direction', () => {
    expect(pages().length).toBeGreaterThan(15);
    const found = pages().map((file) => [file, unmarked(bodyOf(read(file)))] as const);
    expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
    expect(pages().filter((file) => read(file).includes('<bdi lang="ar" dir="rtl">')).length).toBeGreaterThan(15);
  });

  test('have no Arabic text in metadata, feeds and search data', () => {
    const heads = pages().map((file) => [file, namesOf(read(file))] as const);
    expect(
      heads.flatMap(([file, head]) => (arabic.test(head) ? [[file, head.match(/[^>"]*\p{Script=Arabic}[^<"]*/gu)]] : [])),
    ).toEqual([]);
    const others = files.filter((file) => /\.(?:xml|ics|json|webmanifest|txt)$/.test(file));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((file) => arabic.test(read(file)))).toEqual([]);
  });

  test('use another font when the site font has no Latin letters, with a warning', () => {
    const fonts = warnings.filter(({ code }) => code === 'edition-font');
    expect(fonts).toHaveLength(2);
    expect(fonts[0]?.message.en).toMatch(/ has no letters of "en": pages in it are in another font\.$/);
    const preloaded = (file: string) =>
      read(file)
        .match(/<link rel="preload"[^>]*as="font"/g)
        ?.join(' ') ?? '';
    expect(preloaded('index.html')).toMatch(/arabic/);
    expect(preloaded('en.html')).not.toMatch(/arabic/);
  });

  test('contain no internal marker characters', () => {
    const texts = files.filter((file) => /\.(?:html|xml|ics|json|webmanifest)$/.test(file));
    expect(texts.filter((file) => /\p{Noncharacter_Code_Point}/u.test(read(file)))).toEqual([]);
  });
});
