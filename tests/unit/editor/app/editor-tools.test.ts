import { expect, test } from 'vitest';
import { type Box, toolbarPosition } from '../../../../generator/editor/app/shell/toolbar-position.ts';

const tools = { width: 120, height: 40 };
const stage = { width: 400, height: 300 };

interface Otherwise {
  caretTop?: number;
  left?: number;
  width?: number;
  isLtr?: boolean;
  others?: Box[];
}

function placed(
  top: number,
  height: number,
  { caretTop = top, left = 50, width = 300, isLtr = false, others = [] }: Otherwise = {},
) {
  const text = { left, top, width, height };
  return toolbarPosition({ text, caret: { top: caretTop, height: 20 }, direction: isLtr ? 'ltr' : 'rtl', others }, tools, stage);
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

test('the tools of a text cover no heading above it and no line below it, where another place near it is free', () => {
  const above = { left: 150, top: 60, width: 200, height: 30 };
  const below = { left: 50, top: 150, width: 300, height: 20 };
  // At the other end of the line, where the heading is short.
  expect(placed(100, 30, { others: [{ ...above, left: 250, width: 100 }] })).toEqual({ left: 50, top: 52 });
  expect(placed(100, 30, { others: [{ ...above, left: 50, width: 300 }] }).top).toBe(138);
  expect(placed(100, 30, { width: 200, isLtr: true, others: [above, { ...below, width: 200 }] })).toEqual({
    left: 258,
    top: 100,
  });
  // Where something is covered in any case, it is as little as can be.
  expect(
    placed(100, 30, {
      others: [
        { ...above, left: 50, width: 300 },
        { ...below, top: 170 },
      ],
    }).top,
  ).toBe(138);
});
