import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Crate, crateOf, isAtHand, packCrate, takeFromCrate } from '../../generator/artefacts/crate.ts';
import { createCrateReader, type Packed } from '../../generator/artefacts/crate-reader.ts';
import { type KnownPage, KnownPages } from '../../generator/artefacts/known-pages.ts';
import { encodeText } from '../../generator/artefacts/workshop.ts';
import { hashBytes } from '../../generator/output/output-file.ts';
import { cacheFolder, store } from '../../generator/store.ts';
import { entryName } from '../../generator/store-entries.ts';
import { damages } from '../support/damage.ts';

afterEach(() => vi.restoreAllMocks());

const bytesOf = (key: string, extension: string) => Buffer.from(`${extension} of ${key} ${'x'.repeat(50)}`);
const copiesOf = (key: string) => ['', '.br', '.gz'].map((extension) => ({ extension, content: bytesOf(key, extension) }));

function knownPageOf(key: string, crate?: Crate): KnownPage {
  const copies = copiesOf(key).map(({ extension, content }) => ({
    extension,
    content: { size: content.byteLength, hash: hashBytes(content) },
  }));
  const facts = { resources: { islands: [], pictures: [], characters: '' }, copies };
  return { key, trace: `trace of ${key}`, picture: undefined, facts, crate };
}

/** Some pages in a crate of their own, and what reads them; `made` has those that were made again. */
async function packed(count = 5) {
  const id = randomUUID();
  const keys = Array.from({ length: count }, (_, index) => `${id} ${index}`);
  const crate = crateOf(keys);
  await packCrate(
    crate.name,
    keys.map((key) => ({ key, copies: copiesOf(key) })),
  );
  const made: string[] = [];
  const pageOf = (key: string, own?: Crate): Packed => ({
    key,
    copies: knownPageOf(key).facts.copies,
    crate: own,
    make: async () => {
      made.push(key);
      return copiesOf(key);
    },
  });
  const pages = keys.map((key) => pageOf(key, crate));
  const open = (all = pages) => createCrateReader((name) => all.filter(({ crate: one }) => one?.name === name));
  return { crate, keys, pages, pageOf, made, open, file: join(cacheFolder, 'store', entryName(crate.name)) };
}

const plain = (copies: readonly { extension: string; content: Uint8Array }[] = []) =>
  copies.map(({ extension, content }) => [extension, Buffer.from(content).toString()]);

describe('pages that are kept together', () => {
  test('are read one by one, byte for byte', async () => {
    const { keys, crate, pages, made, open } = await packed();
    const read = open();
    for (const page of pages.toReversed()) expect(plain(await read(page))).toEqual(plain(copiesOf(page.key)));
    expect(made).toEqual([]);
    expect(takeFromCrate(crate.name, `${keys[0]}x`)).toBeUndefined();
    expect(takeFromCrate('no crate', `${keys[0]}`)).toBeUndefined();
  });

  test('have no name of another, and no room for nothing', async () => {
    expect(crateOf(['a', 'b']).name).not.toBe(crateOf(['b', 'a']).name);
    const name = `test/${randomUUID()}`;
    await packCrate(name, [{ key: 'empty', copies: [{ extension: '', content: new Uint8Array() }] }]);
    expect(plain(takeFromCrate(name, 'empty'))).toEqual([['', '']]);
  });

  test.each(Object.entries(damages))('are there as they were whatever happened: the crate %s', async (_kind, damage) => {
    const { pages, file, made, open } = await packed();
    const before = readFileSync(file);
    const other = await packed();
    damage(file, other.file);
    const read = open();
    for (const page of pages) expect(plain(await read(page))).toEqual(plain(copiesOf(page.key)));
    // What was wrong has been packed anew, where anything had to be read again.
    if (made.length > 0) expect(readFileSync(file).equals(before)).toBe(true);
    made.length = 0;
    const again = open();
    for (const page of pages) expect(plain(await again(page))).toEqual(plain(copiesOf(page.key)));
    expect(made).toEqual([]);
  });

  test('lose nothing when the crate was packed with fewer', async () => {
    const { crate, keys, pages, made, open } = await packed();
    await packCrate(
      crate.name,
      keys.slice(0, 2).map((key) => ({ key, copies: copiesOf(key) })),
    );
    const read = open();
    for (const page of pages) expect(plain(await read(page))).toEqual(plain(copiesOf(page.key)));
    expect(made).toEqual(keys);
  });

  test('a page that is kept nowhere is made again, alone', async () => {
    const { made, open, pageOf } = await packed();
    const page = pageOf(randomUUID());
    expect(plain(await open([])(page))).toEqual(plain(copiesOf(page.key)));
    expect(made).toEqual([page.key]);
  });
});

