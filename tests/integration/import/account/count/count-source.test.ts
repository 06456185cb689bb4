import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { countSource } from '../../../../../generator/import/account/count/count-source.ts';
import type { SourceCount } from '../../../../../generator/import/account/tally.ts';
import type { ReadOptions, SourceFormat } from '../../../../../generator/import/model/document.ts';
import { temporaryFolder } from '../../../../support/build.ts';

/** Counts a folder of files, given by name. */
async function countFiles(
  format: SourceFormat,
  files: Record<string, string | Uint8Array>,
  options: ReadOptions = {},
): Promise<SourceCount[]> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const counts: SourceCount[] = [];
  for await (const count of countSource(folder, format, options)) counts.push(count);
  return counts;
}

const wordsIn = (count: SourceCount | undefined) => count?.tally.body.join(' ');

const item = (content: string, more = '') =>
  `<item><title>T</title><link>https://a.example/t/</link><content:encoded><![CDATA[${content}]]></content:encoded>` +
  `<wp:post_id>5</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}</item>`;

const wxr = (...items: string[]) =>
  `<?xml version="1.0"?><rss><channel><link>https://a.example</link>${items.join('')}</channel></rss>`;

test('WordPress: tags within CDATA and comments do not end an item', async () => {
  const [count] = await countFiles('wordpress', {
    'a.xml': wxr(item('one </item><item> two ]]]]><![CDATA[> three <!-- x --> four'), '<!-- <item><title>no</title></item> -->'),
  });
  expect(wordsIn(count)).toBe('one two three four');
  expect(count?.place).toEqual({ file: 'a.xml', line: 1 });
  expect(count?.addresses).toEqual(['/t', '/?p=5']);
});

test('WordPress: marks that chunks of the file divide are found', async () => {
  const filler = 'ب '.repeat(65_521);
  const files = {
    'a.xml': wxr(
      ...Array.from({ length: 9 }, (_, index) =>
        item(filler.slice(index * 7) + index).replace('post_id>5', `post_id>${index + 1}`),
      ),
    ),
  };
  const counts = await countFiles('wordpress', files);
  expect(counts.slice(0, 9).map(({ tally }) => tally.body.at(-1))).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
});

test('WordPress: copies of a post count once, other posts of the same number apart', async () => {
  const other = item('other').replace('/t/', '/u/').replace('</item>', '<wp:post_name>u</wp:post_name></item>');
  const counts = await countFiles('wordpress', { 'a.xml': wxr(item('one'), item('one'), other), 'b.xml': wxr(item('one')) });
  expect(counts.map(({ id }) => id)).toEqual(['5', '5-u', 'site']);
  const [first] = await countFiles('wordpress', { 'part-10.xml': wxr(item('ten')), 'part-2.xml': wxr(item('two')) });
  expect(wordsIn(first)).toBe('two');
  expect(counts[1]?.addresses).toEqual(['/u']);
});

test('WordPress: ids of damaged items, and items that are no posts', async () => {
  const bare = item('one').replace('<wp:post_id>5</wp:post_id>', '<guid>https://a.example/?p=36</guid>');
  const named = item('two', '<wp:post_name>name</wp:post_name>').replace('<wp:post_id>5</wp:post_id>', '');
  const foreign = '<item><title>Not a post</title><guid>https://a.example/?p=9</guid></item>';
  const counts = await countFiles('wordpress', { 'a.xml': wxr(bare, named, foreign) });
  expect(counts.map(({ id }) => id)).toEqual(['36', 'name', 'a.xml:1', 'site']);
  expect(counts[2]).toMatchObject({ withheld: 'unreadable', title: '', counts: { words: 3 } });
});

test('WordPress: alt texts and captions of attachments count where they are shown', async () => {
  const attachment =
    '<item><title>file</title><link>https://a.example/f/</link><excerpt:encoded><![CDATA[cap]]></excerpt:encoded><wp:post_id>6</wp:post_id>' +
    '<wp:post_type>attachment</wp:post_type><wp:attachment_url>https://a.example/f.jpg</wp:attachment_url><wp:postmeta>' +
    '<wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value><![CDATA[<b>alt</b> &amp;]]></wp:meta_value></wp:postmeta></item>';
  const thumbnail = '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>6</wp:meta_value></wp:postmeta>';
  const [count, site] = await countFiles('wordpress', { 'a.xml': wxr(item('[gallery ids="6"] end', thumbnail), attachment) });
  expect(wordsIn(count)).toBe('alt cap end alt');
  expect(count?.counts.pictures).toBe(2);
  expect(site?.addresses).toEqual(['/f']);
});

