import { describe, expect, test } from 'vitest';
import type { BlockNode, InlineNode } from '../../../../generator/import/model/content.ts';
import { readPart } from '../../../support/import-html.ts';

const text = (value: string): InlineNode => ({ type: 'text', value });
const paragraph = (value: string): BlockNode => ({ type: 'paragraph', children: [text(value)] });
const blocksOf = (html: string): BlockNode[] => readPart(html).blocks;

describe('headings', () => {
  test('have levels and ids', () => {
    expect(blocksOf('<h2 id="a">أول</h2><h3><a name="b"></a>ثان</h3>')).toEqual([
      { type: 'heading', level: 2, id: 'a', children: [text('أول')] },
      { type: 'heading', level: 3, id: 'b', children: [text('ثان')] },
    ]);
  });

  test('have no links to themselves', () => {
    const { blocks, losses } = readPart('<h2 id="a">أول<a class="anchor" href="#a">¶</a></h2><h2><a href="#b">ثان</a></h2>');
    expect(blocks).toEqual([
      { type: 'heading', level: 2, id: 'a', children: [text('أول')] },
      { type: 'heading', level: 2, children: [text('ثان')] },
    ]);
    expect(losses).toMatchObject({
      omissions: [{ reason: 'script', name: 'a', counts: { links: 1 } }],
      changes: [{ reason: 'link-removed', counts: { links: -1 } }],
    });
  });

  test('without words are named', () => {
    expect(readPart('<h2> </h2>')).toMatchObject({
      blocks: [],
      losses: { omissions: [{ name: 'h2', counts: { headings: 1 } }] },
    });
  });
});

describe('lists', () => {
  test('nest, begin at a number and have letters', () => {
    expect(blocksOf('<ol start="3" type="a"><li>أول<ul><li>تحته</ul><li>ثان</ol>')).toEqual([
      {
        type: 'list',
        isOrdered: true,
        start: 3,
        numbering: 'letters',
        items: [
          { blocks: [paragraph('أول'), { type: 'list', isOrdered: false, items: [{ blocks: [paragraph('تحته')] }] }] },
          { blocks: [paragraph('ثان')] },
        ],
      },
    ]);
  });

  test('keep what is beside their items', () => {
    expect(blocksOf('<ul><li>أول</li><ul><li>تحته</li></ul>نص <b>آخر</b></ul>')).toMatchObject([
      { items: [{ blocks: [paragraph('أول'), { type: 'list' }, { type: 'paragraph' }] }] },
    ]);
  });

  test('have tasks', () => {
    expect(
      blocksOf('<ul><li><input type="checkbox" checked> تم</li><li><p><label><input type="checkbox"> بقي</label></p></ul>'),
    ).toEqual([
      {
        type: 'list',
        isOrdered: false,
        items: [
          { blocks: [paragraph('تم')], isDone: true },
          { blocks: [paragraph('بقي')], isDone: false },
        ],
      },
    ]);
  });

  test('of terms group terms and values', () => {
    expect(blocksOf('<dl><dt>أ<dt>ب<dd>قيمة<div><dt>ج<dd>أخرى</div></dl>')).toEqual([
      {
        type: 'terms',
        items: [
          { terms: [[text('أ')], [text('ب')]], values: [[paragraph('قيمة')]] },
          { terms: [[text('ج')]], values: [[paragraph('أخرى')]] },
        ],
      },
    ]);
  });
});

describe('tables', () => {
  test('have parts, spans and a caption', () => {
    const html =
      '<table><caption>جدول</caption><thead><tr><th>أ<th>ب<tbody><tr><td colspan="2">ج<tr><td rowspan="2">د<td>هـ<tfoot><tr><td>م<td>ن</table>';
    expect(blocksOf(html)).toEqual([
      {
        type: 'table',
        caption: [text('جدول')],
        head: [
          [
            { content: [text('أ')], isHead: true },
            { content: [text('ب')], isHead: true },
          ],
        ],
        body: [[{ content: [text('ج')], columns: 2 }], [{ content: [text('د')], rows: 2 }, { content: [text('هـ')] }]],
        foot: [[{ content: [text('م')] }, { content: [text('ن')] }]],
      },
    ]);
  });

  test('have lists in cells as lines', () => {
    const { blocks, losses } = readPart('<table><tr><th>أ<th>ب<tr><td><ul><li>ج<li>د</ul><td>هـ</table>');
    expect(blocks).toMatchObject([{ body: [[{ content: [text('ج'), { type: 'break' }, text('د')] }, {}]] }]);
    expect(losses.changes).toMatchObject([{ reason: 'structure-flattened', counts: { listItems: -2 } }]);
  });

  test('are named once if they align their cells', () => {
    const html =
      '<p>\n<table style="text-align: center"><col align="left"><tr><th>أ<th class="has-text-align-right">ب<tr><td align="CENTER">ج<td style="text-align:start"><p style="text-align: center !important">د</table>';
    expect(readPart(html).losses.changes).toEqual([
      {
        reason: 'alignment',
        name: 'text-align: center, align="left", has-text-align-right, align="center"',
        before: '',
        after: '',
        place: { file: 'page.html', line: 2 },
      },
    ]);
    expect(
      readPart('<table align="center"><tr><th>أ<th>ب<tr><td>ج<td><img src="a.jpg" align="left"></table>').losses.changes,
    ).toEqual([]);
  });

  test('that only arrange a page are none', () => {
    const { blocks, losses } = readPart('<table><tr><td><h2>يمين</h2><td><p>يسار</table>');
    expect(blocks).toMatchObject([{ type: 'heading' }, paragraph('يسار')]);
    expect(losses.changes).toMatchObject([{ reason: 'structure-flattened', name: 'table', counts: { tableCells: -2 } }]);
  });
});

