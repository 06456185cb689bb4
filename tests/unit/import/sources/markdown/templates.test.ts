import { expect, test } from 'vitest';
import type { BlockNode, InlineNode } from '../../../../../generator/import/model/content.ts';
import { readMarkdown } from '../../../../support/read-markdown.ts';

const text = (value: string): InlineNode => ({ type: 'text', value });
const paragraph = (...children: InlineNode[]): BlockNode => ({ type: 'paragraph', children });
const link = (href: string, value: string): InlineNode => ({ type: 'link', href, children: [text(value)] });
const picture = (address: string, alt: string, rest: object = {}) => ({ type: 'picture', picture: { address, alt, ...rest } });

test.each<[string, object[]]>([
  [
    '{{< figure src="a.png" alt="بديل" caption="شرح **مهم**" width="300" >}}',
    [{ ...picture('a.png', 'بديل', { width: 300 }), caption: [text('شرح '), { type: 'strong', children: [text('مهم')] }] }],
  ],
  ['نص {{< figure src="a.png" >}} بعده', [paragraph(text('نص')), picture('a.png', ''), paragraph(text('بعده'))]],
  ['{{< youtube w7Ft2ymGmfc >}}', [{ type: 'embed', address: 'https://www.youtube.com/watch?v=w7Ft2ymGmfc' }]],
  ['{{< vimeo id="1234" title="عنوان" >}}', [{ type: 'embed', address: 'https://vimeo.com/1234', title: 'عنوان' }]],
  [
    '[نص]({{< ref "a.md#x" >}}) [نص]({{% relref "/b" %}})',
    [paragraph(link('ref:a.md#x', 'نص'), text(' '), link('ref:/b', 'نص'))],
  ],
  [
    '{{< details "ملخص" >}}\n- بند\n{{< /details >}}',
    [
      {
        type: 'details',
        summary: [text('ملخص')],
        blocks: [{ type: 'list', isOrdered: false, items: [{ blocks: [paragraph(text('بند'))] }] }],
      },
    ],
  ],
  [
    '{{% notice warning "عنوان" %}}\nنص\n{{% /notice %}}',
    [{ type: 'callout', tone: 'warning', title: [text('عنوان')], blocks: [paragraph(text('نص'))] }],
  ],
  [
    '{{% alert title="عنوان" color="danger" %}}نص{{% /alert %}}',
    [{ type: 'callout', tone: 'warning', title: [text('عنوان')], blocks: [paragraph(text('نص'))] }],
  ],
  [
    '{{< tabs >}}{{< tab "أ" >}}\nنص\n{{< /tab >}}\n{{< tab "ب" >}}\nنص\n{{< /tab >}}{{< /tabs >}}',
    [
      {
        type: 'tabs',
        tabs: [
          { label: 'أ', blocks: [paragraph(text('نص'))] },
          { label: 'ب', blocks: [paragraph(text('نص'))] },
        ],
      },
    ],
  ],
  ['{{< button href="/x" >}}نص{{< /button >}}', [paragraph(link('/x', 'نص'))]],
  ['{{</* figure */>}}', [paragraph(text('{{< figure >}}'))]],
])('reads Hugo %j', (markdown, blocks) => {
  expect(readMarkdown(markdown, 'hugo')).toEqual({ blocks, losses: { omissions: [], changes: [] } });
});

test('names unknown shortcodes and keeps the text in them', () => {
  const { blocks, losses } = readMarkdown('أ {{< chart data="x" >}} ب\n\n{{< card title="t" >}}\n**نص**\n{{< /card >}}', 'hugo');
  expect(blocks).toEqual([paragraph(text('أ  ب')), paragraph({ type: 'strong', children: [text('نص')] })]);
  expect(losses.omissions).toMatchObject([
    { reason: 'shortcode', name: 'chart', place: { line: 1 } },
    { reason: 'shortcode', name: 'card', place: { line: 3 } },
  ]);
});

