import { describe, expect, test } from 'vitest';
import { get, items } from '../../../../generator/core/json/walk.ts';
import type { SourceMenuItem } from '../../../../generator/import/model/document.ts';
import { assembled, errorsIn, outlineWith, page } from './sources.ts';

const documents = Array.from({ length: 20 }, (_, index) =>
  page({ id: String(index), title: `صفحة ${index}`, addresses: [`/page-${index}/`] }),
);
const legal = page({ id: 'legal', title: 'سياسة الخصوصية', addresses: ['/privacy/'] });

const entry = (document: string, below: SourceMenuItem[] = []): SourceMenuItem => ({
  label: `رابط ${document}`,
  document,
  items: below,
});
const place = { file: 'export.xml', line: 9 };

const many = (count: number) => Array.from({ length: count }, (_, index) => entry(String(index)));

describe('menus', () => {
  test('have one level below the first; what is deeper follows it', async () => {
    const outline = outlineWith({
      menus: [{ name: 'Main', place, items: [entry('0', [entry('1', [entry('2', [entry('3')])])])] }],
    });
    const { site } = await assembled(outline, documents);
    expect(errorsIn(site)).toEqual([]);
    expect(get(get(site, 'header'), 'links')).toEqual([
      { label: 'رابط 0', href: '/page-0', links: [1, 2, 3].map((index) => ({ label: `رابط ${index}`, href: `/page-${index}` })) },
    ]);
  });

  test('move what they have no room for to the footer', async () => {
    const outline = outlineWith({ menus: [{ name: 'Main', place, items: [entry('0', many(15)), ...many(14)] }] });
    const { site } = await assembled(outline, documents);
    expect(errorsIn(site)).toEqual([]);
    const links = items(get(get(site, 'header'), 'links'));
    expect(links).toHaveLength(10);
    expect(items(get(links[0], 'links'))).toHaveLength(12);
    expect(items(get(get(site, 'footer'), 'columns')).map((column) => items(get(column, 'items')).length)).toEqual([5, 3]);
  });

  test('of the footer become columns, legal texts and profiles', async () => {
    const social = { label: 'يوتيوب', href: 'https://www.youtube.com/@amal', items: [] };
    const outline = outlineWith({
      menus: [
        { name: 'القائمة الرئيسية', place, items: many(3) },
        { name: 'Footer', place, items: [entry('4'), entry('legal'), social] },
      ],
    });
    const { site } = await assembled(outline, [...documents, legal]);
    expect(errorsIn(site)).toEqual([]);
    expect(get(get(site, 'footer'), 'columns')).toEqual([{ heading: 'روابط', items: [{ label: 'رابط 4', href: '/page-4' }] }]);
    expect(get(get(site, 'footer'), 'legal')).toEqual([{ label: 'سياسة الخصوصية', href: '/privacy' }]);
    expect(get(get(site, 'site'), 'social')).toEqual([
      { network: 'youtube', label: 'يوتيوب', href: 'https://www.youtube.com/@amal' },
    ]);
  });

  test('that become simpler are named once, with their place and labels that are not shown', async () => {
    const deep = { name: 'Main', place, items: [entry('0', [{ label: 'باب', items: [entry('1')] }])] };
    const footer = { name: 'Footer', place: { file: 'page.html' }, items: [entry('2', [entry('3', [entry('4')])]), entry('5')] };
    const { siteLosses } = await assembled(outlineWith({ menus: [deep, footer] }), documents);
    expect(siteLosses.changes).toEqual([
      { reason: 'menu-flattened', name: 'Main', before: 'باب', after: '', place },
      { reason: 'menu-flattened', name: 'Footer', before: '', after: '', place: { file: 'page.html' } },
    ]);
  });

  test.each<[string, SourceMenuItem[], number]>([
    ['more than ten items', many(11), 1],
    ['more than twelve items below one', [entry('0', many(13))], 1],
    ['ten items with twelve below', [entry('0', many(12)), ...many(9)], 0],
  ])('in the header with %s are named as often as that does not fit', async (_, items, count) => {
    const { siteLosses } = await assembled(outlineWith({ menus: [{ name: 'Main', place, items }] }), documents);
    expect(siteLosses.changes.filter(({ reason }) => reason === 'menu-flattened')).toHaveLength(count);
  });

  test('name items that lead nowhere', async () => {
    const outline = outlineWith({
      menus: [{ name: 'Main', place, items: [{ label: 'مفقود', href: '/nothing', items: [] }, entry('0')] }],
    });
    const { siteLosses } = await assembled(outline, documents);
    expect(siteLosses.omissions.filter(({ counts }) => counts?.links)).toEqual([
      { reason: 'address-gone', name: '/nothing', text: 'مفقود', counts: { links: 1 } },
    ]);
  });

  test('are made of pages and lists where the source has none', async () => {
    const below = page({ id: 'below', title: 'تحت', parent: '0', addresses: ['/page-0/below/'] });
    const { site } = await assembled(outlineWith(), [...documents.slice(0, 2), below]);
    expect(get(get(site, 'header'), 'links')).toEqual([
      { label: 'صفحة 0', href: '/page-0', links: [{ label: 'تحت', href: '/page-0/below' }] },
      { label: 'صفحة 1', href: '/page-1' },
    ]);
  });
});
