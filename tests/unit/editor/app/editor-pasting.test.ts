import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Piece, readLines, readPieces } from '../../../../generator/editor/app/paste/pieces.ts';
import { asOneLine, planPaste, unnamedTable, withEdges } from '../../../../generator/editor/app/paste/plan-paste.ts';
import { PasteNotes } from '../../../../generator/editor/app/paste/sentence.ts';
import type { FieldModel } from '../../../../generator/editor/document/protocol-forms.ts';
import { bodyOf } from '../../../support/html-node.ts';
import { projectRoot } from '../../../support/project-root.ts';

const names = { caption: 'جدول', column: 'العمود {n}' };
const read = (html: string) => readPieces(bodyOf(html), names);
const fixture = (name: string) => read(readFileSync(join(projectRoot, 'tests/fixtures/pastes', `${name}.txt`), 'utf8'));
const heading = (text: string) => ({ type: 'heading', text });

/** The pieces read from the clipboard of each program, and the counts of omitted parts. */
const programs: [name: string, pieces: unknown[], omitted: Record<string, number>][] = [
  [
    'word-ar',
    [
      heading('دليل المنحل'),
      heading('قبل الموسم'),
      'نفحص الخلايا **مرتين** في الأسبوع، وننشر النتائج في [سجل الخلايا](https://example.org/hives).',
      { type: 'list', items: [{ text: 'إطارات نظيفة', items: [{ text: 'من خشب الزان', items: ['بلا طلاء'] }] }, 'مدخن'] },
      { type: 'list', items: ['افتح الغطاء', 'انتظر'], numbered: true },
      heading('الأسعار'),
      {
        type: 'table',
        caption: 'جدول',
        columns: ['العسل', 'السعر'],
        rows: [
          ['سدر', '300'],
          ['سمر', '220'],
        ],
      },
    ],
    { pictures: 1 },
  ],
  [
    'google-docs-en',
    [
      heading('Keeping bees'),
      'We open each hive **twice a week** and write it [in the log](https://example.org/log).',
      { type: 'list', items: [{ text: 'Frames', items: ['of beech'] }, 'A smoker'] },
      { type: 'table', caption: 'جدول', columns: ['Honey', 'Price'], rows: [['Sidr', '300']] },
    ],
    { pictures: 1 },
  ],
  [
    'libreoffice-ar',
    [
      heading('القطاف'),
      'نقطف في **آخر** *الصيف*.\\\nوفي الخريف نستريح.',
      { type: 'list', items: [{ text: 'نجمع الإطارات', items: ['بلا استعجال'] }, 'نفرزها'], numbered: true },
      { type: 'table', caption: 'جدول', columns: ['الشهر', 'الوزن'], rows: [['أغسطس', '40']] },
    ],
    {},
  ],
  [
    'excel-ar',
    [
      {
        type: 'table',
        caption: 'جدول',
        columns: ['الفرع', 'العدد', 'العدد 2'],
        rows: [
          ['الوادي', '1,250', ''],
          ['الوادي', '75%', '-3'],
        ],
      },
    ],
    {},
  ],
  [
    'outlook-en',
    ['Dear all,', 'The harvest is on **Monday**; ask [the keeper](mailto:hive@example.org).', 'Signature of a company'],
    {},
  ],
  [
    'web-en',
    [
      heading('All of honey'),
      'By Ines',
      'Bees *dance*. See this and [that](https://example.org/x).',
      heading('How'),
      'One',
      'Two',
      { type: 'subheading', text: 'Deeper' },
      { type: 'quote', text: ['Be like bees.', 'Said often.'] },
      { type: 'divider' },
      'Loose **words** here',
      'Another',
    ],
    { links: 2, embeds: 1, pictures: 1 },
  ],
];

