import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isNothing } from '../../generator/machine/forms.ts';
import type { Machine } from '../../generator/machine/machine.ts';
import { openMachine } from '../../generator/machine/machine.ts';
import { packOf, putPack, takeFromPack } from '../../generator/machine/packs.ts';
import { openStore } from '../../generator/machine/store.ts';
import type { Task } from '../../generator/machine/task.ts';
import { encodeText } from '../../generator/make/page-task.ts';
import { silent } from '../../generator/progress/progress.ts';
import { temporaryFolder } from '../support/build.ts';
import { damages } from '../support/damage.ts';
import { machine } from '../support/machine.ts';

const { store } = machine;

afterEach(() => vi.restoreAllMocks());

let own: Machine;
beforeEach(async () => {
  own = openMachine({ engine: machine.engine, cache: await temporaryFolder() });
});

const extensions = ['', '.br', '.gz'];
const bytesOf = (input: string, extension: string) => Buffer.from(`${extension} of ${input} ${'x'.repeat(50)}`);

/** What has been made, since somebody has looked. */
const made: string[] = [];
const takeMade = () => made.splice(0).sort();

const task: Task<string, string, undefined, string> = {
  name: 'tests',
  code: 'all',
  together: 5,
  worthWorkers: 1000,
  form: isNothing,
  open: async (setup) => async (input) => {
    made.push(input);
    if (input.startsWith('no ')) return { trouble: `${setup}: ${input}` };
    return { facts: undefined, copies: extensions.map((extension) => ({ extension, content: bytesOf(input, extension) })) };
  },
};

interface Wish {
  input: string;
  name?: string;
}

/** Wants things of a machine, and compares the bytes of those that can be made. */
async function want(wishes: readonly Wish[], { machine = own, scope = 'a site', of = task } = {}) {
  const asked: string[] = [];
  const things = await machine.makeAll(of, {
    scope,
    setup: 'setup',
    wants: wishes.map(({ input, name }) => ({
      name,
      order: () => {
        asked.push(input);
        return { key: `key of ${input}`, input };
      },
    })),
    work: 1,
    progress: silent,
  });
  const ordered = asked.splice(0);
  return {
    ordered,
    troubles: things.flatMap((thing) => ('trouble' in thing ? [thing.trouble] : [])),
    /** Reads all bytes. */
    read: async () => {
      for (const [index, thing] of things.entries()) {
        if ('trouble' in thing) continue;
        for (const { extension, content } of thing.copies) {
          const expected = bytesOf(wishes[index]?.input ?? '', extension);
          expect([content.size, Buffer.from(await content.read()).toString()]).toEqual([expected.length, expected.toString()]);
        }
      }
    },
    packs: new Set(things.flatMap((thing) => ('trouble' in thing ? [] : thing.copies.map(({ content }) => content.place.entry)))),
  };
}

const wishes = (count: number): Wish[] => Array.from({ length: count }, (_, index) => ({ input: `thing ${index}` }));
const named = (all: readonly Wish[]) => all.map(({ input }) => ({ input, name: `name of ${input}` }));
const inputs = (all: readonly Wish[]) => all.map(({ input }) => input).sort();

