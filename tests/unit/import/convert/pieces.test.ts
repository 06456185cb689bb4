import { describe, expect, test } from 'vitest';
import { convertPieces } from '../../../../generator/import/convert/convert-pieces.ts';
import type { BlockNode, FigureNode, InlineNode, TableCell } from '../../../../generator/import/model/content.ts';
import { importContext } from '../../../support/import-context.ts';

const words = (value: string): InlineNode[] => [{ type: 'text', value }];
const paragraph = (value: string): BlockNode => ({ type: 'paragraph', children: words(value) });
const heading = (level: number, value: string, id?: string): BlockNode => ({
  type: 'heading',
  level,
  children: words(value),
  ...(id !== undefined && { id }),
});
const figure = (alt: string, more: Partial<FigureNode> = {}): FigureNode => ({
  type: 'picture',
  picture: { address: '/a.jpg', alt },
  ...more,
});
const list = (...items: BlockNode[][]): BlockNode & { type: 'list' } => ({
  type: 'list',
  isOrdered: false,
  items: items.map((blocks) => ({ blocks })),
});
const linkTo = (href: string, value: string): InlineNode => ({ type: 'link', href, children: words(value) });

/** Pieces of blocks, and what is recorded. */
function convert(...blocks: BlockNode[]) {
  const context = importContext();
  const pieces = convertPieces(blocks, context);
  return { pieces, ids: context.ids, ...context.losses };
}

const reasons = ({ changes }: ReturnType<typeof convert>) => changes.map(({ reason }) => reason);

describe('headings', () => {
  test('follow one another, whatever their levels are', () => {
    const { pieces } = convert(heading(2, 'أ'), heading(4, 'ب'), heading(6, 'ج'), heading(2, 'د'));
    expect(pieces).toMatchObject([{ type: 'heading' }, { type: 'subheading' }, { type: 'minor-heading' }, { type: 'heading' }]);
  });

  test('of the same words have different ids', () => {
    const { pieces } = convert(heading(2, 'مقدمة'), heading(2, 'مقدمة'));
    expect(pieces).toEqual([
      { type: 'heading', text: 'مقدمة' },
      { type: 'heading', text: 'مقدمة', id: 'مقدمة-2' },
    ]);
  });

  test('keep ids that are valid, and others are mapped', () => {
    const { pieces, ids } = convert(heading(2, 'أ', 'first'), heading(2, 'ب', 'Second_Part'), heading(2, 'ج', '--'));
    expect(pieces).toMatchObject([{ id: 'first' }, { id: 'second-part' }, { type: 'heading' }]);
    expect([...(ids ?? [])]).toEqual([
      ['first', 'first'],
      ['Second_Part', 'second-part'],
      ['--', 'ج'],
    ]);
  });

  test('are reached by links of the same document, before and after them', () => {
    const { pieces } = convert(
      { type: 'paragraph', children: [linkTo('#Part_1', 'إليه'), ...words(' و'), linkTo('#nowhere', 'لا شيء')] },
      heading(2, 'جزء', 'Part_1'),
    );
    expect(pieces[0]).toBe('[إليه](/page#part-1) ولا شيء');
  });

  test('inside other parts are strong paragraphs, and links lead to the heading before', () => {
    const { pieces, ids, changes } = convert(heading(2, 'أ', 'a'), { type: 'quote', blocks: [heading(3, 'ب', 'b')] });
    expect(pieces).toMatchObject([{ type: 'heading' }, { type: 'quote', text: ['**ب**'] }]);
    expect(ids?.get('b')).toBe('a');
    expect(changes).toMatchObject([{ reason: 'structure-flattened', counts: { headings: -1 } }]);
  });

  test('that repeat the title at the beginning are left out', () => {
    const context = importContext({ title: 'خبر اليوم' });
    expect(convertPieces([heading(1, 'خبر  اليوم'), heading(2, 'خبر اليوم'), paragraph('نص')], context)).toEqual([
      { type: 'heading', text: 'خبر اليوم' },
      'نص',
    ]);
    expect(context.losses.changes).toMatchObject([{ reason: 'repeated', counts: { headings: -1 } }]);
  });

  test('with letters that are lost are paragraphs, as no title can show them', () => {
    expect(convert(heading(2, '???? ??? ????')).pieces).toEqual(['**???? ??? ????**']);
  });
});

