import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { DeskRequest, OperationEntry } from '../../../../generator/desk/model/operations.ts';
import { answerOperation } from '../../../../generator/desk/server/answer-operation.ts';

/** Answer of three parts to a client that takes them one by one. */
function begin() {
  const written: unknown[] = [];
  const state = { isEnded: false, isReleased: false };
  const response = Object.assign(new EventEmitter(), {
    destroyed: false,
    writeHead: () => undefined,
    write: (part: unknown) => {
      written.push(part);
      return false;
    },
    end: () => {
      state.isEnded = true;
    },
  });
  async function* content() {
    try {
      yield* ['one', 'two', 'three'];
    } finally {
      state.isReleased = true;
    }
  }
  const entry: OperationEntry = ['files', { method: 'GET', answer: () => ({ type: 'text/plain', content: content() }) }];
  const asked = { request: { method: 'GET', headers: {} }, language: 'en' } as unknown as DeskRequest;
  const answered = answerOperation({ entry, asked, isOwnPage: true }, response as unknown as ServerResponse);
  return { response, written, state, answered };
}

test('a part of a long answer is read once the client has taken the one before', async () => {
  const { response, written, state, answered } = begin();
  for (const count of [1, 2, 3]) {
    await turn();
    await turn();
    expect(written).toHaveLength(count);
    response.emit('drain');
  }
  await answered;
  expect(state).toEqual({ isEnded: true, isReleased: true });
  expect(['drain', 'close'].map((name) => response.listenerCount(name))).toEqual([0, 0]);
});

test('a client that leaves ends a long answer', async () => {
  const { response, written, state, answered } = begin();
  await turn();
  response.destroyed = true;
  response.emit('close');
  await answered;
  expect(written).toHaveLength(1);
  expect(state.isReleased).toBe(true);
});
