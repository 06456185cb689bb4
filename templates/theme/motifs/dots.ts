import type { Motif } from './motif.ts';

const circles = [7, 6, 5, 3].map((size, index) => `<circle r='${index + 1}' stroke-width='.${size}'/>`);

/** Rings of dots around a corner, smaller outwards: each ring has eight dots more. */
export const dots: Motif = {
  tile: {
    side: 400,
    at: 'corner',
    content: ` fill='none' stroke='red' stroke-linecap='round' stroke-dasharray='0 .785' viewBox='-5 -5 10 10'>${circles.join('')}`,
  },
  row: { side: 20, content: "><circle cx='5' cy='10' r='4'/><circle cx='15' cy='10' r='2'/>" },
  mark: 'circle()',
  badge: 'circle()',
  isOrnate: true,
};
