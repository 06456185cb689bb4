import { describe, expect, test } from 'vitest';
import type { BlockNode, InlineNode } from '../../../../../generator/import/model/content.ts';
import { noLosses } from '../../../../../generator/import/model/losses.ts';
import { textOfBlocks } from '../../../../../generator/import/model/text.ts';
import { commonRules } from '../../../../../generator/import/sources/markdown/syntax/common-rules.ts';
import { DocumentReader } from '../../../../../generator/import/sources/markdown/syntax/document-reader.ts';
import { placesIn, readMarkdown } from '../../../../support/read-markdown.ts';

const text = (value: string): InlineNode => ({ type: 'text', value });
const paragraph = (...children: InlineNode[]): BlockNode => ({ type: 'paragraph', children });
const blocksOf = (markdown: string) => readMarkdown(markdown).blocks;

describe('sentences', () => {
  test.each<[string, InlineNode[]]>([
    ['**قوي** و_مائل_', [{ type: 'strong', children: [text('قوي')] }, text(' و_مائل_')]],
    [
      '*مائل* ~~محذوف~~',
      [{ type: 'emphasis', children: [text('مائل')] }, text(' '), { type: 'struck', children: [text('محذوف')] }],
    ],
    ['`` a`b ``', [{ type: 'code', value: 'a`b' }]],
    ['سطر\nتتمته', [text('سطر تتمته')]],
    ['سطر  \nآخر', [text('سطر'), { type: 'break' }, text('آخر')]],
    ['سطر\\\nآخر', [text('سطر'), { type: 'break' }, text('آخر')]],
    ['\\*نجوم\\* &amp; &copy; &#1575;', [text('*نجوم* & © ا')]],
    ['[نص](a.md "تلميح")', [{ type: 'link', href: 'a.md', children: [text('نص')] }]],
    ['[نص](<a b.md>)', [{ type: 'link', href: 'a b.md', children: [text('نص')] }]],
    [
      '<https://a.example/> <me@a.example>',
      [
        { type: 'link', href: 'https://a.example/', children: [text('https://a.example/')] },
        text(' '),
        { type: 'link', href: 'mailto:me@a.example', children: [text('me@a.example')] },
      ],
    ],
    [
      'زر https://a.example/x.',
      [text('زر '), { type: 'link', href: 'https://a.example/x', children: [text('https://a.example/x')] }, text('.')],
    ],
    ['[نص][r]\n\n[R]: /x "ت"', [{ type: 'link', href: '/x', children: [text('نص')] }]],
    ['[r] و[لا شيء]\n\n[r]: /x', [{ type: 'link', href: '/x', children: [text('r')] }, text(' و[لا شيء]')]],
    ['أ ![بديل **قوي**](a.png)', [text('أ '), { type: 'picture', picture: { address: 'a.png', alt: 'بديل قوي' } }]],
    [
      'H<sub>2</sub>O <kbd>Ctrl</kbd>',
      [text('H'), { type: 'subscript', children: [text('2')] }, text('O '), { type: 'key', children: [text('Ctrl')] }],
    ],
    [
      'نص<br>**قوي** <!-- تعليق --> آخر',
      [text('نص'), { type: 'break' }, { type: 'strong', children: [text('قوي')] }, text(' آخر')],
    ],
    ['قيمة $x^2 + \\alpha$ بسعر $5 و$10', [text('قيمة '), { type: 'formula', tex: 'x^2 + \\alpha' }, text(' بسعر $5 و$10')]],
    [
      '[[صفحة#باب|نص]] ![[صورة.png|300]] و',
      [
        { type: 'link', href: '[[صفحة#باب]]', children: [text('نص')] },
        text(' '),
        { type: 'picture', picture: { address: 'صورة.png', alt: '' } },
        text(' و'),
      ],
    ],
    [
      'نص[^1].\n\n[^1]: حاشية **أولى**\n  تتمتها',
      [
        text('نص'),
        { type: 'note', children: [text('حاشية '), { type: 'strong', children: [text('أولى')] }, text(' تتمتها')] },
        text('.'),
      ],
    ],
  ])('reads %j', (markdown, children) => {
    expect(blocksOf(markdown)).toEqual([paragraph(...children)]);
  });

  test('keeps footnotes that nothing refers to, and notes that refer to themselves', () => {
    expect(blocksOf('نص\n\n[^1]: متروكة')).toEqual([paragraph(text('نص')), paragraph(text('متروكة'))]);
    expect(blocksOf('نص[^1]\n\n[^1]: دائرة[^1]')).toEqual([
      paragraph(text('نص'), { type: 'note', children: [text('دائرة[^1]')] }),
    ]);
  });
});

