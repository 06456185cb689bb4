import { expect, test } from 'vitest';
import { childText, decodeXml, readXml } from '../../../../../generator/import/account/count/xml.ts';

test('joins split sections and decodes entities outside them', () => {
  const [item] = readXml('<item><a><![CDATA[x ]]]]><![CDATA[> &amp;]]> &amp; &#x627;&#1576;</a><b/><c d="1 &lt; 2">e</c></item>');
  expect(item && childText(item, 'a')).toBe('x ]]> &amp; & اب');
  expect(item?.children[2]?.attributes).toEqual({ d: '1 < 2' });
});

test('survives missing and superfluous tags', () => {
  const elements = readXml('<a><b>one</c></b><d>two</a><e>three');
  expect(elements.map(({ name }) => name)).toEqual(['a', 'e']);
  expect(elements[0]?.children.map(({ text }) => text)).toEqual(['one', 'two']);
});

test('knows no other entities', () => {
  expect(decodeXml('&nbsp; &bomb; &#0; &#x110000;')).toBe('&nbsp; &bomb; &#0; &#x110000;');
});
