import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import type { Api } from '../../../../generator/editor/app/store/api.ts';
import { RequestError, ServerUnreachableError } from '../../../../generator/editor/app/store/api.ts';
import { createEditor } from '../../../../generator/editor/app/store/editor.ts';
import { fetchWithRetry } from '../../../../generator/editor/app/store/fetch-with-retry.ts';
import { loadedValueAt } from '../../../../generator/editor/app/store/snapshot.ts';
import type { Change, ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { PlacedValue } from '../../../../generator/editor/document/protocol-state.ts';

const at = ['site', 'theme', 'brand'];
const summary = { key: 'text', values: {} };
const entered = (value: string) => [{ do: 'set' as const, at, value }];

/** A server that answers changes when it is told to. Its file holds one colour. */
function slowServer(file: { brand: Json }) {
  const asked: { change: Change; answer: (result: ChangeResult) => void }[] = [];
  const value = async (): Promise<PlacedValue> => ({
    base: 'a',
    at: ['site'],
    value: { theme: { brand: file.brand } },
    alsoOn: [],
  });
  const state = async () => ({ base: 'a', pages: [], collections: [], problems: [], done: [] });
  const change = (one: Change) => new Promise<ChangeResult>((resolve) => asked.push({ change: one, answer: resolve }));
  return { asked, api: { value, state, change } as unknown as Api };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Two colours, the second entered before the first is answered with what is given. */
async function enterTwo(first: ChangeResult) {
  const file = { brand: '#123456' };
  const server = slowServer(file);
  const editor = createEditor(server.api, '/', '/');
  await editor.loader.ensure(at);
  editor.changes.change(entered('#f2c94c'), summary);
  editor.changes.change(entered('#8e7000'), summary);
  server.asked[0]?.answer(first);
  await settled();
  return { editor, server, file };
}

test('a refusal of what is no longer entered leaves the field to what was entered since', async () => {
  const { editor, server, file } = await enterTwo({ state: 'refused', base: 'a', problems: [] });
  expect(editor.state.snapshot().rejectedValues.size).toBe(0);
  expect(loadedValueAt(editor.state.snapshot(), at)).toBe('#8e7000');
  expect(server.asked[1]?.change.seen).toEqual({ '/site/theme/brand': '#123456' });
  file.brand = '#8e7000';
  server.asked[1]?.answer({ state: 'written', base: 'a', lines: { removed: 1, added: 1 } });
  await settled();
  expect(editor.state.snapshot().rejectedValues.size).toBe(0);
  expect(loadedValueAt(editor.state.snapshot(), at)).toBe('#8e7000');
});

test('a refusal of the last that was entered stays at its field', async () => {
  const { editor, server } = await enterTwo({ state: 'refused', base: 'a', problems: [] });
  server.asked[1]?.answer({ state: 'refused', base: 'a', problems: [] });
  await settled();
  expect(editor.state.snapshot().rejectedValues.get('/site/theme/brand')?.value).toBe('#8e7000');
});

test('of two that meet a change of others the last is asked about, and nothing is written before the answer', async () => {
  const conflicts = [{ at, where: '', mine: '#f2c94c', theirs: '#000000' }];
  const { editor, server, file } = await enterTwo({ state: 'conflict', base: 'b', conflicts, operations: entered('#f2c94c') });
  expect(server.asked).toHaveLength(1);
  expect(editor.state.snapshot().clashes[0]?.conflicts).toEqual([{ at, where: '', mine: '#8e7000', theirs: '#000000' }]);
  file.brand = '#000000';
  editor.changes.settle('mine');
  await settled();
  expect(server.asked[1]?.change.operations).toEqual(entered('#8e7000'));
});

test('what is shown is asked for until there is an answer, unless the question is wrong or no longer asked', async () => {
  vi.useFakeTimers();
  const answers = [new ServerUnreachableError(), new RequestError(503, 'contrast'), 'seen'];
  const taken: unknown[] = [];
  const ask = vi.fn(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  fetchWithRetry(ask, (answer) => taken.push(answer), 100);
  await vi.advanceTimersByTimeAsync(99);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect([ask.mock.calls.length, taken]).toEqual([3, ['seen']]);
  const wrong = vi.fn(() => Promise.reject(new RequestError(400, 'contrast')));
  fetchWithRetry(wrong, () => undefined);
  const stopped = vi.fn(() => Promise.reject(new ServerUnreachableError()));
  fetchWithRetry(stopped, () => undefined)();
  await vi.advanceTimersByTimeAsync(5000);
  expect([wrong.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 1]);
});

test('what was not written in one language of a site waits for the next page in that language', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('EventSource', class extends EventTarget {});
  const begin = async (edition?: string) => {
    const server = slowServer({ brand: '#123456' });
    const editor = createEditor({ ...server.api, schema: async () => ({}) } as unknown as Api, '/', '/', edition);
    await editor.loader.ensure(at);
    editor.start();
    await settled();
    return { editor, asked: server.asked };
  };
  const english = await begin('en');
  english.editor.changes.change(entered('#f2c94c'), summary);
  english.editor.leave();
  expect((await begin()).asked).toEqual([]);
  const again = await begin('en');
  expect(again.asked.map(({ change }) => change.operations)).toEqual([entered('#f2c94c')]);
  again.asked[0]?.answer({ state: 'refused', base: 'a', problems: [] });
  await settled();
  expect((await begin()).editor.state.snapshot().rejectedValues.size).toBe(0);
  expect((await begin('en')).editor.state.snapshot().rejectedValues.get('/site/theme/brand')?.value).toBe('#f2c94c');
  expect((await begin('en')).asked).toEqual([]);
});
