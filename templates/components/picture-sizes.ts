import type { RouteLayout } from '../schema/route-layouts.ts';

/**
 * Widths at which the layout shows pictures, for browsers to choose a file by. Here `rem` is the browser's own text
 * size, as in media queries. A test compares each with the page in a browser.
 */
export type PictureSizes = PlaceSizes | HeightSizes;

/** A place of another shape than the others has its own. */
export type Step = readonly [media: string, width: string, shape?: number];

interface PlaceSizes {
  /** Media query and width, the first that matches counts; the last has no query. */
  steps: readonly Step[];
  /** Width by height of a place that pictures fill, cropped: one of another shape is shown larger than the place. */
  shape?: number;
  /** As wide as its own measure says, whatever part of the page that is. */
  isOfText?: true;
}

/** A picture of a fixed height, in rem, such as a logo. */
interface HeightSizes {
  height: number;
}

/** The page's column: see `container`. Below 70rem, where its margins grow, it is `94vw - 0.8rem`. */
export const pageWidth = '78rem';
export const column = `min(100vw - 2 * clamp(1rem, 0.4rem + 3vw, 2.5rem), ${pageWidth})`;

/**
 * From here on the page and everything in it grow with the window, the page more: see `from.vast`. What takes a part of the
 * page has `rem` times as many `vw` as it has rem below, what goes by the text `textRem` times.
 */
const vast = { media: '(min-width: 120rem)', page: '78vw', rem: 1, textRem: 100 / 120 };

export const card = { shape: 4 / 3 };

/** A card at least this wide stands on its side, its picture taking a part of it, about as high as its text. In rem. */
export const sideways = { from: 34, part: 0.46, shape: 1.1 };

/** Cards as wide as their place, their column, and half of it: see `card-grid.tsx`. */
const cardsBelowLarge = [
  ['(min-width: 64rem)', '29.7vw'],
  ['(min-width: 36rem)', '45vw'],
  ['', '94vw - 0.8rem'],
] as const;

/** Sizes of pictures by the places of the layout. */
export const pictureSizes = {
  /** The framed scene of an opening, an introduction or a feature. */
  framed: {
    steps: [
      ['(min-width: 83rem)', '33.3rem'],
      ['(min-width: 64rem)', '40vw'],
      ['', 'min(94vw - 2.3rem, 38.5rem)'],
    ],
  },
  /** The mark above the login form. */
  mark: { steps: [['', '4rem']], isOfText: true },
  /** The square portrait of a person. */
  portrait: { steps: [['', '5.5rem']], shape: 1, isOfText: true },
  logo: { height: 2.75 },
  /** Cards in two columns stand on their side; on the widest screens they grow in width more than in height. */
  cards2: {
    steps: [[vast.media, '14.5vw', sideways.shape], ['(min-width: 80rem)', '17.4rem', sideways.shape], ...cardsBelowLarge],
    ...card,
  },
  cards3: { steps: [['(min-width: 83rem)', '24.7rem'], ...cardsBelowLarge], ...card },
  /** Four columns from the widest screens on. */
  cards4: { steps: [['(min-width: 83rem)', '18.1rem'], ['(min-width: 80rem)', '21.8vw'], ...cardsBelowLarge], ...card },
  /** Four cards in one line already on large screens. */
  cards4Alone: {
    steps: [['(min-width: 83rem)', '18.1rem'], ['(min-width: 64rem)', '21.8vw'], ...cardsBelowLarge.slice(1)],
    ...card,
  },
} as const satisfies Record<string, PictureSizes>;

/** The scene of an opening that bleeds over the edge of the page. */
export const bleedingScene: PictureSizes = {
  steps: [
    ['(min-width: 64rem)', '60vw'],
    ['', '100vw'],
  ],
};