test.each([
  ['no header cells', '<tr><td>أ</td><td>ب</td></tr><tr><td>1</td><td>2</td></tr>', ['أ', 'ب'], true],
  ['header cells in the first row', '<tr><th>أ</th><th>ب</th></tr><tr><td>1</td><td>2</td></tr>', ['أ', 'ب'], false],
  ['a thead', '<thead><tr><td>أ</td><td>ب</td></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody>', ['أ', 'ب'], false],
  [
    'an empty row first',
    '<tr><td></td><td></td></tr><tr><th>أ</th><th>ب</th></tr><tr><td>1</td><td>2</td></tr>',
    ['أ', 'ب'],
    false,
  ],
  ['row headers', '<tr><th>أ</th><td>ب</td></tr><tr><th>1</th><td>2</td></tr>', undefined, false],
  ['row and column headers', '<tr><th></th><th>ب</th></tr><tr><th>1</th><td>2</td></tr>', ['العمود 1', 'ب'], false],
  ['header cells further down', '<tr><td>أ</td><td>ب</td></tr><tr><th>1</th><th>2</th></tr>', undefined, false],
])('reads headings of a pasted table from its markup: %s', (_, rows, columns, isReported) => {
  const { pieces, notes } = read(`<table>${rows}</table>`);
  const body = columns
    ? [['1', '2']]
    : [
        ['أ', 'ب'],
        ['1', '2'],
      ];
  expect(pieces).toEqual([{ type: 'table', caption: 'جدول', ...(columns && { columns }), rows: body }]);
  expect(notes.cleaned.has('firstRow')).toBe(isReported);
});

test('turns a table into sentences where tables are not allowed', () => {
  const { pieces, notes } = read('<table><tr><th>أ</th><td>ب</td></tr><tr><th>1</th><td>2</td></tr></table>');
  expect(asOneLine(pieces, notes)).toBe('أ — ب 1 — 2');
});

test('keeps three levels of items and flattens deeper ones', () => {
  const html =
    '<ol><li>one<ul><li>two<ol><li>three<ul><li>four</li></ul></li><li>and three</li></ol></li><li>and two</li></ul></li><li>last</li></ol>';
  expect(read(html).pieces).toEqual([
    {
      type: 'list',
      numbered: true,
      items: [
        {
          text: 'one',
          items: [{ text: 'two', items: ['three', 'four', 'and three'], numbered: true }, 'and two'],
        },
        'last',
      ],
    },
  ]);
});

test('keeps four levels of headings and flattens deeper ones', () => {
  const { pieces } = read('<h1>أ</h1><h2>ب</h2><h3>ج</h3><h4>د</h4><h5>ه</h5><h6>ز</h6><h2>و</h2>');
  expect(pieces.map((piece) => (typeof piece === 'string' ? '' : piece.type))).toEqual([
    'heading',
    'heading',
    'subheading',
    'minor-heading',
    'paragraph-heading',
    'paragraph-heading',
    'heading',
  ]);
});

test.each(programs)('keeps paragraphs, headings, lists, links and tables from %s', (name, pieces, omitted) => {
  const { pieces: found, notes } = fixture(name);
  expect(found).toEqual(pieces);
  expect(Object.fromEntries(notes.omitted)).toEqual(omitted);
});

test('keeps pasted pictures except for tracking pixels', () => {
  expect(fixture('web-en').notes.pictures).toEqual(['data:image/png;base64,iVBORw0KGgo=']);
});

/** Pasted HTML, and the resulting sentence. */
const pastes: [from: string, html: string, result: string][] = [
  [
    'Word',
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style:x}</style></head><body><p class=MsoNormal dir=RTL><b><span style="mso-x:y">نص</span></b><span lang=AR-SA> من <o:p></o:p></span><a href="https://example.org">موقع</a><!--[if gte mso 9]><xml>x</xml><![endif]--></p><p><o:p>&nbsp;</o:p></p></body></html>',
    '**نص** من [موقع](https://example.org)',
  ],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="rtl"><span style="font-weight:700">غامق</span><span style="font-weight:400"> وعادي</span></p><br/><p>ثانٍ</p></b>',
    '**غامق** وعادي ثانٍ',
  ],
  ['a table', '<table><tr><td>أ</td><td>ب</td></tr><tr><td>ج</td><td>د</td></tr></table>', 'أ — ب ج — د'],
  [
    'lists',
    '<ul><li>أول</li><li>ثانٍ<ul><li>داخل</li></ul></li></ul><blockquote>قول</blockquote><pre>code</pre>',
    'أول ثانٍ داخل قول `code`',
  ],
  [
    'pictures and scripts',
    '<p>قبل <img src="https://elsewhere.example/t.png" onerror="alert(1)"> بعد</p><script>alert(2)</script>',
    'قبل بعد',
  ],
  [
    'links',
    '<a href="javascript:alert(1)">أ</a> <a href="http://example.org">ب</a> <a href="/x">ج</a> <a href="https://e.org/x y">د</a>',
    'أ [ب](https://example.org) ج [د](https://e.org/x%20y)',
  ],
  ['literal inline marks', '<b>أ <b>ب</b></b> **نجوم** [قوس] `تشغيل`', '**أ ب** نجوم قوس تشغيل'],
  ['direction marks', '<p>\u200fقيم\u200e\u202b و\u202c\u00adكلمات\u00a0\u00a0و\ufeff فراغ\u200d</p>', 'قيم وكلمات و فراغ'],
  ['nothing', '<p></p>', ''],
];

