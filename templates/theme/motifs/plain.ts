import { toImage } from '../sheet-image.ts';
import type { Motif } from './motif.ts';

/** Plain grounds; marks that have to be seen are discs, and badges have the corners of everything else. */
export const plain: Motif = {
  tile: 'linear-gradient(#0000 0 0)',
  row: toImage(20, "><circle cx='10' cy='10' r='3'/>"),
  mark: 'circle()',
  badge: 'inset(0 round var(--radius-md))',
  isOrnate: false,
};
