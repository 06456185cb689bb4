import type { Motif } from './motif.ts';

/** Plain backgrounds; necessary marks are discs, and badges have the corner radius of other elements. */
export const plain: Motif = {
  row: { side: 20, content: "><circle cx='10' cy='10' r='3'/>" },
  mark: 'circle()',
  badge: 'inset(0 round var(--radius-md))',
  isOrnate: false,
};
