import type { Motif } from './motif.ts';

const period = 176;
const lines = 8;
const distance = period / lines;

/** A line of equal height; how far it swings changes from one to the next and comes back to where it began. */
const contour = (_: unknown, index: number) => {
  const swing = Math.round(46 * Math.cos((2 * Math.PI * index) / lines));
  return `M0 ${index * distance + 11}q44${swing < 0 ? '' : ' '}${swing} 88 0t88 0`;
};

/** Lines of equal height, as maps draw hills, with two summits. */
export const contours: Motif = {
  tile: {
    side: period,
    content:
      ` fill='none' stroke='red' stroke-width='1.3'><path d='${Array.from({ length: lines }, contour).join('')}'/>` +
      "<ellipse cx='44' cy='143' rx='15' ry='7'/><ellipse cx='132' cy='55' rx='15' ry='7'/>",
  },
  row: {
    side: 20,
    content: " fill='none' stroke='red' stroke-width='1.5'><path d='M-1 8q5.5-5 11 0t11 0M-1 14q5.5-5 11 0t11 0'/>",
  },
  mark: 'inset(8% 0 round 62% 38% 56% 44%/54% 60% 40% 46%)',
  badge: 'inset(0 round 58% 42% 54% 46%/52% 58% 42% 48%)',
  isOrnate: true,
};