describe('lists', () => {
  test('have three levels', () => {
    const third = list([paragraph('ج')]);
    const { pieces, changes } = convert(list([paragraph('أ'), list([paragraph('ب'), third])]));
    expect(pieces).toEqual([{ type: 'list', items: [{ text: 'أ', items: [{ text: 'ب', items: ['ج'] }] }] }]);
    expect(changes).toEqual([]);
  });

  test('have deeper levels after their item', () => {
    const fourth = list([paragraph('د')]);
    const third = list([paragraph('ج'), fourth], [paragraph('هـ')]);
    const result = convert(list([paragraph('أ'), list([paragraph('ب'), third])]));
    expect(result.pieces).toMatchObject([{ items: [{ items: [{ items: ['ج', 'د', 'هـ'] }] }] }]);
    expect(reasons(result)).toEqual(['list-flattened']);
  });

  test('have paragraphs, code and pictures in items', () => {
    const code: BlockNode = { type: 'code', text: 'npm ci\n' };
    const { pieces } = convert(list([paragraph('أ'), paragraph('ب'), code, figure('صورة')]));
    expect(pieces).toEqual([
      {
        type: 'list',
        items: [
          {
            text: 'أ',
            paragraphs: ['ب', { type: 'code', text: 'npm ci\n' }, { type: 'figure', image: { src: 'picture.svg', alt: 'صورة' } }],
          },
        ],
      },
    ]);
  });

  test('end before what no item can contain, and go on after it', () => {
    const items = [[paragraph('أ')], [paragraph('ب'), { type: 'quote' as const, blocks: [paragraph('نقل')] }], [paragraph('ج')]];
    const result = convert({ ...list(...items), isOrdered: true });
    expect(result.pieces).toEqual([
      { type: 'list', items: ['أ', 'ب'], numbered: true },
      { type: 'quote', text: ['نقل'] },
      { type: 'list', items: ['ج'], numbered: true, start: 3 },
    ]);
    expect(reasons(result)).toEqual(['list-flattened']);
  });

  test('keep the order of what follows an inner list', () => {
    const { pieces } = convert(list([paragraph('أ'), list([paragraph('ب')]), paragraph('بعدها')], [paragraph('ج')]));
    expect(pieces).toEqual([{ type: 'list', items: [{ text: 'أ', items: ['ب'] }] }, 'بعدها', { type: 'list', items: ['ج'] }]);
  });

  test('join the paragraphs of inner items by breaks', () => {
    const { pieces } = convert(list([paragraph('أ'), list([paragraph('ب'), paragraph('ج')])]));
    expect(pieces).toMatchObject([{ items: [{ items: ['ب\\\nج'] }] }]);
  });

  test('without words in an item leave it out', () => {
    const { pieces, changes } = convert(list([paragraph('أ')], [], [paragraph(' ')]));
    expect(pieces).toEqual([{ type: 'list', items: ['أ'] }]);
    expect(changes.map(({ counts }) => counts)).toEqual([{ listItems: -1 }, { listItems: -1 }]);
  });

  test('of tasks say what is done; mixed ones have signs', () => {
    const task = (value: string, isDone?: boolean) => ({ blocks: [paragraph(value)], ...(isDone !== undefined && { isDone }) });
    const tasks = { ...list(), items: [task('أ', true), task('ب', false)] };
    expect(convert(tasks).pieces).toEqual([{ type: 'tasks', items: [{ text: 'أ', done: true }, { text: 'ب' }] }]);
    expect(convert({ ...tasks, items: [task('أ', true), task('ب')] }).pieces).toEqual([{ type: 'list', items: ['☑ أ', 'ب'] }]);
  });

  test('are numbered as they were', () => {
    const items = [{ blocks: [paragraph('أ')] }];
    const ordered = { ...list(), isOrdered: true, items };
    expect(convert({ ...ordered, start: 5 }).pieces).toMatchObject([{ numbered: true, start: 5 }]);
    expect(convert({ ...ordered, numbering: 'letters' }).pieces).toMatchObject([{ numbering: 'letters' }]);
    expect(convert({ ...ordered, start: -1 }).pieces).toEqual([{ type: 'list', items: ['أ'], numbered: true }]);
  });
});