test('a crate of which less than half is in use is left behind', async () => {
  const name = `test/${randomUUID()}`;
  const { crate, keys } = await packed(5);
  const keep = async (used: readonly string[]) => {
    const known = await KnownPages.of(name);
    for (const key of used) known.byTrace(`trace of ${key}`) ?? known.add(knownPageOf(key, crate));
    await known.keep();
    const after = await KnownPages.of(name);
    return used.map((key) => after.byTrace(`trace of ${key}`)?.crate?.name);
  };
  expect(await keep(keys)).toEqual(keys.map(() => crate.name));
  expect(await keep(keys.slice(0, 3))).toEqual([crate.name, crate.name, crate.name]);
  expect(await keep(keys.slice(0, 2))).toEqual([undefined, undefined]);
});

test('a page that is forgotten is not known any more', async () => {
  const known = await KnownPages.of(`test/${randomUUID()}`);
  const page = known.add(knownPageOf('one'));
  known.forget(page);
  expect(known.byKey(page)).toBeUndefined();
  expect(known.byTrace(page.trace)).toBeUndefined();
});

test('parts may be of any size, and the head is checked', async () => {
  const key = `test/${randomUUID()}`;
  const parts = [randomBytes(1024 ** 2), new Uint8Array(), randomBytes(3)];
  await store.putParts(key, Buffer.from('head'), parts);
  const get = (at: number, size: number, of = key) =>
    store.getPart(of, (head) => (Buffer.from(head).toString() === 'head' ? [at, size] : undefined));
  expect(Buffer.from(get(0, 1024 ** 2 + 3) ?? []).equals(Buffer.concat(parts))).toBe(true);
  expect(Buffer.from(get(1024 ** 2, 3) ?? []).equals(parts[2] as Buffer)).toBe(true);
  expect(get(1, 1024 ** 2 + 3)).toBeUndefined();
  expect(get(0, 1, `${key}x`)).toBeUndefined();
  expect(store.getPart(key, () => undefined)).toBeUndefined();
  // What is read whole is not mistaken for it.
  expect(await store.get(key)).toBeUndefined();
});

test.each(['', 'abc', 'مرحبا 👩🏽‍🚀 abc', 'a\ud800b', '\udc00', 'x\ud83dy\ude00', 'ق'.repeat(100_000)])(
  'a text is the bytes that it always is: %#',
  (text) => {
    expect(Buffer.from(encodeText(text)).equals(Buffer.from(text))).toBe(true);
  },
);

test('what is known is at hand where its bytes are kept, or all are in the output, or nothing is written', () => {
  const { copies } = knownPageOf('a page').facts;
  const outputOf = (extensions: string[]) => ({
    isThere: (path: string, hash: string) =>
      copies.some(
        ({ extension, content }) => `a/b.html${extension}` === path && content.hash === hash && extensions.includes(extension),
      ),
  });
  const whole = outputOf(['', '.br', '.gz']);
  const at = { path: 'a/b.html', copies, crate: undefined };
  expect(isAtHand({ ...at, newSite: whole })).toBe(true);
  expect(isAtHand({ ...at, newSite: outputOf(['', '.br']) })).toBe(false);
  expect(isAtHand({ ...at, path: 'c.html', newSite: whole })).toBe(false);
  expect(isAtHand({ ...at, crate: crateOf(['a page']), newSite: outputOf([]) })).toBe(true);
  expect(isAtHand({ ...at, newSite: undefined })).toBe(true);
});
