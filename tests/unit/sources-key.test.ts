import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keyOfSources, trustLookAtStart } from '../../generator/machine/sources-key.ts';
import { temporaryFolder } from '../support/build.ts';
import { machine } from '../support/machine.ts';

let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const keyOf = () => keyOfSources(['folder', 'lock.json'], machine, root);

// What changed just now is read each time: the tests look at what has settled.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 }));
afterAll(() => vi.useRealTimers());

beforeEach(async () => {
  root = await temporaryFolder();
  await mkdir(join(root, 'folder/inner'), { recursive: true });
  write('folder/a.ts', 'a');
  write('folder/inner/b.css', 'b');
  write('lock.json', '{}');
});

test('the key goes by what the sources hold, and not by their times or their place', async () => {
  const key = await keyOf();
  for (const name of readdirSync(join(root, 'folder'), { recursive: true, encoding: 'utf8' }))
    utimesSync(join(root, 'folder', name), 1, 1);
  expect(await keyOf()).toBe(key);
  const first = root;
  root = await temporaryFolder();
  await mkdir(join(root, 'folder/inner'), { recursive: true });
  write('folder/a.ts', 'a');
  write('folder/inner/b.css', 'b');
  write('lock.json', '{}');
  expect(root).not.toBe(first);
  expect(await keyOf()).toBe(key);
});

test.each<[string, () => void]>([
  ['other content of the same length', () => write('folder/a.ts', 'x')],
  [
    'other content under the same time',
    () => [write('folder/inner/b.css', 'x'), utimesSync(join(root, 'folder/inner/b.css'), 1, 1)],
  ],
  ['a file more', () => write('folder/inner/c.tsx', '')],
  ['another file of its own', () => write('lock.json', '{ }')],
])('%s has another key', async (_what, change) => {
  utimesSync(join(root, 'folder/inner/b.css'), 1, 1);
  const keys = [await keyOf()];
  change();
  keys.push(await keyOf());
  expect(new Set(keys).size).toBe(2);
});

test('what is no source does not count', async () => {
  const key = await keyOf();
  write('folder/notes.md', 'x');
  expect(await keyOf()).toBe(key);
});

test('what a command saw when it was started is not looked at again, and has the same key', async () => {
  const key = await keyOf();
  const files = ['folder/a.ts', 'folder/inner/b.css', 'lock.json'].map((name) => join(root, name));
  Object.assign(globalThis, { [Symbol.for('qiyam.sources')]: new Map(files.map((file) => [file, statSync(file)])) });
  trustLookAtStart();
  expect(await keyOf()).toBe(key);
  write('folder/later.ts', 'x');
  write('folder/a.ts', 'xx');
  expect(await keyOf()).toBe(key);
});
