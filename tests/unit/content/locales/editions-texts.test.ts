import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEditions } from '../../../../generator/build/tasks/read-site.ts';
import { checkFile } from '../../../../generator/check/check-file.ts';
import { loadValidSite } from '../../../../generator/check/load-site.ts';
import { editionsOf } from '../../../../generator/content/locales/editions.ts';
import { collectTexts } from '../../../../generator/content/translations/collect.ts';
import { get, items } from '../../../../generator/core/json/walk.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { fileInEdition } from '../../../../generator/editor/document/in-edition.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { renderSite } from '../../../support/rendered-site.ts';

const words = {
  ar: {
    title: 'القوارب',
    description: 'قوارب الميناء القديم، ومن يصنعها، ومتى تبحر من الرصيف إلى الجزر القريبة.',
    first: 'أجرة الرحلة',
    second: 'الرسوم',
    more: 'المزيد',
  },
  en: {
    title: 'Boats',
    description: 'Boats of the old harbour, who makes them, and when they sail to the islands.',
    first: 'Fees',
    second: 'Charges',
    more: 'More',
  },
};

type Tag = keyof typeof words;

interface Page {
  path: string;
  title: object;
  description: object;
  blocks: object[];
}

/** The text of a key in both languages. */
const inBoth = (key: keyof (typeof words)['ar']) => ({ ar: words.ar[key], en: words.en[key] });

/** Content with a given default language. @param body of the second page, and a text with links on the first */
function harbour(first: Tag, other: Tag, { body, text }: { body: unknown[]; text: unknown }, more: Page[] = []) {
  const image = { src: 'picture.svg', alt: '', decorative: true };
  return {
    site: {
      name: inBoth('title'),
      url: 'https://harbour.example.com',
      languages: [first, other],
      logo: { src: 'logo.svg', alt: inBoth('title') },
      icon: { src: 'logo.svg', alt: '', decorative: true },
    },
    header: { links: [{ label: inBoth('title'), href: '/boats' }] },
    footer: { about: inBoth('description'), copyright: { year: 2026, text: inBoth('title') } },
    routes: [
      {
        path: '/',
        title: inBoth('more'),
        description: inBoth('description'),
        blocks: [{ type: 'banner', title: inBoth('more'), text, image }],
      },
      {
        path: '/boats',
        title: inBoth('title'),
        description: inBoth('description'),
        blocks: [
          { type: 'intro', title: inBoth('title'), text: [inBoth('description')] },
          { type: 'prose', body },
        ],
      },
      ...more,
    ],
  };
}

async function projectOf(content: unknown) {
  const folder = await temporaryFolder();
  await cp(join(dirname(fixtureSite('trilingual')), 'assets'), join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, 'assets/files'));
  await writeFile(join(folder, 'assets/files/sailings.pdf'), '%PDF-1.4\n');
  await writeFile(join(folder, 'site.json'), JSON.stringify(content));
  return openProject(join(folder, 'site.json'));
}

/** The errors of content: codes and pointers. */
async function errorsOf(content: unknown) {
  const { diagnostics } = await checkFile(await projectOf(content), machine);
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code, pointer }) => `${code} ${pointer}`);
}

/** The HTML of each page in each language, by their addresses. */
async function pagesOf(content: unknown) {
  const editions = readEditions(await loadValidSite({ project: await projectOf(content) }, machine));
  const rendered = [];
  for (const edition of editions) rendered.push(await renderSite(edition));
  return new Map(rendered.flatMap(({ plans, pages }) => plans.map(({ href }, index) => [href, pages[index]])));
}