const cell = (value: string, more: Partial<TableCell> = {}): TableCell => ({ content: words(value), ...more });
const table = (body: TableCell[][], more: Partial<BlockNode & { type: 'table' }> = {}): BlockNode => ({
  ...{ type: 'table', head: [], body, foot: [] },
  ...more,
});

describe('tables', () => {
  test('have headings, rows and a total', () => {
    const { pieces, changes } = convert(
      table([[cell('أ'), cell('1')]], {
        caption: words('رسوم'),
        head: [[cell('اسم'), cell('عدد')]],
        foot: [[cell('مجموع'), cell('1')]],
      }),
    );
    expect(pieces).toEqual([
      { type: 'table', caption: 'رسوم', columns: ['اسم', 'عدد'], rows: [['أ', '1']], total: ['مجموع', '1'] },
    ]);
    expect(changes).toEqual([]);
  });

  test('have a name, unless a heading above says it', () => {
    const plain = table([[cell('أ')]]);
    expect(convert(plain)).toMatchObject({
      pieces: [{ caption: 'جدول' }],
      changes: [{ reason: 'table-regular', after: 'جدول' }],
    });
    expect(convert(heading(2, 'رسوم'), plain).pieces[1]).not.toHaveProperty('caption');
  });

  test('are regular: cells over several rows name each, others are empty', () => {
    const { pieces, changes } = convert(
      table([[cell('أ', { rows: 2 }), cell('1', { columns: 2 })], [cell('2')]], { caption: words('ج') }),
    );
    expect(pieces).toMatchObject([
      {
        rows: [
          ['أ', '1'],
          ['أ', '2'],
        ],
      },
    ]);
    expect(changes).toMatchObject([{ reason: 'table-regular', after: 'أ', counts: { tableCells: 1 } }]);
  });

  test('join several rows of headings, and tell equal ones apart', () => {
    const { pieces } = convert(
      table([[cell('1'), cell('2'), cell('3')]], {
        caption: words('ج'),
        head: [
          [cell('سنة', { rows: 2 }), cell('عدد', { columns: 2 })],
          [cell('أ'), cell('أ')],
        ],
      }),
    );
    expect(pieces).toMatchObject([{ columns: ['سنة', 'عدد – أ', 'عدد – أ (2)'] }]);
  });

  test('take a first row of headings as their head', () => {
    const { pieces } = convert(table([[cell('اسم', { isHead: true })], [cell('أ')]], { caption: words('ج') }));
    expect(pieces).toEqual([{ type: 'table', caption: 'ج', columns: ['اسم'], rows: [['أ']] }]);
  });

  test('with an empty corner have a dash there', () => {
    const { pieces } = convert(table([[cell('أ'), cell('1')]], { caption: words('ج'), head: [[cell(''), cell('عدد')]] }));
    expect(pieces).toMatchObject([{ columns: ['—', 'عدد'] }]);
  });

  test('of more than twenty columns are several', () => {
    const row = Array.from({ length: 45 }, (_, index) => cell(String(index)));
    const { pieces } = convert(heading(2, 'أعداد'), table([row]));
    expect(pieces.slice(1).map((piece) => (piece as { rows: string[][] }).rows[0]?.length)).toEqual([20, 20, 5]);
  });

  test('have their pictures after them, and links in cells but not in headings', () => {
    const head = [[{ content: [linkTo('/page', 'عنوان')] }]];
    const body = [
      [{ content: [linkTo('/page', 'خلية'), { type: 'picture' as const, picture: { address: '/a.jpg', alt: 'صورة' } }] }],
    ];
    const { pieces } = convert(table(body, { caption: words('ج'), head }));
    expect(pieces).toEqual([
      { type: 'table', caption: 'ج', columns: ['عنوان'], rows: [['[خلية](/page)']] },
      { type: 'figure', image: { src: 'picture.svg', alt: 'صورة' } },
    ]);
  });

  test('are not unfolded without limit', () => {
    const huge = table(
      Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => cell('أ', { columns: 1e9, rows: 1e9 }))),
    );
    expect(convert(huge).pieces.length).toBeGreaterThan(0);
  });
});

