import type { Motif } from './motif.ts';

/** Drawing board grid, with crosses at the heavier lines. */
export const grid: Motif = {
  tile: {
    side: 96,
    at: 'over',
    content:
      " fill='none' stroke='red'><path opacity='.45' d='M24 0v96M48 0v96M72 0v96M0 24h96M0 48h96M0 72h96'/>" +
      "<path d='M0 0v96M0 0h96'/><path stroke-width='3' d='M0 0h8M88 0h8M0 0v8M0 88v8M96 0v8M96 88v8M0 96h8M88 96h8'/>",
  },
  row: { side: 20, content: "><path d='M0 4h2v16H0zM10 12h2v8h-2z'/>" },
  mark: 'polygon(34% 0,66% 0,66% 34%,100% 34%,100% 66%,66% 66%,66% 100%,34% 100%,34% 66%,0 66%,0 34%,34% 34%)',
  badge: 'inset(0)',
  isOrnate: true,
};
