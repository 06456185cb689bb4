import type { Motif } from './motif.ts';

/** Adjacent round arches, nested, with a boss between them. */
export const arcade: Motif = {
  tile: {
    side: 96,
    at: 'foot',
    content:
      " fill='none' stroke='red'><path stroke-width='1.5' d='M4 96V48a44 44 0 0 1 88 0v48M0 95h96'/>" +
      "<path d='M14 96V48a34 34 0 0 1 68 0v48M26 96V48a22 22 0 0 1 44 0v48M0 5a5 5 0 0 0 0 10M96 5a5 5 0 0 0 0 10'/>",
  },
  row: { side: 20, content: "><path d='M3 20v-9a7 7 0 0 1 14 0v9z'/>" },
  mark: 'inset(0 14% 0 14% round 50% 50% 0 0)',
  badge: 'inset(0 6% 0 6% round 50% 50% 8% 8%)',
  isOrnate: true,
};