test.each<[string, object[]]>([
  ['![نص]({{ site.baseurl }}/a.png) و', [paragraph({ ...picture('/a.png', 'نص') } as InlineNode, text(' و'))]],
  ["[نص]({{ '/a/' | relative_url }})", [paragraph(link('/a/', 'نص'))]],
  ['[نص]({{ site.baseurl }}{% link _posts/2020-01-02-a.md %})', [paragraph(link('link:_posts/2020-01-02-a.md', 'نص'))]],
  ['[نص]({% post_url 2020-01-02-a %}#x)', [paragraph(link('post_url:2020-01-02-a#x', 'نص'))]],
  [
    '{% include figure image_path="/a.png" alt="بديل" caption="شرح" %}',
    [{ ...picture('/a.png', 'بديل'), caption: [text('شرح')] }],
  ],
  [
    '{% include video id="abcdefghijk" provider="youtube" %}',
    [{ type: 'embed', address: 'https://www.youtube.com/watch?v=abcdefghijk' }],
  ],
  ['{% raw %}\nنص {{ x }} {% y %}\n{% endraw %}', [paragraph(text('نص {{ x }} {% y %}'))]],
  ['نص\n{: .class}', [paragraph(text('نص'))]],
  ['نص{:.class} و[نص](/a){:target="_blank"}', [paragraph(text('نص و'), link('/a', 'نص'))]],
  ['أ{% comment %}ب{% endcomment %}', [paragraph(text('أ'))]],
])('reads Liquid %j', (markdown, blocks) => {
  expect(readMarkdown(markdown, 'liquid')).toEqual({ blocks, losses: { omissions: [], changes: [] } });
});

test('names other Liquid, and the table of contents', () => {
  const { blocks, losses } = readMarkdown('* المحتويات\n{:toc}\n\n{% if a %}\nنص {{ page.x | upcase }}\n{% endif %}', 'liquid');
  expect(blocks).toEqual([paragraph(text('نص'))]);
  expect(losses.omissions).toMatchObject([
    { reason: 'dynamic', name: '{:toc}', text: 'المحتويات', counts: { listItems: 1 } },
    { reason: 'shortcode', name: '{% if %}' },
    { reason: 'shortcode', name: '{{ page.x }}' },
    { reason: 'shortcode', name: '{% endif %}' },
  ]);
});

test.each<[string, object[]]>([
  [
    '<Tabs groupId="a">\n  <TabItem value="x" label="أ">\n\n    نص\n\n  </TabItem>\n  <TabItem value="ب">نص</TabItem>\n</Tabs>',
    [
      {
        type: 'tabs',
        tabs: [
          { label: 'أ', blocks: [paragraph(text('نص'))] },
          { label: 'ب', blocks: [paragraph(text('نص'))] },
        ],
      },
    ],
  ],
  [
    '<Tabs values={[{label: "أول", value: "a"}]}><TabItem value="a">نص</TabItem></Tabs>',
    [{ type: 'tabs', tabs: [{ label: 'أول', blocks: [paragraph(text('نص'))] }] }],
  ],
  [
    '<Aside type="caution" title="عنوان">\nنص\n</Aside>',
    [{ type: 'callout', tone: 'warning', title: [text('عنوان')], blocks: [paragraph(text('نص'))] }],
  ],
  ['<Card title="عنوان">\nنص\n</Card>', [paragraph({ type: 'strong', children: [text('عنوان')] }), paragraph(text('نص'))]],
  ['<LinkCard title="عنوان" href="/a" description="وصف" />', [paragraph(link('/a', 'عنوان')), paragraph(text('وصف'))]],
  ['<Steps>\n1. نص\n</Steps>', [{ type: 'list', isOrdered: true, items: [{ blocks: [paragraph(text('نص'))] }] }]],
  ['نص <Badge text="جديد" /> {"نص"} {/* تعليق */}', [paragraph(text('نص جديد نص'))]],
  ['<div className="x" style={{color: "red"}}>\n  **نص**\n</div>', [paragraph({ type: 'strong', children: [text('نص')] })]],
  ['<img src={require(\'./a.png\').default} alt="بديل" />', [picture('./a.png', 'بديل')]],
  [
    'أ <b>**ب**</b> 1 < 2',
    [paragraph(text('أ '), { type: 'strong', children: [{ type: 'strong', children: [text('ب')] }] }, text(' 1 < 2'))],
  ],
])('reads MDX %j', (markdown, blocks) => {
  expect(readMarkdown(markdown, 'mdx')).toEqual({ blocks, losses: { omissions: [], changes: [] } });
});

test('names modules, expressions and unknown components of MDX', () => {
  const source =
    "import X from './x';\nimport Y from './y';\n\nexport const a = {\n\n  b: 1,\n};\n\nنص {a.b} <X title=\"عنوان\">**نص**</X>";
  const { blocks, losses } = readMarkdown(source, 'mdx');
  expect(blocks).toEqual([paragraph(text('نص  '), { type: 'strong', children: [text('نص')] })]);
  expect(losses.omissions).toMatchObject([
    { reason: 'script', name: 'import', text: "import X from './x';\nimport Y from './y';" },
    { reason: 'script', name: 'export' },
    { reason: 'script', name: '{…}', text: '{a.b}' },
    { reason: 'shortcode', name: 'X', text: 'عنوان' },
  ]);
});
