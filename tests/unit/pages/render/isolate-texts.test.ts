import { describe, expect, test } from 'vitest';
import { isolateTexts } from '../../../../generator/pages/render/isolate-texts.ts';

const ltr = (words: string) => `<bdi dir="ltr">${words}</bdi>`;

describe('Latin-only text on a right-to-left page', () => {
  test.each([
    ['in a list item', '<li>501(c)(3)</li>', `<li>${ltr('501(c)(3)')}</li>`],
    ['in a heading', '<h2 id="a">Visual C++</h2>', `<h2 id="a">${ltr('Visual C++')}</h2>`],
    ['in a cell', '<td data-width="long">Ships in May.</td>', `<td data-width="long">${ltr('Ships in May.')}</td>`],
    ['beside a nested list', '<li>One.<ul><li>Two!</li></ul></li>', `<li>${ltr('One.')}<ul><li>${ltr('Two!')}</li></ul></li>`],
    ['including inline marks', '<dd>See <a href="/x">RFC 7</a>.</dd>', `<dd>${ltr('See <a href="/x">RFC 7</a>.')}</dd>`],
    ['in a link', '<p><a href="/x">Q&amp;A (1).</a></p>', `<p><a href="/x">${ltr('Q&amp;A (1).')}</a></p>`],
    ['in a link with an icon', '<a class="b" href="/x">\u0001wGo!</a>', `<a class="b" href="/x">\u0001w${ltr('Go!')}</a>`],
    [
      'in one of two links',
      '<p><a href="/x">A.</a> <a href="/y">باء</a></p>',
      `<p><a href="/x">${ltr('A.')}</a> <a href="/y">باء</a></p>`,
    ],
    ['before a control', '<label><input dir="ltr">Yes, all!</label>', `<label><input dir="ltr">${ltr('Yes, all!')}</label>`],
    ['after a preview marker', '<h2>\uFDD0\uFDD2\uFDD1Ok.</h2>', `<h2>\uFDD0\uFDD2\uFDD1${ltr('Ok.')}</h2>`],
  ])('gets a direction %s', (_, html, expected) => {
    expect(isolateTexts(html, 'rtl')).toBe(expected);
  });
});

describe('unchanged text', () => {
  test.each([
    ["text with letters of the page's direction", '<li>معيار ISO (9001).</li>'],
    ['numbers and signs', '<td>12 (3)</td><td>&amp; ٥</td>'],
    ['Latin that the bidi algorithm orders correctly', '<h2>C++ (2nd ed.)</h2><a href="/x">Q&amp;A (1)</a>'],
    ['elements with a direction', '<p dir="ltr">Whole. <strong>Yes.</strong></p><span class="a" dir="ltr">PDF.</span>'],
    ['a language name in that language', '<li><a href="/en" lang="en" dir="ltr">English</a></li>'],
    ['code only', '<li><code dir="ltr">npm i.</code></li>'],
    ['existing isolates', '<bdi>Ann (1)</bdi>'],
    ['text of drawings, styles and options', '<svg><text>A.</text></svg><style>a{}</style><option>No.</option>'],
    ['Latin in an Arabic sentence', '<p>انظر <a href="/x">RFC 7.</a></p>'],
    ['HTML placeholders', '<p>\u0001w</p><div>\u0001o\u0001f\u0001c</div>'],
  ])('includes %s', (_, html) => {
    expect(isolateTexts(html, 'rtl')).toBe(html);
  });
});

test('continues after a skipped element', () => {
  const html = '<svg><g><svg></svg></g></svg><p>A.</p><bdi>B.</bdi><p>C.</p>';
  expect(isolateTexts(html, 'rtl')).toBe(`<svg><g><svg></svg></g></svg><p>${ltr('A.')}</p><bdi>B.</bdi><p>${ltr('C.')}</p>`);
});

test('isolates Arabic on a left-to-right page without declaring a language', () => {
  expect(isolateTexts('<li>قيم (1)!</li><li>Values.</li>', 'ltr')).toBe('<li><bdi dir="rtl">قيم (1)!</bdi></li><li>Values.</li>');
  expect(isolateTexts('<li>قيم (1)</li>', 'ltr')).toBe('<li>قيم (1)</li>');
});

