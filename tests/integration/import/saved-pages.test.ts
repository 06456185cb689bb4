import { beforeAll, describe, expect, test } from 'vitest';
import type { SourceDocument, SourceOutline } from '../../../generator/import/model/document.ts';
import { textOfBlocks } from '../../../generator/import/model/text.ts';
import { isHtmlFolder, openHtmlFolder } from '../../../generator/import/sources/html/open.ts';
import { temporaryFolder } from '../../support/build.ts';
import { sourceWords, wordsOf } from '../../support/import-html.ts';
import { inWindows1256, savedPage, savedSite, writePages } from '../../support/saved-pages.ts';

interface ReadSite {
  outline: SourceOutline;
  documents: SourceDocument[];
}

async function read(files: Record<string, string | Uint8Array>, options = {}): Promise<ReadSite> {
  const folder = await temporaryFolder();
  writePages(folder, files);
  const source = openHtmlFolder(folder, options);
  const outline = await source.readOutline();
  const documents: SourceDocument[] = [];
  for await (const document of source.readDocuments(outline)) documents.push(document);
  return { outline, documents };
}

describe('a mirror of a site', () => {
  let site: ReadSite;
  const page = (id: string) => site.documents.find((document) => document.id === id);

  beforeAll(async () => {
    site = await read(savedSite);
  });

  test('has a document for each page', () => {
    expect(site.documents.map(({ id, kind, title }) => [id, kind, title])).toEqual([
      ['2019/05/12/خبر.html', 'post', 'خبر قديم'],
      ['about.html', 'page', 'من نحن'],
      ['en/index.html', 'page', 'Welcome'],
      ['index.html', 'page', 'أهلا بكم'],
      ['team/index.html', 'page', 'فريقنا'],
    ]);
  });

  test('has its content without header, navigation, comments and footer', () => {
    expect(textOfBlocks(page('about.html')?.blocks ?? [])).toBe('تأسست الجمعية عام ٢٠٠١.\nصورة الفريق');
    expect(textOfBlocks(page('2019/05/12/خبر.html')?.blocks ?? [])).toBe('١٢ مايو\nحدث أمر مهم في المدينة.\nأخبار');
    expect(textOfBlocks(page('team/index.html')?.blocks ?? [])).toBe('ثلاثة من المتطوعين يعملون معنا.');
  });

  test('keeps or names every word', () => {
    for (const { id, title, blocks, losses } of site.documents) {
      const words = [title, textOfBlocks(blocks), ...losses.omissions.map(({ text }) => text)].flatMap(wordsOf).sort();
      const [, body = ''] = /<body>([\s\S]*)<\/body>/.exec(savedSite[id] ?? '') ?? [];
      expect(words, id).toEqual(sourceWords(body));
    }
  });

  test('has addresses, dates, terms and languages', () => {
    expect(page('index.html')?.addresses).toEqual(['/', '/index.html']);
    expect(page('about.html')?.addresses).toEqual(['/about.html', '/about']);
    expect(page('2019/05/12/خبر.html')).toMatchObject({ date: '2019-05-12T10:00:00+03:00', categories: ['news'] });
    expect(page('index.html')).toMatchObject({ translationGroup: 'en/index.html', searchDescription: 'وصف الجمعية' });
    expect(page('en/index.html')).toMatchObject({ translationGroup: 'en/index.html', language: 'en' });
  });

  test('has the facts of the site', () => {
    const { menus, losses, ...outline } = site.outline;
    expect(outline).toMatchObject({
      name: 'جمعية المثال',
      address: 'https://example.org',
      languages: ['ar', 'en'],
      home: 'index.html',
      redirects: [
        ['/old.html', '/about.html'],
        ['/page/2/', '/'],
      ],
      terms: [{ taxonomy: 'category', name: 'news', title: 'أخبار' }],
      media: [{ address: '/images/team.jpg' }],
    });
    expect(menus[0]).toEqual({
      name: 'header',
      language: 'ar',
      items: [
        { label: 'الرئيسية', document: 'index.html', items: [] },
        { label: 'من نحن', document: 'about.html', items: [{ label: 'فريقنا', document: 'team/index.html', items: [] }] },
        { label: 'شريكنا', href: 'https://other.example/', items: [] },
      ],
      place: { file: 'index.html', line: 2 },
    });
    expect(losses.omissions.map(({ reason, name }) => [reason, name])).toEqual([
      ['page-frame', 'old.html'],
      ['dynamic', 'page/2/index.html'],
      ['unreadable', 'saved.mht'],
    ]);
  });
});

