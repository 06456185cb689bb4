import { expect, test } from 'vitest';
import { pairOf, readRecord, recordFileOf, TranslationRecord } from '../../../../generator/content/translations/record.ts';

const hash = (letter: string) => letter.repeat(11);
const pair = (one: string, other: string) => pairOf({ language: 'en', hash: hash(other) }, { language: 'ar', hash: hash(one) });

test('is stored beside the site file with its name', () => {
  expect(recordFileOf('/w/bakery.json')).toBe('/w/bakery.translations');
  expect(recordFileOf('/w.d/bakery')).toBe('/w.d/bakery.translations');
});

test('writes one sorted line per unordered pair', () => {
  const record = new TranslationRecord([pair('c', 'd'), pair('a', 'b')]);
  record.add(pairOf({ language: 'ar', hash: hash('a') }, { language: 'en', hash: hash('b') }));
  expect(String(record)).toBe(`ar en ${hash('a')} ${hash('b')}\nar en ${hash('c')} ${hash('d')}\n`);
  expect(String(readRecord(String(record)).record)).toBe(String(record));
});

test('merges records as sets, even with conflict markers', () => {
  const [one, other] = [`ar en ${hash('a')} ${hash('b')}`, `ar en ${hash('c')} ${hash('d')}`];
  const both = `${one}\n${other}\n`;
  expect(String(readRecord(`${other}\r\n\r\n${one}\r\n${other}`).record)).toBe(both);
  const conflict = readRecord(`\ufeff<<<<<<< HEAD\n${one}\n=======\n${other}\n>>>>>>> sourdough\n`);
  expect(String(conflict.record)).toBe(both);
  expect(conflict.diagnostics.map(({ line, isConflict }) => [line, isConflict])).toEqual([
    [1, true],
    [3, true],
    [5, true],
  ]);
});

test('reports damaged lines with their position and reads the others', () => {
  const right = `ar en ${hash('a')} ${hash('b')}`;
  const damaged = [
    right.slice(0, 20),
    `ar ar ${hash('a')} ${hash('b')}`,
    `${right} x`,
    '\0\0',
    `a/r en ${hash('a')} ${hash('b')}`,
  ];
  const { record, diagnostics } = readRecord([right, '', ...damaged].join('\n'));
  expect(String(record)).toBe(`${right}\n`);
  expect(diagnostics.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7]);
  expect(diagnostics.every(({ isConflict }) => !isConflict)).toBe(true);
});