describe('what was made', () => {
  test('is not made again, by its key', async () => {
    await (await want(wishes(12))).read();
    expect(takeMade()).toEqual(inputs(wishes(12)));
    const { read, ordered } = await want(wishes(14));
    expect(ordered).toEqual(inputs(wishes(14)).sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    await read();
    expect(takeMade()).toEqual(['thing 12', 'thing 13']);
  });

  test('is not even ordered again, by its name', async () => {
    await want(named(wishes(12)));
    takeMade();
    const { read, ordered } = await want(named(wishes(13)));
    expect(ordered).toEqual(['thing 12']);
    await read();
    expect(takeMade()).toEqual(['thing 12']);
    // The same thing under another name has that one from then on.
    const other = named(wishes(13)).map((one) => ({ ...one, name: `another ${one.name}` }));
    expect((await want(other)).ordered).toHaveLength(13);
    expect((await want(other)).ordered).toEqual([]);
    expect(takeMade()).toEqual([]);
  });

  test('is made again for another site, and by other code', async () => {
    await want(wishes(3));
    await want(wishes(3), { scope: 'another site' });
    for (const engine of [
      { ...machine.engine, id: 'other' },
      { ...machine.engine, id: 'other', coreId: 'other' },
    ])
      await want(wishes(3), { machine: openMachine({ engine, cache: own.folder }) });
    expect(takeMade()).toHaveLength(9);
  });

  test('of the core of the code is kept when a site changes its blocks', async () => {
    const ofCore = { ...task, code: 'core' as const };
    await (await want(wishes(3), { of: ofCore })).read();
    expect(takeMade()).toHaveLength(3);
    const other = openMachine({ engine: { ...machine.engine, id: 'other' }, cache: own.folder });
    await (await want(wishes(3), { machine: other, of: ofCore })).read();
    expect(takeMade()).toEqual([]);
  });

  test('cannot be known where it cannot be made: it is tried again, and the others are made', async () => {
    const all = [{ input: 'no 1' }, ...wishes(6), { input: 'no 2' }];
    for (let time = 0; time < 2; time++) {
      const { troubles, read } = await want(all);
      expect(troubles).toEqual(['setup: no 1', 'setup: no 2']);
      await read();
    }
    expect(takeMade().filter((input) => !input.startsWith('no'))).toHaveLength(6);
  });

  test('is made where nothing can be kept', async () => {
    const nowhere = openMachine({ engine: machine.engine, cache: '/dev/null/nowhere' });
    for (let time = 0; time < 2; time++) await (await want(wishes(3), { machine: nowhere })).read();
    expect(takeMade().length).toBeGreaterThanOrEqual(6);
  });

  test('takes no room for ever: packs of which less than half is in use are packed anew', async () => {
    const { packs } = await want(wishes(5));
    expect(packs.size).toBe(1);
    const most = await want(wishes(3));
    expect(most.packs).toEqual(packs);
    const few = await want(wishes(2));
    expect(few.packs).not.toEqual(packs);
    await few.read();
    expect(takeMade()).toEqual(inputs(wishes(5)));
  });
});

describe('bytes are there as they were, whatever happened: the pack', () => {
  test.each(Object.entries(damages))('%s', async (_kind, damage) => {
    const [[pack = ''], [other = '']] = [[...(await want(wishes(5))).packs], [...(await want(wishes(5), { scope: 'b' })).packs]];
    const file = own.store.fileOf(pack);
    const before = readFileSync(file);
    takeMade();
    const again = await want(wishes(5));
    damage(file, own.store.fileOf(other));
    await again.read();
    // What was wrong has been packed anew, where anything had to be read again.
    if (takeMade().length > 0) expect(readFileSync(file).equals(before)).toBe(true);
    await (await want(wishes(5))).read();
    expect(takeMade()).toEqual([]);
  });
});

test('packs have no name of another, and no room for nothing', async () => {
  expect(packOf(['a', 'b']).name).not.toBe(packOf(['b', 'a']).name);
  const pack = packOf([randomUUID()]);
  await putPack(store, pack, [{ key: 'empty', copies: [{ extension: '', content: new Uint8Array() }] }]);
  expect(takeFromPack(store, pack, 'empty')).toEqual([{ extension: '', content: Buffer.alloc(0) }]);
  expect(takeFromPack(store, pack, 'another')).toBeUndefined();
  expect(takeFromPack(store, packOf(['nothing']), 'empty')).toBeUndefined();
});

test('parts may be of any size, and the head is checked', async () => {
  const key = `test/${randomUUID()}`;
  const parts = [randomBytes(1024 ** 2), new Uint8Array(), randomBytes(3)];
  const { putParts, getPart, get: getWhole } = openStore(own.folder);
  await putParts(key, Buffer.from('head'), parts);
  const get = (at: number, size: number, of = key) =>
    getPart(of, (head) => (Buffer.from(head).toString() === 'head' ? [at, size] : undefined));
  expect(Buffer.from(get(0, 1024 ** 2 + 3) ?? []).equals(Buffer.concat(parts))).toBe(true);
  expect(Buffer.from(get(1024 ** 2, 3) ?? []).equals(parts[2] as Buffer)).toBe(true);
  expect(get(1, 1024 ** 2 + 3)).toBeUndefined();
  expect(get(0, 1, `${key}x`)).toBeUndefined();
  expect(getPart(key, () => undefined)).toBeUndefined();
  // What is read whole is not mistaken for it.
  expect(await getWhole(key)).toBeUndefined();
});

test.each(['', 'abc', 'مرحبا 👩🏽‍🚀 abc', 'a\ud800b', '\udc00', 'x\ud83dy\ude00', 'ق'.repeat(100_000)])(
  'a text is the bytes that it always is: %#',
  (text) => {
    expect(Buffer.from(encodeText(text)).equals(Buffer.from(text))).toBe(true);
  },
);
