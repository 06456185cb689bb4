import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEditions } from '../../../../generator/build/tasks/read-site.ts';
import { checkFile } from '../../../../generator/check/check-file.ts';
import { loadValidSite } from '../../../../generator/check/load-site.ts';
import { editionsOf } from '../../../../generator/content/locales/editions.ts';
import { languagesOf } from '../../../../generator/content/locales/languages.ts';
import { isOfDefault } from '../../../../generator/content/locales/texts-by-language.ts';
import { get, items } from '../../../../generator/core/json/walk.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import { sitemapFiles } from '../../../../generator/pages/structured-data/sitemap.ts';
import { fixtureSite } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';

const file = fixtureSite('trilingual');
const project = openProject(file);
const content = JSON.parse(readFileSync(file, 'utf8'));
const all = readEditions(await loadValidSite({ project }, machine));
const plans = all.map(({ site, assets }) => createPlanner(site, assets).planAll());
const pagesIn = (index: number) => (plans[index] ?? []).map(({ href }) => href);
const pageIn = (index: number, href: string) => plans[index]?.find((plan) => plan.href === href);
const editionOf = (site: unknown, tag: string) => editionsOf(site)?.editions.find(({ language }) => language.tag === tag);

describe('edition', () => {
  test('has the pages with a title in its language below its own path', () => {
    expect(pagesIn(0)).toEqual([
      '/',
      '/exhibitions',
      '/registration',
      '/news',
      '/news/reed',
      '/news/ink',
      '/search',
      '/404.html',
    ]);
    expect(pagesIn(1)).toEqual([
      '/en',
      '/en/exhibitions',
      '/en/donate',
      '/en/news',
      '/en/news/ink',
      '/en/search',
      '/en/404.html',
    ]);
    expect(pagesIn(2)).toEqual(['/fr', '/fr/expositions', '/fr/search', '/fr/404.html']);
  });

  test('has its own menus and sections', () => {
    const links = all.map(({ site }) => site.header.links.map(({ href }) => href));
    expect(links).toEqual([['/exhibitions', '/registration', '/news'], ['/exhibitions', '/news'], ['/expositions']]);
    expect(all.map(({ site }) => site.footer.legal.length)).toEqual([1, 0, 0]);
    expect(plans.map(([home]) => home?.blocks.map(({ type }) => type))).toEqual([
      ['banner', 'notice', 'posts'],
      ['banner', 'posts'],
      ['banner'],
    ]);
  });

  test('omits sections of posts without a post in its language', () => {
    const edited = structuredClone(content);
    const { news } = edited.collections;
    news.groups = [
      { name: 'crafts', title: { ar: 'حرف', en: 'Crafts' } },
      { name: 'local', title: { ar: 'محلي' } },
    ];
    news.tags = [{ name: 'reeds', title: { ar: 'القصب', en: 'Reeds' } }];
    news.authors = [{ name: 'salma', title: { ar: 'سلمى', en: 'Salma' } }];
    const reed = news.posts.find(({ name }: { name: string }) => name === 'reed');
    const ink = news.posts.find(({ name }: { name: string }) => name === 'ink');
    Object.assign(reed, { groups: ['crafts'], tags: ['reeds'], authors: ['salma'] });
    ink.groups = ['local'];
    const [home] = edited.routes;
    const by = (choice: object) => ({ type: 'posts', heading: { ar: 'أخبار', en: 'News' }, collection: 'news', ...choice });
    home.blocks = [
      by({ group: 'crafts' }),
      by({ group: 'local' }),
      by({ tag: 'reeds' }),
      by({ author: 'salma' }),
      by({ names: ['reed'] }),
      by({ names: ['reed', 'ink'] }),
    ];
    const shownIn = (tag: string) => get(items(get(editionOf(edited, tag)?.value, 'routes'))[0], 'blocks');
    expect(shownIn('ar')).toHaveLength(6);
    expect(shownIn('en')).toEqual([expect.objectContaining({ type: 'posts', names: ['ink'] })]);
    const english = get(get(get(editionOf(edited, 'en')?.value, 'collections'), 'news'), 'posts');
    // A category that exists only in Arabic is removed from an English post.
    expect(items(english).map((post) => [get(post, 'name'), get(post, 'groups')])).toEqual([['ink', undefined]]);
  });

  test('omits columns and menus without links', () => {
    const edited = structuredClone(content);
    const arabicOnly = { label: 'التسجيل', href: '/registration' };
    edited.header.links.push(
      { label: 'الخدمات', links: [arabicOnly] },
      { label: { ar: 'أ', en: 'A' }, href: '/', links: [arabicOnly] },
    );
    edited.footer.columns = [{ heading: 'روابط', items: [arabicOnly] }];
    const english = editionOf(edited, 'en');
    expect(get(get(english?.value, 'footer'), 'columns')).toEqual([]);
    const links = get(get(english?.value, 'header'), 'links') as object[];
    expect(links.at(-1)).toEqual({ label: 'A', href: '/' });
    expect(links).toHaveLength(3);
    expect(english?.fallbacks.filter(({ path: [top] }) => top === 'header' || top === 'footer')).toEqual([]);
  });

  test('converts digits of language-neutral amounts only', () => {
    const edited = structuredClone(content);
    edited.routes[0].blocks = [
      { type: 'banner', title: '٢٬١٤٠٬٠٠٠', text: { ar: '٩٨٫٦٪ من الزوار', en: 'Since ١٩٩٨' } },
      { type: 'banner', title: { '*': '٩٨٫٦٪' }, text: { '*': '12٬5' } },
    ];
    const texts = (tag: string) =>
      items(get(items(get(editionOf(edited, tag)?.value, 'routes'))[0], 'blocks')).map((block) => [
        get(block, 'title'),
        get(block, 'text'),
      ]);
    expect(texts('ar')).toEqual([
      ['٢٬١٤٠٬٠٠٠', '٩٨٫٦٪ من الزوار'],
      ['٩٨٫٦٪', '12٬5'],
    ]);
    expect(texts('en')).toEqual([
      ['2,140,000', 'Since ١٩٩٨'],
      ['98.6%', '12٬5'],
    ]);
  });

  test('has its own search keywords and synonyms', () => {
    const edited = structuredClone(content);
    edited.routes[0].keywords = ['بيت الخط', 'ISO 9001', { en: 'calligraphy' }, { ar: 'قصب', en: 'reed' }];
    edited.site.search.synonyms = [{ words: ['حبر', 'مداد'] }, { words: [{ en: 'ink' }, { fr: 'encre' }, { en: 'dye' }] }];
    const found = ['ar', 'en', 'fr'].map((tag) => {
      const edition = editionOf(edited, tag);
      const { keywords } = items(get(edition?.value, 'routes'))[0] as { keywords: string[] };
      const synonyms = items(get(get(get(edition?.value, 'site'), 'search'), 'synonyms')).map((group) => get(group, 'words'));
      return { keywords, synonyms, missed: edition?.fallbacks.length };
    });
    const missed = ['ar', 'en', 'fr'].map((tag) => editionOf(content, tag)?.fallbacks.length);
    expect(found).toEqual([
      { keywords: ['بيت الخط', 'ISO 9001', 'قصب'], synonyms: [['حبر', 'مداد'], []], missed: missed[0] },
      { keywords: ['ISO 9001', 'calligraphy', 'reed'], synonyms: [[], ['ink', 'dye']], missed: missed[1] },
      { keywords: ['ISO 9001'], synonyms: [[], ['encre']], missed: missed[2] },
    ]);
    expect(editionOf(edited, 'en')?.toFile(['routes', 0, 'keywords', 1])).toEqual(['routes', 0, 'keywords', 2, 'en']);
  });

  test('has its own direction and labels', () => {
    expect(all.map(({ site }) => [site.site.language, site.site.direction, site.site.labels.home])).toEqual([
      ['ar', 'rtl', 'الرئيسية'],
      ['en', 'ltr', 'Home'],
      ['fr', 'ltr', 'Accueil'],
    ]);
  });

  test('links to its own pages, and to pages of other languages by full address', () => {
    const english = JSON.stringify(get(editionOf(content, 'en')?.value, 'routes'));
    expect(english).toContain('[registration](https://script.example.com/registration)');
    expect(english).toContain('[exhibitions](/exhibitions#hours)');
    expect(JSON.stringify(get(editionOf(content, 'fr')?.value, 'routes'))).toContain('[expositions](/expositions#hours)');
  });

  test('rewrites links in paragraphs', () => {
    const edited = structuredClone(content);
    edited.routes[0].blocks.push({ type: 'prose', body: [{ ar: 'نص [أ](/exhibitions)', fr: 'Texte [a](/exhibitions)' }] });
    const routes = items(get(editionOf(edited, 'fr')?.value, 'routes'));
    expect(JSON.stringify(get(routes[0], 'blocks'))).toContain('Texte [a](/expositions)');
  });

  test('maps its paths to paths in the file', () => {
    const french = editionOf(content, 'fr');
    expect(french?.toFile(['routes', 1, 'path'])).toEqual(['routes', 1, 'path', 'fr']);
    expect(editionOf(content, 'en')?.toFile(['routes', 0, 'blocks', 1, 'heading'])).toEqual([
      'routes',
      0,
      'blocks',
      2,
      'heading',
      'en',
    ]);
  });

  test('changes only with its own texts', () => {
    const edited = structuredClone(content);
    edited.routes[0].title.ar = 'البيت';
    expect(editionOf(edited, 'en')?.value).toEqual(editionOf(content, 'en')?.value);
    expect(editionOf(edited, 'ar')?.value).not.toEqual(editionOf(content, 'ar')?.value);
  });

  test('is the file itself for a site in one language', () => {
    expect(editionsOf(JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8')))).toBeUndefined();
  });
});

describe('alternates of a page', () => {
  test('list all languages including itself, and x-default', () => {
    const each = plans.map((one) => one[0]?.alternates?.map(({ url }) => url));
    const urls = ['https://script.example.com/', 'https://script.example.com/en', 'https://script.example.com/fr'];
    expect(each).toEqual([urls, urls, urls]);
    const [sitemap] = sitemapFiles(all.map(({ site }) => site));
    expect(String(sitemap?.content).match(/hreflang="x-default"/g)?.length).toBe(10);
    expect(pageIn(0, '/registration')?.alternates).toBeUndefined();
  });

  test('link to the page, or to the home page of a language without it, with a note', () => {
    expect(pageIn(2, '/fr/expositions')?.otherEditions?.map(({ href, missing }) => [href, missing])).toEqual([
      ['/exhibitions', undefined],
      ['/en/exhibitions', undefined],
    ]);
    expect(
      pageIn(0, '/registration')?.otherEditions?.map(({ tag, href, missing }) => [tag, href, missing !== undefined]),
    ).toEqual([
      ['en', '/en', true],
      ['fr', '/fr', true],
    ]);
  });
});

test('reports each missing translation once at its position', async () => {
  const { diagnostics } = await checkFile(project, machine);
  const reported = diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);
  expect(reported).toContain('missing-translation /routes/1/blocks/1/text/0/ar');
  expect(new Set(reported).size).toBe(reported.length);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('treats addresses as language-neutral', () => {
  const languages = languagesOf({ languages: ['en', { tag: 'ar', path: '/ar', name: 'العربية' }] }) ?? [];
  const [, arabic] = languages;
  if (!arabic) throw new Error('There is no second language.');
  const missed = ['Open daily', 'quay@example.com', 'https://example.com/en', 'ask quay@example.com', '+44 20 0000'].filter(
    (text) => isOfDefault(text, arabic, languages),
  );
  expect(missed).toEqual(['Open daily', 'ask quay@example.com']);
});
