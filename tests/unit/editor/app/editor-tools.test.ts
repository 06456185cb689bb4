import { expect, test } from 'vitest';
import { type Box, toolbarPosition } from '../../../../generator/editor/app/shell/toolbar-position.ts';

const tools = { width: 120, height: 40 };
const stage = { width: 400, height: 300 };

interface Placement {
  caretTop?: number;
  left?: number;
  width?: number;
  isLtr?: boolean;
  others?: Box[];
}

function placed(
  top: number,
  height: number,
  { caretTop = top, left = 50, width = 300, isLtr = false, others = [] }: Placement = {},
) {
  const text = { left, top, width, height };
  return toolbarPosition({ text, caret: { top: caretTop, height: 20 }, direction: isLtr ? 'ltr' : 'rtl', others }, tools, stage);
}

test('places the toolbar above the start of a text, or below it without space', () => {
  expect(placed(100, 30)).toEqual({ left: 230, top: 52 });
  expect(placed(100, 30, { isLtr: true })).toEqual({ left: 50, top: 52 });
  expect(placed(20, 30)).toEqual({ left: 230, top: 58 });
});

test('places the toolbar at the edge far from the caret if the text fills the stage', () => {
  expect(placed(-50, 400, { caretTop: 10 }).top).toBe(260);
  expect(placed(-50, 400, { caretTop: 250 }).top).toBe(0);
});

test('keeps the toolbar on the stage for any scroll position and text width', () => {
  expect(placed(-200, 100).top).toBe(0);
  expect(placed(900, 100).top).toBe(260);
  expect(placed(100, 30, { left: 0, width: 40 }).left).toBe(8);
  expect(placed(100, 30, { left: 380, width: 40, isLtr: true }).left).toBe(272);
});

test('places the toolbar where it covers as little other text as possible', () => {
  const above = { left: 150, top: 60, width: 200, height: 30 };
  const below = { left: 50, top: 150, width: 300, height: 20 };
  // At the other end of the line, beside a short heading.
  expect(placed(100, 30, { others: [{ ...above, left: 250, width: 100 }] })).toEqual({ left: 50, top: 52 });
  expect(placed(100, 30, { others: [{ ...above, left: 50, width: 300 }] }).top).toBe(138);
  expect(placed(100, 30, { width: 200, isLtr: true, others: [above, { ...below, width: 200 }] })).toEqual({
    left: 258,
    top: 100,
  });
  // If it must cover something, it covers as little as possible.
  expect(
    placed(100, 30, {
      others: [
        { ...above, left: 50, width: 300 },
        { ...below, top: 170 },
      ],
    }).top,
  ).toBe(138);
});
