import { describe, expect, test } from 'vitest';
import { analyseTranslations, confirm } from '../../../../generator/content/translations/analyse-translations.ts';
import { collectTexts, inDefaultLanguage } from '../../../../generator/content/translations/collect.ts';
import { previousTexts } from '../../../../generator/content/translations/previous-texts.ts';
import { readRecord } from '../../../../generator/content/translations/record.ts';
import { recordDiagnostics, translationDiagnostics } from '../../../../generator/content/translations/translation-diagnostics.ts';
import { toDiagnostic } from '../../../../generator/core/diagnostics/diagnostics.ts';
import { translationsMessages } from '../../../../generator/core/diagnostics/messages/translations.ts';
import { toReadable } from '../../../../generator/core/json/path.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { contextWith } from '../../../support/translations.ts';

/** A bakery with a page in both languages, which has the given blocks, and one in Arabic. */
const bakery = (blocks: unknown[], more: object = {}) => ({
  site: {
    name: { ar: 'المخبز', en: 'The bakery' },
    url: 'https://bakery.example',
    languages: ['ar', { tag: 'en', name: 'English' }],
    contact: { email: { label: { '*': 'E-mail' }, value: 'a@bakery.example' } },
  },
  routes: [
    { path: { ar: '/khubz', en: '/bread' }, title: { ar: 'الخبز', en: 'Bread' }, description: 'عن الخبز.', blocks },
    { path: '/milh', title: 'الملح', description: 'عن الملح.', blocks: [] },
  ],
  ...more,
});

const intro = (title: unknown, text: unknown = { ar: 'عجين', en: 'Dough' }) => ({ type: 'intro', title, text: [text] });

const collect = (site: unknown, isBegun?: (page: string) => boolean) =>
  collectTexts(site, isBegun && { isBegun }).map(({ path, page, source, translations, targetLanguages }) => [
    toReadable(path),
    page,
    source,
    translations.get('en'),
    targetLanguages.join(' '),
  ]);

