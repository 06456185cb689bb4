import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashBytes } from '../../generator/common/hash.ts';
import { cutFile, type VisitEntry } from '../../generator/json/cut.ts';
import { cutAgain, formerOf } from '../../generator/json/cut-again.ts';
import { sourceOfCut } from '../../generator/json/cut-source.ts';
import { bytesInMemory, type FileBytes } from '../../generator/json/file-bytes.ts';
import type { Path } from '../../generator/json/path.ts';
import { readPlainJson } from '../../generator/json/plain-json.ts';
import { Source } from '../../generator/json/source.ts';
import { textOfUtf8 } from '../../generator/json/utf8.ts';
import { walkFields } from '../../generator/site/fields.ts';
import { fixtureSite, specifiedContent } from '../support/build.ts';

const cut = (text: string) => cutFile(Buffer.from(text));

/** What a file is, read entry by entry; undefined where it is not JSON without a fault. */
function readInEntries(text: string): { value: unknown } | undefined {
  const bytes = Buffer.from(text);
  const entries: { path: Path; read: { value: unknown } | undefined }[] = [];
  const found = cutFile(bytes, {
    visit: ({ path }, own, nesting) =>
      entries.push({ path, read: readPlainJson(textOfUtf8(own), 100 - path.length, nesting) }) > 0,
  });
  if (!found || !readPlainJson(found.skeleton, 100)) return undefined;
  if (entries.some(({ read }) => !read)) return undefined;
  const value = JSON.parse(found.skeleton);
  for (const { path, read } of entries) {
    const parent = path.slice(0, -1).reduce((inner, key) => inner[key], value);
    parent[path.at(-1) as string] = read?.value;
  }
  return { value };
}

test('a file is JSON without a fault exactly when its skeleton and its entries are', () => {
  const piece = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '"routes":[',
      '"routes":',
      '"collections":{',
      '"a":',
      '"b":{',
      '"a"',
      '1',
      'null',
    ],
    ...[' ', '\n', '\t', '"\\""', '"\\\\"', 'é', '{}', '[]', '"__proto__":', '-', '0'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = `{${pieces.join('')}}`;
      expect(readInEntries(text)).toEqual(readPlainJson(text, 100));
    }),
    { numRuns: 20_000 },
  );
});

test('and is taken when it is one', () => {
  const value = fc.record({
    routes: fc.oneof(fc.array(fc.jsonValue({ maxDepth: 3 })), fc.jsonValue()),
    collections: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), fc.jsonValue()),
    site: fc.jsonValue(),
  });
  fc.assert(
    fc.property(value, fc.constantFrom(undefined, 2, '\t'), (site, space) => {
      const text = JSON.stringify(site, null, space);
      fc.pre(!text.includes('"__proto__"'));
      expect(readInEntries(text)).toEqual({ value: JSON.parse(text) });
    }),
  );
});

test('a file of which a window is in memory at a time is cut as one that is held whole', () => {
  const whole = Buffer.from(readFileSync(fixtureSite('variants')));
  const onDisk: FileBytes = {
    ...bytesInMemory(whole),
    whole: undefined,
    read: (from, to) => Buffer.from(whole.subarray(from, to)),
  };
  for (const windowSize of [1, 7, 4000, 5000, 9999, 100_000]) {
    const seen: string[] = [];
    const visit: VisitEntry = (_, own) => seen.push(own.toString()) > 0;
    const found = cutFile(onDisk, { windowSize, visit });
    expect(found, String(windowSize)).toEqual(cutFile(whole));
    expect(seen).toEqual(found?.entries.map(({ from, to }) => whole.toString('utf8', from, to)));
  }
});

test.each([
  ['99 levels and a list', 99, true],
  ['a level more', 100, false],
])('depth counts from the whole: %s', (_what, depth, isTaken) => {
  const text = `{"routes":[${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}]}`.replace('[[', '[[[').replace(/\]\]\}$/, ']]]}');
  expect(readInEntries(text) !== undefined).toBe(readPlainJson(text, 100) !== undefined);
  expect(readInEntries(text) !== undefined).toBe(isTaken);
});

describe('a source that was cut tells the same places as the whole text', () => {
  const shipped = readFileSync(specifiedContent, 'utf8');
  const variants = readFileSync(fixtureSite('variants'), 'utf8');
  test.each([
    ['the specified site', shipped],
    ['with Windows line ends', shipped.replaceAll('\n', '\r\n')],
    ['in one line', JSON.stringify(JSON.parse(shipped))],
    ['an entry a line', JSON.stringify(JSON.parse(variants)).replaceAll('{"path"', '\n{"path"')],
    ['with escapes', variants.replaceAll('ا', '\\u0627')],
  ])('%s', (_what, text) => {
    const bytes = Buffer.from(text);
    const found = cutFile(bytes);
    if (!found) throw new Error('not cut');
    const source = sourceOfCut({ file: 'site.json', bytes: bytesInMemory(bytes), cut: found, value: () => JSON.parse(text) });
    const whole = new Source('site.json', text);
    const paths: { path: Path; value: unknown }[] = [{ path: [], value: undefined }];
    walkFields(whole.value, ({ path, value }) => paths.push({ path, value }));
    for (const { path, value } of paths.filter((_, index) => index % 7 === 0)) {
      expect(source.positionOf(path), String(path)).toEqual(whole.positionOf(path));
      expect(source.positionOfKey(path), String(path)).toEqual(whole.positionOfKey(path));
      expect(source.positionOf([...path, 'no', 'such'])).toEqual(whole.positionOf([...path, 'no', 'such']));
      expect(source.quote(source.positionOf(path))).toEqual(whole.quote(whole.positionOf(path)));
      if (typeof value !== 'string') continue;
      const index = Math.floor(value.length / 2);
      expect(source.positionInText(path, index), String(path)).toEqual(whole.positionInText(path, index));
    }
    expect(source.value).toEqual(whole.value);
    expect(source.text).toBe(text);
  });
});

