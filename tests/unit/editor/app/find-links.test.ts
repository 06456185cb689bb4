import { describe, expect, test } from 'vitest';
import { groupLinks, searchWords } from '../../../../generator/editor/app/model/find-links.ts';
import type { LinkTarget } from '../../../../generator/editor/document/protocol-state.ts';

const target = (kind: LinkTarget['kind'], href: string): LinkTarget => ({ kind, href, title: href });
const targets = [
  target('heading', '/hours#winter'),
  target('file', '/files/a.pdf'),
  target('page', '/about'),
  target('heading', '/about#team'),
  target('page', '/news'),
];
const grouped = (typed: string, of = targets) =>
  groupLinks(of, { typed, page: '/about' }).map(({ name, options }) => [name, options.map(({ href }) => href)]);

describe('link targets', () => {
  test('are grouped: places on the page first, then the groups in the order of their best', () => {
    expect(grouped('ساعات')).toEqual([
      ['own', ['/about#team']],
      ['heading', ['/hours#winter']],
      ['file', ['/files/a.pdf']],
      ['page', ['/about', '/news']],
    ]);
  });

  test.each([
    ['https://example.org/x', 'https://example.org/x'],
    ['example.org', 'https://example.org'],
    [' info@example.org ', 'mailto:info@example.org'],
    ['+966 11 000 0000', 'tel:+966110000000'],
    ['mailto:info@example.org', 'mailto:info@example.org'],
  ])('begin with the address that %j is', (typed, href) => {
    expect(grouped(typed, [])).toEqual([['address', [href]]]);
  });

  test.each(['', 'كلمة', '/about', '#team', 'javascript:alert(1)', 'example'])('have no address if it is %j', (typed) => {
    expect(grouped(typed, [])).toEqual([]);
  });

  test.each([
    ['كلمة', 'كلمة'],
    ['/ab', '/ab'],
    ['#team', ''],
    ['https://example.org', undefined],
    ['tel:1', undefined],
  ])('are searched, for %j, by %j', (typed, words) => {
    expect(searchWords(typed)).toBe(words);
  });
});
