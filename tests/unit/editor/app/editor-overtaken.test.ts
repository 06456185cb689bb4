import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import type { Api } from '../../../../generator/editor/app/store/api.ts';
import { RequestError, ServerUnreachableError } from '../../../../generator/editor/app/store/api.ts';
import { createEditor } from '../../../../generator/editor/app/store/editor.ts';
import { fetchWithRetry } from '../../../../generator/editor/app/store/fetch-with-retry.ts';
import { loadedValueAt } from '../../../../generator/editor/app/store/snapshot.ts';
import type { Change, ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { PlacedValue } from '../../../../generator/editor/document/protocol-state.ts';
import { stubEditorGlobals } from '../../../support/editor-globals.ts';

const at = ['site', 'theme', 'brand'];
const summary = { key: 'text', values: {} };
const entered = (value: string) => [{ do: 'set' as const, at, value }];

/** A server that answers changes on demand. Its file holds one colour. */
function slowServer(file: { brand: Json }) {
  const requests: { change: Change; answer: (result: ChangeResult) => void }[] = [];
  const value = async (): Promise<PlacedValue> => ({
    base: 'a',
    at: ['site'],
    value: { theme: { brand: file.brand } },
    alsoOn: [],
  });
  const state = async () => ({ base: 'a', pages: [], collections: [], problems: [], done: [] });
  const change = (one: Change) => new Promise<ChangeResult>((resolve) => requests.push({ change: one, answer: resolve }));
  return { asked: requests, api: { value, state, change } as unknown as Api };
}

const afterTasks = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(stubEditorGlobals);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Enters two colours, the second before the server answers the first with the given result. */
async function enterTwo(first: ChangeResult) {
  const file = { brand: '#123456' };
  const server = slowServer(file);
  const editor = createEditor(server.api, '/', '/');
  await editor.loader.ensure(at);
  editor.changes.change(entered('#f2c94c'), summary);
  editor.changes.change(entered('#8e7000'), summary);
  server.asked[0]?.answer(first);
  await afterTasks();
  return { editor, server, file };
}

test('keeps a newer value when an older one is rejected', async () => {
  const { editor, server, file } = await enterTwo({ state: 'refused', base: 'a', problems: [] });
  expect(editor.state.snapshot().rejectedValues.size).toBe(0);
  expect(loadedValueAt(editor.state.snapshot(), at)).toBe('#8e7000');
  expect(server.asked[1]?.change.seen).toEqual({ '/site/theme/brand': '#123456' });
  file.brand = '#8e7000';
  server.asked[1]?.answer({ state: 'written', base: 'a', lines: { removed: 1, added: 1 } });
  await afterTasks();
  expect(editor.state.snapshot().rejectedValues.size).toBe(0);
  expect(loadedValueAt(editor.state.snapshot(), at)).toBe('#8e7000');
});

test('shows the rejection of the latest value at its field', async () => {
  const { editor, server } = await enterTwo({ state: 'refused', base: 'a', problems: [] });
  server.asked[1]?.answer({ state: 'refused', base: 'a', problems: [] });
  await afterTasks();
  expect(editor.state.snapshot().rejectedValues.get('/site/theme/brand')?.value).toBe('#8e7000');
});

test('asks about the latest of two conflicting values and writes nothing before the answer', async () => {
  const conflicts = [{ at, where: '', mine: '#f2c94c', theirs: '#000000' }];
  const { editor, server, file } = await enterTwo({ state: 'conflict', base: 'b', conflicts, operations: entered('#f2c94c') });
  expect(server.asked).toHaveLength(1);
  expect(editor.state.snapshot().clashes[0]?.conflicts).toEqual([{ at, where: '', mine: '#8e7000', theirs: '#000000' }]);
  file.brand = '#000000';
  editor.changes.settle('mine');
  await afterTasks();
  expect(server.asked[1]?.change.operations).toEqual(entered('#8e7000'));
});

test('retries a request until it is answered, unless it is invalid or cancelled', async () => {
  vi.useFakeTimers();
  const errors = [new ServerUnreachableError(), new RequestError(503, 'contrast'), new RequestError(429, 'contrast')];
  const answers = [...errors, 'seen'];
  const received: unknown[] = [];
  const request = vi.fn(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  fetchWithRetry(request, (answer) => received.push(answer), 100);
  await vi.advanceTimersByTimeAsync(99);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect([request.mock.calls.length, received]).toEqual([4, ['seen']]);
  const wrong = vi.fn(() => Promise.reject(new RequestError(400, 'contrast')));
  fetchWithRetry(wrong, () => undefined);
  const stopped = vi.fn(() => Promise.reject(new ServerUnreachableError()));
  fetchWithRetry(stopped, () => undefined)();
  await vi.advanceTimersByTimeAsync(5000);
  expect([wrong.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 1]);
});

test('asks for the schema again, on the event stream that it has', async () => {
  vi.useFakeTimers();
  // Browsers open six connections to a host at most: with a stream for each try, no request would be sent any more.
  let streams = 0;
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        streams++;
      }
    },
  );
  let tries = 0;
  const schema = async () => {
    if (++tries < 8) throw new ServerUnreachableError();
    return {};
  };
  const editor = createEditor({ ...slowServer({ brand: '#123456' }).api, schema } as unknown as Api, '/', '/');
  editor.start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([tries, streams]).toEqual([8, 1]);
});

test('restores unsaved changes of a language on the next page in that language', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('EventSource', class extends EventTarget {});
  const openEditor = async (edition?: string) => {
    const server = slowServer({ brand: '#123456' });
    const editor = createEditor({ ...server.api, schema: async () => ({}) } as unknown as Api, '/', '/', edition);
    await editor.loader.ensure(at);
    editor.start();
    await afterTasks();
    return { editor, asked: server.asked };
  };
  const english = await openEditor('en');
  english.editor.changes.change(entered('#f2c94c'), summary);
  english.editor.leave();
  expect((await openEditor()).asked).toEqual([]);
  const again = await openEditor('en');
  expect(again.asked.map(({ change }) => change.operations)).toEqual([entered('#f2c94c')]);
  again.asked[0]?.answer({ state: 'refused', base: 'a', problems: [] });
  await afterTasks();
  expect((await openEditor()).editor.state.snapshot().rejectedValues.size).toBe(0);
  expect((await openEditor('en')).editor.state.snapshot().rejectedValues.get('/site/theme/brand')?.value).toBe('#f2c94c');
  expect((await openEditor('en')).asked).toEqual([]);
});
