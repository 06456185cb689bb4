import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../../../generator/core/cache/store.ts';
import { entryName } from '../../../../generator/core/cache/store-entries.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { damages, filesBelow } from '../../../support/damage.ts';

const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();
const day = 24 * 60 * 60 * 1000;

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = join(await temporaryFolder(), 'store');
  store = openStore(folder);
});

/** File of the only entry of the store. */
const onlyFile = () => filesBelow(folder).find((file) => /\/[0-9a-f]{2}\/[0-9a-f]{62}$/.test(file)) ?? '';

const age = (file: string, days: number) => {
  const time = (Date.now() - days * day) / 1000;
  utimesSync(file, time, time);
};

test('a store that cannot be created stores nothing, throws nothing and reports the error', async () => {
  const file = join(await temporaryFolder(), 'a-file');
  writeFileSync(file, 'of somebody');
  const none = openStore(join(file, 'store'));
  await none.put('key', Buffer.from('bytes'));
  expect(await none.get('key')).toBeUndefined();
  await none.prune();
  expect(none.writeError()).toMatch(/ENOTDIR|EEXIST/);
  expect(statSync(file).isFile()).toBe(true);
});

describe('prune', () => {
  test('removes entries that were not used for long, at most once a day', async () => {
    await store.put('old', Buffer.from('old'));
    const old = onlyFile();
    age(old, 61);
    await store.put('used', Buffer.from('used'));
    const used = filesBelow(folder).find((file) => file !== old && file.length === old.length) ?? '';
    age(used, 61);
    expect(text(await store.get('used'))).toBe('used');
    await store.prune();
    expect([existsSync(old), existsSync(used)]).toEqual([false, true]);
    age(used, 61);
    await store.prune();
    expect(existsSync(used)).toBe(true);
    age(join(folder, 'pruned'), 2);
    await store.prune();
    expect(existsSync(used)).toBe(false);
  });

  test('removes the oldest entries above the size limit, except those in use', async () => {
    const small = openStore(folder, { maxBytes: 100 });
    const sizes = { used: 500, old: 60, new: 60 };
    for (const [key, size] of Object.entries(sizes)) await small.put(key, Buffer.alloc(size));
    const has = async () => Promise.all(Object.keys(sizes).map(async (key) => (await small.get(key)) !== undefined));
    for (const [key, days] of [
      ['used', 90],
      ['old', 0.5],
      ['new', 0.25],
    ] as const)
      age(join(folder, entryName(key)), days);
    await small.prune(() => [small.fileOf('used')]);
    expect(await has()).toEqual([true, false, true]);
  });

  test.each(Object.entries(damages))('continues when its timestamp file %s', async (_what, damage) => {
    await store.put('key', Buffer.from('bytes'));
    await store.prune();
    const stamp = join(folder, 'pruned');
    writeFileSync(stamp, '');
    damage(stamp, onlyFile());
    const again = openStore(folder);
    // Large enough to prune again on the same day.
    await again.put('much', Buffer.alloc(65 * 1024 ** 2));
    await again.prune();
    expect(statSync(stamp).isFile()).toBe(true);
    expect(text(await again.get('key'))).toBe('bytes');
  });

  test('removes unfinished writes of killed processes, but not those of a running build', async () => {
    const unfinished = join(folder, 'unfinished');
    mkdirSync(unfinished, { recursive: true });
    for (const name of ['999999999-x', `${process.pid}-mine`, `${process.pid}-stale`, 'strange'])
      writeFileSync(join(unfinished, name), 'half');
    age(join(unfinished, `${process.pid}-stale`), 2);
    await store.prune();
    expect(await readdir(unfinished)).toEqual([`${process.pid}-mine`]);
  });
});