describe('blocks', () => {
  const heading = (level: number, value: string, id?: string): BlockNode => ({
    type: 'heading',
    level,
    children: [text(value)],
    ...(id === undefined ? {} : { id }),
  });

  test.each<[string, BlockNode[]]>([
    ['## عنوان ##', [heading(2, 'عنوان')]],
    ['عنوان\n---', [heading(2, 'عنوان')]],
    ['# عنوان {#my-id}', [heading(1, 'عنوان', 'my-id')]],
    ['# عنوان {#vue.js-–-سياسة}', [heading(1, 'عنوان', 'vue.js-–-سياسة')]],
    ['## عنوان\n{: #custom .x}\nنص', [heading(2, 'عنوان', 'custom'), paragraph(text('نص'))]],
    ['> اقتباس\nتتمته', [{ type: 'quote', blocks: [paragraph(text('اقتباس تتمته'))] }]],
    ['***', [{ type: 'divider' }]],
    [
      '3. ثالث\n4. رابع',
      [
        {
          type: 'list',
          isOrdered: true,
          start: 3,
          items: [{ blocks: [paragraph(text('ثالث'))] }, { blocks: [paragraph(text('رابع'))] }],
        },
      ],
    ],
    [
      '- [x] تم\n- [ ] باق',
      [
        {
          type: 'list',
          isOrdered: false,
          items: [
            { blocks: [paragraph(text('تم'))], isDone: true },
            { blocks: [paragraph(text('باق'))], isDone: false },
          ],
        },
      ],
    ],
    [
      'مصطلح\n: معناه\n\nآخر\n: أول\n: ثان',
      [
        {
          type: 'terms',
          items: [
            { terms: [[text('مصطلح')]], values: [[paragraph(text('معناه'))]] },
            { terms: [[text('آخر')]], values: [[paragraph(text('أول'))], [paragraph(text('ثان'))]] },
          ],
        },
      ],
    ],
    ['$$\na = b\n$$', [{ type: 'formula', tex: 'a = b' }]],
    ['![بديل](a.png "شرح")', [{ type: 'picture', picture: { address: 'a.png', alt: 'بديل' }, caption: [text('شرح')] }]],
    ['[![بديل](a.png)](/x)', [{ type: 'picture', picture: { address: 'a.png', alt: 'بديل' }, href: '/x' }]],
    [
      '![أ](a.png)\n![ب](b.png)',
      [
        {
          type: 'gallery',
          pictures: [
            { type: 'picture', picture: { address: 'a.png', alt: 'أ' } },
            { type: 'picture', picture: { address: 'b.png', alt: 'ب' } },
          ],
        },
      ],
    ],
    [
      '<details>\n<summary>ملخص</summary>\n\nنص **قوي**\n\n</details>',
      [
        {
          type: 'details',
          summary: [text('ملخص')],
          blocks: [paragraph(text('نص '), { type: 'strong', children: [text('قوي')] })],
        },
      ],
    ],
  ])('reads %j', (markdown, blocks) => {
    expect(blocksOf(markdown)).toEqual(blocks);
  });

  test('begins a list after the items of another one', () => {
    const item = (value: string) => ({ blocks: [paragraph(text(value))] });
    expect(blocksOf('1. أ\n2. ب\n- ج\n3. د\nتتمة\n4) ه')).toEqual([
      { type: 'list', isOrdered: true, items: [item('أ'), item('ب')] },
      { type: 'list', isOrdered: false, items: [item('ج')] },
      { type: 'list', isOrdered: true, start: 3, items: [item('د تتمة')] },
      { type: 'list', isOrdered: true, start: 4, items: [item('ه')] },
    ]);
    expect(blocksOf('عام\n2020. نص')).toEqual([paragraph(text('عام 2020. نص'))]);
  });

  test('names tables that align their columns, once', () => {
    const { losses } = readMarkdown(
      '| a | b | c |\n| :-- | :-: | --- |\n| 1 | 2 | 3 |\n\na | b\n--- | --:\n1 | 2\n\na | b\n- | -\n1 | 2',
    );
    expect(losses.changes).toEqual([
      { reason: 'alignment', name: ':--, :-:', before: '', after: '', place: { file: 'page.md', line: 2 } },
      { reason: 'alignment', name: '--:', before: '', after: '', place: { file: 'page.md', line: 6 } },
    ]);
  });

  test('reads tables with empty cells, code with bars and short rows', () => {
    expect(blocksOf('| أ | ب |\n|---|:-:|\n| | `a\\|b` |\n| ج |')).toEqual([
      {
        type: 'table',
        head: [
          [
            { content: [text('أ')], isHead: true },
            { content: [text('ب')], isHead: true },
          ],
        ],
        body: [
          [{ content: [] }, { content: [{ type: 'code', value: 'a|b' }] }],
          [{ content: [text('ج')] }, { content: [] }],
        ],
        foot: [],
      },
    ]);
  });

  test('knows the lines of blocks', () => {
    const reader = new DocumentReader({ file: 'x.md', losses: noLosses(), rules: commonRules });
    const blocks = reader.readDocument('أ\n\n:::note\n\nب\n\n- ج\n:::\n\n> د', 5);
    expect(
      placesIn(blocks)
        .map(({ line }) => line)
        .sort((one = 0, other = 0) => one - other),
    ).toEqual([5, 7, 9, 11, 11, 14, 14]);
  });
});

