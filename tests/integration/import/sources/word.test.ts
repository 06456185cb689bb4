import { expect, test } from 'vitest';
import type { BlockNode } from '../../../../generator/import/model/content.ts';
import {
  cell,
  docx,
  drawing,
  instance,
  item,
  list,
  paragraph,
  paragraphStyle,
  row,
  run,
  styled,
} from '../../../support/office-files.ts';
import { marked, readDocx, readWordFolder } from '../../../support/office-sources.ts';

/** Sentences of blocks, each with its type. */
const outline = (blocks: readonly BlockNode[]): string[] =>
  blocks.flatMap((block): string[] => {
    switch (block.type) {
      case 'paragraph':
        return [marked(block.children)];
      case 'heading':
        return [`h${block.level} ${marked(block.children)}`];
      case 'list':
        return block.items.flatMap((one, index) =>
          outline(one.blocks).map((line) => `${block.isOrdered ? `${(block.start ?? 1) + index}.` : '-'} ${line}`),
        );
      case 'quote':
        return outline(block.blocks).map((line) => `> ${line}`);
      case 'code':
        return [`code ${block.text}`];
      case 'picture':
        return [`img ${block.picture.alt}${block.caption ? ` | ${marked(block.caption)}` : ''}`];
      case 'table':
        return [
          ...(block.caption ? [`caption ${marked(block.caption)}`] : []),
          ...[...block.head, ...block.body].map((cells) =>
            cells
              .map(
                (one) =>
                  `${one.isHead ? '#' : ''}${marked(one.content)}${one.columns ? `→${one.columns}` : ''}${one.rows ? `↓${one.rows}` : ''}`,
              )
              .join(' | '),
          ),
        ];
      default:
        return [block.type];
    }
  });

const styles = [
  paragraphStyle('a0', 'Normal').replace('w:type="paragraph"', 'w:type="paragraph" w:default="1"'),
  paragraphStyle('1', 'heading 1', '<w:rPr><w:b/><w:bCs/></w:rPr>'),
  paragraphStyle('a', 'عنوان 2'),
  paragraphStyle('own', 'بند', '<w:basedOn w:val="1"/>'),
  paragraphStyle('level', 'مستوى', '<w:pPr><w:outlineLvl w:val="2"/></w:pPr>'),
  paragraphStyle('t', 'Title'),
  paragraphStyle('cap', 'caption'),
  paragraphStyle('q', 'Intense Quote', '<w:rPr><w:i/><w:iCs/></w:rPr>'),
  paragraphStyle('code', 'HTML Preformatted'),
  paragraphStyle('toc1', 'toc 1'),
  paragraphStyle('strong', 'نص بارز', '<w:rPr><w:b/><w:bCs/></w:rPr>'),
].join('');

test('headings by built-in and translated names, outline levels and the styles they are based on', async () => {
  const { title, blocks } = await readDocx({
    styles,
    body: [
      styled('t', 'لائحة التطوع'),
      styled('1', 'الباب الأول'),
      styled('a', 'الفصل الأول'),
      styled('own', 'الباب الثاني'),
      styled('level', 'المادة'),
      paragraph(run('نص'), '<w:outlineLvl w:val="3"/>'),
      styled('a0', 'فقرة'),
    ].join(''),
  });
  expect(title).toBe('لائحة التطوع');
  expect(outline(blocks)).toEqual(['h1 الباب الأول', 'h2 الفصل الأول', 'h1 الباب الثاني', 'h3 المادة', 'h4 نص', 'فقرة']);
});

test('title: only heading of the first level, else the properties, else the name of the file', async () => {
  const core = '<dc:title>خطة العام</dc:title><dcterms:created>2024-05-01T08:00:00Z</dcterms:created>';
  const first = await readDocx({ styles, core, body: styled('1', 'التقرير') + styled('a', 'المقدمة') });
  expect([first.title, outline(first.blocks), first.date]).toEqual(['التقرير', ['h2 المقدمة'], '2024-05-01T08:00:00Z']);
  const second = await readDocx({ styles, core, body: styled('1', 'المقدمة') + styled('1', 'الخاتمة') });
  expect([second.title, second.blocks.length]).toEqual(['خطة العام', 2]);
  const third = await readDocx({ core: '<dc:title>Microsoft Word - مستند1.docx</dc:title>', body: paragraph(run('نص')) });
  expect(third.title).toBe('وثيقة');
});

