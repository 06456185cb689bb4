import { expect, test } from 'vitest';
import { encodeText } from '../../../../generator/build/tasks/page-task.ts';

test.each(['', 'abc', 'مرحبا 👩🏽‍🚀 abc', 'a\ud800b', '\udc00', 'x\ud83dy\ude00', 'ق'.repeat(100_000)])(
  'encodes text as Node does: %#',
  (text) => {
    expect(Buffer.from(encodeText(text)).equals(Buffer.from(text))).toBe(true);
  },
);
