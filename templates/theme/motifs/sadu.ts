import type { Motif } from './motif.ts';

/** Teeth, stripes and lozenges of woven bands. */
export const sadu: Motif = {
  tile: {
    side: 80,
    content:
      " fill='none' stroke='red' stroke-width='1.5'><path d='M0 33l20-30 20 30 20-30 20 30M10 33l10-14 10 14M50 33l10-14 10 14M0 38h80M0 42h80M0 78h80'/>" +
      "<path d='M20 46l14 14-14 14-14-14zM60 46l14 14-14 14-14-14zM40 54l6 6-6 6-6-6zM0 54l6 6-6 6M80 54l-6 6 6 6'/>" +
      "<path fill='red' d='M20 55l5 5-5 5-5-5zM60 55l5 5-5 5-5-5z'/>",
  },
  row: { side: 20, content: "><path d='M0 17L10 3l10 14zM0 18.5h20v1.5H0z'/>" },
  mark:
    'polygon(40% 0,60% 0,60% 20%,80% 20%,80% 40%,100% 40%,100% 60%,80% 60%,80% 80%,60% 80%,60% 100%,40% 100%,' +
    '40% 80%,20% 80%,20% 60%,0 60%,0 40%,20% 40%,20% 20%,40% 20%)',
  badge: 'polygon(14% 0,86% 0,86% 14%,100% 14%,100% 86%,86% 86%,86% 100%,14% 100%,14% 86%,0 86%,0 14%,14% 14%)',
  isOrnate: true,
};