describe('quotes, details and other parts', () => {
  test.each([
    [
      '<blockquote><p>قول</p><cite>قائل</cite></blockquote>',
      { type: 'quote', blocks: [paragraph('قول')], source: [text('قائل')] },
    ],
    ['<blockquote>قول<footer>قائل</footer></blockquote>', { type: 'quote', blocks: [paragraph('قول')], source: [text('قائل')] }],
    [
      '<figure><blockquote>قول</blockquote><figcaption>قائل</figcaption></figure>',
      { type: 'quote', blocks: [paragraph('قول')], source: [text('قائل')] },
    ],
    ['<details><summary>س</summary>ج</details>', { type: 'details', summary: [text('س')], blocks: [paragraph('ج')] }],
    ['<hr>', { type: 'divider' }],
    [
      '<div class="wp-block-columns"><div class="wp-block-column">أ</div><div class="wp-block-column">ب</div></div>',
      { type: 'columns', columns: [[paragraph('أ')], [paragraph('ب')]] },
    ],
    [
      '<div class="admonition warning"><p class="admonition-title">تنبيه</p><p>نص</p></div>',
      { type: 'callout', tone: 'warning', title: [text('تنبيه')], blocks: [paragraph('نص')] },
    ],
    [
      '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/a">أول</a></div><div class="wp-block-button"><a class="wp-block-button__link" href="/b"><strong>ثان</strong></a></div></div>',
      {
        type: 'buttons',
        links: [
          { label: 'أول', href: '/a' },
          { label: 'ثان', href: '/b' },
        ],
      },
    ],
    ['<p><script type="math/tex; mode=display">x^2</script></p>', { type: 'formula', tex: 'x^2' }],
  ])('%s', (html, block) => {
    expect(blocksOf(html)).toEqual([block]);
  });
});

describe('code', () => {
  test('is exact to the byte', () => {
    const code = '\tif (a &lt; b) {\n\n  c();  \n}\u00a0';
    expect(blocksOf(`<pre class="language-js"><code>${code}</code></pre>`)).toEqual([
      { type: 'code', text: code.replace('&lt;', '<'), language: 'js' },
    ]);
  });

  test.each([
    ['<pre>a<br>b</pre>', 'a\nb'],
    ['<pre>\na\n</pre>', 'a'],
    ['<pre><div>a</div><div>b</div></pre>', 'a\nb'],
    ['<pre><span class="line">a</span>\n<span class="line">b</span></pre>', 'a\nb'],
    ['<pre><span class="lineno">1</span>a<button>نسخ</button></pre>', 'a'],
  ])('%s', (html, code) => {
    expect(blocksOf(html)).toEqual([{ type: 'code', text: code }]);
  });

  test.each([
    '<pre class="brush: php">a</pre>',
    '<pre><code class="lang-php">a</code></pre>',
    '<div class="highlight-source-php"><pre>a</pre></div>',
    '<pre data-lang="php">a</pre>',
    '<figure class="highlight php"><table><tr><td class="gutter"><pre>1</pre><td class="code"><pre>a</pre></table></figure>',
  ])('has a language: %s', (html) => {
    expect(blocksOf(html)).toEqual([{ type: 'code', text: 'a', language: 'php' }]);
  });
});

describe('what is left out', () => {
  test.each([
    ['<form><label>اسم</label><input value="x"></form>', 'form', 'form', 'اسم'],
    ['<div hidden>سر</div>', 'hidden', 'div', 'سر'],
    ['<p style="color: red; display:none">سر <a href="/x">رابط</a></p>', 'hidden', 'p', 'سر رابط'],
    ['<select><option>أ<option>ب</select>', 'form', 'select', 'أ ب'],
    ['<svg><title>عنوان</title></svg>', 'unreadable', 'svg', 'عنوان'],
    ['<canvas>بديل</canvas>', 'dynamic', 'canvas', 'بديل'],
    ['<noscript>شغل البرامج</noscript>', 'hidden', 'noscript', 'شغل البرامج'],
    ['<template><p>قالب</p></template>', 'script', 'template', ''],
    ['<img alt="بلا ملف">', 'unreadable', 'img', 'بلا ملف'],
    ['<iframe>بديل</iframe>', 'dynamic', 'iframe', 'بديل'],
  ])('%s', (html, reason, name, words) => {
    const { blocks, losses } = readPart(html);
    expect(blocks).toEqual([]);
    expect(losses.omissions).toMatchObject([{ reason, name, text: words }]);
  });

  test('is counted', () => {
    const html = '<div hidden><h2>أ</h2><ul><li>ب</ul><a href="/x"><img src="a"></a><pre>ج</pre><iframe src="b"></iframe></div>';
    expect(readPart(html).losses.omissions).toMatchObject([
      { counts: { headings: 1, listItems: 1, links: 1, pictures: 1, codeBlocks: 1, embeds: 1 } },
    ]);
  });

  test('is no form around a whole page', () => {
    expect(blocksOf(`<form><h1>عنوان</h1><p>نص</p><input></form>`)).toMatchObject([{ type: 'heading' }, paragraph('نص')]);
  });
});