test('entries are the pages, the collections, and what else stands under a key', () => {
  const text = '{"site": 1, "routes": [{}, 2 ], "collections": {"a": [] , "b":"x"}, "footer": {"routes": [1]}}';
  expect(cut(text)?.entries.map(({ path }) => path.join('.'))).toEqual([
    ...['site', 'routes.0', 'routes.1', 'collections.a', 'collections.b', 'footer'],
  ]);
  expect(cut(text)?.skeleton).toBe('{"site": 0, "routes": [0, 0 ], "collections": {"a": 0 , "b":0}, "footer": 0}');
});

/** Bytes of which some are read at a time, as of a file on the disk. */
function inWindow(text: string): FileBytes {
  const bytes = Buffer.from(text);
  const read: FileBytes['read'] = (from, to, into) => {
    const own = bytes.subarray(from, Math.max(from, to));
    return into ? into.subarray(0, own.copy(into)) : own;
  };
  return { size: bytes.length, read, isSettled: () => true };
}

describe('after edits', () => {
  const text = JSON.stringify(JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8')), null, 1);
  const bytes = Buffer.from(text);
  const before = cutFile(bytes) ?? { entries: [], skeleton: '' };
  const kept = formerOf(
    before,
    before.entries.map(({ from, to }) => hashBytes(bytes.subarray(from, to))),
  );
  const byNames = (edited: string) => cutAgain(inWindow(edited), kept, (index, own) => hashBytes(own) === kept.names[index]);
  const byBytes = (edited: string) =>
    cutAgain(bytesInMemory(Buffer.from(edited)), kept, (index, own) => {
      const { from, to } = before.entries[index] ?? { from: 0, to: 0 };
      return bytes.subarray(from, to).equals(own);
    });

  test.each([
    ['by what names them', byNames],
    ['by the bytes of before', byBytes],
  ])('a file is cut as if it were cut anew: %s', (_how, again) => {
    const insert = fc.constantFrom(
      'x',
      '\n\n',
      'ق',
      '"',
      '"a":1,',
      '},{',
      '}',
      '{',
      '[',
      ']',
      ',',
      '\\',
      ' ',
      '',
      '1,',
      'routes',
    );
    const edit = fc.tuple(fc.nat(text.length), fc.constantFrom(0, 1, 5, 40, 400), insert);
    let count = 0;
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const edited = edits.reduce((one, [at, remove, put]) => one.slice(0, at) + put + one.slice(at + remove), text);
        const found = again(edited);
        if (!found) return;
        count++;
        expect(found.cut).toEqual(cut(edited));
        const anew = found.cut.entries.slice(found.before, found.cut.entries.length - found.after);
        if (edited === text) expect(anew).toEqual([]);
      }),
      { numRuns: 3000 },
    );
    expect(count).toBeGreaterThan(600);
  });

  const value = JSON.parse(text);
  const [home] = value.routes;
  const other = { ...home, path: '/other', title: 'صفحة أخرى' };
  const cases: [string, object, number][] = [
    ['nothing has changed', value, 0],
    ['a page more at the end', { ...value, routes: [...value.routes, other] }, 1],
    ['a page more at the beginning', { ...value, routes: [other, ...value.routes] }, 2],
    ['a page twice', { ...value, routes: [home, home] }, 1],
    ['all pages gone', { ...value, routes: [] }, 1],
    ['pages that are no list', { ...value, routes: 'none' }, 2],
    ['a key more, before all others', { a: 1, ...value }, 2],
    ['a key that is spelt otherwise', JSON.parse(text.replace('"footer"', '"footers"')), 1],
  ];
  // What follows a change is cut anew with it where what stands between them is other than it was.
  test.each(cases)('%s: no more is cut anew', (_what, site, most) => {
    const edited = JSON.stringify(site, null, 1);
    const found = byNames(edited);
    expect(found?.cut).toEqual(cut(edited));
    const anew = (found?.cut.entries.length ?? 0) - (found?.before ?? 0) - (found?.after ?? 0);
    expect(anew).toBeLessThanOrEqual(most);
  });

  test('what is kept of another cut is not used', () => {
    const other = { ...kept, sizes: kept.sizes.slice(2) };
    expect(cutAgain(inWindow(text), other, () => true)?.before ?? 0).toBe(0);
  });
});
