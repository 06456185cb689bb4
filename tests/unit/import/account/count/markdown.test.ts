import { expect, test } from 'vitest';
import { splitFrontMatter } from '../../../../../generator/import/account/count/front-matter.ts';
import { MarkdownLines } from '../../../../../generator/import/account/count/markdown-lines.ts';
import { withoutTemplates } from '../../../../../generator/import/account/count/markdown-templates.ts';
import { tallyHtml } from '../../../../../generator/import/account/count/tally-html.ts';

const tallyOf = (text: string) => tallyHtml(new MarkdownLines(withoutTemplates(text)).toHtml());
const bodyOf = (text: string) => tallyOf(text).body.join(' ');

test('joins words around emphasis and keeps escaped signs apart', () => {
  expect(bodyOf('un*do*ne **كلمة**واحدة snake_case 2 \\* 3 `a*b*c`')).toBe('undone كلمةواحدة snake case 2 3 a b c');
});

test('counts links and pictures in all notations', () => {
  const { links, pictures } = tallyOf(
    '[a](/a_(b) "title") [b][ref] [ref] [not] <https://c.example/> ![pic *one*](p.png) [![in](i.png)](/d)\n\n[ref]: /r "title"',
  );
  expect(links.map(({ address }) => address)).toEqual(['/a_(b)', '/r', '/r', 'https://c.example/', '/d']);
  expect(pictures).toEqual([
    { text: 'pic one', address: 'p.png' },
    { text: 'in', address: 'i.png' },
  ]);
});