describe('pictures', () => {
  test('in a sentence follow their paragraph', () => {
    const picture: InlineNode = { type: 'picture', picture: { address: '/a.jpg', alt: 'صورة' } };
    const { pieces } = convert({ type: 'paragraph', children: [...words('قبل '), picture, ...words(' بعد')] });
    expect(pieces).toEqual(['قبل بعد', { type: 'figure', image: { src: 'picture.svg', alt: 'صورة' } }]);
  });

  test('without description are still to be described', () => {
    expect(convert(figure('')).pieces).toMatchObject([{ image: { alt: '…' } }]);
  });

  test('that are links have one in their caption, or open to full size', () => {
    expect(convert(figure('صورة', { href: '/full.jpg' })).pieces).toMatchObject([{ enlarges: true }]);
    expect(convert(figure('صورة', { href: '/page' })).pieces).toMatchObject([{ caption: '[صورة](/page)' }]);
    expect(convert(figure('صورة', { href: '/page', caption: words('شرح') })).pieces).toMatchObject([{ caption: '[شرح](/page)' }]);
    expect(convert(figure('', { href: '/page' })).pieces).toMatchObject([{ caption: '[رابط الصورة](/page)' }]);
    const mark = convert(figure('', { href: '/page', caption: words('—') }));
    expect(mark.pieces).toMatchObject([{ caption: '— [رابط الصورة](/page)' }]);
  });

  test('that are missing are placeholders, and those not to be had leave their words', () => {
    const missing = { ...figure('صورة'), picture: { address: '/missing.jpg', alt: 'صورة' } };
    expect(reasons(convert(missing))).toEqual(['picture-missing']);
    const lost = { ...figure('صورة', { caption: words('شرح') }), picture: { address: '/lost.jpg', alt: 'صورة' } };
    expect(convert(lost)).toMatchObject({
      pieces: ['صورة', 'شرح'],
      omissions: [{ reason: 'unreadable', counts: { pictures: 1 } }],
    });
  });

  test('of a gallery stand in even rows', () => {
    const sizesOf = (count: number) =>
      convert({ type: 'gallery', pictures: Array.from({ length: count }, () => figure('صورة')) }).pieces.map((piece) =>
        piece !== null && typeof piece === 'object' && 'items' in piece ? (piece.items as unknown[]).length : 1,
      );
    expect([1, 3, 5, 9, 10].map(sizesOf)).toEqual([[1], [3], [3, 2], [3, 3, 3], [4, 3, 3]]);
  });

  test('of columns stand in a row', () => {
    const { pieces } = convert({ type: 'columns', columns: [[figure('أ')], [figure('ب')]] });
    expect(pieces).toMatchObject([{ type: 'pictures', items: [{ image: { alt: 'أ' } }, { image: { alt: 'ب' } }] }]);
  });
});

test('pictures that a paragraph begins with stay before its words', () => {
  const picture = (alt: string): InlineNode => ({ type: 'picture', picture: { address: '/a.jpg', alt } });
  const children = [linkTo('/about', ''), picture('أول'), { type: 'break' as const }, ...words('تعليق'), picture('ثان')];
  const { pieces } = convert({ type: 'paragraph', children });
  expect(pieces).toMatchObject([{ image: { alt: 'أول' } }, 'تعليق', { image: { alt: 'ثان' } }]);
});

