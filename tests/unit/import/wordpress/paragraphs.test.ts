import { expect, test } from 'vitest';
import { withParagraphs } from '../../../../generator/import/sources/wordpress/content/paragraphs.ts';

test.each([
  ['أ\n\nب', '<p>أ</p><p>ب</p>'],
  ['أ\r\nب', '<p>أ<br>ب</p>'],
  ['أ<br />\nب', '<p>أ<br />ب</p>'],
  ['<strong>أ</strong>\n \nب', '<p><strong>أ</strong></p><p>ب</p>'],
  ['<h2>عنوان</h2>\nنص', '<h2>عنوان</h2><p>نص</p>'],
  ['<pre>أ\n\nب</pre>\nج', '<pre>أ\n\nب</pre><p>ج</p>'],
  ['<ul>\n<li>أ</li>\n<li>ب</li>\n</ul>', '<ul><li>أ</li><li>ب</li></ul>'],
  ['<div>أ\n\nب</div>', '<div><p>أ</p><p>ب</p></div>'],
  ['<p>أ\nب</p>', '<p>أ<br>ب</p>'],
  ['أ<!--more-->ب', '<p>أ</p><p>ب</p>'],
  ['أ < ب', '<p>أ < ب</p>'],
])('puts %j into paragraphs', (html, expected) => {
  expect(withParagraphs(html)).toBe(expected);
});

test('puts the address of a frame alone in its line into a paragraph', () => {
  const video = 'https://youtu.be/abc123XYZ00';
  expect(withParagraphs(`قبل\n${video}\nبعد`)).toBe(`<p>قبل</p><p>${video}</p><p>بعد</p>`);
  expect(withParagraphs('قبل\nhttps://unknown.example/\nبعد')).toBe('<p>قبل<br>https://unknown.example/<br>بعد</p>');
});

test('takes time in proportion to the length of hostile text', () => {
  for (const text of [
    '<'.repeat(300_000),
    '<pre>'.repeat(50_000),
    '<!--'.repeat(80_000),
    '\n'.repeat(300_000),
    '<a "'.repeat(80_000),
  ])
    expect(withParagraphs(text).length).toBeLessThan(text.length * 6 + 100);
});
