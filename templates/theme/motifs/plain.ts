import type { Motif } from './motif.ts';

/** Plain grounds; marks that have to be seen are discs, and badges have the corners of everything else. */
export const plain: Motif = {
  row: { side: 20, content: "><circle cx='10' cy='10' r='3'/>" },
  mark: 'circle()',
  badge: 'inset(0 round var(--radius-md))',
  isOrnate: false,
};
