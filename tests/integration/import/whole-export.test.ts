import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportFiles } from '../../../generator/import/account/report/report-files.ts';
import { temporaryFolder } from '../../support/build.ts';
import { importTemporarily, type TestedImport } from '../../support/import-site.ts';
import { type WxrPost, wxrFile } from '../../support/wxr.ts';

interface ExportOptions {
  head?: string;
  /** Of the site. */
  address?: string;
  /** Files beside the export. */
  files?: Record<string, string>;
}

/** Imports an export with these items. */
async function importItems(
  items: readonly WxrPost[],
  { head = '', address = 'https://old.example', files = {} }: ExportOptions = {},
): Promise<TestedImport> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(folder, 'export.xml'), wxrFile(items, head).replaceAll('https://old.example', address));
  return importTemporarily(join(folder, 'export.xml'));
}

/** Everything that an import writes for people and for the next import. */
const written = ({ conversion, account }: TestedImport): string =>
  [JSON.stringify(conversion.site), ...(account ? reportFiles(account).map(({ content }) => content) : [])].join('\n');

const missingOf = ({ account }: TestedImport) => account?.documents.flatMap(({ missing }) => missing);

const menuItem = (id: number, title: string, meta: Record<string, string>): WxrPost => ({
  ...{ id, title, type: 'nav_menu_item', meta: { _menu_item_menu_item_parent: '0', ...meta } },
  more: '<category domain="nav_menu" nicename="main"><![CDATA[Main]]></category>',
});

describe('what is private', () => {
  test('is in no file, and counted', async () => {
    const imported = await importItems(
      [
        { id: 1, title: 'خبر', content: '<p>نص الخبر.</p>[gallery ids="6"]', 'dc:creator': 'login@mail.example' },
        {
          ...{ id: 2, type: 'page', status: 'private', title: 'Cryptic', content: '<p>Cryptic words.</p>' },
          more: '<category domain="category" nicename="cryptic"><![CDATA[Cryptic]]></category>',
        },
        { id: 3, type: 'page', title: 'Guarded', content: '<p>Cryptic words.</p>', 'wp:post_password': 'Cryptic' },
        menuItem(4, 'Cryptic label', { _menu_item_type: 'post_type', _menu_item_object: 'page', _menu_item_object_id: '2' }),
        menuItem(5, 'ظاهر', { _menu_item_type: 'custom', _menu_item_url: 'https://sharik.example/' }),
        {
          ...{ id: 6, type: 'attachment', status: 'inherit', title: 'Cryptic title', 'wp:post_parent': '2' },
          ...{ link: 'https://old.example/cryptic/picture/', 'wp:attachment_url': ' https://old.example/files/a.png ' },
          meta: { _wp_attachment_image_alt: 'Cryptic alt' },
        },
        { id: 7, type: 'wp_block', status: 'trash', content: '<p>Cryptic block.</p>' },
        { id: 8, title: 'آخر', content: '<!-- wp:block {"ref":7} /--><p>كلام.</p>', 'dc:creator': 'huda' },
      ],
      {
        head:
          '<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>cryptic</wp:category_nicename>' +
          '<wp:cat_name>Cryptic</wp:cat_name></wp:category>' +
          '<wp:author><wp:author_id>9</wp:author_id><wp:author_login>login@mail.example</wp:author_login>' +
          '<wp:author_display_name>name@mail.example</wp:author_display_name></wp:author>' +
          '<wp:author><wp:author_id>10</wp:author_id><wp:author_login>huda</wp:author_login>' +
          '<wp:author_display_name>huda@mail.example</wp:author_display_name>' +
          '<wp:author_first_name>هدى</wp:author_first_name></wp:author>',
      },
    );
    expect(missingOf(imported)).toEqual([]);
    expect(imported.account?.isBalanced).toBe(true);
    expect(written(imported)).not.toMatch(/cryptic|mail\.example/i);
    expect(written(imported)).toContain('هدى');
    expect(imported.account?.withheld).toEqual([{ reason: 'unpublished', documents: 3, words: 8 }]);
  });
});