test.each(pastes)('pastes %s into a single sentence', (_, html, result) => {
  const { pieces, notes } = read(html);
  expect(asOneLine(pieces, notes)).toBe(result);
});

// Quadratic work would take hours: the test would time out.
test('reads a megabyte of markup in linear time', () => {
  const { pieces } = read(`<p>${'كلمة <b>غامقة</b> و<span style="color:red">ملونة</span> '.repeat(15_000)}</p>`);
  expect(String(pieces[0]).startsWith('كلمة غامقة وملونة كلمة')).toBe(true);
});

test.each([
  ['سطر أول\nسطر ثانٍ', ['سطر أول', 'سطر ثانٍ']],
  ['فقرة\nتتمتها\n\nأخرى\r\n', ['فقرة تتمتها', 'أخرى']],
  ['كلمة', ['كلمة']],
])('reads plain text %j as %j', (plain, pieces) => {
  expect(readLines(plain).pieces).toEqual(pieces);
});

describe('planPaste', () => {
  const sentence: FieldModel = { is: 'text', kind: 'inline' };
  const prose: FieldModel & { is: 'list' } = {
    is: 'list',
    item: { is: 'either', options: [sentence, { is: 'variants', names: { heading: 'h', list: 'l', table: 't' } }] },
  };
  const plain: FieldModel & { is: 'list' } = { is: 'list', item: sentence, most: 4 };
  const path = ['body', 1];
  const pieces: Piece[] = ['أول', { type: 'heading', text: 'عنوان' }, 'آخر'];

  test('inserts pieces between the words before and after in one step', () => {
    const notes = new PasteNotes();
    const placed = planPaste(pieces, { path, list: prose, length: 3, before: 'قبل ', after: ' بعد' }, notes);
    expect(placed?.operations).toEqual([
      { do: 'set', at: path, value: 'قبل أول' },
      { do: 'insert', at: ['body'], index: 2, value: { type: 'heading', text: 'عنوان' } },
      { do: 'insert', at: ['body'], index: 3, value: 'آخر بعد' },
    ]);
    expect(placed).toMatchObject({ added: 2, isOpen: true });
    expect(notes.omitted.size).toBe(0);
  });

  test('turns pieces into sentences if the list allows nothing else, and reports it', () => {
    const notes = new PasteNotes();
    const placed = planPaste(pieces, { path, list: plain, length: 2, before: '', after: '' }, notes);
    expect(placed?.typed).toEqual(['أول', '**عنوان**', 'آخر']);
    expect(Object.fromEntries(notes.omitted)).toEqual({ headings: 1 });
  });

  test('returns undefined without a list, for a full list, and for one sentence', () => {
    const target = { path, before: '', after: '' };
    expect(planPaste(pieces, { ...target, list: undefined, length: 1 }, new PasteNotes())).toBeUndefined();
    expect(planPaste(pieces, { ...target, list: plain, length: 3 }, new PasteNotes())).toBeUndefined();
    expect(planPaste(['أول'], { ...target, list: prose, length: 1 }, new PasteNotes())).toBeUndefined();
  });

  test('finds the first table without a caption, to focus it', () => {
    const table = (caption: string): Piece => ({ type: 'table', caption, columns: ['أ', 'ب'], rows: [['١', '٢']] });
    const put = (...put: Piece[]) =>
      planPaste(put, { path, list: prose, length: 3, before: '', after: '' }, new PasteNotes()) ?? expect.unreachable();
    expect(unnamedTable(put(table('جدول')), 'جدول')).toEqual(['body', 1, 'caption']);
    expect(unnamedTable(put('قبله', table('مواعيد السقي'), table('جدول')), 'جدول')).toEqual(['body', 3, 'caption']);
    expect(unnamedTable(put(table('مواعيد السقي')), 'جدول')).toBeUndefined();
    const whole = planPaste(
      ['قبله', table('جدول')],
      { path: ['text'], list: prose, length: 1, before: '', after: '' },
      new PasteNotes(),
    );
    expect(whole && unnamedTable(whole, 'جدول')).toEqual(['text', 1, 'caption']);
  });

  test('turns one text into several where allowed', () => {
    const placed = planPaste(['أ', 'ب'], { path: ['text'], list: plain, length: 1, before: 'ق', after: '' }, new PasteNotes());
    expect(placed?.operations).toEqual([{ do: 'set', at: ['text'], value: ['قأ', 'ب'] }]);
  });
});

