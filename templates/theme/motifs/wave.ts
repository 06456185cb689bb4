import type { Motif } from './motif.ts';

const water = (y: number, swing: number) => `M0 ${y}q60-${swing} 120 0t120 0v240H0z`;

/** Calm water at the bottom, in three layers. */
export const wave: Motif = {
  tile: {
    side: 240,
    at: 'foot',
    content: `><path opacity='.25' d='${water(164, 30)}'/><path opacity='.3' d='${water(188, -28)}'/><path opacity='.45' d='${water(218, 20)}'/>`,
  },
  row: { side: 20, content: "><path d='M0 20v-8q5-9 10 0t10 0v8z'/>" },
  mark: 'inset(0 round 50% 50% 0 50%)',
  badge: 'inset(0 round 40%)',
  isOrnate: true,
};
