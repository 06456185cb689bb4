import { expect, test } from 'vitest';
import type { BlockNode } from '../../../../../generator/import/model/content.ts';
import { blocksWithin } from '../../../../../generator/import/model/counts.ts';
import { readMarkdown } from '../../../../support/read-markdown.ts';

const codeIn = (blocks: readonly BlockNode[]) =>
  [...blocksWithin(blocks)].flatMap((block) => (block.type === 'code' ? block.text : []));

const codes = [
  'const a = `b`;\n\n\tif (a) {\n\t\treturn "س";\n\t}',
  '  indented first line\nthen none\n',
  '{{ page.title }} {% if x %} {{< figure src="a" >}} {a: 1} <Tabs>',
  ':::note\n[^1]: x\n!!! note\n=== "Tab"\n: y\n[[wiki]] $x^2$',
  '> quote\n- item\n# heading\n***',
  '<!-- comment -->\n<details>\n\n</details>\n&amp; &lt; \\* \\n',
  '``\n~~\n` ``',
  'trailing spaces  \n\n\n\nfour lines above',
  'السطر الأول\u200F\u00A0\n  ثان',
];

const prefix = (markdown: string, mark: string, first = mark) =>
  markdown
    .split('\n')
    .map((line, index) => (index === 0 ? first : mark) + line)
    .join('\n');

const templates = ['common', 'hugo', 'liquid', 'mdx'] as const;

test.each(templates)('keeps fenced code to the byte (%s)', (name) => {
  for (const code of codes) {
    const block = `\`\`\`\`js\n${code}\n\`\`\`\``;
    for (const markdown of [
      block,
      `نص\n${block}\nنص`,
      `~~~\n${code}\n~~~`,
      prefix(block, '> '),
      prefix(block, '   ', '1. '),
      `- نص\n\n${prefix(block, '  ')}`,
      `- نص\n  - نص\n\n${prefix(block, '    ')}`,
      prefix(prefix(block, '  ', '- '), '> '),
      prefix(block, '  '),
      `:::note\n\n${block}\n\n:::`,
      `!!! note\n\n${prefix(block, '    ')}`,
      `=== "أ"\n\n${prefix(block, '    ')}`,
      `[^1]\n\n[^1]: نص\n\nنص\n\n${block}`,
    ]) {
      expect(codeIn(readMarkdown(markdown, name).blocks), markdown).toEqual([code]);
    }
  }
});

test('keeps indented code to the byte, where it may be', () => {
  for (const code of codes.map((each) => each.trim())) {
    expect(codeIn(readMarkdown(prefix(code, '    ')).blocks), code).toEqual([code]);
    expect(codeIn(readMarkdown(`- نص\n\n${prefix(code, '      ')}`).blocks), code).toEqual([code]);
  }
});

test('keeps code in containers of templates to the byte', () => {
  for (const code of codes) {
    const block = `\`\`\`\`\n${code}\n\`\`\`\``;
    expect(codeIn(readMarkdown(`{{< details "x" >}}\n${block}\n{{< /details >}}`, 'hugo').blocks), code).toEqual([code]);
    expect(codeIn(readMarkdown(`{% raw %}\n${block}\n{% endraw %}`, 'liquid').blocks), code).toEqual([code]);
    const tabs = `<Tabs>\n  <TabItem label="x">\n\n${prefix(block, '    ')}\n\n  </TabItem>\n</Tabs>`;
    expect(codeIn(readMarkdown(tabs, 'mdx').blocks), code).toEqual([code]);
    const details = `<details>\n<summary>س</summary>\n\n${block}\n\n</details>`;
    expect(codeIn(readMarkdown(details, 'mdx').blocks), code).toEqual([code]);
    expect(codeIn(readMarkdown(details).blocks), code).toEqual([code]);
  }
});

test('keeps code of template tags to the byte', () => {
  const code = 'def a\n\n  b *c* {d}\n\tend';
  expect(readMarkdown(`{{< highlight ruby "linenos=table" >}}\n${code}\n{{< /highlight >}}`, 'hugo').blocks).toEqual([
    { type: 'code', language: 'ruby', text: code },
  ]);
  expect(readMarkdown(`{% highlight ruby linenos %}\n${code}\n{% endhighlight %}`, 'liquid').blocks).toEqual([
    { type: 'code', language: 'ruby', text: code },
  ]);
});

test('reads groups of code as tabs', () => {
  expect(readMarkdown('::: code-group\n```sh [npm]\nnpm i\n```\n```sh [yarn]\nyarn\n```\n:::').blocks).toEqual([
    {
      type: 'tabs',
      tabs: [
        { label: 'npm', blocks: [{ type: 'code', text: 'npm i', language: 'sh' }] },
        { label: 'yarn', blocks: [{ type: 'code', text: 'yarn', language: 'sh' }] },
      ],
    },
  ]);
});

test('counts tabs before fences by columns, and lets fences interrupt paragraphs of MDX', () => {
  const source = '1. نص\n\t\t```js\n\t\t    a\n\t\tb\n\t\t```';
  expect(codeIn(readMarkdown(source, 'mdx').blocks)).toEqual(['    a\nb']);
  expect(codeIn(readMarkdown('- نص\n\n  ```\n  a\n\n\n  ```').blocks)).toEqual(['a\n\n']);
});

test('shows escaped tags as the generator shows them', () => {
  expect(codeIn(readMarkdown('```\n{{</* figure src="a" */>}}\n```', 'hugo').blocks)).toEqual(['{{< figure src="a" >}}']);
  expect(codeIn(readMarkdown('```\n{% raw %}{{ x }}{% endraw %}\n```', 'liquid').blocks)).toEqual(['{{ x }}']);
});

test.each<[string, { language?: string; title?: string }]>([
  ['js', { language: 'js' }],
  ['js title="src/a.js" {1,3-5} showLineNumbers', { language: 'js', title: 'src/a.js' }],
  ['{.python .numberLines}', { language: 'python' }],
  ['c++', { language: 'c++' }],
  ['title="ملف"', { title: 'ملف' }],
  ['{1,3}', {}],
])('reads the description %j', (info, described) => {
  expect(readMarkdown(`\`\`\`${info}\na\n\`\`\``).blocks).toEqual([{ type: 'code', text: 'a', ...described }]);
});