test('counts headings of both kinds, items and cells', () => {
  const { headings, listItems, tableCells } = tallyOf(
    '# One {#id}\n\nTwo\n---\n\n- a\n- [x] b\n  1. c\n\n| h | i |\n|---|:-:|\n| 1 | `x\\|y` |\n| short |\n',
  );
  expect(headings.map(({ text }) => text)).toEqual(['One', 'Two']);
  expect(listItems.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  expect(tableCells.map(({ text }) => text)).toEqual(['h', 'i', '1', 'x y', 'short', '']);
});

test('keeps code in fences, quotes, lists and indented to the byte', () => {
  const { codeBlocks } = tallyOf(
    '```js\n> a\n\n  b {{< x >}}\n```\n\n> ~~~\n> c\n> ~~~\n\n- d\n\n  ```\n  e\n  ```\n\ntext\n\n    f\n      g\n',
  );
  expect(codeBlocks.map(({ text }) => text)).toEqual(['> a\n\n  b {{< x >}}', 'c', 'e', 'f\n  g']);
});

test('reads notes and containers, and leaves out templates and comments', () => {
  const text =
    'Word[^1] here.\n\n[^1]: The note.\n\n:::tip[Title]\nInside\n:::\n\n!!! note "Other"\n    Deep\n\n<!-- hidden -->{% include hidden %} {{ hidden }} `{{ shown }}`\n\n> [!NOTE]\n> Alert';
  expect(bodyOf(text)).toBe('Word here The note Title Inside Other Deep shown Alert');
});

test('counts further paragraphs of notes as text, and code in them as code', () => {
  const { codeBlocks, body } = tallyOf(
    'Word[^1].\n\n[^1]: The note.\n\n    Second paragraph.\n\n        code\n\nLast.\n\n    more',
  );
  expect(codeBlocks.map(({ text }) => text)).toEqual(['code', 'more']);
  expect(body.join(' ')).toBe('Word The note Second paragraph code Last more');
});

test('counts figures and frames of templates, and code between tags', () => {
  const { pictures, embeds, codeBlocks, body } = tallyOf(
    '{{< figure src="/f.png" alt="alt" caption="cap" >}} {{< youtube abcdefg >}}\n\n{% highlight js %}\nx = 1\n{% endhighlight %}',
  );
  expect(pictures).toEqual([{ text: 'alt', address: '/f.png' }]);
  expect(embeds.map(({ address }) => address)).toEqual(['https://www.youtube.com/embed/abcdefg']);
  expect(codeBlocks).toEqual([{ text: 'x = 1' }]);
  expect(body.join(' ')).toBe('alt cap x 1');
});

test('leaves out formulas, not prices', () => {
  expect(bodyOf('so $x^2$ and $$y$$ cost $5 and $10')).toBe('so and cost 5 and 10');
});

test('reads front matter of three formats', () => {
  expect(splitFrontMatter('---\ntitle: A\n---\nb')).toEqual({ data: { title: 'A' }, body: 'b', lines: 3 });
  expect(splitFrontMatter('+++\ntitle = "A"\n+++\nb').data).toEqual({ title: 'A' });
  expect(splitFrontMatter('{\n"title": "A"\n}\nb').data).toEqual({ title: 'A' });
  expect(splitFrontMatter('---\n---\nb').body).toBe('b');
  expect(splitFrontMatter('---\n: [\n---\nb').body).toBe(': [\n\n\nb');
});

test('counts an item with all its blocks as one item', () => {
  const { listItems, codeBlocks, tableCells, body } = tallyOf(
    '- ![alt](p.png)\n  one\n\n  two\n\n  | a |\n  | --- |\n\n  ~~~js\n  x\n  ~~~\n- three\nfour\n\nfive\n\n1. > - six\n   > seven',
  );
  expect(listItems).toEqual([
    { text: 'alt one', plain: 'one', whole: 'alt one two a x', wholePlain: 'one two a x' },
    { text: 'three four' },
    { text: 'six seven' },
    { text: 'six seven' },
  ]);
  expect(codeBlocks).toEqual([{ text: 'x' }]);
  expect(tableCells).toEqual([{ text: 'a' }]);
  expect(body.join(' ')).toBe('alt one two a x three four five six seven');
});

test('finds code in a quote in a box in a quote', () => {
  const { codeBlocks, body } = tallyOf('> !!! note "Title"\n>     > ```python\n>     > a = 1\n>     > ```\n>     text');
  expect(codeBlocks).toEqual([{ text: 'a = 1' }]);
  expect(body.join(' ')).toBe('Title a 1 text');
});

test('keeps tabs of code in lists', () => {
  expect(tallyOf('1. a\n\n   ```\n   \tb\n   ```\n\n-   c\n\n\t    d').codeBlocks.map(({ text }) => text)).toEqual(['\tb', 'd']);
});

test.each<[string, string, string]>([
  ['notes without a definition', '# نص[^1]', 'نص 1'],
  ['prices and words between signs of money', '$مدينة$ و$5 و6$', 'مدينة و 5 و6'],
  ['links to definitions below a formula', '$$\nمدينة\n$$\n[مرجع]: /x\n\n[مرجع]', 'مرجع'],
  ['text below HTML that a formula ends', '<p>نص</p>\n$$\nx\n$$\n', 'نص'],
  ['HTML below a text, with formulas and attributes', 'نص\n<div>$x = y$ **قلم** {#id}</div>', 'نص قلم'],
  ['comments over blank lines', '<!-- سر\n\nسر -->\nنص', 'نص'],
  ['comments in code', '    نص <!-- كتاب -->', 'نص كتاب'],
  ['tasks that begin like a heading', '- [ ] # نص', 'نص'],
  ['meanings of terms, and what follows them', 'نص\n: قلم\n: باب\n[مرجع]: /x', 'نص قلم باب'],
])('counts %s', (_, text, words) => {
  expect(tallyOf(text).body.join(' ')).toBe(words);
});

test('counts no heading where a line only goes on with an item, a table or a task', () => {
  expect(tallyOf('- نص\nقلم\n===').headings).toEqual([]);
  expect(tallyOf('- [x] # نص').headings).toEqual([]);
  expect(tallyOf('| أ | ب |\n|---|---|\n| ج | د |\n<div>نص</div>').tableCells).toHaveLength(4);
});