test.each([
  [' وعسل الطلح', ' وعسل الطلح'],
  ['وعسل\u00a0', 'وعسل '],
  ['\tوعسل \r\n', ' وعسل'],
  ['وعسل\n', 'وعسل'],
])('keeps spaces at the ends of a pasted sentence: %j', (plain, sentence) => {
  expect(withEdges(readLines(plain), plain).pieces).toEqual([sentence]);
  expect(withEdges(read('<p>وعسل</p><p>وشمع</p>'), ` ${plain} `).pieces).toEqual(['وعسل', 'وشمع']);
});

describe('pasted code', () => {
  const code = (text: string, language?: string) => ({ type: 'code', ...(language && { language }), text });

  test.each([
    ['<pre>a\n  b\n</pre>', code('a\n  b\n')],
    ['<pre><code class="hljs language-js">const a = <span>1</span>;</code></pre>', code('const a = 1;', 'javascript')],
    ['<pre class="lang-py s-code-block"><code>x = 1</code></pre>', code('x = 1', 'python')],
    ['<div class="highlight highlight-source-shell"><pre>npm ci</pre></div>', code('npm ci', 'shell')],
    ['<pre data-lang="C++"><code>int a;</code></pre>', code('int a;', 'cpp')],
    ['<pre><code class="language-klingon">nuqneH</code></pre>', code('nuqneH')],
    ['<pre><code><div>a</div><div>\tb</div></code></pre>', code('a\n\tb')],
    ['<pre>a<br>b&nbsp;c&lt;b&gt;**d**</pre>', code('a\nb c<b>**d**')],
    ['<pre>a\u0007\uffffb<button>Copy</button></pre>', code('ab')],
  ])('is read from %j', (html, piece) => {
    expect(read(`<p>قبل</p>${html}<p>بعد</p>`).pieces).toEqual(['قبل', piece, 'بعد']);
  });

  test('is ignored if empty', () => {
    expect(read('<p>قبل</p><pre> \n </pre><p>بعد</p>').pieces).toEqual(['قبل', 'بعد']);
  });

  test.each([
    ['قبل\n\n```js\nconst a = 1;\n\n  b();\n```\n\nبعد', ['قبل', code('const a = 1;\n\n  b();', 'javascript'), 'بعد']],
    ['~~~\r\na\r\n~~~', [code('a')]],
    ['````md\n```js\na\n```\n````', [code('```js\na\n```', 'markdown')]],
    ['```\n```\nبعد', ['بعد']],
    ['```js\nلا نهاية', ['```js', 'لا نهاية']],
    ['سطر\nسطر', ['سطر', 'سطر']],
    ['```a``` في سطر', ['```a``` في سطر']],
  ])('is read from fences: %j', (plain, pieces) => {
    expect(readLines(plain).pieces).toEqual(pieces);
  });

  test('becomes sentences where code is not allowed, and is reported', () => {
    const notes = new PasteNotes();
    expect(asOneLine([code('npm ci\n\n  npm test `x`') as Piece], notes)).toBe('`npm ci` npm test `x`');
    expect([...notes.omitted]).toEqual([['code', 1]]);
  });
});