/** Cards of pages of a shape: the first of three or more is large in a conversation, a ruler has them as lines of a list. */
export function shapedCardSizes(layout: RouteLayout | undefined, isFirst: boolean, usual: PictureSizes): PictureSizes {
  if (layout === 'ruler')
    return {
      steps: [
        ['(min-width: 72rem)', '10rem'],
        ['', 'max(5.5rem, 14vw)'],
      ],
      ...card,
      isOfText: true,
    };
  if (layout !== 'conversation' || !isFirst) return usual;
  return { steps: [['(min-width: 64rem)', '52vw'], ...cardsBelowLarge.slice(1)], ...card };
}

/** A card that has a line of its own from large screens on, where the last of three in a row would stand alone. */
const leadingCard: PictureSizes = {
  steps: [
    ['(min-width: 83rem)', `${sideways.part * 78}rem`, sideways.shape],
    ['(min-width: 64rem)', `${sideways.part * 94}vw`, sideways.shape],
    ...cardsBelowLarge.slice(1),
  ],
  ...card,
};

/** The most that a card takes which is the only one of its grid, in rem. */
export const loneCardWidth = 56;

const loneCard: PictureSizes = {
  steps: [
    ['(min-width: 61rem)', `${sideways.part * loneCardWidth}rem`, sideways.shape],
    ['(min-width: 38rem)', `${sideways.part * 94}vw`, sideways.shape],
    ['', '94vw - 0.8rem'],
  ],
  ...card,
  isOfText: true,
};

/** Cards three in a row, of which the first leads where the last would stand alone. */
export function rowSizes(count: number, isFirst: boolean): PictureSizes {
  if (count === 1) return loneCard;
  return isFirst && count % 3 === 1 ? leadingCard : pictureSizes.cards3;
}

/** Cards of a grid, by their number and by what `gridColumns` says of it. */
export function gridSizes(count: number, columns: number, isFirst: boolean): PictureSizes {
  if (columns === 2) return pictureSizes.cards2;
  if (columns !== 4) return rowSizes(count, isFirst);
  return count > 4 ? pictureSizes.cards4 : pictureSizes.cards4Alone;
}

const withFactor = (width: string, factor: number) => {
  if (factor > 1.01) return `calc(${Number(factor.toFixed(2))} * (${width}))`;
  return /^(?:min\(.*\)|[\d.]+(?:rem|vw))$/.test(width) ? width : `calc(${width})`;
};

/** A width on the widest screens: what is said in rem in parts of the window. */
const onVast = (width: string, perRem: number) =>
  width
    .replaceAll(column, vast.page)
    .replaceAll(/([\d.]+)rem/g, (_, rem: string) => `${Number((Number(rem) * perRem).toFixed(2))}vw`);

/** The page's column in CSS pixels: a picture as wide is as wide as any place. */
const widest = 78 * 16;

/** The `sizes` attribute of a picture in its place. */
export function sizesOf(sizes: PictureSizes, { width, height }: { width: number; height: number }): string {
  const { steps, shape, isOfText }: PlaceSizes =
    'steps' in sizes ? sizes : { steps: [['', `${(sizes.height * width) / height}rem`]], isOfText: true };
  const factorOf = (step: Step) => Math.max(1, width / height / (step[2] ?? shape ?? Number.POSITIVE_INFINITY));
  // Where a layout gives it no width, as on paper, a picture is as wide as is said here: never wider than it is.
  const capped = (size: string) => (width < widest ? `min(${width}px, ${size})` : size);
  const sizeOf = (step: Step, of = step[1]) => capped(withFactor(of, factorOf(step)));
  const all = steps.map((step) => `${step[0]} ${sizeOf(step)}`.trim());
  // On the widest screens the first step without an upper end counts.
  const last = steps.find(([media]) => !media.includes('max-width'));
  const first =
    last && last[0] !== vast.media ? [`${vast.media} ${sizeOf(last, onVast(last[1], isOfText ? vast.textRem : vast.rem))}`] : [];
  return [...first, ...all].join(', ');
}