describe('texts of a site', () => {
  test('are collected in the languages of their page', () => {
    expect(
      collect(bakery([intro('ISO 22000'), intro({ ar: 'دقيق', en: null }), { ...intro('قمح'), languages: ['ar'] }])),
    ).toEqual([
      ['site.name', undefined, 'المخبز', 'The bakery', 'en'],
      ['routes[0].title', '/khubz', 'الخبز', 'Bread', 'en'],
      ['routes[0].description', '/khubz', 'عن الخبز.', undefined, 'en'],
      ['routes[0].blocks[0].text[0]', '/khubz', 'عجين', 'Dough', 'en'],
      ['routes[0].blocks[1].title', '/khubz', 'دقيق', null, 'en'],
      ['routes[0].blocks[1].text[0]', '/khubz', 'عجين', 'Dough', 'en'],
      ['routes[0].blocks[2].title', '/khubz', 'قمح', undefined, ''],
      ['routes[0].blocks[2].text[0]', '/khubz', 'عجين', undefined, ''],
      ['routes[1].title', '/milh', 'الملح', undefined, ''],
      ['routes[1].description', '/milh', 'عن الملح.', undefined, ''],
    ]);
  });

  test('of a page to be translated first are requested before it has a title', () => {
    const started = collect(bakery([]), (page) => page === '/milh').filter(([, page]) => page === '/milh');
    expect(started.map((one) => one.at(-1))).toEqual(['en', 'en']);
  });

  test('of menus are requested if their pages exist or are being translated', () => {
    const salt = { label: 'الملح', href: '/milh#kinds' };
    const header = { links: [{ label: 'الخبز', href: '/khubz' }, salt, { label: 'أخرى', links: [salt] }] };
    const footer = {
      columns: [
        { heading: 'صفحات', items: [salt] },
        { heading: 'غيرها', items: [{ label: 'نص' }] },
      ],
    };
    const requested = (isBegun?: (page: string) => boolean) =>
      collect(bakery([], { header, footer }), isBegun).flatMap(([place, page, source, , languages]) =>
        page === undefined && !String(place).startsWith('site') && languages ? [source] : [],
      );
    expect(requested()).toEqual(['الخبز', 'غيرها', 'نص']);
    expect(requested((page) => page === '/milh')).toEqual(['الخبز', 'الملح', 'أخرى', 'الملح', 'صفحات', 'الملح', 'غيرها', 'نص']);
  });

  test('of posts belong to the page of the post', () => {
    const posts = [
      { name: 'eid', title: { ar: 'العيد', en: 'Eid' }, summary: 'كعك العيد.' },
      { name: 'sawm', title: 'الصوم' },
    ];
    const news = { type: 'posts', path: '/news', title: { ar: 'الأخبار', en: 'News' }, posts };
    const found = collect(bakery([], { collections: { news } })).filter(([place]) => String(place).startsWith('collections'));
    expect(found.map(([, page, source, , requested]) => [page, source, requested])).toEqual([
      ['/news', 'الأخبار', 'en'],
      ['/news/eid', 'العيد', 'en'],
      ['/news/eid', 'كعك العيد.', 'en'],
      ['/news/sawm', 'الصوم', ''],
    ]);
  });

  test('of a posts section are requested if its collection is translated', () => {
    const block = { type: 'posts', collection: 'news', heading: 'آخر الأخبار' };
    const requested = (title: unknown) =>
      collect(bakery([block], { collections: { news: { type: 'posts', path: '/news', title, posts: [] } } })).find(
        ([, , source]) => source === 'آخر الأخبار',
      );
    expect(requested('الأخبار')?.at(-1)).toBe('');
    expect(requested({ ar: 'الأخبار', en: 'News' })?.at(-1)).toBe('en');
  });

  test('of a posts section are requested with posts to be translated first', () => {
    const news = { type: 'posts', path: { ar: '/akhbar' }, title: 'الأخبار', posts: [] };
    const site = bakery([{ type: 'posts', collection: 'news', heading: 'آخر الأخبار' }], { collections: { news } });
    const found = (isBegun: (page: string) => boolean) => collect(site, isBegun).find(([, , source]) => source === 'آخر الأخبار');
    expect(found((page) => page === '/akhbar')?.at(-1)).toBe('en');
    expect(found((page) => page === '/milh')?.at(-1)).toBe('');
  });

  test('exclude addresses, which all languages share', () => {
    const contact = {
      email: { label: 'E-mail', value: 'a@bakery.example' },
      address: { label: 'Web', value: 'https://a.example/x' },
    };
    const site = { site: { name: 'Bakery', languages: ['en', 'ar'], contact }, routes: [] };
    expect(collect(site).map(([, , source]) => source)).toEqual(['Bakery', 'E-mail', 'Web']);
  });

  test('are empty for a site in one language', () => {
    const site = bakery([]);
    expect(collectTexts({ ...site, site: { ...site.site, languages: undefined } })).toEqual([]);
  });

  test('can be read in the default language', () => {
    expect(inDefaultLanguage(bakery([intro({ ar: 'دقيق', en: 'Flour' })]), 'ar')).toMatchObject({
      site: { name: 'المخبز', contact: { email: { label: 'E-mail' } } },
      routes: [{ path: '/khubz', blocks: [{ title: 'دقيق' }] }, { title: 'الملح' }],
    });
  });
});

