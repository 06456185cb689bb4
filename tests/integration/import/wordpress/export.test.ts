import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { countsOfBlocks } from '../../../../generator/import/model/counts.ts';
import type { SourceDocument } from '../../../../generator/import/model/document.ts';
import { textOfBlocks } from '../../../../generator/import/model/text.ts';
import { isWordPressExport } from '../../../../generator/import/sources/wordpress/open.ts';
import { projectRoot } from '../../../support/project-root.ts';
import { type ReadExport, readExport } from '../../../support/wxr.ts';

const folder = join(projectRoot, 'tests/fixtures/import/wordpress');

let read: ReadExport;
beforeAll(async () => {
  read = await readExport(folder);
});

function document(id: string): SourceDocument {
  const found = read.documents.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

const typesOf = (id: string) => document(id).blocks.map(({ type }) => type);

test('recognises an export and a folder of parts', () => {
  expect(isWordPressExport(folder)).toBe(true);
  expect(isWordPressExport(join(folder, 'export.xml'))).toBe(true);
  expect(isWordPressExport(join(folder, 'uploads'))).toBe(false);
  expect(isWordPressExport(join(projectRoot, 'package.json'))).toBe(false);
});

describe('outline', () => {
  test('states facts about the site', () => {
    expect(read.outline).toMatchObject({
      format: 'wordpress',
      generator: 'WordPress 6.1',
      name: 'جمعية الواحة',
      description: 'لرعاية النخيل & التمور',
      address: 'https://old.example.org',
      languages: ['ar', 'en'],
      home: '201',
    });
  });

  test('has terms with parents, languages and addresses', () => {
    const terms = new Map(read.outline.terms.map((term) => [term.name, term]));
    expect(terms.get('فعاليات')).toMatchObject({ taxonomy: 'category', parent: 'أخبار' });
    expect(terms.get('فعاليات')?.addresses).toContain('/category/أخبار/فعاليات/');
    expect(terms.get('news')).toMatchObject({ language: 'en', translationGroup: 'pll_cat' });
    expect(terms.get('أخبار')).toMatchObject({ description: 'كل أخبارنا', translationGroup: 'pll_cat' });
    expect(terms.get('نخيل')).toMatchObject({ taxonomy: 'tag', addresses: ['/tag/نخيل/', '/?tag=نخيل', '/tag/نخيل/feed/'] });
    expect(terms.get('مالية')).toMatchObject({ taxonomy: 'category', parent: 'إدارة' });
    expect([...terms.keys()]).not.toContain('main');
  });

  test('has authors by name', () => {
    expect(read.outline.authors.map(({ name, title }) => [name, title])).toEqual([
      ['sara', 'سارة الأحمد'],
      ['author-7', 'عمر ناصر'],
    ]);
  });

  test('has menus with their levels, without items of private pages', () => {
    const [menu] = read.outline.menus;
    expect(menu).toMatchObject({ name: 'القائمة الرئيسية', language: 'ar' });
    expect(menu?.items).toEqual([
      { label: 'الرئيسية', document: '201', items: [] },
      { label: 'من نحن', document: '202', items: [{ label: 'أخبارنا', href: '/category/أخبار/', items: [] }] },
      { label: 'المتجر', href: 'https://shop.example/', items: [] },
    ]);
  });

  test('has attachments with their words and files', () => {
    const media = new Map(read.outline.media.map((one) => [one.id, one]));
    expect([...media.keys()]).toEqual(['101', '102', '104']);
    expect(media.get('101')).toMatchObject({ alt: 'نخلة في الواحة', caption: 'نخلة مثمرة', parent: '201' });
    expect(media.get('101')?.file).toBe(join(folder, 'uploads/2024/05/نخلة.png'));
    expect(media.get('101')?.addresses).toContain('/?attachment_id=101');
    expect(media.get('102')?.address).toMatch(/\/well\.jpg$/);
  });

  test('names what is left out', () => {
    const named = read.outline.losses.omissions.map(({ reason, name }) => `${reason} ${name}`);
    expect(named.sort()).toEqual([
      'hidden attachment 103',
      'hidden attachment 104',
      'plugin-data revision 305',
      'plugin-data wp_global_styles 402',
      'unpublished nav_menu_item 505',
      'unpublished page 301',
      'unpublished post 302',
      'unpublished post 303',
      'unpublished post 304',
      'unpublished shop_order 306',
    ]);
  });
});

describe('documents', () => {
  test('have states, dates and kinds', () => {
    expect(read.documents.map(({ id, kind, status }) => `${id} ${kind} ${status}`)).toEqual([
      '201 page published',
      '202 page published',
      '203 page published',
      '211 post published',
      '212 post draft',
      '213 post scheduled',
      '214 post published',
      '221 people published',
    ]);
    expect(document('211').date).toBe('2024-05-05T12:30:00+03:00');
    expect(document('212')).toMatchObject({ date: '2024-05-06T12:30:00', addresses: [] });
  });

  test('have all their addresses, decoded', () => {
    expect(document('201').addresses).toEqual(['/', '/?page_id=201']);
    expect(document('202').addresses).toEqual(['/من-نحن/', '/?page_id=202', '/عن-الجمعية/']);
    expect(document('211').addresses).toEqual(['/افتتاح-المشتل/', '/?p=211']);
  });

  test('have languages, terms, authors and search texts', () => {
    expect(document('202')).toMatchObject({ language: 'ar', translationGroup: 'pll_about', order: 2, isListed: false });
    expect(document('203')).toMatchObject({ language: 'en', translationGroup: 'pll_about', parent: '201' });
    expect(document('202').searchTitle).toBe('من نحن - جمعية الواحة');
    expect(document('201').searchDescription).toBe('عن جمعية الواحة');
    expect(document('211')).toMatchObject({
      categories: ['أخبار', 'فعاليات'],
      tags: ['نخيل'],
      isPinned: true,
      summary: 'خبر قصير',
    });
    expect(document('211').picture).toMatchObject({ alt: 'نخلة في الواحة', media: '101' });
    expect(document('214').authors).toEqual(['author-7']);
  });

  test('have fields that people read', () => {
    const { fields, losses, picture } = document('221');
    expect(fields).toMatchObject({ job_title: 'مدير', phones: '0500000001، 0500000002' });
    expect(fields.photo).toBeUndefined();
    expect(picture).toMatchObject({ media: '101', alt: 'نخلة في الواحة' });
    expect(losses.omissions).toMatchObject([{ reason: 'plugin-data', name: 'wpb_state', text: '' }]);
  });

  test('have blocks of the block editor', () => {
    expect(typesOf('201')).toEqual(['cover', 'media-text', 'columns', 'posts', 'paragraph']);
    expect(document('201').blocks[0]).toMatchObject({ picture: { picture: { media: '101' } } });
    expect(document('201').blocks[1]).toMatchObject({ side: 'end', picture: { picture: { media: '102' } } });
    expect(document('201').blocks[3]).toMatchObject({ terms: ['أخبار'], most: 3 });
    expect(typesOf('211')).toEqual(['paragraph', 'table', 'details', 'embed']);
    expect(document('211').blocks[0]).toMatchObject({ children: [{ type: 'text' }, { type: 'note' }, { type: 'text' }] });
    expect(document('211').blocks[3]).toMatchObject({ address: 'https://vimeo.com/76979871' });
    expect(document('211').losses.omissions.filter(({ reason }) => reason !== 'comment' && reason !== 'unpublished')).toEqual([]);
  });

  test('have what classic posts say with blank lines and shortcodes', () => {
    expect(typesOf('202')).toEqual(['paragraph', 'picture', 'embed', 'gallery', 'paragraph']);
    expect(textOfBlocks(document('202').blocks)).toContain('كما قال [هكذا] وزاد [sic] في [gallery]');
    expect(countsOfBlocks(document('202').blocks)).toMatchObject({ pictures: 3, links: 1, embeds: 1 });
    expect(document('202').losses.omissions).toMatchObject([{ reason: 'shortcode', name: 'contact-form-7' }]);
  });
});

test('reads only the types and years that were asked for', async () => {
  const { outline, documents } = await readExport(folder, { types: ['post'], since: 2030 });
  expect(documents.map(({ id }) => id)).toEqual(['213']);
  expect(outline.losses.omissions.filter(({ reason }) => reason === 'not-selected')).toHaveLength(7);
});

test('gives comments of people that are approved if they were asked for', async () => {
  const { documents } = await readExport(folder, { withComments: true });
  expect(documents.flatMap(({ comments }) => comments)).toEqual([
    { author: 'زائر كريم', date: '2024-05-03T10:00:00+03:00', text: 'أحسنتم جدا' },
  ]);
  expect(read.documents.flatMap(({ comments }) => comments)).toEqual([]);
  expect(document('211').losses.omissions.map(({ reason, name }) => `${reason} ${name}`)).toEqual([
    'comment comment 21',
    'unpublished comment 22',
    'comment pingback 23',
  ]);
});

test.each([{}, { withComments: true }])(
  'never gives addresses of people, passwords and private words with %j',
  async (options) => {
    const everything = JSON.stringify(await readExport(folder, options));
    for (const secret of ['mail.example', 'sara@', '203.0.113', 'visitor.example', 'kalimat-sirr', 'كتوم', 'secret.jpg', 'متطفل'])
      expect(everything, secret).not.toContain(secret);
  },
);
