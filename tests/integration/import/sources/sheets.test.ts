import { expect, test } from 'vitest';
import type { BlockNode } from '../../../../generator/import/model/content.ts';
import { sheetData } from '../../../support/office-files.ts';
import { marked, readSheetFile, readXlsx } from '../../../support/office-sources.ts';

/** Cells of tables, and sentences of other blocks. */
const outline = (blocks: readonly BlockNode[]): string[] =>
  blocks.flatMap((block): string[] => {
    if (block.type === 'paragraph') return [marked(block.children)];
    if (block.type === 'heading') return [`h${block.level} ${marked(block.children)}`];
    if (block.type === 'terms') {
      return block.items.map(({ terms, values }) => `${terms.map(marked).join()}: ${values.flatMap(outline).join()}`);
    }
    if (block.type !== 'table') return [block.type];
    const rows = [...block.head, ...block.body].map((cells) =>
      cells
        .map(
          (one) =>
            `${one.isHead ? '#' : ''}${marked(one.content)}${one.columns ? `→${one.columns}` : ''}${one.rows ? `↓${one.rows}` : ''}`,
        )
        .join(' | '),
    );
    return block.caption ? [`caption ${marked(block.caption)}`, ...rows] : rows;
  });

const people =
  'الاسم;المسمى الوظيفي;الجوال;البريد الإلكتروني;القسم;سنة الالتحاق\nسارة;مديرة;٠٥٠ ١٢٣ ٤٥٦٧;s@example.com;الإدارة;2020\nسارة;مهندسة;—;m@example.com;التقنية،الدعم;\n';

test('rows of people in any encoding, with fields, groups and facts', async () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  const big = utf16(people).swap16();
  const files = [
    people,
    `\ufeff${people}`,
    utf16(people),
    big,
    people.replaceAll(';', '\t'),
    `sep=;\r\n${people.replaceAll('\n', '\r\n')}`,
  ];
  for (const [index, content] of files.entries()) {
    const { documents, outline: facts } = await readSheetFile(`فريق${index}.csv`, content);
    expect(documents.map(({ id, kind, title }) => [id, kind, title])).toEqual([
      [`فريق${index}.csv#سارة`, 'people', 'سارة'],
      [`فريق${index}.csv#سارة (2)`, 'people', 'سارة'],
    ]);
    expect(documents[0]).toMatchObject({
      fields: { role: 'مديرة', phone: '050 123 4567', email: 's@example.com' },
      categories: ['الإدارة'],
    });
    expect(documents[1]?.categories).toEqual(['التقنية', 'الدعم']);
    expect(outline(documents[0]?.blocks ?? [])).toEqual(['سنة الالتحاق: 2020']);
    expect(outline(documents[1]?.blocks ?? [])).toEqual(['الجوال: —']);
    expect(facts.terms.map(({ title }) => title)).toEqual(['الإدارة', 'التقنية', 'الدعم']);
  }
});

test('Windows-1256 is told from other encodings by its text', async () => {
  const arabic = 'اسم الوثيقة,الملف,التاريخ\nالتقرير السنوي,files/a.pdf,31/12/2025\n';
  const bytes = Uint8Array.from(arabic, (letter) => encoded.get(letter) ?? letter.charCodeAt(0));
  const { documents } = await readSheetFile('a.csv', bytes);
  expect(documents).toMatchObject([
    { kind: 'documents', title: 'التقرير السنوي', fields: { file: 'files/a.pdf' }, date: '2025-12-31' },
  ]);
});

/** Bytes of Windows-1256 by character. */
const encoded = new Map(
  [...new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128))].map(
    (letter, index) => [letter, index + 128],
  ),
);

test('kinds by titles of columns in Arabic and English', async () => {
  const kinds = async (head: string, row: string) => {
    const { documents } = await readSheetFile('a.csv', `${head}\n${row}\n`);
    return documents.map(({ kind, title, fields, categories, date }) => ({ kind, title, fields, categories, date }));
  };
  expect(await kinds('name,title,phone,email,department', 'Sara,CEO,+966 11 000,s@example.com,Board')).toMatchObject([
    { kind: 'people', title: 'Sara', fields: { role: 'CEO', phone: '+966 11 000' }, categories: ['Board'] },
  ]);
  expect(
    await kinds('الاسم,العنوان,المدينة,خط العرض,خط الطول,أوقات العمل', 'فرع العليا,طريق العليا,الرياض,24.71,46.67,٨-٤'),
  ).toMatchObject([
    {
      kind: 'places',
      title: 'فرع العليا',
      fields: { address: 'طريق العليا، الرياض', latitude: '24.71', longitude: '46.67' },
      categories: ['الرياض'],
    },
  ]);
  expect(await kinds('اسم المشروع,الهدف,المجموع,الحالة', 'سقيا,"٦٠٬٠٠٠ ريال",45000,مكتمل')).toMatchObject([
    { kind: 'projects', fields: { goal: '60000', collected: '45000', unit: 'ريال', status: 'done' } },
  ]);
  expect(await kinds('عنوان الخبر,التاريخ,النص', 'افتتاح,5 مايو 2024,"سطر\nآخر"')).toMatchObject([
    { kind: 'post', date: '2024-05-05' },
  ]);
  expect(await kinds('السنة,النسبة', '2024,5')).toMatchObject([{ kind: 'page' }]);
  expect(await kinds('الاسم,النوع,السعر', 'قلم,أزرق,5')).toMatchObject([{ kind: 'page' }]);
});

