import { expect, test } from 'vitest';
import { tallyHtml } from '../../../../../generator/import/account/count/tally-html.ts';

const bodyOf = (html: string) => tallyHtml(html).body.join(' ');

test('joins words within a line and separates those of blocks', () => {
  expect(bodyOf('<p>un<b>do</b>ne<br>two</p><p>three</p><ul><li>four<li>five</ul>')).toBe('undone two three four five');
  expect(bodyOf('<table><tr><td>a<td>b</table>')).toBe('a b');
});

test('counts alt texts, titles of frames and meanings, but no scripts, comments, classes and addresses', () => {
  const html =
    '<!-- wp:x {"a":"hidden"} --><script>hidden</script><style>hidden</style><p class="hidden" title="hidden">see<img alt="alt text" src="hidden.png">' +
    '<abbr title="long form">LF</abbr></p><iframe title="frame name" src="https://hidden.example"></iframe>';
  expect(bodyOf(html)).toBe('see alt text LF long form frame name');
});

test('counts links, pictures and headings with their words', () => {
  const { links, pictures, headings } = tallyHtml(
    '<h2>One <a href="/a">link</a></h2><a href="x.jpg"><img src="y.jpg" alt="large"></a><a name="anchor"></a><a href="/b"></a>',
  );
  expect(links).toEqual([{ text: 'link', address: '/a' }]);
  expect(pictures).toEqual([{ text: 'large', address: 'y.jpg' }]);
  expect(headings).toEqual([{ text: 'One link' }]);
});

test('takes the address of pictures that load late', () => {
  const { pictures } = tallyHtml('<img src="data:," data-src="/real.jpg"><noscript><img src="/real.jpg"></noscript>');
  expect(pictures).toEqual([{ text: '', address: '/real.jpg' }]);
});

test('counts list items without their inner lists, and gallery items as pictures', () => {
  const { listItems } = tallyHtml('<ul><li>one<ul><li>two</li></ul></li></ul><ul><li><figure><img alt=""></figure></li></ul>');
  expect(listItems).toEqual([{ text: 'one' }, { text: 'two' }]);
});

test('keeps code to the byte', () => {
  const { codeBlocks, body } = tallyHtml('<pre>\nif (a &lt; b) {\n\treturn  1;\n}</pre>');
  expect(codeBlocks).toEqual([{ text: 'if (a < b) {\n\treturn  1;\n}' }]);
  expect(body).toEqual(['if', 'a', 'b', 'return', '1']);
});

test('leaves out marks of notes', () => {
  expect(bodyOf('word<a role="doc-noteref" href="#n">1</a> <a class="footnote-ref" href="#f">2</a>')).toBe('word');
});

test('counts frames and media by their address', () => {
  const { embeds } = tallyHtml('<video><source src="a.mp4">old browser</video><iframe src="https://youtu.be/abc"></iframe>');
  expect(embeds).toEqual([
    { text: '', address: 'a.mp4' },
    { text: '', address: 'https://youtu.be/abc' },
  ]);
});

test('the text of a list item is its first paragraph, with the pictures before it', () => {
  const { listItems } = tallyHtml(
    '<ul><li>one<br>two <img alt="alt"><p>three</p></li><li><figure><img alt="first"></figure><p>four</p><table></table></li><li>five<hr>six</li><li>a<ul></ul>b</li></ul>',
  );
  expect(listItems).toEqual([
    { text: 'one two alt', plain: 'one two', whole: 'one two alt three', wholePlain: 'one two three' },
    { text: 'first four', plain: 'four' },
    { text: 'five', whole: 'five six' },
    { text: 'a', whole: 'a b' },
  ]);
});

test('reads what an object without an address contains', () => {
  const { headings, embeds } = tallyHtml('<h2>one <object>two</object></h2><object data="a.swf"><h3>three</h3></object>');
  expect(headings.map(({ text }) => text)).toEqual(['one two', 'three']);
  expect(embeds).toHaveLength(2);
});

test('counts what is for browsers without scripts, but not copies of pictures', () => {
  const { pictures, headings, body } = tallyHtml(
    '<h2>one<noscript>two</noscript></h2><img data-src="a.jpg"><noscript><img src="a-300x200.jpg"></noscript><h3><noscript><img src="b.jpg">three</noscript></h3>',
  );
  expect(pictures.map(({ address }) => address)).toEqual(['a.jpg', 'b.jpg']);
  expect(headings).toEqual([{ text: 'one' }, { text: 'three', plain: 'three' }]);
  expect(body.join(' ')).toBe('one three two');
});

test('the meaning of an abbreviation does not divide the word that it is in', () => {
  expect(bodyOf('<p>one<abbr title="long form">two</abbr>three four</p>')).toBe('onetwothree long form four');
  expect(bodyOf('<abbr title="first">A</abbr><abbr title="second">B</abbr>C')).toBe('ABC first second');
  expect(bodyOf('<abbr title="first">A </abbr>B<abbr title="second"></abbr>')).toBe('A first B second');
});

test('shows elements that browsers do not know within a line, and the caption of a table above it', () => {
  expect(bodyOf('<p>one<x-y>two</x-y></p>')).toBe('onetwo');
  expect(bodyOf('<table><tr><td>two</td></tr><caption>one</caption></table>')).toBe('one two');
});

test('names of elements mean nothing in a formula', () => {
  const { body, headings, pictures } = tallyHtml('<h2><math><mtext><area alt="one">two</area></mtext><mi>three</mi></math></h2>');
  expect(body).toEqual(['one', 'two', 'three']);
  expect({ headings, pictures }).toEqual({ headings: [{ text: 'one two three' }], pictures: [] });
});
