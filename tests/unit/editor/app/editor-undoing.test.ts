import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Api, RequestError, ServerUnreachableError } from '../../../../generator/editor/app/store/api.ts';
import { createEditor } from '../../../../generator/editor/app/store/editor.ts';
import type { ChangeResult, ReturnRequest } from '../../../../generator/editor/document/protocol-changes.ts';
import { stubEditorGlobals } from '../../../support/editor-globals.ts';

const written: ChangeResult = { state: 'written', base: 'b', lines: { removed: 1, added: 1 } };

beforeEach(() => {
  vi.useFakeTimers();
  stubEditorGlobals();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Editor whose server answers requests to undo in turn, the last one again and again, and nothing else. */
function editorWith(...answers: (ChangeResult | Error)[]) {
  const requests: ReturnRequest[] = [];
  const undo = async (request: ReturnRequest) => {
    const answer = answers[Math.min(requests.push(request), answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const state = () => Promise.reject(new ServerUnreachableError());
  const change = () => new Promise(() => undefined);
  return { requests, editor: createEditor({ undo, state, change } as unknown as Api, '/', '/') };
}

test('an undo whose answer is lost is asked again under the same id', async () => {
  const { editor, requests } = editorWith(new ServerUnreachableError(), new RequestError(502, 'undo'), written);
  const done = editor.actions.undo();
  await vi.advanceTimersByTimeAsync(2_000);
  await done;
  expect(requests.map(({ id }) => id)).toEqual(Array(3).fill(requests[0]?.id));
  expect(requests[0]?.id).toMatch(/^[\da-f-]{36}$/);
  expect(editor.state.snapshot().note?.text).toBeUndefined();
  await editor.actions.undo();
  expect(requests.at(-1)?.id).not.toBe(requests[0]?.id);
});

test('an undo that the server refuses is not asked again', async () => {
  const { editor, requests } = editorWith(new RequestError(400, 'undo'));
  await editor.actions.undo();
  expect(requests).toHaveLength(1);
  expect(editor.state.snapshot().note?.text).toBe('failed');
});

test('an undo is given up when the server stays away', async () => {
  const { editor, requests } = editorWith(new ServerUnreachableError());
  const done = editor.actions.undo();
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(requests).toHaveLength(11);
  expect(editor.state.snapshot().note?.text).toBe('failed');
});

test('an undo without an answer is given up when something was entered after it', async () => {
  const { editor, requests } = editorWith(new ServerUnreachableError(), written);
  const done = editor.actions.undo();
  await vi.advanceTimersByTimeAsync(500);
  editor.changes.change([{ do: 'set', at: ['site', 'name'], value: 'اسم' }], { key: 'text', values: {} });
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  expect(requests).toHaveLength(1);
});
