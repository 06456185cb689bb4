import fs, { mkdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodePictures } from '../../../../generator/assets/images/encode.ts';
import { photosOf } from '../../../../generator/build/tasks/outputs.ts';
import { readPictures } from '../../../../generator/content/site/read-assets.ts';
import { openBuildEnvironment } from '../../../../generator/core/cache/build-environment.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';

const opened = vi.spyOn(fs, 'openSync');

/** Names of the pictures that were opened to read their bytes. */
const reads = () => opened.mock.calls.map(([file]) => basename(String(file))).filter((name) => name.endsWith('.png'));

const picture = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();

/** File timestamps are coarse: a file modified just now may change again without a new mtime. */
const waitForDisk = () => vi.setSystemTime(Date.now() + 5000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  opened.mockClear();
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  opened.mockRestore();
  syncBuiltinESMExports();
});

async function folderOf(names: string[]): Promise<string> {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'harbour'));
  for (const name of names) await writeFile(join(folder, name), await picture('#204060'));
  return folder;
}

test('reads a picture once until it is modified or replaced', async () => {
  const names = ['crane.png', 'harbour/quay.png', 'tide.png'];
  const folder = await folderOf(names);
  const read = () => readPictures(folder, { files: new Set(names), icons: new Set() }, machine);
  waitForDisk();
  const first = await read();
  expect(reads().toSorted()).toEqual(['crane.png', 'quay.png', 'tide.png']);
  const again = await read();
  expect(reads()).toHaveLength(3);
  expect([...again]).toEqual([...first]);

  await writeFile(join(folder, 'tide.png'), await picture('#a02010'));
  await writeFile(join(folder, 'new.png'), await picture('#10a020'));
  renameSync(join(folder, 'new.png'), join(folder, 'harbour/quay.png'));
  const changed = await read();
  expect(reads().slice(3).toSorted()).toEqual(['quay.png', 'tide.png']);
  const addresses = [first, changed].map((assets) =>
    names.map((name) => {
      const asset = assets.get(name);
      return asset?.state === 'ready' ? asset.outputPath : asset?.state;
    }),
  );
  expect(addresses[1]?.[0]).toBe(addresses[0]?.[0]);
  for (const index of [1, 2]) expect(addresses[1]?.[index]).not.toBe(addresses[0]?.[index]);

  rmSync(join(folder, 'crane.png'));
  expect((await read()).get('crane.png')?.state).toBe('missing');
});

test('reads a just modified picture again, since timestamps are coarse', async () => {
  const folder = await folderOf(['crane.png']);
  for (let time = 1; time <= 2; time++) {
    await readPictures(folder, { files: new Set(['crane.png']), icons: new Set() }, machine);
    expect(reads()).toHaveLength(time);
  }
});

test('reads no unchanged picture in a later command and keeps no bytes', async () => {
  const names = ['crane.png', 'tide.png'];
  const folder = await folderOf(names);
  const cache = await temporaryFolder();
  const read = () => {
    opened.mockClear();
    return readPictures(
      folder,
      { files: new Set(names), icons: new Set() },
      openBuildEnvironment({ engine: machine.engine, cache }),
    );
  };
  waitForDisk();
  const first = await read();
  expect(reads().toSorted()).toEqual(names);
  expect([...(await read())]).toEqual([...first]);
  expect(reads()).toEqual([]);
  for (const name of names) expect(first.get(name)).toMatchObject({ content: { file: join(folder, name) } });

  await writeFile(join(folder, 'tide.png'), await picture('#a02010'));
  const changed = await read();
  expect(reads()).toEqual(['tide.png']);
  expect(changed.get('crane.png')).toEqual(first.get('crane.png'));
  expect(changed.get('tide.png')).not.toEqual(first.get('tide.png'));
});

test('does not encode a picture that changed after it was read', async () => {
  const folder = await folderOf(['crane.png', 'tide.png']);
  const own = openBuildEnvironment({ engine: machine.engine, cache: await temporaryFolder() });
  const assets = await readPictures(folder, { files: new Set(['crane.png', 'tide.png']), icons: new Set() }, own);
  await writeFile(join(folder, 'tide.png'), await picture('#a02010'));
  rmSync(join(folder, 'crane.png'));
  const changed = { failures: ['crane.png', 'tide.png'].map((source) => ({ source, reason: 'changed' })) };
  await expect(encodePictures(photosOf(assets), own)).rejects.toMatchObject(changed);
  for (const { key } of photosOf(assets)) expect(own.core.has(`image/${key}/40.avif`)).toBe(false);
});
