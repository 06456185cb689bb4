import { khatamClip, khatamPath } from '../khatam.ts';
import type { Motif } from './motif.ts';

/** Side of the repeated tile: the points of stars touch, with crosses between them. */
const period = 128;
const middle = period / 2;

const hearts = [
  [middle, middle],
  [0, 0],
  [period, 0],
  [0, period],
  [period, period],
]
  .map(([x = 0, y = 0]) => khatamPath(x, y, 20))
  .join('');

/** Tessellation of khatams and crosses as line art, and rows of small khatams with dots between them. */
export const khatam: Motif = {
  tile: {
    side: period,
    content:
      ` fill='none' stroke='red'><path stroke-width='1.5' d='${khatamPath(middle, middle, middle)}'/>` +
      `<path d='${khatamPath(middle, middle, 46)}${hearts}'/>`,
  },
  row: {
    side: 20,
    content: `><path d='${khatamPath(10, 10, 4.5)}'/><path opacity='.45' d='${khatamPath(0, 10, 2)}${khatamPath(20, 10, 2)}'/>`,
  },
  mark: khatamClip,
  badge: khatamClip,
  isOrnate: true,
};