describe('old pages', () => {
  test('are found without main elements, by what other pages lack', async () => {
    const content = (text: string) =>
      savedPage(
        'صفحة',
        `<div class="side"><p>رابط جانبي ثابت في كل صفحة</p></div><div class="text"><h1>${text}</h1><p>${`${text} كلام طويل `.repeat(9)}</p></div>`,
      );
    const { documents } = await read({ 'a.html': content('الأولى'), 'b.html': content('الثانية'), 'c.html': content('الثالثة') });
    expect(documents.map(({ title, blocks }) => [title, blocks.length])).toEqual([
      ['الأولى', 1],
      ['الثانية', 1],
      ['الثالثة', 1],
    ]);
  });

  test('are decoded by what their bytes say', async () => {
    const text = '<html><head><title>صفحة</title></head><body><p>السلام عليكم في المدرسة العربية</p></body></html>';
    const stated = (charset: string) => text.replace('<head>', `<head><meta charset="${charset}">`);
    const { documents } = await read({
      'a.html': inWindows1256(text),
      'b.html': inWindows1256(stated('utf-8')),
      'c.html': inWindows1256(stated('iso-8859-1')),
      'd.html': stated('windows-1256'),
      'e.html': `\ufeff${stated('iso-8859-1')}`,
    });
    expect(documents.map(({ blocks }) => textOfBlocks(blocks))).toEqual(Array(5).fill('السلام عليكم في المدرسة العربية'));
  });

  test('of a browser are pages without the files beside them', async () => {
    const { documents, outline } = await read({
      'صفحة.html': `<!-- saved from url=(0030)https://example.org/a/b?x=1 -->${savedPage('صفحة', '<main><p>نص</p></main>')}`,
      'صفحة_files/frame.html': '<p>إعلان</p>',
      'صفحة_files/a.png': 'x',
    });
    expect(documents.map(({ addresses }) => addresses)).toEqual([['/a/b?x=1', '/صفحة.html', '/صفحة']]);
    expect(outline.losses.omissions).toMatchObject([{ reason: 'page-frame', name: 'صفحة_files/frame.html', text: 'إعلان' }]);
  });

  test('below a folder of their host have the addresses of the host', async () => {
    const { documents, outline } = await read({ 'example.org/a/index.html': savedPage('صفحة', '<main><p>نص</p></main>') });
    expect(outline.address).toBe('https://example.org');
    expect(documents[0]).toMatchObject({ id: 'example.org/a/index.html', addresses: ['/a/', '/a/index.html'] });
  });
});

test('selects documents by type and year, and names the others', async () => {
  const { documents, outline } = await read(savedSite, { types: ['post'], since: 2020 });
  expect(documents).toEqual([]);
  expect(outline.losses.omissions.filter(({ reason }) => reason === 'not-selected').map(({ name }) => name)).toHaveLength(5);
});

test('takes the menu of a page that is laid out by tables', async () => {
  const page = (title: string) =>
    `<html><head><title>${title}</title></head><body><table><tr><td colspan=2>جمعية البر بالمدينة</td></tr><tr><td><table>
<tr><td><a href="index.html">الرئيسية</a></td></tr><tr><td><a href="about.html">عن الجمعية</a></td></tr><tr><td><a href="news.html">أخبار</a></td></tr>
</table></td><td><h1>${title}</h1><p>كلام طويل في صفحة ${title} لا يشبه ما في غيرها.</p></td></tr></table></body></html>`;
  const { outline } = await read({ 'index.html': page('أهلا'), 'about.html': page('عنا'), 'news.html': page('جديدنا') });
  expect(outline.menus).toMatchObject([
    { name: 'header', items: [{ label: 'الرئيسية' }, { label: 'عن الجمعية' }, { label: 'أخبار' }] },
  ]);
});

test('takes the old site from the base of pages, so that their files are found', async () => {
  const page = '<html><head><base href="https://old.example/"></head><body><p>نص</p><img src="img/a.png"></body></html>';
  const { outline, documents } = await read({ 'index.html': page, 'about.html': page });
  expect(outline.address).toBe('https://old.example');
  expect(documents[0]?.blocks[1]).toMatchObject({ picture: { address: 'https://old.example/img/a.png' } });
});

test('reads pages that nobody wrote', async () => {
  const deep = `${'<div>'.repeat(9000)}<main><h1>عنوان</h1><p>نص</p></main>`;
  const { documents, outline } = await read({
    'deep.html': deep,
    'empty.html': '',
    'bytes.html': Uint8Array.from({ length: 999 }, (_, index) => (index * 7) % 256),
    'frames.html': '<frameset><frame src="a.html"></frameset>',
  });
  expect(documents.map(({ id }) => id)).toEqual(['bytes.html', 'deep.html', 'empty.html']);
  expect(documents[1]).toMatchObject({ title: 'عنوان', blocks: [{ type: 'paragraph' }] });
  expect(outline.losses.omissions).toMatchObject([{ reason: 'page-frame', name: 'frames.html' }]);
});

test('is recognised by its pages', async () => {
  const folder = await temporaryFolder();
  expect(isHtmlFolder(folder)).toBe(false);
  writePages(folder, { 'a/b.htm': '<p>x</p>' });
  expect(isHtmlFolder(folder)).toBe(true);
});

test('pages with a query in their name are named, as they are not read', async () => {
  const source = await temporaryFolder();
  const page = '<title>أخبار</title><h1>أخبار</h1><p>نص الخبر.</p>';
  writePages(source, { 'index.html': page, 'news.php@id=3': page, 'list.html@page=2': page });
  const { losses } = await openHtmlFolder(source, {}).readOutline();
  expect(losses.omissions.map(({ reason, name }) => [reason, name])).toEqual([
    ['unreadable', 'list.html@page=2'],
    ['unreadable', 'news.php@id=3'],
  ]);
});