describe('containers', () => {
  const note = (tone: 'note' | 'tip' | 'warning', title: InlineNode[] | undefined, ...blocks: BlockNode[]): BlockNode => ({
    type: 'callout',
    tone,
    ...(title ? { title } : {}),
    blocks,
  });
  const body = paragraph(text('نص'));

  test.each<[string, BlockNode[]]>([
    [':::note\nنص\n:::', [note('note', undefined, body)]],
    [':::warning[**مهم** جدا]\nنص\n:::', [note('warning', [{ type: 'strong', children: [text('مهم')] }, text(' جدا')], body)]],
    ['::: tip عنوان\nنص\n:::', [note('tip', [text('عنوان')], body)]],
    ['::::info\n:::danger\nنص\n:::\n::::', [note('note', undefined, note('warning', undefined, body))]],
    [':::info\n:::danger\nنص\n:::\nنص\n:::', [note('note', undefined, note('warning', undefined, body), body)]],
    ['!!! note "عنوان"\n    نص\n\nنص', [note('note', [text('عنوان')], body), body]],
    ['??? tip "عنوان"\n    نص', [{ type: 'details', summary: [text('عنوان')], blocks: [body] }]],
    ['> [!WARNING]\n> نص', [note('warning', undefined, body)]],
    ['> [!info]- عنوان\n> نص', [{ type: 'details', summary: [text('عنوان')], blocks: [body] }]],
    [
      '=== "أ"\n\n    نص\n\n=== "ب"\n\n    نص\n\nنص',
      [
        {
          type: 'tabs',
          tabs: [
            { label: 'أ', blocks: [body] },
            { label: 'ب', blocks: [body] },
          ],
        },
        body,
      ],
    ],
    [
      '1. نص\n\n   :::tip\n   نص\n   :::\n2. نص',
      [
        {
          type: 'list',
          isOrdered: true,
          items: [{ blocks: [body, note('tip', undefined, body)] }, { blocks: [body] }],
        },
      ],
    ],
    ['> :::tip\n> نص\n> :::', [{ type: 'quote', blocks: [note('tip', undefined, body)] }]],
  ])('reads %j', (markdown, blocks) => {
    expect(blocksOf(markdown)).toEqual(blocks);
  });

  test('names containers that it does not know, and keeps their text', () => {
    const { blocks, losses } = readMarkdown(':::cards\nنص\n:::');
    expect(blocks).toEqual([body]);
    expect(losses.omissions).toMatchObject([{ reason: 'shortcode', name: ':::cards', place: { file: 'page.md', line: 1 } }]);
  });

  test('leaves out what is nested without end', () => {
    const { blocks, losses } = readMarkdown(`${'>'.repeat(20_000)} نص`);
    expect(blocks).toEqual([]);
    expect(losses.omissions).toMatchObject([{ reason: 'too-large', name: 'nesting' }]);
  });

  test('does not nest without end', () => {
    const markdown = Array.from({ length: 300 }, (_, index) => `${':'.repeat(303 - index)}note\n`).join('');
    const { blocks, losses } = readMarkdown(`${markdown}نص`);
    expect(blocks).toHaveLength(1);
    expect(losses.omissions.map(({ reason }) => reason)).toContain('too-large');
  });
});

test('notes with the same label are all read, and a line ends one', () => {
  expect(textOfBlocks(readMarkdown('نص[^1]\n\n[^1]: أول\n\n[^1]: ثان').blocks)).toContain('ثان');
  const { blocks } = readMarkdown('نص[^1]\n\n[^1]: أول\n***\n\n    شيفرة');
  expect(blocks).toMatchObject([{ type: 'paragraph' }, { type: 'divider' }, { type: 'code', text: 'شيفرة' }]);
});
