import type { PictureSizes } from '../../components/picture-sizes.ts';

const tile = 4 / 3;

/** The shape of a picture that has a line of its own where others stand three in a row. */
export const lineShape = 21 / 9;

/** Widths of a tile on wide screens, by the columns of its gallery. */
const widths: Record<number, string> = { 1: '44rem', 2: '38.5rem', 3: '25.4rem', 4: '18.8rem' };

/** How wide the tiles of a gallery are; the first is larger where the last row would hold one: see `gallery.tsx`. */
export function tileSizes(count: number, columns: number, isFirst: boolean): PictureSizes {
  const isLeading = (others: number) => isFirst && count > 1 && count % others === 1;
  const width = widths[columns] ?? '25.4rem';
  return {
    steps: [
      ['(min-width: 83rem)', columns === 4 && isLeading(4) ? (widths[2] ?? width) : width],
      isLeading(3) || count === 1
        ? ['(min-width: 48rem)', '94vw', count === 1 ? tile : lineShape]
        : ['(min-width: 48rem)', count === 2 ? '46vw' : '31vw'],
      ['', isLeading(2) || count === 1 ? '94vw' : '46vw'],
    ],
    shape: tile,
  };
}
