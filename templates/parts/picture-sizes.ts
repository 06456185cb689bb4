import type { PlannedImage } from '../page-plan.ts';

/**
 * Widths at which the layout shows pictures, for browsers to choose a file by. Here `rem` is the browser's own text
 * size, as in media queries. A test compares each with the page in a browser.
 */
export type PictureSizes = PlaceSizes | HeightSizes;

interface PlaceSizes {
  /** Media query and width, the first that matches counts; the last has no query. */
  steps: readonly (readonly [media: string, width: string])[];
  /** Width by height of a place that pictures fill, cropped: one of another shape is shown larger than the place. */
  shape?: number;
}

/** A picture of a fixed height, in rem, such as a logo. */
interface HeightSizes {
  height: number;
}

/** Width of the page's column, and the same where the margins no longer grow and below. See `container`. */
const column = (content: string) => `min(100vw - 2 * clamp(1rem, 0.4rem + 3vw, 2.5rem), ${content})`;

/** From here the page is `86rem` wide, below `78rem`; from `vast` on everything is larger by this factor. */
const huge = '(min-width: 100rem)';
const vast = '(min-width: 140rem)';
const vastFactor = 1.1875;

const card = { shape: 4 / 3 };

/** Cards as wide as their place, their column, and half of it: see `card-grid.tsx`. */
const cardsBelowLarge = [
  ['(min-width: 64rem)', '29.7vw'],
  ['(min-width: 36rem)', '45vw'],
  ['', '94vw - 0.8rem'],
] as const;

export const pictureSizes = {
  /** The framed scene of an opening, an introduction or a feature. */
  framed: {
    steps: [
      [huge, '36.7rem'],
      ['(min-width: 83rem)', '33.3rem'],
      ['(min-width: 64rem)', '40vw'],
      ['', 'min(94vw - 2.3rem, 38.5rem)'],
    ],
  },
  /** The small framed scene of a banner. */
  banner: {
    steps: [
      ['(min-width: 77rem)', '25.5rem'],
      ['(min-width: 48rem)', '33vw'],
      ['', 'min(94vw - 2.3rem, 25.5rem)'],
    ],
  },
  /** The small framed scene in the panel of a notice. */
  notice: {
    steps: [
      ['(min-width: 74rem)', '25.5rem'],
      ['(min-width: 48rem)', '34vw'],
      ['', 'min(89vw - 3.8rem, 25.5rem)'],
    ],
  },
  /** Beside the login form, on large screens only. */
  login: {
    steps: [
      ['(min-width: 69rem)', '32rem'],
      ['', '46.5vw'],
    ],
    shape: 0.9,
  },
  /** The mark above the login form. */
  mark: { steps: [['', '4rem']] },
  logo: { height: 2.75 },
  /** Cards in two columns stand on their side: the picture takes a part of their width. */
  cards2: {
    steps: [[huge, '19.4rem'], ['(min-width: 83rem)', '17.6rem'], ['(min-width: 80rem)', '21.2vw'], ...cardsBelowLarge],
    shape: 0.9,
  },
  cards3: { steps: [[huge, '27.4rem'], ['(min-width: 83rem)', '24.7rem'], ...cardsBelowLarge], ...card },
  /** Four columns from the widest screens on. */
  cards4: {
    steps: [[huge, '20.1rem'], ['(min-width: 83rem)', '18.1rem'], ['(min-width: 80rem)', '21.8vw'], ...cardsBelowLarge],
    ...card,
  },
  /** Four cards in one line already on large screens. */
  cards4Alone: {
    steps: [[huge, '20.1rem'], ['(min-width: 83rem)', '18.1rem'], ['(min-width: 64rem)', '21.8vw'], ...cardsBelowLarge.slice(1)],
    ...card,
  },
} as const satisfies Record<string, PictureSizes>;

/** Cards of a grid, by their number and by what `gridColumns` says of it. */
export function gridSizes(count: number, columns: number): PictureSizes {
  if (columns === 2) return pictureSizes.cards2;
  if (columns !== 4) return pictureSizes.cards3;
  return count > 4 ? pictureSizes.cards4 : pictureSizes.cards4Alone;
}

/** A card at least this wide stands on its side, its picture taking a part of it: see `card.tsx`. In rem. */
const sideways = { from: 34, part: 0.46 };

/** Space between slides: see `geometry.ts`. In rem. */
const slideGap = 1.5;

/** Slides of a carousel, by its geometry: how many are shown up to which width of the window. */
export function slideSizes(geometry: {
  slides: number;
  breakpoints: readonly { maxWidth: number; slides: number }[];
}): PictureSizes {
  const slide = (slides: number, content: string) => `(${column(content)} + ${slideGap}rem) / ${slides} - ${slideGap}rem`;
  const steps = (slides: number, media: string, content: string): [string, string][] => {
    // The page's margins take about 3.5rem of the window where a slide becomes that wide.
    const from = sideways.from * slides + slideGap * (slides - 1) + 3.5;
    const both = [media, `(min-width: ${from}rem)`].filter(Boolean).join(' and ');
    const width = slide(slides, content);
    const isSideways = from < Number.parseFloat(content) + 3.5;
    return [...(isSideways ? [[both, `${sideways.part} * (${width})`] as [string, string]] : []), [media, width]];
  };
  const narrow = geometry.breakpoints.toSorted((a, b) => a.maxWidth - b.maxWidth);
  return {
    steps: [
      ...narrow.flatMap(({ maxWidth, slides }) => steps(slides, `(max-width: ${maxWidth}px)`, '78rem')),
      ...steps(geometry.slides, huge, '86rem'),
      ...steps(geometry.slides, '', '78rem'),
    ],
    ...card,
  };
}

const isPlain = (width: string) => /^[\d.]+(?:rem|vw)$/.test(width);

/** The `sizes` attribute of a picture in its place. */
export function sizesOf(sizes: PictureSizes, { width, height }: PlannedImage): string {
  if ('height' in sizes) return `${Number(((sizes.height * width) / height).toFixed(2))}rem`;
  const { steps, shape } = sizes;
  const crop = shape ? Math.max(1, width / height / shape) : 1;
  const scaled = (length: string, factor: number) => {
    if (factor < 1.02) return isPlain(length) || length.startsWith('min(') ? length : `calc(${length})`;
    return `calc(${Number(factor.toFixed(2))} * (${length}))`;
  };
  const widest = steps.find(([media]) => media === huge || media === '') ?? steps[0];
  const all = [
    ...(widest && widest[0] === huge ? [`${vast} ${scaled(widest[1], crop * vastFactor)}`] : []),
    ...steps.map(([media, length]) => `${media} ${scaled(length, crop)}`.trim()),
  ];
  return all.join(', ');
}
