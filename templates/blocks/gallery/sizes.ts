import type { PictureSizes } from '../../components/picture-sizes.ts';

const tile = 4 / 3;

/** Aspect ratio of a picture that fills a row of a three-column gallery. */
export const lineShape = 21 / 9;

/** Width of a tile on wide screens, by number of columns. */
const widths: Record<number, string> = { 1: '44rem', 2: '38.5rem', 3: '25.4rem', 4: '18.8rem' };

/** Sizes of gallery tiles; the first is larger if the last row would hold a single tile: see `gallery.tsx`. */
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
