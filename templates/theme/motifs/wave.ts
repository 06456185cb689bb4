import type { Motif } from './motif.ts';

const row = (y: number, swing: number) => `M0 ${y}q30-${swing} 60 0t60 0`;

/** Calm water: long lines, each a little higher than the one above. */
export const wave: Motif = {
  tile: {
    side: 120,
    content: ` fill='none' stroke='red' stroke-width='1.5'><path d='${row(15, 14)}${row(45, 24)}${row(75, 34)}${row(105, 24)}'/>`,
  },
  row: { side: 20, content: "><path d='M0 20v-8q5-9 10 0t10 0v8z'/>" },
  mark: 'inset(0 round 50% 50% 0 50%)',
  badge: 'inset(0 round 40%)',
  isOrnate: true,
};
