import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { KeptMap } from '../../generator/kept-map.ts';
import { isNumber, partsOf } from '../../generator/kept-value.ts';
import { cacheFolder, store } from '../../generator/store.ts';
import { entryName } from '../../generator/store-entries.ts';
import { Random } from '../fuzz/random.ts';

interface Thing {
  value: number;
}

const isThing = partsOf<Thing>({ value: isNumber });

let name: string;
beforeEach(() => {
  name = `test/${randomUUID()}`;
});

const fileOf = (key: string) => join(cacheFolder, 'store', entryName(key));
const whole = () => fileOf(`map/${name}`);
const plain = (map: ReadonlyMap<string, Thing>) => Object.fromEntries(map);

const things = (count: number) => new Map(Array.from({ length: count }, (_, value) => [`key ${value}`, { value }]));

/** Keeps what an edit leaves of what is kept. @returns what the next command then finds. */
async function edit(change: (entries: Map<string, Thing>) => void, version?: string): Promise<ReadonlyMap<string, Thing>> {
  const kept = await KeptMap.of<Thing>(name, isThing, version);
  const now = new Map(kept.entries);
  change(now);
  await kept.keep(now);
  const { entries } = await KeptMap.of<Thing>(name, isThing, version);
  expect(plain(entries)).toEqual(plain(now));
  return entries;
}

test('what changes little is kept apart, and all is written again when much has changed', async () => {
  await edit((entries) => {
    for (const [key, thing] of things(100)) entries.set(key, thing);
  });
  const first = readFileSync(whole());
  await edit((entries) => entries.set('key 7', { value: 0.7 }));
  await edit((entries) => entries.delete('key 8'));
  await edit((entries) => entries.set('new', { value: 1 }).delete('key 7'));
  expect(readFileSync(whole()).equals(first)).toBe(true);
  await edit((entries) => {
    for (const key of [...entries.keys()].slice(0, 20)) entries.delete(key);
  });
  expect(readFileSync(whole()).equals(first)).toBe(false);
});

test('any edits, one after another', async () => {
  const random = new Random(11, 0);
  for (let step = 0; step < 40; step++) {
    await edit((entries) => {
      for (let count = random.int(0, 8); count > 0; count--) {
        const key = `key ${random.int(0, 60)}`;
        if (random.next() < 0.4) entries.delete(key);
        else entries.set(key, { value: step });
      }
    });
  }
});

test('what is not changed is not written', async () => {
  await edit((entries) => entries.set('a', { value: 1 }));
  const before = readFileSync(whole());
  truncateSync(whole(), 40);
  expect((await KeptMap.of(name, isThing)).entries.size).toBe(0);
  await store.put(`map/${name}`, before.subarray(32));
  const kept = await KeptMap.of<Thing>(name, isThing);
  truncateSync(whole(), 40);
  await kept.keep(new Map(kept.entries));
  expect(readFileSync(whole())).toHaveLength(40);
});

test('what belongs to another version, or to what was written whole before, is not known', async () => {
  await edit((entries) => {
    for (const [key, thing] of things(50)) entries.set(key, thing);
  }, 'one');
  await edit((entries) => entries.set('key 1', { value: -1 }), 'one');
  expect((await KeptMap.of(name, isThing, 'two')).entries.size).toBe(0);
  await edit((entries) => {
    for (const [key, thing] of things(50)) entries.set(key, { value: thing.value + 1 });
  }, 'two');
  expect((await KeptMap.of<Thing>(name, isThing, 'two')).entries.get('key 1')).toEqual({ value: 2 });
  expect((await KeptMap.of(name, isThing, 'one')).entries.size).toBe(0);
});

test('where what has changed cannot be read, the rest is known', async () => {
  await edit((entries) => {
    for (const [key, thing] of things(50)) entries.set(key, thing);
  });
  await edit((entries) => entries.set('key 1', { value: -1 }));
  const since = fileOf(`map/${name} since ${readFileSync(whole()).subarray(32, 75).toString('latin1')}`);
  expect(existsSync(since)).toBe(true);
  truncateSync(since, 5);
  expect(plain((await KeptMap.of<Thing>(name, isThing)).entries)).toEqual(plain(things(50)));
});