describe('previous source', () => {
  const version = (site: unknown) => ({ site, texts: collectTexts(site) });
  const former = (now: unknown, before: unknown, source: string) => {
    const present = version(now);
    const text = present.texts.find((one) => one.source === source);
    return text ? [...previousTexts(present, version(before))(text)] : undefined;
  };
  const price = (ar: string, en = 'Ten dirhams') => intro({ ar, en });

  test('is found at the same path and after a page or section moved', () => {
    const before = bakery([price('عشرة')]);
    expect(former(bakery([price('عشرون')]), before, 'عشرون')).toEqual(['عشرة']);
    expect(former(bakery([intro('جديد'), price('عشرون')]), before, 'عشرون')).toEqual(['عشرة']);
    const reordered = bakery([price('عشرون')]);
    reordered.routes.reverse();
    expect(former(reordered, before, 'عشرون')).toEqual(['عشرة']);
  });

  test('is not taken from another path with the same translation', () => {
    const more = { type: 'intro', title: { ar: 'المزيد', en: 'More' }, text: [] };
    const other = { type: 'intro', title: { ar: 'اقرأ المزيد', en: 'More' }, text: [] };
    expect(former(bakery([more, other]), bakery([more]), 'اقرأ المزيد')).toEqual([]);
    expect(former(bakery([other, more]), bakery([more]), 'اقرأ المزيد')).toEqual([]);
    expect(former(bakery([other]), bakery([more]), 'اقرأ المزيد')).toEqual(['المزيد']);
  });

  test('is empty if the previous version is no site', () => {
    for (const before of [null, [], { routes: 'x' }, { routes: [null, { path: 1 }] }, 'x']) {
      expect(former(bakery([price('عشرون')]), before, 'عشرون')).toEqual([]);
    }
  });
});

describe('translation diagnostics', () => {
  const site = bakery([
    intro({ ar: 'عشرون', en: 'Ten' }, { ar: 'خبز **طازج** %s', en: 'Fresh bread' }),
    intro({ ar: 'كعك', en: 'كعك' }, { ar: 'زيت', en: 'زيتون' }),
  ]);
  const source = new Source('bakery.json', JSON.stringify(site, null, 2));
  const about = contextWith(({ path }) => (toReadable(path) === 'routes[0].blocks[0].title' ? ['عشرة'] : []));
  const texts = collectTexts(site);
  const [first] = texts;
  if (first) {
    confirm({ text: { ...first, source: 'عشرة', translations: new Map([['en', 'Ten']]) }, language: 'en' }, about);
    confirm({ text: first, language: 'en' }, about);
  }
  const { diagnostics: recorded } = readRecord('=======\nx\n');
  const diagnostics = [
    ...translationDiagnostics(analyseTranslations(texts, about)).map((finding) => toDiagnostic(source, finding)),
    ...recordDiagnostics(source, 'bakery.translations', recorded),
  ];

  test('cover stale, equal, wrong-script and differently marked texts, and unconfirmed texts per page', () => {
    expect(diagnostics.map(({ code, file, line, pointer }) => [code, file, pointer || line])).toEqual([
      ['stale-translation', 'bakery.json', '/routes/0/blocks/0/title/en'],
      ['different-signs', 'bakery.json', '/routes/0/blocks/0/text/0/en'],
      ['equal-translation', 'bakery.json', '/routes/0/blocks/1/title/en'],
      ['wrong-script', 'bakery.json', '/routes/0/blocks/1/text/0/en'],
      ['unconfirmed-translation', 'bakery.json', '/routes/0/title/en'],
      ['merge-in-record', 'bakery.translations', 1],
      ['damaged-record', 'bakery.translations', 2],
    ]);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(Object.keys(translationsMessages)));
  });

  test('have messages in both languages', () => {
    for (const { message, hint, severity } of diagnostics) {
      expect(severity).toBe('warning');
      expect(message.en.replaceAll(/"[^"]*"/g, '')).toMatch(/^[^\u0600-\u06ff]*\.$/);
      expect(message.ar).toMatch(/[\u0600-\u06ff].*\.$/);
      expect(hint.ar).toMatch(/[\u0600-\u06ff].*\.$/);
      for (const text of [message.en, message.ar, hint.en, hint.ar]) expect(text).not.toMatch(/undefined|\[object|NaN/);
    }
    expect(diagnostics[0]?.message.en).toContain('English is of a text that has changed since. It was "عشرة".');
    expect(diagnostics[4]?.message.ar).toContain('"/khubz": 4 نصوص.');
  });
});
