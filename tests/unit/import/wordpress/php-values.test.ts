import { expect, test } from 'vitest';
import { isSerialised, phpTexts, unserialize } from '../../../../generator/import/sources/wordpress/values/php-values.ts';

test.each<[string, unknown]>([
  ['N;', null],
  ['b:1;', true],
  ['i:-12;', -12],
  ['d:0.5;', 0.5],
  ['s:6:"نخل";', 'نخل'],
  ['s:3:"a"b";', 'a"b'],
  ['a:2:{i:0;s:4:"نص";s:2:"id";i:7;}', { 0: 'نص', id: 7 }],
  ['a:1:{s:1:"a";a:1:{i:0;b:0;}}', { a: { 0: false } }],
  ['a:0:{}', {}],
])('reads %s', (text, value) => {
  expect(unserialize(text)).toEqual(value);
});

test.each([
  'نص',
  's:3:"نخل";',
  's:99:"نص";',
  'a:2:{i:0;i:1;}',
  'a:999999999:{i:0;i:1;}',
  'O:8:"stdClass":1:{s:1:"a";i:1;}',
  'a:1:{i:0;O:4:"Evil":0:{}}',
  'C:4:"Evil":2:{{}}',
  'R:1;',
  'i:1;i:2;',
  `${'a:1:{i:0;'.repeat(100)}N;${'}'.repeat(100)}`,
])('refuses %s', (text) => {
  expect(unserialize(text)).toBeUndefined();
});

test('reads objects without a class only where they are expected', () => {
  const text = 'O:8:"stdClass":1:{s:4:"text";s:4:"نص";}';
  expect(unserialize(text, { readsPlainObjects: true })).toEqual({ text: 'نص' });
  expect(unserialize('O:4:"Evil":1:{s:1:"a";i:1;}', { readsPlainObjects: true })).toBeUndefined();
});

test('keeps a key that names the prototype as data', () => {
  const value = unserialize('a:1:{s:9:"__proto__";a:1:{s:8:"polluted";b:1;}}');
  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('lists texts and tells serialised values from text', () => {
  expect(phpTexts(unserialize('a:2:{i:0;s:1:"a";i:1;a:1:{i:0;s:1:"b";}}'))).toEqual(['a', 'b']);
  expect(isSerialised('a:1:{i:0;N;}')).toBe(true);
  expect(isSerialised('a: نص')).toBe(false);
});