describe.each([
  ['ar', 'en', 'أجرة-الرحلة'],
  ['en', 'ar', 'fees'],
] as const)('texts of a site in %s, then %s', (first, other, anchor) => {
  test('have heading ids from the default language, which all languages link to', async () => {
    const link = (tag: Tag) => `[${words[tag].title}](/boats#${anchor})`;
    const body = [
      { type: 'heading', text: inBoth('first') },
      { ar: 'نص.', en: 'Text.' },
      { type: 'heading', id: 'own', text: inBoth('second') },
      { ar: 'نص.', en: 'Text.' },
    ];
    const content = harbour(first, other, { body, text: { [first]: link(first), [other]: link(other) } });
    expect(await errorsOf(content)).toEqual([]);
    const pages = await pagesOf(content);
    for (const href of ['/boats', `/${other}/boats`]) {
      const ids = [...(pages.get(href)?.html ?? '').matchAll(/<h[23] [^>]*id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids).toEqual([anchor, 'own']);
    }
    const words1 = harbour(first, other, { body, text: { [first]: link(first), [other]: '[x](/boats#charges)' } });
    expect(await errorsOf(words1)).toEqual([`dead-fragment /routes/0/blocks/0/text/${other}`]);
  });

  test('have ids of listed sections from the default language', async () => {
    const section = (heading: object, more: object = {}) => ({ type: 'prose', heading, body: [inBoth('description')], ...more });
    const page = {
      path: '/fares',
      title: inBoth('more'),
      description: inBoth('description'),
      contents: inBoth('more'),
      blocks: [
        { type: 'banner', title: inBoth('more'), text: inBoth('description') },
        section(inBoth('first')),
        section({ ...inBoth('first'), [other]: words[other].title }),
        section(inBoth('second'), { id: 'own' }),
      ],
    };
    const content = harbour(first, other, { body: [inBoth('second')], text: inBoth('more') }, [page]);
    expect(await errorsOf(content)).toEqual([]);
    const pages = await pagesOf(content);
    for (const href of ['/fares', `/${other}/fares`]) {
      const html = pages.get(href)?.html ?? '';
      const targets = [...html.matchAll(/<a href="#([^"]*)"/g)].map(([, id]) => id);
      expect(targets.filter((id) => id !== 'main')).toEqual([anchor, `${anchor}-2`, 'own']);
      for (const id of [anchor, `${anchor}-2`]) expect(html).toContain(`<section id="${id}"`);
    }
  });

  test('link to files of the whole site in every language', async () => {
    const text = { ar: 'جدول [الرحلات](/files/sailings.pdf#page=2).', en: 'The [sailings](/files/sailings.pdf#page=2).' };
    const pages = await pagesOf(harbour(first, other, { body: [inBoth('second')], text }));
    for (const href of ['/', `/${other}`]) expect(pages.get(href)?.html).toContain('<a href="/files/sailings.pdf#page=2">');
  });

  test('mark links to a page that exists only in another language', async () => {
    const only = {
      path: '/only',
      title: { [first]: words[first].first },
      description: { [first]: words[first].description },
      blocks: [{ type: 'intro', title: { [first]: words[first].first }, text: [{ [first]: words[first].description }] }],
    };
    const action = { label: inBoth('more'), href: '/only?day=1' };
    const body = [inBoth('description'), { type: 'heading', text: inBoth('first') }, inBoth('second')];
    const content = harbour(
      first,
      other,
      { body, text: { ar: '**[الأجرة](/only)** و[القوارب](/boats).', en: '**[Fees](/only)** and [boats](/boats).' } },
      [only],
    );
    content.routes
      .find(({ path }) => path === '/boats')
      ?.blocks.push({
        type: 'notice',
        icon: 'compass',
        heading: inBoth('second'),
        text: [inBoth('more')],
        action,
      });
    expect(await errorsOf(content)).toEqual([]);
    const pages = await pagesOf(content);
    const own = [pages.get('/'), pages.get('/boats'), pages.get('/only')].map(
      (page) => page?.html.match(/<main.*<\/main>/s)?.[0],
    );
    for (const html of own) expect(html).not.toContain('hreflang');
    const name = new Intl.DisplayNames(other, { type: 'language' }).of(first);
    const home = pages.get(`/${other}`)?.html ?? '';
    expect(home).toContain(
      `<a href="/only" hreflang="${first}">${other === 'en' ? 'Fees' : 'الأجرة'}<span> (${name})</span></a>`,
    );
    expect(home).toContain(`<a href="/${other}/boats">`);
    const [button = ''] = pages.get(`/${other}/boats`)?.html.match(/<a [^>]*\?day=1.*?<\/a>/s) ?? [];
    expect(button).toContain(` hreflang="${first}" title="${name}"`);
    expect(button).toContain(`<span class="visually-hidden"> (${name})</span></a>`);
  });
});

test('reports a text in no language once', async () => {
  const content = harbour('en', 'ar', { body: [{ type: 'heading', text: {} }, inBoth('second')], text: inBoth('more') });
  expect(await errorsOf(content)).toEqual(['language-empty /routes/1/blocks/1/body/0/text']);
});

test('reports an address as written in the file', async () => {
  const content = harbour('ar', 'en', { body: [inBoth('second')], text: inBoth('more') });
  content.site.url = 'https://www.example.com';
  const { diagnostics } = await checkFile(await projectOf(content), machine);
  const [errorsOf] = diagnostics.filter(({ code }) => code === 'placeholder-url');
  expect(errorsOf?.message.en).toContain('https://www.example.com');
  expect(JSON.stringify(errorsOf)).not.toContain('example.com/en');
});

/** The running text of the second page of a harbour, in each language. */
const bodiesOf = (content: ReturnType<typeof harbour>) =>
  editionsOf(content)?.editions.map(({ value }) => items(get((value as typeof content).routes[1]?.blocks[1], 'body')));

/** Parts of a body that exist only in Arabic, declared in each possible way. */
const ofArabic: [name: string, part: unknown][] = [
  ['a paragraph', { ar: 'نص بالعربية.', en: null }],
  ['a heading', { type: 'heading', text: { ar: 'عنوان', en: null } }],
  [
    'a list',
    {
      type: 'list',
      items: [
        { ar: 'أول', en: null },
        { text: { ar: 'ثان', en: null }, items: ['ثالث'] },
      ],
    },
  ],
  ['tasks', { type: 'tasks', items: [{ text: { ar: 'مهمة', en: null } }] }],
  ['a quotation', { type: 'quote', text: [{ ar: 'قول', en: null }], source: 'قائل' }],
  ['a figure', { type: 'figure', image: { src: { ar: 'picture.svg', en: null }, alt: 'قارب' }, caption: 'قارب في الميناء' }],
  [
    'a figure without alternative text',
    { type: 'figure', image: { src: 'picture.svg', alt: { ar: 'قارب', en: null } }, caption: 'قارب' },
  ],
  ['a table', { type: 'table', caption: 'الأجور', columns: [{ ar: 'الرحلة', en: null }], rows: [[{ ar: 'الجزر', en: null }]] }],
  [
    'a table with language-neutral rows',
    { type: 'table', caption: 'الأجور', columns: [{ ar: 'الرحلة', en: null }], rows: [['12']] },
  ],
  ['a table without headings', { type: 'table', caption: 'الأجور', rows: [[{ ar: 'الجزر', en: null }]] }],
  ['code', { type: 'code', text: { ar: '# أبحر', en: null } }],
  ['a callout', { type: 'callout', title: { ar: 'تنبيه', en: null }, text: ['الرصيف مزدحم.'] }],
  ['a callout without text', { type: 'callout', title: 'تنبيه', text: [{ type: 'list', items: [{ ar: 'بند', en: null }] }] }],
  ['a part with declared languages', { type: 'aside', text: ['الرصيف مزدحم.'], languages: ['ar'] }],
];

test.each(ofArabic)('omits %s from editions without its language, and reports nothing missing', async (_, part) => {
  const body = [inBoth('description'), part, inBoth('second')];
  const content = harbour('ar', 'en', { body, text: inBoth('more') });
  const shown = bodiesOf(content);
  expect(shown?.map(({ length }) => length)).toEqual([3, 2]);
  expect(shown?.[1]).toEqual([words.en.description, words.en.second]);
  const { diagnostics } = await checkFile(await projectOf(content), machine);
  expect(diagnostics.filter(({ pointer }) => pointer?.startsWith('/routes/1/blocks/1/body'))).toEqual([]);
  const texts = collectTexts(content).filter(({ path }) => path[4] === 'body' && path[5] === 1);
  expect(
    texts.flatMap(({ targetLanguages, translations }) => targetLanguages.filter((tag) => translations.get(tag) !== null)),
  ).toEqual([]);
});

test('filters list items and nested lists by language', () => {
  const items = [
    { text: inBoth('first'), items: [{ ar: 'بند', en: null }] },
    { text: inBoth('second'), paragraphs: [{ type: 'code', text: 'npm ci' }], languages: ['en'] },
  ];
  const content = harbour('ar', 'en', { body: [{ type: 'list', items }], text: inBoth('more') });
  const lists = bodiesOf(content);
  expect(lists).toEqual([
    [{ type: 'list', items: [{ text: words.ar.first, items: ['بند'] }] }],
    [
      {
        type: 'list',
        items: [{ text: words.en.first }, { text: words.en.second, paragraphs: [{ type: 'code', text: 'npm ci' }] }],
      },
    ],
  ]);
});

test('reports an unlisted language in a part of a text', async () => {
  const body = [
    inBoth('description'),
    { type: 'divider', languages: ['fr'] },
    { type: 'quote', text: [inBoth('more')], languages: [] },
  ];
  const content = harbour('ar', 'en', { body, text: inBoth('more') });
  expect(await errorsOf(content)).toEqual([
    'unlisted-language /routes/1/blocks/1/body/1/languages/0',
    'language-empty /routes/1/blocks/1/body/2/languages',
  ]);
});

test('keeps a part in other languages when the editor removes it from one', () => {
  const body = [inBoth('description'), { type: 'callout', title: inBoth('first'), text: [inBoth('second')] }, inBoth('more')];
  const content = harbour('ar', 'en', { body, text: inBoth('more') });
  const place = ['routes', 1, 'blocks', 1, 'body'];
  const removed = (at: number) => fileInEdition(content, 'en')?.onFile([{ do: 'remove', at: [...place, at] }]);
  expect(removed(1)).toEqual([{ do: 'set', at: [...place, 1, 'languages'], value: ['ar'] }]);
  expect(removed(2)).toEqual([{ do: 'set', at: [...place, 2, 'en'], value: null }]);
});
