import { expect, test } from 'vitest';
import { hasBlocks, htmlOf, parseBlocks } from '../../../../generator/import/sources/wordpress/blocks/block-grammar.ts';

const namesOf = (content: string): unknown[] =>
  parseBlocks(content).map((part) =>
    typeof part === 'string' ? part : [part.name, ...part.parts.map((one) => (typeof one === 'string' ? one : one.name))],
  );

test.each([
  ['<!-- wp:paragraph -->\n<p>نص</p>\n<!-- /wp:paragraph -->', [['core/paragraph', '\n<p>نص</p>\n']]],
  ['قبل<!-- wp:separator /-->بعد', ['قبل', ['core/separator'], 'بعد']],
  ['<!-- wp:yoast/faq-block {"a":{"b":"}"}} --><div></div><!-- /wp:yoast/faq-block -->', [['yoast/faq-block', '<div></div>']]],
  [
    '<!-- wp:group --><div><!-- wp:quote -->أ<!-- /wp:quote --></div><!-- /wp:group -->',
    [['core/group', '<div>', 'core/quote', '</div>']],
  ],
  ['<!-- wp:group --><!-- wp:quote -->أ<!-- /wp:group -->ب', [['core/group', 'core/quote'], 'ب']],
  ['أ<!-- /wp:quote -->ب', ['أ', 'ب']],
  ['<!--more-->أ<!-- ملاحظة -->', ['<!--more-->', 'أ<!-- ملاحظة -->']],
  ['<!-- wp:html -->مفتوح', [['core/html', 'مفتوح']]],
  ['<!-- wp:html', ['<!-- wp:html']],
])('reads the blocks of %j', (content, expected) => {
  expect(namesOf(content)).toEqual(expected);
});

test('reads attributes with escapes, and none if they are malformed', () => {
  const [block] = parseBlocks('<!-- wp:button {"text":"\\u003cb\\u003eنص\\u003c/b\\u003e","on":true} /-->');
  expect(block).toMatchObject({ name: 'core/button', attributes: { text: '<b>نص</b>', on: true } });
  const [broken] = parseBlocks('<!-- wp:button {"text":} /-->');
  expect(broken).toMatchObject({ name: 'core/button', attributes: {} });
});

test('keeps all HTML without the marks, however deep', () => {
  const depth = 5000;
  const content = `${'<!-- wp:group --><b>'.repeat(depth)}نص${'</b><!-- /wp:group -->'.repeat(depth)}`;
  expect(htmlOf(parseBlocks(content))).toBe(`${'<b>'.repeat(depth)}نص${'</b>'.repeat(depth)}`);
});

test('tells content of the block editor from classic content', () => {
  expect(hasBlocks('<!-- wp:paragraph -->')).toBe(true);
  expect(hasBlocks('<!--more--> <!-- /wp -->')).toBe(false);
});