test('a table of text: line breaks in quotes, ragged rows, quotation marks that are not closed', async () => {
  const { documents } = await readSheetFile(
    'بيانات_العام.csv',
    'السنة,البيان\r\n2024,"سطر ""أول""\nوثان"\r\n2025\r\n"مفتوح,آخر,زائد',
  );
  expect(documents[0]?.title).toBe('بيانات العام');
  expect(outline(documents[0]?.blocks ?? [])).toEqual([
    'السنة | البيان | ',
    '2024 | سطر "أول"<br>وثان | ',
    '2025 |  | ',
    '"مفتوح | آخر | زائد',
  ]);
});

test('numbers as shown, and what they were', async () => {
  const formats = [
    'General',
    'yyyy-mm-dd',
    '0.0%',
    '#,##0.00 "ريال"',
    'dd/mm/yyyy hh:mm',
    '[$-2000401]0',
    '#,##0;(#,##0)',
    '00000',
    'h:mm AM/PM',
  ];
  const values = [0.1 + 0.2, 45352, 0.256, 12345.5, 45352.5, 12, -4500, 42, 0.75];
  const rows = values.map((number, format) => [String.fromCharCode(97 + format), { number, format }]);
  const { documents } = await readXlsx({
    formats,
    sheets: [{ name: 'Sheet1', content: sheetData([['الرمز', 'القيمة'], ...rows]) }],
  });
  const shown = outline(documents[0]?.blocks ?? [])
    .slice(1)
    .map((line) => line.split(' | ')[1]);
  expect(shown).toEqual(['0.3', '2024-03-01', '25.6%', '12,345.50 ريال', '2024-03-01 12:00', '١٢', '(4,500)', '00042', '18:00']);
  const { documents: later } = await readXlsx({
    formats,
    is1904: true,
    sheets: [
      {
        name: 'Sheet1',
        content: sheetData([
          ['a', 'b'],
          ['c', { number: 43890, format: 1 }],
        ]),
      },
    ],
  });
  expect(outline(later[0]?.blocks ?? [])[1]).toBe('c | 2024-03-01');
});

test('shared strings, rich text, booleans, errors, merged and hidden cells, links and comments', async () => {
  const { documents } = await readXlsx({
    strings: [
      '<si><t>العنصر</t></si>',
      '<si><r><t xml:space="preserve">نص </t></r><r><rPr><b/></rPr><t>غامق</t></r><rPh><t>لفظ</t></rPh></si>',
    ],
    sheets: [
      {
        name: 'الأول',
        relations: [
          { id: 'h1', type: 'hyperlink', target: 'https://example.com', isExternal: true },
          { id: 'c1', type: 'comments', target: '../comments1.xml' },
        ],
        content: `<cols><col min="4" max="4" hidden="1"/></cols><sheetData>
          <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>القيمة</t></is></c></row>
          <row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="b"><v>1</v></c><c r="D2" t="str"><v>سر</v></c></row>
          <row r="3"><c r="A3" t="str"><f>A2</f><v>محسوب</v></c><c r="B3" t="e"><v>#REF!</v></c></row>
          <row r="4" hidden="1"><c r="A4" t="str"><v>مطوي</v></c></row>
          <row r="5"><c r="A5" t="str"><v>مدمج</v></c></row>
        </sheetData><mergeCells><mergeCell ref="A5:B5"/></mergeCells><hyperlinks><hyperlink ref="A3" r:id="h1"/></hyperlinks>`,
      },
      {
        name: 'الثاني',
        content: sheetData([
          ['أ', 'ب'],
          ['ج', 'د'],
        ]),
      },
      { name: 'قائمة', state: 'hidden', content: sheetData([['داخلي']]) },
    ],
    files: {
      'xl/comments1.xml':
        '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><commentList><comment ref="A1"><text><t>راجع</t></text></comment></commentList></comments>',
    },
  });
  const [page] = documents;
  expect(outline(page?.blocks ?? [])).toEqual([
    'h2 الأول',
    '#العنصر | #القيمة',
    'نص <strong>غامق</strong> | ✓',
    '<a https://example.com>محسوب</a> | ',
    'مدمج→2',
    'h2 الثاني',
    '#أ | #ب',
    'ج | د',
  ]);
  expect(page?.losses.omissions.map(({ reason, text, counts }) => [reason, text, counts?.tableCells])).toEqual([
    ['unreadable', '#REF!', 1],
    ['comment', 'راجع', undefined],
    ['hidden', 'سر\nمطوي', 2],
    ['hidden', 'داخلي', 1],
  ]);
});

test('ids stay when rows are inserted; rows without a name go on, merged groups repeat', async () => {
  const read = async (rows: readonly (readonly (string | undefined)[])[], merge = '') => {
    const content = sheetData([['قائمة الفريق'], [], ['الاسم', 'المنصب', 'الإدارة'], ...rows]) + merge;
    return readXlsx({ sheets: [{ name: 'الفريق', content }] });
  };
  const first = await read([['سارة', 'مديرة', 'أ']]);
  const second = await read(
    [
      ['علي', 'كاتب', 'ب'],
      ['سارة', 'مديرة'],
      [undefined, 'ومدربة'],
    ],
    '<mergeCells><mergeCell ref="C4:C5"/></mergeCells>',
  );
  expect(first.documents.map(({ id }) => id)).toEqual(['book.xlsx#الفريق#سارة']);
  expect(second.documents.map(({ id, categories, blocks }) => [id, categories, outline(blocks)])).toEqual([
    ['book.xlsx#الفريق#علي', ['ب'], []],
    ['book.xlsx#الفريق#سارة', ['ب'], ['المنصب: ومدربة']],
  ]);
  expect(first.outline.losses.omissions).toMatchObject([{ reason: 'page-frame', text: 'قائمة الفريق' }]);
});
