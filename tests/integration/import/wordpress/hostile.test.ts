import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SourceError } from '../../../../generator/import/model/source-error.ts';
import { textOfBlocks } from '../../../../generator/import/model/text.ts';
import { openWordPressExport } from '../../../../generator/import/sources/wordpress/open.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { readExport, readPost, readPosts, writeExport, wxrFile, wxrItem } from '../../../support/wxr.ts';

async function refusal(text: string): Promise<SourceError> {
  const error = await readExport(await writeExport(text)).catch((failure: unknown) => failure);
  if (!(error instanceof SourceError)) throw new Error(String(error));
  return error;
}

const textOf = async (content: string) => textOfBlocks((await readPost({ content })).blocks);

describe('refuses with line and column', () => {
  test('what ends too early', async () => {
    const whole = wxrFile([{ content: 'نص' }]);
    const error = await refusal(whole.slice(0, whole.indexOf('</item>')));
    expect(error).toMatchObject({ reason: 'malformed', place: { file: 'export.xml', line: 4 } });
    expect(error.detail).toMatch(/^4:\d+ /);
  });

  test('wrongly nested elements', async () => {
    const error = await refusal(wxrFile(['<item><title>أ</item></title>']));
    expect(error).toMatchObject({ reason: 'malformed', place: { line: 4 } });
  });

  test.each([
    ['entities', wxrFile([]).replace('<rss', '<!DOCTYPE rss [<!ENTITY a "نص"><!ENTITY b "&a;&a;&a;">]>\n<rss')],
    ['entities of files', wxrFile([]).replace('<rss', '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss')],
    ['nesting', wxrFile([`<item>${'<a>'.repeat(100)}`])],
    ['attributes', wxrFile([`<item ${Array.from({ length: 100 }, (_, index) => `a${index}="b"`).join(' ')}></item>`])],
    ['a long tag', wxrFile([`<item a="${'b'.repeat(300_000)}"></item>`])],
  ])('%s that no export has', async (_, text) => {
    expect(await refusal(text)).toMatchObject({ reason: 'hostile' });
  });

  test('what is no export', () => {
    expect(() => openWordPressExport('/nowhere.xml')).toThrow(SourceError);
  });
});

test('leaves out a post that is longer than a whole site, and reads the rest', async () => {
  const { outline, documents } = await readPosts([
    { id: 1, content: 'ن'.repeat(17 * 1024 * 1024) },
    { id: 2, content: 'نص' },
  ]);
  expect(documents.map(({ id }) => id)).toEqual(['2']);
  expect(outline.losses.omissions).toMatchObject([{ reason: 'too-large', name: 'post 1', text: '' }]);
});

describe('tolerates', () => {
  test('a byte order mark, control characters and loose ampersands', async () => {
    const text = wxrFile([
      '<item><title>أ & ب &nbsp;\u0007ج</title><wp:post_id>1</wp:post_id><wp:status>publish</wp:status></item>',
    ]);
    const { documents } = await readExport(await writeExport(`\uFEFF${text}`));
    expect(documents[0]?.title).toBe('أ & ب ج');
  });

  test('CDATA that is split where it contains its own end', async () => {
    expect(await textOf('أ ]]> ب ]]>')).toBe('أ ]]> ب ]]>');
  });

  test('UTF-16 and Windows-1256', async () => {
    const utf16 = Buffer.from(`\uFEFF${wxrFile([{ title: 'نخلة' }])}`, 'utf16le');
    expect((await readExport(await writeExport(utf16))).documents[0]?.title).toBe('نخلة');
    const arabic = Buffer.from(
      wxrFile([{ title: 'xx' }], '')
        .replace('UTF-8', 'windows-1256')
        .replace('موقع الجمعية', ''),
      'latin1',
    );
    const encoded = Buffer.from(arabic.toString('latin1').replace('xx', '\u00E4\u00CE\u00E1'), 'latin1');
    expect((await readExport(await writeExport(encoded))).documents[0]?.title).toBe(
      new TextDecoder('windows-1256').decode(Buffer.from([0xe4, 0xce, 0xe1])),
    );
  });

  test.each([
    ['1.0', 'http://wordpress.org/export/1.0/'],
    ['1.1', 'http://wordpress.org/export/1.1/'],
    ['another address', 'https://example.org/export/'],
  ])('the namespace of %s', async (_, namespace) => {
    const text = wxrFile([{ title: 'نخلة' }]).replace('"http://wordpress.org/export/1.2/"', `"${namespace}"`);
    expect((await readExport(await writeExport(text))).documents[0]).toMatchObject({
      id: '1',
      title: 'نخلة',
      status: 'published',
    });
  });

  test('foreign elements with the same prefix: they are ignored', async () => {
    const item = wxrItem({ more: '<wp:post_password xmlns:wp="http://evil.example/">x</wp:post_password>' });
    expect((await readPosts([item])).documents).toHaveLength(1);
    const hijacked = wxrItem({}).replace('<item>', '<item xmlns:wp="http://evil.example/">');
    const { outline, documents } = await readPosts([hijacked]);
    expect([documents, outline.losses.omissions]).toMatchObject([[], [{ reason: 'unreadable' }]]);
  });

  test('parts that repeat a post, and a number that two posts have', async () => {
    const folder = await temporaryFolder();
    await writeFile(
      join(folder, 'part-2.xml'),
      wxrFile([
        { id: 2, title: 'ب' },
        { id: 1, 'wp:post_name': 'other', title: 'ج' },
      ]),
    );
    await writeFile(join(folder, 'part-10.xml'), wxrFile([{ id: 2, title: 'ب' }]));
    await writeFile(join(folder, 'part-1.xml'), wxrFile([{ id: 1, title: 'أ' }]));
    const { outline, documents } = await readExport(folder);
    expect(documents.map(({ id, title }) => `${id} ${title}`)).toEqual(['1 أ', '2 ب', '1-other ج']);
    expect(outline.losses.omissions).toMatchObject([{ reason: 'duplicate', name: 'post 2' }]);
  });
});

test('finds no file outside the folder of uploads', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'uploads'));
  await writeFile(join(folder, 'secret.jpg'), 'x');
  await symlink(join(folder, 'secret.jpg'), join(folder, 'uploads/link.jpg'));
  const media = ['../secret.jpg', '%2e%2e/secret.jpg', '..%2fsecret.jpg', 'link.jpg'].map((name, index) => ({
    ...{ id: index + 1, type: 'attachment', status: 'inherit' },
    'wp:attachment_url': `https://old.example/wp-content/uploads/${name}`,
  }));
  await writeFile(join(folder, 'export.xml'), wxrFile(media));
  const { outline } = await readExport(folder);
  expect(outline.media).toHaveLength(4);
  expect(outline.media.map(({ file }) => file)).toEqual([undefined, undefined, undefined, undefined]);
});

test('lets no reusable block contain itself', async () => {
  const block = { id: 5, type: 'wp_block', content: '<p>قالب</p><!-- wp:block {"ref":5} /-->' };
  const { documents } = await readPosts([{ id: 1, content: '<!-- wp:block {"ref":5} /-->' }, block]);
  expect(textOfBlocks(documents[0]?.blocks ?? [])).toBe('قالب');
  expect(documents[0]?.losses.omissions).toMatchObject([{ reason: 'dynamic', name: 'core/block 5' }]);
});