describe('inline isolates', () => {
  const bdi = (words: string) => `<bdi>${words}</bdi>`;
  /** No-break spaces are tested by `no-break.test.ts`. */
  const isolated = (html: string, direction: 'rtl' | 'ltr') => isolateTexts(html, direction).replaceAll('\u00a0', ' ');
  test.each([
    ['in a sentence', '<p>اتصل على +966 11 234 5678.</p>', `<p>اتصل على ${bdi('+966 11 234 5678')}.</p>`],
    ['as a list item', '<li>+966 11 234 5678</li>', `<li>${bdi('+966 11 234 5678')}</li>`],
    ['in a link in a sentence', '<p>أو <a href="tel:1">+966 123</a>.</p>', `<p>أو <a href="tel:1">${bdi('+966 123')}</a>.</p>`],
    ['around a mark', '<p>أو <em>+966</em> 11 234 هنا</p>', `<p>أو ${bdi('<em>+966</em> 11 234')} هنا</p>`],
    ['across marks', '<p>أو +966 <em>11 4567 هنا</em></p>', '<p>أو \u2066+966 <em>11 4567\u2069 هنا</em></p>'],
    ['with character references', '<p>شركة P&amp;O+ هنا</p>', `<p>شركة ${bdi('P&amp;O+')} هنا</p>`],
    [
      'beside code',
      '<p>اكتب <code dir="ltr">a -b</code> ثم C# هنا</p>',
      `<p>اكتب <code dir="ltr">a -b</code> ثم ${bdi('C#')} هنا</p>`,
    ],
    ['after preview markers', '<p>\uFDD0\uFDD2\uFDD1C++ لغة</p>', `<p>\uFDD0\uFDD2\uFDD1${bdi('C++')} لغة</p>`],
    ['on both sides of a line break', '<p>C++<br>لغة C#</p>', `<p>${bdi('C++')}<br>لغة ${bdi('C#')}</p>`],
    ['in an element with a language', '<p dir="rtl" lang="ar">لغة C++</p>', `<p dir="rtl" lang="ar">لغة ${bdi('C++')}</p>`],
    ['with Arabic digits', '<p>٠١١ - ٢٣٤ - ٥٦٧٨</p>', '<p><bdo dir="ltr">٠١١ - ٢٣٤ - ٥٦٧٨</bdo></p>'],
    ['as the first end of a range', '<td>9:00-17:00</td>', `<td>${bdi('9:00')}-17:00</td>`],
    ['by control characters in an option', '<option>لغة C++</option>', '<option>لغة \u2066C++\u2069</option>'],
    ['by control characters in an alt text', '<img alt="لغة C++" src="/a">', '<img alt="لغة \u2066C++\u2069" src="/a">'],
  ])('wrap numbers and Latin words %s', (_, html, expected) => {
    expect(isolated(html, 'rtl')).toBe(expected);
  });

  test('are unnecessary for digit groups joined by no-break spaces', () => {
    expect(isolateTexts('<p>اتصل على 050 123 4567.</p>', 'rtl')).toBe('<p>اتصل على 050\u00a0123\u00a04567.</p>');
  });

  test('treat an address with line-break opportunities as one', () => {
    const html = '<p>إلى <a href="mailto:a@b.sa">a<wbr>@b<wbr>.sa</a> الآن</p>';
    expect(isolated(html, 'rtl')).toBe(html);
  });

  test('are not added to text with isolate characters', () => {
    const html = '<p>اتصل على \u2066050 123 4567\u2069 أو 050 123 4567</p>';
    expect(isolated(html, 'rtl')).toBe(html);
  });

  test('wrap Arabic in an English sentence together with its number', () => {
    expect(isolated('<p>See من +966 11 234 5678 now</p>', 'ltr')).toBe(
      `<p>See <bdi dir="rtl">من ${bdi('+966 11 234 5678')}</bdi> now</p>`,
    );
  });
});
