import { describe, expect, test } from 'vitest';
import { get, items } from '../../../../generator/core/json/walk.ts';
import { assembled, errorsIn, outlineWith, page, paragraph, post } from './sources.ts';

const outline = outlineWith({
  languages: ['ar', 'en'],
  terms: [
    {
      taxonomy: 'category',
      name: 'akhbar',
      title: 'أخبار',
      language: 'ar',
      translationGroup: 't1',
      addresses: ['/category/akhbar/'],
    },
    {
      taxonomy: 'category',
      name: 'news',
      title: 'News',
      language: 'en',
      translationGroup: 't1',
      addresses: ['/en/category/news/'],
    },
  ],
  menus: [
    { name: 'main', language: 'ar', place: { file: 'export.xml' }, items: [{ label: 'من نحن', document: '1', items: [] }] },
    {
      name: 'main-en',
      language: 'en',
      place: { file: 'export.xml' },
      items: [
        { label: 'About', document: '2', items: [] },
        { label: 'Only here', document: '5', items: [] },
      ],
    },
  ],
});

const documents = [
  page({
    id: '1',
    language: 'ar',
    translationGroup: 'p1',
    title: 'من نحن',
    addresses: ['/من-نحن/'],
    blocks: [paragraph('نحن جمعية.'), paragraph('ISO 9001')],
  }),
  page({
    id: '2',
    language: 'en',
    translationGroup: 'p1',
    title: 'About us',
    addresses: ['/en/about-us/'],
    blocks: [paragraph('We are a society.'), paragraph('ISO 9001')],
  }),
  page({ id: '3', language: 'ar', translationGroup: 'p2', title: 'تواصل', addresses: ['/تواصل/'], blocks: [paragraph('فقرة')] }),
  page({
    id: '4',
    language: 'en',
    translationGroup: 'p2',
    title: 'Contact',
    addresses: ['/en/contact/', '/contact-old/'],
    blocks: [paragraph('One'), paragraph('كلمة two')],
  }),
  page({ id: '5', language: 'en', title: 'Only English', addresses: ['/en/only/'] }),
  post({ id: '6', language: 'ar', translationGroup: 'n1', title: 'خبر', addresses: ['/خبر/'], categories: ['akhbar'] }),
  post({
    id: '7',
    language: 'en',
    translationGroup: 'n1',
    title: 'News item',
    addresses: ['/en/news-item/'],
    categories: ['news'],
  }),
];

describe('a site in two languages', async () => {
  const { site, addresses, documents: placed } = await assembled(outline, documents);
  const routeOf = (path: unknown) =>
    items(get(site, 'routes')).find((route) => JSON.stringify(get(route, 'path')) === JSON.stringify(path));
  const blockOf = (path: unknown, index: number) => items(get(routeOf(path), 'blocks'))[index];

  test('passes the check', () => {
    expect(errorsIn(site)).toEqual([]);
  });

  test('has one page for two translations, with both texts at each place', () => {
    const path = { ar: '/من-نحن', en: '/about-us' };
    expect(get(routeOf(path), 'title')).toEqual({ ar: 'من نحن', en: 'About us' });
    expect(blockOf(path, 0)).toEqual({ type: 'banner', title: { ar: 'من نحن', en: 'About us' } });
    expect(get(blockOf(path, 1), 'body')).toEqual([{ ar: 'نحن جمعية.', en: 'We are a society.' }, 'ISO 9001']);
  });

  test('limits parts to their languages where structures differ', () => {
    const body = get(blockOf({ ar: '/تواصل', en: '/contact' }, 1), 'body');
    expect(body).toEqual([{ ar: 'فقرة', en: null }, { en: 'One' }, { en: 'كلمة two' }]);
  });

  test('has a page of one language in that only', () => {
    expect(get(routeOf('/only'), 'title')).toEqual({ en: 'Only English' });
  });

  test('merges terms, posts and menus', () => {
    const blog = get(get(site, 'collections'), 'blog');
    expect(get(blog, 'groups')).toEqual([{ name: 'akhbar', title: { ar: 'أخبار', en: 'News' } }]);
    expect(items(get(blog, 'posts'))).toHaveLength(1);
    expect(items(get(blog, 'posts'))[0]).toMatchObject({ title: { ar: 'خبر', en: 'News item' }, groups: ['akhbar'] });
    expect(get(get(site, 'header'), 'links')).toEqual([
      { label: { ar: 'من نحن', en: 'About' }, href: '/من-نحن' },
      { label: 'Only here', href: '/only', languages: ['en'] },
    ]);
  });

  test('answers old addresses of each language', () => {
    const outcomes = new Map(addresses.map(({ from, outcome, to }) => [from, `${outcome} ${to}`]));
    expect(outcomes.get('/en/about-us/')).toBe('route /en/about-us');
    expect(outcomes.get('/contact-old/')).toBe('redirect /en/contact');
    expect(outcomes.get('/en/news-item/')).toBe('movedFrom /en/blog/khabar');
    expect(outcomes.get('/en/category/news/')).toBe('redirect /en/blog/categories/akhbar');
    expect(placed.map(({ routes }) => routes)).toContainEqual(['/en/contact']);
  });
});

