import type { Motif } from './motif.ts';

const line = (scale: string) => `<path${scale} d='M0-170c100-20 190 60 170 170s-80 130-170 170-170 20-170-130 60-190 170-210z'/>`;
const scales = [9, 8, 7, 6].map((tenths) => ` transform='scale(.${tenths})'`);

const pebble = 'inset(0 round 58% 42%)';

/** Contour lines of a hill in a corner, as on maps. */
export const contours: Motif = {
  tile: {
    side: 760,
    at: 'corner',
    content: ` fill='none' stroke='red' viewBox='-190 -190 380 380'>${['', ...scales].map(line).join('')}`,
  },
  row: {
    side: 20,
    content: " fill='none' stroke='red' stroke-width='1.5'><path d='M-1 8q5.5-5 11 0t11 0M-1 14q5.5-5 11 0t11 0'/>",
  },
  mark: pebble,
  badge: pebble,
  isOrnate: true,
};