describe('media', () => {
  const media = (type: 'audio' | 'video' | 'embed' | 'file', address: string, title?: string): BlockNode => ({
    ...{ type, address },
    ...(title !== undefined && { title }),
  });

  test.each<[BlockNode, object | string]>([
    [
      media('video', 'https://old.example.org/a.mp4', 'كلمة'),
      { type: 'video', title: 'كلمة', file: 'files/a.mp4', uncaptioned: true },
    ],
    [media('audio', '/b.mp3', 'حلقة'), { type: 'audio', title: 'حلقة', file: 'files/a.mp3' }],
    [media('file', 'https://old.example.org/تقرير.pdf'), { type: 'download', file: 'files/a.pdf', title: 'تقرير.pdf' }],
    [media('embed', '//vimeo.com/76979871', 'فيلم'), { type: 'video', title: 'فيلم', href: 'https://vimeo.com/76979871' }],
    [media('embed', 'https://example.org/frame', 'نموذج'), '[نموذج](https://example.org/frame)'],
    [media('file', '/c.exe', 'برنامج'), '[برنامج](https://example.org/c.exe)'],
    [media('video', 'ftp://example.org/x', 'قديم'), 'قديم'],
  ])('become what can show them: %j', (node, expected) => {
    expect(convert(node).pieces).toEqual([expected]);
  });

  test('that nothing can play or lead to leave no words that nobody wrote', () => {
    const { pieces, changes, omissions } = convert(media('audio', 'ftp://example.org/x.bin'));
    expect(pieces).toEqual([]);
    expect(changes).toEqual([]);
    expect(omissions).toMatchObject([{ reason: 'unreadable', name: 'ftp://example.org/x.bin' }]);
  });

  test('of known services are embedded', () => {
    const href = 'https://open.spotify.com/episode/512ojhOuo1ktJprKbVcKyQ';
    expect(convert(media('embed', href, 'حلقة')).pieces).toEqual([{ type: 'embed', title: 'حلقة', href }]);
  });

  test('without title take that of their caption', () => {
    const node: BlockNode = { type: 'audio', address: '/b.mp3', caption: words('شرح') };
    expect(convert(node).pieces).toEqual([{ type: 'audio', title: 'شرح', file: 'files/a.mp3' }, 'شرح']);
    expect(convert(media('audio', '/b.mp3')).pieces).toMatchObject([{ title: 'مقطع صوتي' }]);
  });
});

describe('parts', () => {
  const quote = (...blocks: BlockNode[]): BlockNode => ({ type: 'quote', blocks, source: words('القائل') });

  test('quotations have their source, and tables stand between their parts', () => {
    expect(convert(quote(paragraph('نقل'))).pieces).toEqual([{ type: 'quote', text: ['نقل'], source: 'القائل' }]);
    const { pieces } = convert(quote(paragraph('قبل'), table([[cell('أ')]], { caption: words('ج') }), paragraph('بعد')));
    expect(pieces).toMatchObject([
      { type: 'quote', text: ['قبل'] },
      { type: 'table' },
      { type: 'quote', text: ['بعد'], source: 'القائل' },
    ]);
  });

  test('a quotation in a quotation is part of it', () => {
    expect(convert(quote(paragraph('أ'), { type: 'quote', blocks: [paragraph('ب')] })).pieces).toMatchObject([
      { text: ['أ', 'ب'] },
    ]);
  });

  test('details have a title without links', () => {
    const { pieces, changes } = convert({ type: 'details', summary: [linkTo('/page', 'سؤال')], blocks: [paragraph('جواب')] });
    expect(pieces).toEqual([{ type: 'details', title: 'سؤال', text: ['جواب'] }]);
    expect(changes).toMatchObject([{ reason: 'link-removed' }]);
  });

  test('details with a video are open', () => {
    const video: BlockNode = { type: 'video', address: 'https://vimeo.com/76979871', title: 'فيلم' };
    const { pieces } = convert({ type: 'details', summary: words('سؤال'), blocks: [paragraph('جواب'), video] });
    expect(pieces).toMatchObject(['**سؤال**', 'جواب', { type: 'video' }]);
  });

  test('callouts have a title, if need be that of their tone', () => {
    expect(convert({ type: 'callout', tone: 'tip', title: words('اعلم'), blocks: [paragraph('أ')] }).pieces).toEqual([
      { type: 'callout', tone: 'tip', title: 'اعلم', text: ['أ'] },
    ]);
    expect(convert({ type: 'callout', tone: 'warning', blocks: [paragraph('أ')] }).pieces).toMatchObject([{ title: 'تنبيه' }]);
  });

  test('details and callouts around nothing that they can hold are open, with their title', () => {
    const tasks: BlockNode = { type: 'list', isOrdered: false, items: [{ blocks: [paragraph('مهمة')], isDone: false }] };
    for (const part of [
      { type: 'details', summary: words('سؤال'), blocks: [tasks] },
      { type: 'callout', tone: 'tip', title: words('سؤال'), blocks: [tasks] },
    ] satisfies BlockNode[]) {
      const { pieces, changes } = convert(part);
      expect(pieces).toMatchObject(['**سؤال**', { type: 'tasks' }]);
      expect(changes).toMatchObject([{ reason: 'structure-flattened', name: part.type }]);
    }
    expect(convert({ type: 'callout', tone: 'tip', blocks: [tasks] }).pieces).toMatchObject([{ type: 'tasks' }]);
  });

  test('tabs, columns, covers and media with text are one after another', () => {
    const tabs: BlockNode = { type: 'tabs', tabs: [{ label: 'npm', blocks: [{ type: 'code', text: 'npm ci' }] }] };
    const columns: BlockNode = { type: 'columns', columns: [[paragraph('أ')], [paragraph('ب')]] };
    const cover: BlockNode = { type: 'cover', picture: figure('صورة'), blocks: [paragraph('ج')] };
    const { pieces } = convert(tabs, columns, cover);
    expect(pieces).toMatchObject(['**npm**', { type: 'code' }, 'أ', 'ب', { type: 'figure' }, 'ج']);
  });

  test('facts are names with sentences; others are paragraphs', () => {
    const terms = (...values: BlockNode[][]): BlockNode => ({ type: 'terms', items: [{ terms: [words('اسم')], values }] });
    expect(convert(terms([paragraph('قيمة')], [paragraph('أخرى')])).pieces).toEqual([
      { type: 'facts', items: [{ term: 'اسم', values: ['قيمة', 'أخرى'] }] },
    ]);
    expect(convert(terms([list([paragraph('بند')])])).pieces).toEqual(['**اسم**', { type: 'list', items: ['بند'] }]);
  });

  test('dividers stand between texts only', () => {
    const divider: BlockNode = { type: 'divider' };
    expect(convert(divider, paragraph('أ'), divider, divider, paragraph('ب'), divider).pieces).toEqual([
      'أ',
      { type: 'divider' },
      'ب',
    ]);
  });

  test('lists of posts are made by the old site', () => {
    expect(convert({ type: 'posts', terms: ['أخبار'], heading: words('الأخبار') })).toMatchObject({
      pieces: ['**الأخبار**'],
      omissions: [{ reason: 'dynamic', name: 'posts أخبار' }],
    });
  });
});

