import type { Motif } from './motif.ts';

/** Large and small dots in turn. */
export const dots: Motif = {
  tile: {
    side: 48,
    content:
      "><circle cx='12' cy='12' r='4.5'/><circle cx='36' cy='36' r='4.5'/><circle cx='36' cy='12' r='1.5'/><circle cx='12' cy='36' r='1.5'/>",
  },
  row: { side: 20, content: "><circle cx='5' cy='10' r='4'/><circle cx='15' cy='10' r='2'/>" },
  mark: 'circle()',
  badge: 'circle()',
  isOrnate: true,
};
