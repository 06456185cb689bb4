import type { Motif } from './motif.ts';

/** Triangles, stripes and lozenges of woven sadu bands. */
export const sadu: Motif = {
  tile: {
    side: 80,
    at: 'head',
    content:
      " fill='none' stroke='red' stroke-width='1.5'><path d='M0 4h80M0 8h80M20 12l14 14-14 14-14-14zM60 12l14 14-14 14-14-14zM40 20l6 6-6 6-6-6zM0 20l6 6-6 6M80 20l-6 6 6 6M0 44h80'/>" +
      "<path fill='red' d='M20 21l5 5-5 5-5-5zM60 21l5 5-5 5-5-5zM0 48h80l-20 28-20-28-20 28z'/>",
  },
  row: { side: 20, content: "><path d='M0 17L10 3l10 14zM0 18.5h20v1.5H0z'/>" },
  mark:
    'polygon(40% 0,60% 0,60% 20%,80% 20%,80% 40%,100% 40%,100% 60%,80% 60%,80% 80%,60% 80%,60% 100%,40% 100%,' +
    '40% 80%,20% 80%,20% 60%,0 60%,0 40%,20% 40%,20% 20%,40% 20%)',
  badge: 'polygon(14% 0,86% 0,86% 14%,100% 14%,100% 86%,86% 86%,86% 100%,14% 100%,14% 86%,0 86%,0 14%,14% 14%)',
  isOrnate: true,
};