test('menus of three levels add up, with names that have no link', async () => {
  const custom = (id: number, title: string, url: string, parent = 0): WxrPost =>
    menuItem(id, title, { _menu_item_type: 'custom', _menu_item_url: url, _menu_item_menu_item_parent: String(parent) });
  const links = Array.from({ length: 11 }, (_, index) => custom(20 + index, `رابط ${index}`, `https://x.example/${index}`));
  const imported = await importItems([
    { id: 1, title: 'خبر', content: '<p>نص الخبر.</p>' },
    custom(10, 'نوافذ', '#'),
    custom(11, 'ورشة', '#', 10),
    custom(12, 'سباكة', 'https://x.example/a', 11),
    ...links,
    custom(40, 'مكتبة', '#'),
    custom(41, 'فهارس', 'https://x.example/b', 40),
  ]);
  expect(missingOf(imported)).toEqual([]);
  expect(imported.account?.site.changes).toMatchObject([
    { reason: 'menu-flattened', name: 'Main', before: 'ورشة · مكتبة', after: '', place: { file: 'export.xml' } },
  ]);
});

test('footers of many columns add up', async () => {
  const column = (id: number): WxrPost[] =>
    [
      menuItem(id, `عمود${id}`, { _menu_item_type: 'custom', _menu_item_url: '#' }),
      menuItem(id + 1, `وصلة${id}`, {
        _menu_item_type: 'custom',
        _menu_item_url: `https://x.example/${id}`,
        _menu_item_menu_item_parent: String(id),
      }),
    ].map((item) => ({ ...item, more: String(item.more).replace('Main', 'Footer') }));
  const imported = await importItems([
    { id: 1, title: 'خبر', content: '<p>نص الخبر.</p>' },
    ...[10, 20, 30, 40, 50].flatMap(column),
  ]);
  expect(missingOf(imported)).toEqual([]);
  expect(imported.account?.site.changes).toMatchObject([
    { reason: 'menu-flattened', name: 'Footer', before: 'عمود50', after: '', place: { file: 'export.xml' } },
  ]);
});

test('relative addresses start at the address of the document, in a site in a folder too', async () => {
  const imported = await importItems(
    [{ id: 1, link: 'https://example.org/blog/2024/05/name/', content: '<p>نص</p><img src="pictures/a.svg" alt="وصف">' }],
    {
      address: 'https://example.org/blog',
      files: { 'blog/2024/05/name/pictures/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"/>' },
    },
  );
  expect(missingOf(imported)).toEqual([]);
  expect(imported.media).toMatchObject([{ address: 'pictures/a.svg', outcome: 'copied' }]);
});

test('further pages of posts and lists, and feeds, have outcomes', async () => {
  const posts = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    title: `خبر ${index}`,
    content: `<p>نص ${index}.</p>`,
  }));
  const parts = '<p>أول.</p><!--nextpage--><p>ثان.</p><!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage --><p>ثالث.</p>';
  const imported = await importItems([...posts, { id: 20, title: 'في صفحات', content: parts }]);
  expect(missingOf(imported)).toEqual([]);
  expect(imported.account?.documents.find(({ id }) => id === '20')?.lines.addresses).toMatchObject({ in: 4, kept: 4 });
  expect(imported.account?.addresses.goneAddresses).toEqual([]);
  expect(imported.account?.site.omissions.map(({ name }) => name)).toEqual(['/comments/feed']);
  expect(imported.conversion.site).toMatchObject({
    redirects: expect.arrayContaining([expect.objectContaining({ from: '/page/2' }), expect.objectContaining({ from: '/feed' })]),
  });
});

test('addresses on other hosts are not addresses of the old site', async () => {
  const link = 'https://elsewhere.example/a/';
  const imported = await importItems([
    { id: 1, content: '<p>نص.</p>', link, meta: { _wp_old_slug: 'b' } },
    { id: 2, type: 'attachment', status: 'inherit', link, 'wp:attachment_url': 'https://elsewhere.example/a.png' },
  ]);
  expect(missingOf(imported)).toEqual([]);
  expect(imported.account?.documents.map(({ lines }) => lines.addresses.in)).toEqual([1, 0]);
});

test('a missing picture has the shape that the export states, and hostile addresses add up', async () => {
  const imported = await importItems([
    { id: 1, title: 'خبر', content: '[gallery ids="6"]', link: 'https://old.example/../../etc/passwd' },
    { id: 2, title: 'آخر', content: '<p>نص.</p>', link: 'javascript:alert(1)' },
    {
      ...{ id: 6, type: 'attachment', status: 'inherit', title: 'صورة', 'wp:attachment_url': 'https://old.example/a.png' },
      meta: { _wp_attachment_metadata: 'a:2:{s:5:"width";i:400;s:6:"height";i:800;}' },
    },
  ]);
  expect(JSON.stringify(imported.conversion.site)).toContain('placeholder-1x2.svg');
  expect(missingOf(imported)).toEqual([]);
  expect(imported.account?.isBalanced).toBe(true);
});