describe('code', () => {
  test('is exact, with its language and title', () => {
    const text = '\tif (a) {\n  **b** `c` \\\n\u200b}\n\n';
    expect(convert({ type: 'code', text, language: 'ts', title: 'a.ts' }).pieces).toEqual([
      { type: 'code', file: 'a.ts', language: 'typescript', text },
    ]);
    expect(convert({ type: 'code', text, language: 'unknown' }).pieces).toEqual([{ type: 'code', text }]);
  });

  test('lacks only what no page can have', () => {
    expect(convert({ type: 'code', text: 'a\r\nb\u0000c' }).pieces).toEqual([{ type: 'code', text: 'a\nbc' }]);
    expect(convert({ type: 'code', text: ' \n' })).toMatchObject({ pieces: [], changes: [{ counts: { codeBlocks: -1 } }] });
  });

  test('shows formulas that TeX refuses', () => {
    expect(convert({ type: 'formula', tex: 'a^2' }).pieces).toEqual([{ type: 'formula', tex: 'a^2' }]);
    expect(convert({ type: 'formula', tex: '\\bad{' }).pieces).toEqual([{ type: 'code', language: 'latex', text: '\\bad{' }]);
  });
});

test('losses have the place of their block, or of the document', () => {
  const context = importContext({ place: { file: 'a.xml' } });
  convertPieces([{ ...figure('صورة'), picture: { address: '/lost.jpg', alt: '' }, place: { file: 'a.xml', line: 7 } }], context);
  convertPieces([{ type: 'code', text: '' }], context);
  expect(context.losses.omissions).toMatchObject([{ place: { line: 7 } }]);
  expect(context.losses.changes).toMatchObject([{ place: { file: 'a.xml' } }]);
});
