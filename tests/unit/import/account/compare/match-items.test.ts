import { expect, test } from 'vitest';
import { type AddressMap, missingItems } from '../../../../../generator/import/account/compare/match-items.ts';
import type { Item, ItemMeasure } from '../../../../../generator/import/account/tally.ts';

const map: AddressMap = {
  host: 'old.example',
  base: '',
  newBase: '/',
  prefixes: ['/en'],
  target: (address) => ({ '/news': '/blog', '/en-one': '/en/one', '/faq-one': '/faq/one' })[address],
  file: (address) => ({ '/up/صورة.jpg': 'pictures/surah.jpg' })[address],
};

const isMissing = (measure: ItemMeasure, source: Item, page: Item) => missingItems(measure, [source], [page], map).length === 1;

test('links match by target, whatever their protocol', () => {
  const link = { text: 'here', address: 'http://www.a.example/x/' };
  expect(isMissing('links', link, { text: 'here', address: 'https://a.example/x' })).toBe(false);
  expect(isMissing('links', link, { text: 'here', address: 'https://b.example/x' })).toBe(true);
});

test('links to the old site match by the page that it became', () => {
  const link = { text: 'news', address: 'https://old.example/news/' };
  expect(isMissing('links', link, { text: 'news', address: '/blog#top' })).toBe(false);
  expect(isMissing('links', link, { text: 'news', address: '/other' })).toBe(true);
});

test('links match the same page in the language of the reader', () => {
  const link = { text: 'one', address: 'https://old.example/en-one/' };
  expect(isMissing('links', link, { text: 'one', address: '/one' })).toBe(false);
  expect(isMissing('links', link, { text: 'two', address: '/one' })).toBe(true);
  expect(isMissing('links', link, { text: 'one', address: '/two' })).toBe(true);
});

test('a short folder is no language', () => {
  const link = { text: 'one', address: 'https://old.example/faq-one/' };
  expect(isMissing('links', link, { text: 'one', address: '/faq/one' })).toBe(false);
  expect(isMissing('links', link, { text: 'one', address: '/one' })).toBe(true);
});

test('links of unknown target match by their words', () => {
  expect(isMissing('links', { text: 'next page', address: '../next.md' }, { text: 'next page', address: '/n' })).toBe(false);
  expect(isMissing('links', { text: 'next page', address: '../next.md' }, { text: 'last page', address: '/n' })).toBe(true);
});

test('pictures match by the file that they became, else by name or alt', () => {
  const known = { text: 'alt', address: '/up/صورة.jpg' };
  expect(isMissing('pictures', known, { text: 'alt', address: '/assets/pictures/surah.1a2b3c4d-960.jpg' })).toBe(false);
  expect(isMissing('pictures', known, { text: 'alt', address: '/assets/other.1a2b3c4d.jpg' })).toBe(true);
  expect(
    isMissing('pictures', { text: '', address: 'https://a/b-300x200.png' }, { text: '', address: '/assets/b.x1y2z3.png' }),
  ).toBe(false);
  expect(isMissing('pictures', { text: 'alt', address: '/c.png' }, { text: 'alt', address: '/assets/d.x1.png' })).toBe(false);
});

test('frames match by video', () => {
  const page = { text: '', address: 'https://www.youtube.com/watch?v=abcdefg' };
  expect(isMissing('embeds', { text: '', address: 'https://youtu.be/abcdefg?t=3' }, page)).toBe(false);
  expect(isMissing('embeds', { text: '', address: 'https://youtu.be/abcdefh' }, page)).toBe(true);
});

test('each item of a page counts once', () => {
  const item = { text: 'a' };
  expect(missingItems('headings', [item, item], [item], map)).toEqual([item]);
});

test('code matches to the byte but for line ends', () => {
  expect(isMissing('codeBlocks', { text: 'a\r\n  b\n' }, { text: 'a\n  b' })).toBe(false);
  expect(isMissing('codeBlocks', { text: 'a\n  b' }, { text: 'a\n b' })).toBe(true);
});
