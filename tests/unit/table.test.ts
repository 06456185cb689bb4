import { randomUUID } from 'node:crypto';
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNumber, isText, partsOf } from '../../generator/machine/forms.ts';
import { openCache } from '../../generator/machine/store.ts';
import { Table } from '../../generator/machine/table.ts';
import { Random } from '../fuzz/random.ts';
import { machine } from '../support/machine.ts';

const { store } = machine;

interface Thing {
  value: number;
}

const form = partsOf<Thing>({ value: isNumber });

let name: string;
beforeEach(() => {
  name = `test ${randomUUID()}`;
});
afterEach(() => vi.restoreAllMocks());

const open = () => Table.open<Thing>(store, { name, form });
const plain = (rows: ReadonlyMap<string, Thing>) =>
  Object.fromEntries([...rows].sort(([one], [other]) => (one < other ? -1 : 1)));
const things = (count: number) => new Map(Array.from({ length: count }, (_, value) => [`key ${value}`, { value }]));

/** Keeps what an edit leaves of what is kept, which the next command then finds. @returns keys of the entries that were written */
async function edit(change: (rows: Map<string, Thing>) => void): Promise<string[]> {
  const table = await open();
  const now = new Map(table.rows);
  change(now);
  const put = vi.spyOn(store, 'put');
  await table.keep(now);
  const written = put.mock.calls.map(([key]) => key);
  put.mockRestore();
  expect(plain((await open()).rows)).toEqual(plain(now));
  return written;
}

const fill = (count: number) =>
  edit((rows) => {
    for (const [key, thing] of things(count)) rows.set(key, thing);
  });

test('of many rows an edit writes few', async () => {
  const all = await fill(3000);
  expect(all.length).toBeGreaterThan(20);
  expect(await edit((rows) => rows.set('key 7', { value: 0.7 }))).toHaveLength(2);
  // A row more or less may part two pages or join them.
  expect((await edit((rows) => rows.delete('key 8'))).length).toBeLessThanOrEqual(3);
  expect((await edit((rows) => rows.set('new', { value: 1 }))).length).toBeLessThanOrEqual(3);
});

test('any edits, one after another', async () => {
  const random = new Random(11, 0);
  for (let step = 0; step < 40; step++) {
    await edit((rows) => {
      for (let count = random.int(0, 30); count > 0; count--) {
        const key = `key ${random.int(0, 400)}`;
        if (random.next() < 0.4) rows.delete(key);
        else rows.set(key, { value: step });
      }
    });
  }
});

test('what is not changed is not written, nothing at all is', async () => {
  expect(await edit(() => {})).toHaveLength(1);
  expect(await edit(() => {})).toEqual([]);
  await fill(200);
  expect(await edit(() => {})).toEqual([]);
});

test('the same rows in another order are the same', async () => {
  await fill(200);
  const table = await open();
  const put = vi.spyOn(store, 'put');
  await table.keep(new Map([...table.rows].reverse()));
  expect(put).not.toHaveBeenCalled();
});

test('of other code nothing is known', async () => {
  await edit((rows) => rows.set('a', { value: 1 }));
  const other = openCache(machine.folder, { id: 'other', coreId: 'other' });
  expect((await Table.open<Thing>(other.store, { name, form })).rows.size).toBe(0);
  expect((await open()).rows.size).toBe(1);
});

test.each<[string, (file: string) => void]>([
  ['is gone', (file) => rmSync(file)],
  ['is cut off', (file) => truncateSync(file, 40)],
  ['is empty', (file) => truncateSync(file, 0)],
  ['is something else', (file) => writeFileSync(file, 'x'.repeat(100))],
])('where a page %s, its rows are not known, others are; they are kept again', async (_what, damage) => {
  const written = await fill(3000);
  const page = written.find((key) => key.startsWith('rows of ')) ?? '';
  damage(store.fileOf(page));
  const { rows } = await open();
  expect(rows.size).toBeLessThan(3000);
  expect(rows.size).toBeGreaterThan(2000);
  await fill(3000);
  expect((await open()).rows.size).toBe(3000);
});

test('where what names the pages is damaged, nothing is known', async () => {
  await fill(300);
  truncateSync(store.fileOf(`table/${name}`), 50);
  expect((await open()).rows.size).toBe(0);
});

test('rows of another form are not known', async () => {
  await fill(300);
  const other = await Table.open(store, { name, form: partsOf<{ value: string }>({ value: isText }) });
  expect(other.rows.size).toBe(0);
});
