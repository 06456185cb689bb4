import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openJsonFile } from '../../../../generator/desk/store/json-file.ts';
import { lockFolder } from '../../../../generator/desk/store/lock-file.ts';
import { openLogFile } from '../../../../generator/desk/store/log-file.ts';
import { temporaryFolder } from '../../../support/build.ts';

const counts = z.strictObject({ count: z.number() });

test('a value is read back, and only its owner can read the file', async () => {
  const file = join(await temporaryFolder(), 'state/value.json');
  const one = openJsonFile(file, counts, { count: 0 });
  expect(one.value).toEqual({ count: 0 });
  expect(existsSync(file)).toBe(false);
  one.set({ count: 2 });
  expect(openJsonFile(file, counts, { count: 0 }).value).toEqual({ count: 2 });
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('a file that cannot be written keeps the former value', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'value.json');
  const one = openJsonFile(file, counts, { count: 0 });
  one.set({ count: 1 });
  // A folder in the place of the unfinished file: writing fails, as on a full disk.
  mkdirSync(`${file}.new`);
  writeFileSync(`${file}.new/in-the-way`, '');
  expect(() => one.set({ count: 2 })).toThrow();
  expect(one.value).toEqual({ count: 1 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ count: 1 });
});

test('a damaged file of state is an error with its name, never an empty state', async () => {
  const file = join(await temporaryFolder(), 'value.json');
  for (const text of ['', '{', '{"count":"one"}', '[]']) {
    writeFileSync(file, text);
    expect(() => openJsonFile(file, counts, { count: 0 })).toThrow(file);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});

test('a log is read back without the line that a kill cut off', async () => {
  const file = join(await temporaryFolder(), 'entries.log');
  const log = openLogFile(file, counts);
  for (const count of [1, 2]) log.add({ count });
  appendFileSync(file, '{"count":3');
  const again = openLogFile(file, counts);
  expect(again.entries).toEqual([{ count: 1 }, { count: 2 }]);
  again.add({ count: 4 });
  expect(openLogFile(file, counts).entries).toEqual([{ count: 1 }, { count: 2 }, { count: 4 }]);
});

test('a damaged line of a log does not hide the lines after it', async () => {
  const file = join(await temporaryFolder(), 'entries.log');
  writeFileSync(file, '{"count":1}\nnothing\n{"count":"x"}\n{"count":2}\n');
  expect(openLogFile(file, counts).entries).toEqual([{ count: 1 }, { count: 2 }]);
});

test('a folder is locked once, and a killed process holds no lock', async () => {
  const folder = await temporaryFolder();
  const unlock = lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['lock']);
  writeFileSync(join(folder, 'lock'), '1');
  expect(() => lockFolder(folder)).toThrow();
  // No process has such an id.
  writeFileSync(join(folder, 'lock'), '999999999');
  lockFolder(folder)();
  unlock();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'a lock from before a power failure is replaced, whoever has its process id now',
  async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'lock');
    lockFolder(folder);
    const [, ...start] = readFileSync(file, 'utf8').split(' ');
    expect(start).toHaveLength(2);
    // The parent of this process runs, but did not begin when the desk did.
    writeFileSync(file, `${process.ppid} ${start.join(' ')}`);
    lockFolder(folder)();
    expect(existsSync(file)).toBe(false);
  },
);