test('bold, italic and others, with toggles of styles that cancel one another', async () => {
  const bold = '<w:style w:type="character" w:styleId="b"><w:name w:val="Strong"/><w:rPr><w:b/><w:bCs/></w:rPr></w:style>';
  const { blocks } = await readDocx({
    styles: styles + bold,
    body: [
      paragraph(
        run('نص ') + run('غامق', '<w:rtl/><w:bCs/>') + run(' ومائل', '<w:i/>') + run('2', '<w:vertAlign w:val="superscript"/>'),
      ),
      paragraph(run('لاتيني ', '<w:rtl/><w:b/>') + run('Bold', '<w:bCs w:val="0"/><w:b/>') + run('ملغى', '<w:strike/>')),
      paragraph(
        run('بارز ') + run('عادي', '<w:rStyle w:val="b"/>') + run(' صريح', '<w:b/><w:bCs/>'),
        '<w:pStyle w:val="strong"/>',
      ),
      paragraph(run('اسم ') + run('npm install', '<w:rFonts w:ascii="Consolas"/>')),
      paragraph(run('نص ') + run('سر', '<w:vanish/>') + run('ظاهر')),
    ].join(''),
  });
  expect(outline(blocks)).toEqual([
    'نص <strong>غامق</strong><emphasis> ومائل</emphasis><superscript>2</superscript>',
    'لاتيني <strong>Bold</strong><struck>ملغى</struck>',
    '<strong>بارز </strong>عادي<strong> صريح</strong>',
    'اسم <code>npm install</code>',
    'نص ظاهر',
  ]);
});

test('hidden and deleted words are reported, inserted ones are kept', async () => {
  const { blocks, losses } = await readDocx({
    body: paragraph(
      run('قبل ') +
        run('مخفي', '<w:vanish/>') +
        `<w:ins w:id="1">${run('جديد')}</w:ins><w:del w:id="2"><w:r><w:delText>قديم</w:delText></w:r></w:del>`,
    ),
  });
  expect(outline(blocks)).toEqual(['قبل جديد']);
  expect(losses.omissions.map(({ reason, name, text }) => [reason, name, text])).toEqual([
    ['hidden', 'w:vanish', 'مخفي'],
    ['hidden', 'w:del', 'قديم'],
  ]);
});

