import { expect, test } from 'vitest';
import { Bag } from '../../../../../generator/import/account/compare/bag.ts';
import { Claims } from '../../../../../generator/import/account/compare/claims.ts';
import { missingWords, pageWords } from '../../../../../generator/import/account/compare/reconcile-words.ts';
import { emptyTally } from '../../../../../generator/import/account/tally.ts';

const words = (text: string) => text.split(' ').filter((word) => word !== '');

const tally = (title: string, body: string, head = '') => ({
  ...emptyTally(),
  title: words(title),
  body: words(body),
  head: words(head),
});

test('a title that is shown twice does not make up for a word of the content', () => {
  const source = tally('clay', 'clay is clay');
  expect(missingWords(source, pageWords([tally('clay', 'clay is clay', 'clay')]))).toEqual([]);
  expect(missingWords(source, pageWords([tally('clay', 'clay is', 'clay')]))).toEqual(['clay']);
});

test('a summary may be in metadata only, content may not', () => {
  expect(missingWords(tally('', '', 'short text'), pageWords([tally('', '', 'short text')]))).toEqual([]);
  expect(missingWords(tally('', 'short text'), pageWords([tally('', '', 'short text')]))).toEqual(['short', 'text']);
});

test('an omission explains the words that are missing, each once', () => {
  const claims = new Claims({ omissions: [{ reason: 'form', name: 'form', text: 'name name mail' }], changes: [] });
  const missing = new Bag(['name', 'other']);
  expect(claims.takeWords(missing)).toEqual({ changed: 0, omitted: 1 });
  expect([...missing.left()]).toEqual(['other']);
  const again = new Bag(['name', 'name']);
  expect(claims.takeWords(again)).toEqual({ changed: 0, omitted: 1 });
  expect([...again.left()]).toEqual(['name']);
});

test('an omission of something that is there explains nothing else', () => {
  const claims = new Claims({
    omissions: [{ reason: 'unsafe', name: '/a.png', text: '', counts: { pictures: 1 } }],
    changes: [],
  });
  const source = [
    { text: '', address: '/a.png' },
    { text: '', address: '/b.png' },
  ];
  const missing = source.slice(1);
  expect(claims.takeItems('pictures', source, missing)).toEqual({ changed: 0, omitted: 0 });
  expect(missing).toHaveLength(1);
});

test('an omission whose words the page shows is false', () => {
  const claims = new Claims({ omissions: [{ reason: 'hidden', name: 'div', text: 'two three' }], changes: [] });
  claims.takeWords(new Bag());
  expect(claims.checked(' one two three four ')).toMatchObject([{ words: 0, isFalse: true }]);
  expect(claims.checked(' one two four three ')).toMatchObject([{ words: 0, isFalse: false }]);
});

test('a claim that names its item comes before one that may be about any', () => {
  const claims = new Claims({
    omissions: [{ reason: 'unreadable', name: '/v.mp4', text: '', counts: { embeds: 1 } }],
    changes: [{ reason: 'embed-as-link', name: 'object', before: '', after: '', counts: { embeds: -1, links: 1 } }],
  });
  const source = [
    { text: '', address: '/v.mp4' },
    { text: '', address: '/f.pdf' },
  ];
  const missing = [...source];
  expect(claims.takeItems('embeds', source, missing)).toEqual({ changed: 1, omitted: 1 });
  expect(missing).toEqual([]);
});