test('an item of a menu is shown where its page is', async () => {
  const entries = [
    { label: 'من نحن', document: '1', items: [{ label: 'بالإنجليزية', document: '5', items: [] }] },
    { label: 'صفحة أخرى', document: '5', items: [{ label: 'تواصل', document: '3', items: [] }] },
  ];
  const { site } = await assembled(
    { ...outline, menus: [{ name: 'main', language: 'ar', place: { file: 'export.xml' }, items: entries }] },
    documents,
  );
  expect(errorsIn(site)).toEqual([]);
  expect(get(get(site, 'header'), 'links')).toMatchObject([
    { label: 'من نحن', languages: ['ar'] },
    { label: 'تواصل', languages: ['ar'] },
    { label: { en: 'بالإنجليزية' }, href: '/only', languages: ['en'] },
    { label: { en: 'صفحة أخرى' }, href: '/only', languages: ['en'] },
  ]);
});

test('a picture that one language has is shown in all, with its words', async () => {
  const media = {
    picture: () => ({ src: 'pictures/a.jpg', width: 1, height: 1, isPlaceholder: false }),
    file: () => undefined,
  };
  const changed = documents.map((one) => (one.id === '7' ? { ...one, picture: { address: 'a.jpg', alt: 'صورة الخبر' } } : one));
  const { site } = await assembled(outline, changed, { media });
  expect(errorsIn(site)).toEqual([]);
  const [first] = items(get(get(get(site, 'collections'), 'blog'), 'posts'));
  expect(get(get(first, 'image'), 'alt')).toEqual({ ar: 'صورة الخبر', en: 'صورة الخبر' });
});

test('no page takes the old address of another', async () => {
  const { site, addresses } = await assembled({ ...outline, menus: [] }, [
    page({ id: 'About.html', language: 'en', title: 'About', addresses: ['/About.html'] }),
    page({ id: 'en/about.html', language: 'ar', title: 'من نحن', addresses: ['/en/about.html'] }),
    page({ id: 'en/search.html', language: 'ar', title: 'بحث', addresses: ['/en/search.html'] }),
    page({ id: 'new', language: 'ar', title: 'About', addresses: [] }),
    post({ id: 'post', language: 'en', title: 'One', addresses: ['/2024/one.html'] }),
    page({ id: 'blog/one.html', language: 'ar', title: 'قديم', addresses: ['/en/blog/one.html'] }),
  ]);
  expect(errorsIn(site)).toEqual([]);
  expect(addresses.map(({ from, outcome, to }) => `${from} ${outcome} ${to}`)).toEqual(
    expect.arrayContaining([
      '/About.html redirect /en/About-2',
      '/en/about.html redirect /page-en/about',
      '/en/search.html redirect /page-en/search',
      '/2024/one.html redirect /en/blog/one-2',
      '/en/blog/one.html redirect /page-en/blog/one',
    ]),
  );
});
