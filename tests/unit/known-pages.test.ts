import { createHash, randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { type KnownPage, KnownPages } from '../../generator/artefacts/known-pages.ts';
import { store } from '../../generator/store.ts';

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function pageOf(text: string, { isSearchable = true } = {}): KnownPage {
  const found = { row: JSON.stringify([text]), terms: text, times: Uint8Array.of(1, 0, 2), length: text.length };
  const resources = { islands: [], pictures: [], characters: text, ...(isSearchable && { found }) };
  return { key: keyOf(text), trace: `trace of ${text}`, picture: undefined, facts: { resources, copies: [] } };
}

const pages = Array.from({ length: 300 }, (_, index) => pageOf(`page ${index}`, { isSearchable: index % 10 !== 0 }));

async function keep(name: string, all: readonly KnownPage[]): Promise<string[]> {
  const put = vi.spyOn(store, 'put');
  const known = await KnownPages.of(name);
  for (const page of all) if (!known.byTrace(page.trace)) known.add(page);
  await known.keep();
  const written = put.mock.calls.map(([key]) => key);
  put.mockRestore();
  return written;
}

/** Those of some pages that are known, as they are known. */
async function read(name: string, all: readonly KnownPage[]): Promise<KnownPage['facts'][]> {
  const known = await KnownPages.of(name);
  return all.flatMap(({ trace }) => known.byTrace(trace)?.facts ?? []);
}

afterEach(() => vi.restoreAllMocks());

test('what the search finds of pages is kept apart, and is there again, whatever was edited', async () => {
  const name = `test/${randomUUID()}`;
  const first = await keep(name, pages);
  expect(first.length).toBeGreaterThan(4);
  expect(await read(name, pages)).toEqual(pages.map(({ facts }) => facts));
  expect(await keep(name, pages)).toEqual([]);
  const edited = pages.with(151, pageOf('another page'));
  // The shelf that has lost a page, the one that has got it, and what is known of all.
  expect((await keep(name, edited)).length).toBeLessThanOrEqual(3);
  expect(await read(name, edited)).toEqual(edited.map(({ facts }) => facts));
  const fewer = edited.filter((_, index) => index % 7 !== 0);
  await keep(name, fewer);
  expect(await read(name, fewer)).toEqual(fewer.map(({ facts }) => facts));
});

test('pages of which that is lost are not known, others are', async () => {
  const name = `test/${randomUUID()}`;
  const shelf = (await keep(name, pages)).find((key) => key.startsWith('found/'));
  const get = store.get;
  vi.spyOn(store, 'get').mockImplementation(async (key) => (key === shelf ? undefined : get(key)));
  const left = await read(name, pages);
  expect(left.length).toBeGreaterThan(100);
  expect(left.length).toBeLessThan(300);
  expect(pages.map(({ facts }) => facts)).toEqual(expect.arrayContaining(left));
  // They are made and kept anew.
  await keep(name, pages);
  vi.restoreAllMocks();
  expect(await read(name, pages)).toHaveLength(300);
});
