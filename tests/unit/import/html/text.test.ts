import { describe, expect, test } from 'vitest';
import { readHtmlInline } from '../../../../generator/import/html/read-html.ts';
import type { BlockNode, InlineNode } from '../../../../generator/import/model/content.ts';
import { noLosses } from '../../../../generator/import/model/losses.ts';
import { readPart } from '../../../support/import-html.ts';

const text = (value: string): InlineNode => ({ type: 'text', value });
const paragraph = (...children: InlineNode[]): BlockNode => ({ type: 'paragraph', children });
const inline = (html: string): InlineNode[] => {
  const [block] = readPart(`<p>${html}</p>`).blocks;
  return block?.type === 'paragraph' ? block.children : [];
};

describe('text', () => {
  test('is collapsed as browsers show it', () => {
    expect(inline('  كلمة\n  <b> أخرى </b>\t و&nbsp;ثالثة ')).toEqual([
      text('كلمة '),
      { type: 'strong', children: [text('أخرى ')] },
      text('و\u00a0ثالثة'),
    ]);
  });

  test('between blocks is a paragraph', () => {
    expect(readPart('قبل<p>وسط</p>بعد <i>مائل</i><div>آخر</div>').blocks).toEqual([
      paragraph(text('قبل')),
      paragraph(text('وسط')),
      paragraph(text('بعد '), { type: 'emphasis', children: [text('مائل')] }),
      paragraph(text('آخر')),
    ]);
  });

  test('is two paragraphs at two line breaks', () => {
    expect(readPart('أول<br>سطر<br><br>ثان').blocks).toEqual([
      paragraph(text('أول'), { type: 'break' }, text('سطر')),
      paragraph(text('ثان')),
    ]);
  });

  test('of an inline element around blocks keeps its marks', () => {
    expect(readPart('<b>أول<p>ثان</p></b>').blocks).toEqual([
      paragraph({ type: 'strong', children: [text('أول')] }),
      paragraph({ type: 'strong', children: [text('ثان')] }),
    ]);
  });

  test('of another language is marked', () => {
    expect(readPart('<div lang="en">English <span lang="ar">عربي</span></div><p lang="ar-SA">نص</p>').blocks).toEqual([
      paragraph({
        type: 'language',
        language: 'en',
        children: [text('English '), { type: 'language', language: 'ar', children: [text('عربي')] }],
      }),
      paragraph(text('نص')),
    ]);
  });
});

describe('inline elements', () => {
  const marked = (type: 'strong' | 'emphasis' | 'subscript' | 'superscript' | 'struck' | 'key') => [
    { type, children: [text('س')] },
  ];

  test.each([
    ['<strong>س</strong>', marked('strong')],
    ['<b>س</b>', marked('strong')],
    ['<span style="font-weight: 700">س</span>', marked('strong')],
    ['<b style="font-weight: normal">س</b>', [text('س')]],
    ['<em>س</em>', marked('emphasis')],
    ['<cite>س</cite>', marked('emphasis')],
    ['<sub>س</sub>', marked('subscript')],
    ['<sup>س</sup>', marked('superscript')],
    ['<del>س</del>', marked('struck')],
    ['<span style="text-decoration: line-through">س</span>', marked('struck')],
    ['<kbd>س</kbd>', marked('key')],
    ['<mark>س</mark>', [text('س')]],
    ['<bdo dir="ltr">س</bdo>', [text('س')]],
    ['<q>س</q>', [text('«س»')]],
    ['<q lang="en">a</q>', [{ type: 'language', language: 'en', children: [text('“a”')] }]],
    [
      '<code>a <a href="/x">b</a></code>',
      [
        { type: 'code', value: 'a ' },
        { type: 'link', href: '/x', children: [{ type: 'code', value: 'b' }] },
      ],
    ],
    ['<abbr title="منظمة الصحة">م.ص</abbr>', [{ type: 'abbreviation', meaning: 'منظمة الصحة', children: [text('م.ص')] }]],
    ['<ruby>漢<rp>(</rp><rt>kan</rt></ruby>', [text('漢 (kan)')]],
    ['<a href=" /x ">س</a>', [{ type: 'link', href: '/x', children: [text('س')] }]],
    ['<a name="x">س</a>', [text('س')]],
    ['<math><annotation encoding="application/x-tex">x^2</annotation></math>', [{ type: 'formula', tex: 'x^2' }]],
    ['<math alttext="x^3"><mi>x</mi></math>', [{ type: 'formula', tex: 'x^3' }]],
    ['س<script>x()</script><!-- لا --><style>p{}</style>', [text('س')]],
    ['<map><area href="/x" alt="منطقة"></map>', [text(' '), { type: 'link', href: '/x', children: [text('منطقة')] }].slice(1)],
  ])('%s', (html, nodes) => {
    expect(inline(html)).toEqual(nodes);
  });

  test('a link around blocks is one link', () => {
    expect(readPart('<a href="/x"><p>نص</p><h3>عنوان</h3></a>').blocks).toEqual([
      paragraph(text('نص')),
      { type: 'heading', level: 3, children: [{ type: 'link', href: '/x', children: [text('عنوان')] }] },
    ]);
  });

  test('a link without content is named', () => {
    expect(readPart('<p>نص<a href="/x"><svg><title>أيقونة</title></svg></a></p>').losses.omissions).toMatchObject([
      { reason: 'unreadable', name: 'svg', text: 'أيقونة' },
      { reason: 'script', name: 'a', counts: { links: 1 } },
    ]);
  });

  test('a sentence has line breaks between its blocks', () => {
    const losses = noLosses();
    expect(readHtmlInline('<p>أول</p><ul><li>ثان</ul>', { place: { file: 'x' }, losses })).toEqual([
      text('أول'),
      { type: 'break' },
      text('ثان'),
    ]);
    expect(losses.changes).toMatchObject([{ reason: 'structure-flattened', counts: { listItems: -1 } }]);
  });
});

describe('footnotes', () => {
  const note = (back: string) =>
    `<p>نص<sup id="r1"><a href="#n1">1</a></sup> آخر</p><hr><ol><li id="n1"><p>حاشية <a href="${back}">↩</a></p></li></ol>`;

  test('with links there and back are notes', () => {
    const { blocks, losses } = readPart(note('#r1'));
    expect(blocks[0]).toEqual(paragraph(text('نص'), { type: 'note', children: [text('حاشية')] }, text(' آخر')));
    expect(losses.omissions).toMatchObject([{ reason: 'script', name: 'footnote', counts: { links: 2, listItems: 1 } }]);
    expect(losses.changes).toMatchObject([{ before: 'نص1', after: 'نص' }]);
  });

  test('without a link back stay a list', () => {
    expect(readPart(note('#other')).blocks.map(({ type }) => type)).toEqual(['paragraph', 'divider', 'list']);
  });
});

test('the context takes elements and texts over', () => {
  const { blocks } = readPart('<p>[رمز]</p><div class="mine"><p>نص</p></div><p>ن <span class="mine">س</span></p>', {
    element: ({ attrs }, readChildren) =>
      attrs.some(({ value }) => value === 'mine') ? [{ type: 'quote', blocks: readChildren() }] : undefined,
    text: (value) => (value === '[رمز]' ? [text('بدل')] : undefined),
  });
  expect(blocks).toEqual([
    paragraph(text('بدل')),
    { type: 'quote', blocks: [paragraph(text('نص'))] },
    paragraph(text('ن')),
    { type: 'quote', blocks: [paragraph(text('س'))] },
  ]);
});
