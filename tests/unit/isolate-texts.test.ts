import { describe, expect, test } from 'vitest';
import { isolateTexts } from '../../generator/render/isolate-texts.ts';

const ltr = (words: string) => `<bdi dir="ltr">${words}</bdi>`;

describe('on a page from right to left, a text without Arabic letters keeps its order', () => {
  test.each([
    ['in an item of a list', '<li>501(c)(3)</li>', `<li>${ltr('501(c)(3)')}</li>`],
    ['in a heading', '<h2 id="a">C++ (2nd ed.)</h2>', `<h2 id="a">${ltr('C++ (2nd ed.)')}</h2>`],
    ['in a cell', '<td data-width="long">Ships in May.</td>', `<td data-width="long">${ltr('Ships in May.')}</td>`],
    [
      'beside a mark of the list',
      '<li>One.<ul><li>Two!</li></ul></li>',
      `<li>${ltr('One.')}<ul><li>${ltr('Two!')}</li></ul></li>`,
    ],
    ['with all of its marks', '<dd>See <a href="/x">RFC 7</a>.</dd>', `<dd>${ltr('See <a href="/x">RFC 7</a>.')}</dd>`],
    ['in a link', '<p><a href="/x">Q&amp;A (1)</a></p>', `<p><a href="/x">${ltr('Q&amp;A (1)')}</a></p>`],
    ['in a link that has an icon', '<a class="b" href="/x">\u0001wGo!</a>', `<a class="b" href="/x">\u0001w${ltr('Go!')}</a>`],
    [
      'in one of two links',
      '<p><a href="/x">A.</a> <a href="/y">باء</a></p>',
      `<p><a href="/x">${ltr('A.')}</a> <a href="/y">باء</a></p>`,
    ],
    ['before a control', '<label><input dir="ltr">Yes (all)</label>', `<label><input dir="ltr">${ltr('Yes (all)')}</label>`],
    ['after the place that a preview marks', '<h2>\uFDD0\uFDD2\uFDD1Ok.</h2>', `<h2>\uFDD0\uFDD2\uFDD1${ltr('Ok.')}</h2>`],
  ])('%s', (_, html, expected) => {
    expect(isolateTexts(html, 'rtl')).toBe(expected);
  });
});

describe('what stays as it is', () => {
  test.each([
    ['a text with letters of the page', '<li>معيار ISO (9001).</li>'],
    ['numbers and signs', '<td>12 % (3)</td><td>&amp; ٥</td>'],
    ['what has a direction', '<p dir="ltr">Whole. <strong>Yes.</strong></p><span class="a" dir="ltr">PDF.</span>'],
    ['the name of a language in itself', '<li><a href="/en" lang="en" dir="ltr">English</a></li>'],
    ['a run alone', '<li><code dir="ltr">npm i.</code></li>'],
    ['what is set apart', '<bdi>Ann (1)</bdi>'],
    ['words of drawings, scripts and choices', '<svg><text>A.</text></svg><style>a{}</style><option>No.</option>'],
    ['Latin in a sentence of the page', '<p>انظر <a href="/x">RFC 7.</a></p>'],
    ['names of later HTML', '<p>\u0001w</p><div>\u0001o\u0001f\u0001c</div>'],
  ])('%s', (_, html) => {
    expect(isolateTexts(html, 'rtl')).toBe(html);
  });
});

test('what follows an element that is passed over is read again', () => {
  const html = '<svg><g><svg></svg></g></svg><p>A.</p><bdi>B.</bdi><p>C.</p>';
  expect(isolateTexts(html, 'rtl')).toBe(`<svg><g><svg></svg></g></svg><p>${ltr('A.')}</p><bdi>B.</bdi><p>${ltr('C.')}</p>`);
});

test('a page from left to right keeps Arabic in order, and no language is said of either', () => {
  expect(isolateTexts('<li>قيم (1)</li><li>Values.</li>', 'ltr')).toBe('<li><bdi dir="rtl">قيم (1)</bdi></li><li>Values.</li>');
});
