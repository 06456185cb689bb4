import { expect, test } from 'vitest';
import { besideText } from '../../generator/dev/editor/shell/beside-text.ts';

const tools = { width: 120, height: 40 };
const stage = { width: 400, height: 300 };

function placed(top: number, height: number, { caretTop = top, left = 50, width = 300, isLtr = false } = {}) {
  const text = { left, top, width, height };
  return besideText({ text, caret: { top: caretTop, height: 20 }, direction: isLtr ? 'ltr' : 'rtl' }, tools, stage);
}

test('the tools of a text stand above it at its beginning, else below it', () => {
  expect(placed(100, 30)).toEqual({ left: 230, top: 52 });
  expect(placed(100, 30, { isLtr: true })).toEqual({ left: 50, top: 52 });
  expect(placed(20, 30)).toEqual({ left: 230, top: 58 });
});

test('the tools of a text that fills the stage stand at the edge far from the caret', () => {
  expect(placed(-50, 400, { caretTop: 10 }).top).toBe(260);
  expect(placed(-50, 400, { caretTop: 250 }).top).toBe(0);
});

test('the tools stay on the stage, wherever the text is scrolled or however narrow it is', () => {
  expect(placed(-200, 100).top).toBe(0);
  expect(placed(900, 100).top).toBe(260);
  expect(placed(100, 30, { left: 0, width: 40 }).left).toBe(8);
  expect(placed(100, 30, { left: 380, width: 40, isLtr: true }).left).toBe(272);
});