test('lists by level and format, starts and restarts', async () => {
  const numbering =
    list(1, [
      ['decimal', '%1.'],
      ['arabicAbjad', '%2-'],
      ['bullet', '•'],
    ]) +
    list(2, [['decimal', 'المادة %1:']]) +
    instance(1, 1) +
    instance(2, 1, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>') +
    instance(3, 2);
  const { blocks, losses } = await readDocx({
    numbering,
    body: [
      item('أول', 1),
      item('فرع', 1, 1),
      item('نقطة', 1, 2),
      item('ثان', 1),
      paragraph(run('بينهما')),
      item('ثالث', 1),
      item('من جديد', 2),
      item('التعريفات', 3),
    ].join(''),
  });
  expect(outline(blocks)).toEqual([
    '1. أول',
    '1. 1. فرع',
    '1. 1. - نقطة',
    '2. ثان',
    'بينهما',
    '3. ثالث',
    '1. من جديد',
    'المادة 1: التعريفات',
  ]);
  const inner = blocks[0]?.type === 'list' ? blocks[0].items[0]?.blocks[1] : undefined;
  expect(inner).toMatchObject({ type: 'list', isOrdered: true, numbering: 'letters' });
  expect(losses.changes).toMatchObject([{ name: 'w:numPr', after: 'المادة 1:' }]);
});

test('links: references, fields and bookmarks', async () => {
  const field = (instruction: string, result: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const { blocks } = await readDocx({
    styles,
    relations: [
      { id: 'r1', type: 'hyperlink', target: 'https://example.com/?a=1&b=2', isExternal: true },
      { id: 'r2', type: 'hyperlink', target: 'أخرى.docx', isExternal: true },
    ],
    body: [
      paragraph(`<w:bookmarkStart w:id="1" w:name="_Toc1"/>${run('الأول')}`, '<w:pStyle w:val="1"/>'),
      styled('1', 'الثاني'),
      paragraph(
        `<w:hyperlink r:id="r1">${run('موقع ')}${run('خارجي', '<w:b/>')}</w:hyperlink>${run(' و')}<w:hyperlink r:id="r2">${run('ملف')}</w:hyperlink>`,
      ),
      paragraph(field('HYPERLINK "https://example.org"', run('حقل')) + field('HYPERLINK \\l "_Toc1"', run('داخلي'))),
      paragraph(`<w:hyperlink w:anchor="_Toc1">${run('الأول')}</w:hyperlink>`),
    ].join(''),
  });
  expect(blocks[0]).toMatchObject({ type: 'heading', id: '_Toc1' });
  expect(outline(blocks).slice(2)).toEqual([
    '<a https://example.com/?a=1&b=2>موقع <strong>خارجي</strong></a> و<a /أخرى.docx>ملف</a>',
    '<a https://example.org>حقل</a><a #_Toc1>داخلي</a>',
    '<a #_Toc1>الأول</a>',
  ]);
});

test('table of contents, page numbers, headers and comments are left out by name', async () => {
  const begin =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC \\o "1-3"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>';
  const { blocks, losses } = await readDocx({
    styles,
    header: paragraph(run('شعار الجهة')),
    comments: `<w:comment w:id="0" w:author="x">${paragraph(run('راجع هذا'))}</w:comment>`,
    body: [
      paragraph(
        `${begin}<w:hyperlink w:anchor="_Toc1">${run('المقدمة')}<w:r><w:tab/></w:r>${run('3')}</w:hyperlink>`,
        '<w:pStyle w:val="toc1"/>',
      ),
      paragraph(`${run('الخاتمة')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`, '<w:pStyle w:val="toc1"/>'),
      paragraph(`${run('النص')}<w:fldSimple w:instr=" PAGE ">${run('7')}</w:fldSimple>`),
    ].join(''),
  });
  expect(outline(blocks)).toEqual(['النص']);
  expect(losses.omissions.map(({ reason, text, counts }) => [reason, text.replaceAll(/\s+/g, ' '), counts])).toEqual([
    ['dynamic', 'المقدمة 3 الخاتمة', { links: 1 }],
    ['dynamic', '7', undefined],
    ['comment', 'راجع هذا', undefined],
    ['page-frame', 'شعار الجهة', undefined],
  ]);
});

test('tables: head, spans, nested tables and captions', async () => {
  const text = (words: string) => paragraph(run(words));
  const inner = `<w:tbl>${row([cell(text('داخل')), cell(text('جدول'))])}</w:tbl>${paragraph('')}`;
  const { blocks, losses } = await readDocx({
    styles,
    body: [
      styled('cap', 'جدول 1: الأرقام'),
      `<w:tbl>${[
        row([cell(text('العام')), cell(text('القيمة'), '<w:gridSpan w:val="2"/>')], '<w:tblHeader/>'),
        row([cell(text('2024'), '<w:vMerge w:val="restart"/>'), cell(text('أ') + text('ب')), cell(inner)]),
        row([cell(paragraph(''), '<w:vMerge/>'), cell(text('ج')), cell(text('د'))]),
      ].join('')}</w:tbl>`,
    ].join(''),
  });
  expect(outline(blocks)).toEqual(['caption جدول 1: الأرقام', '#العام | #القيمة→2', '2024↓2 | أ<br>ب | داخل<br>جدول', 'ج | د']);
  expect(losses.changes).toMatchObject([{ reason: 'table-regular', counts: { tableCells: -2 } }]);
});

test('tables that align their cells are named once, frames are not', async () => {
  const aligned = (side: string, text: string) => paragraph(run(text), `<w:jc w:val="${side}"/>`);
  const rows =
    row([cell(aligned('center', 'أ')), cell(aligned('left', 'ب'))]) +
    row([cell(aligned('end', 'ج')), cell(aligned('center', 'د'))]);
  const { losses } = await readDocx({ body: `<w:tbl>${rows}</w:tbl><w:tbl>${row([cell(aligned('center', 'إطار'))])}</w:tbl>` });
  const found = losses.changes.filter(({ reason }) => reason === 'alignment');
  expect(found.map(({ name, place }) => [name, place?.file])).toEqual([['w:jc center, end', 'وثيقة.docx']]);
});

test('pictures with alt texts, captions and text boxes once', async () => {
  const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:docPr id="2" name="b"/><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${paragraph(run('في الإطار'))}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(run('في الإطار'))}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  const { blocks, losses } = await readDocx({
    styles,
    relations: [{ id: 'i1', type: 'image', target: 'media/image1.png' }],
    files: { 'word/media/image1.png': new Uint8Array([1]) },
    body: [
      paragraph(drawing('i1', 'شعار الجمعية')),
      styled('cap', 'صورة 1: الشعار'),
      paragraph(run('نص ') + box),
      paragraph(run('في السطر ') + drawing('i1', 'رمز')),
      paragraph(drawing('absent', 'ضائعة')),
    ].join(''),
  });
  expect(outline(blocks)).toEqual([
    'img شعار الجمعية | صورة 1: الشعار',
    'نص ',
    'في الإطار',
    'في السطر <img /وثيقة.docx/word/media/image1.png رمز>',
  ]);
  expect(blocks[0]).toMatchObject({ picture: { width: 100, height: 50, media: '/وثيقة.docx/word/media/image1.png' } });
  expect(losses.omissions).toMatchObject([{ reason: 'unreadable', text: 'ضائعة', counts: { pictures: 1 } }]);
});

test('notes, quotes, code, rules, symbols and breaks', async () => {
  const { blocks } = await readDocx({
    styles,
    footnotes: `<w:footnote w:id="2">${paragraph(`<w:r><w:footnoteRef/></w:r>${run('المصدر: الهيئة')}`)}</w:footnote>`,
    body: [
      paragraph(`${run('نص')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
      styled('q', 'اقتباس أول'),
      styled('q', 'وثان'),
      styled('code', 'const a = 1;'),
      styled('code', '  return a;'),
      paragraph('', '<w:pBdr><w:bottom w:val="single"/></w:pBdr>'),
      paragraph(
        `<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>${run(' تم')}<w:r><w:br/></w:r>${run('سطر')}<w:r><w:softHyphen/></w:r>${run('ان')}<w:r><w:tab/></w:r>${run('بعد')}`,
      ),
      paragraph('<w:r><w:br w:type="page"/></w:r>'),
    ].join(''),
  });
  expect(outline(blocks)).toEqual([
    'نص<note>المصدر: الهيئة</note>',
    '> اقتباس أول',
    '> وثان',
    'code const a = 1;\n  return a;',
    'divider',
    '✓ تم<br>سطران بعد',
  ]);
});

test('equations become TeX, charts tables and diagrams lists', async () => {
  const math = `<m:oMathPara><m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:sSup><m:e><m:r><m:t>b</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:den></m:f></m:oMath></m:oMathPara>`;
  const graphic = (content: string) =>
    `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x"/><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const points = (values: readonly string[]) =>
    values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('');
  const chart = `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>الأعوام</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:ser><c:tx><c:strRef><c:strCache>${points(['عدد'])}</c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${points(['س', 'ص'])}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache>${points(['4', '5'])}</c:numCache></c:numRef></c:val></c:ser></c:plotArea></c:chart></c:chartSpace>`;
  const point = (id: string, text: string) =>
    `<dgm:pt modelId="${id}"><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
  const diagram = `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dgm:ptLst><dgm:pt modelId="0" type="doc"/>${point('1', 'المدير')}${point('2', 'القسم')}</dgm:ptLst><dgm:cxnLst><dgm:cxn srcId="0" destId="1" srcOrd="0"/><dgm:cxn srcId="1" destId="2" srcOrd="0"/></dgm:cxnLst></dgm:dataModel>`;
  const { blocks } = await readDocx({
    relations: [
      { id: 'c1', type: 'chart', target: 'charts/chart1.xml' },
      { id: 'd1', type: 'diagramData', target: 'diagrams/data1.xml' },
    ],
    files: { 'word/charts/chart1.xml': chart, 'word/diagrams/data1.xml': diagram },
    body: [paragraph(math), paragraph(graphic('<c:chart r:id="c1"/>')), paragraph(graphic('<dgm:relIds r:dm="d1"/>'))].join(''),
  });
  expect(blocks[0]).toEqual({ type: 'formula', tex: '\\frac{a}{{b}^{2}}' });
  expect(outline(blocks.slice(1))).toEqual(['caption الأعوام', ' | #عدد', 'س | 4', 'ص | 5', '- المدير', '- - القسم']);
});

test('a folder becomes a tree of pages, a folder of news posts', async () => {
  const file = (words: string) => docx({ body: paragraph(run(words)) });
  const { outline: facts, documents } = await readWordFolder({
    'index.docx': file('أهلا'),
    '01 - من نحن/الرؤية.docx': file('رؤيتنا'),
    '01 - من نحن/قديم.doc': new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
    'أخبار/2024-05-01 افتتاح.docx': file('افتتح'),
    '~$index.docx': 'x',
    'دليل.pdf': 'pdf',
  });
  expect(facts.home).toBe('index.docx');
  expect(facts.media).toMatchObject([{ address: '/دليل.pdf' }]);
  expect(facts.losses.omissions).toMatchObject([{ reason: 'unreadable', name: '01 - من نحن/قديم.doc: old-format' }]);
  expect(documents.map(({ id, kind, type, title, parent }) => [id, kind, type, title, parent])).toEqual([
    ['01 - من نحن/', 'page', 'page', 'من نحن', undefined],
    ['index.docx', 'page', 'page', 'index', undefined],
    ['01 - من نحن/الرؤية.docx', 'page', 'page', 'الرؤية', '01 - من نحن/'],
    ['أخبار/2024-05-01 افتتاح.docx', 'post', 'news', 'افتتاح', undefined],
  ]);
});