test('WordPress: private and unselected documents are numbers only', async () => {
  const secret = item('Confidential words').replace('publish', 'private').replace('<title>T', '<title>Secret');
  const [count] = await countFiles('wordpress', { 'a.xml': wxr(secret) });
  expect(count).toMatchObject({ id: '5', title: '', withheld: 'unpublished', counts: { words: 3 }, addresses: [] });
  expect(JSON.stringify(count)).not.toMatch(/Confidential|Secret/);
  const [other] = await countFiles('wordpress', { 'a.xml': wxr(item('words')) }, { types: ['page'] });
  expect(other?.withheld).toBe('not-selected');
});

test('WordPress: readable fields and search texts count, data of plugins does not', async () => {
  const meta = (key: string, value: string) =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
  const fields = [
    meta('city', 'حي النخيل'),
    meta('layout', 'wide'),
    meta('data', 'a:1:{s:1:"a";s:3:"b c";}'),
    meta('_edit_lock', 'two words'),
  ];
  const search = meta('_yoast_wpseo_title', '%%title%% for %%sitename%%');
  const [count] = await countFiles('wordpress', { 'a.xml': wxr(item('body', [...fields, search].join(''))) });
  expect(wordsIn(count)).toBe('body حي النخيل');
  expect(count?.tally.head).toEqual(['for']);
});

test('HTML: reads Windows-1256, also if the page states another encoding', async () => {
  const bytes = Uint8Array.from([...strToU8('<meta charset="utf-8"><title>x</title><p>'), 0xe3, 0xd1, 0xcd, 0xc8, 0xc7]);
  const [count] = await countFiles('html', { 'a/b.html': bytes });
  expect(count).toMatchObject({ id: 'a/b.html', title: 'x' });
  expect(wordsIn(count)).toBe('مرحبا');
});

test('Markdown: title, summary, names and old addresses come from front matter', async () => {
  const text =
    '---\ntitle: عنوان\ndescription: short\ntags: [one two]\naliases: [/old/]\ncover: {image: c.png, alt: drawn}\n---\n\nText.';
  const [count, site] = await countFiles('markdown', { 'post.md': text });
  expect(count?.tally).toMatchObject({ title: ['عنوان'], head: ['short'], body: ['Text', 'drawn'] });
  expect(count?.addresses).toEqual(['/old']);
  expect(site?.phrases).toEqual([['one', 'two']]);
});

test('Word: counts text, notes, links, cells and pictures, but no deleted text and field codes', async () => {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const body =
    `<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr>${run('Head')}${run('ing')}</w:p>` +
    `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>${run('item')}</w:p>` +
    `<w:p>${run('a &amp; ')}<w:hyperlink r:id="r1">${run('link')}</w:hyperlink><w:del w:id="1"><w:r><w:delText>gone</w:delText></w:r></w:del>` +
    '<w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:tab/></w:r><w:drawing><wp:docPr id="1" descr="alt"/><a:blip r:embed="r2"/></w:drawing></w:p>' +
    `<w:tbl><w:tr><w:tc><w:p>${run('one')}</w:p></w:tc><w:tc><w:p>${run('two')}</w:p></w:tc></w:tr></w:tbl>`;
  const parts = {
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    'word/footnotes.xml': `<w:footnotes><w:footnote w:type="separator"><w:p>${run('no')}</w:p></w:footnote><w:footnote w:id="2"><w:p>${run('note')}</w:p></w:footnote></w:footnotes>`,
    'word/styles.xml': '<w:styles><w:style w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles>',
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="r1" Target="https://x.example/"/><Relationship Id="r2" Target="media/p.png"/></Relationships>',
  };
  const zip = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  const [count] = await countFiles('word', { 'a.docx': zip, '~$a.docx': 'lock' });
  expect(wordsIn(count)).toBe('Heading item a link alt one two note');
  expect(count?.tally).toMatchObject({
    headings: [{ text: 'Heading' }],
    listItems: [{ text: 'item' }],
    links: [{ text: 'link', address: 'https://x.example/' }],
    pictures: [{ text: 'alt', address: 'media/p.png' }],
    tableCells: [{ text: 'one' }, { text: 'two' }],
  });
});

test('sheets: each sheet of a workbook is a document, whose days are not counted', async () => {
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="ورقة" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': '<sst><si><t>one</t></si><si><r><t>tw</t></r><r><t>o</t></r></si></sst>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c s="1"><v>45000</v></c></row>' +
      '<row><c t="inlineStr"><is><t>three</t></is></c><c s="2"><v>0.5</v></c><c/></row></sheetData></worksheet>',
  };
  const zip = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  const csv = Uint8Array.from([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from([...'a;b\n١;2024-03-01'].map((one) => one.charCodeAt(0))).buffer),
  ]);
  const counts = await countFiles('sheets', { 'a.xlsx': zip, 'b.csv': csv });
  expect(counts.map(({ id, tally }) => [id, tally.body.join(' ')])).toEqual([
    ['a.xlsx#ورقة', 'one two three 50 00'],
    ['b.csv', 'a b 1'],
  ]);
});
