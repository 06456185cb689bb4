import type { RouteLayout } from '../schema/route-layouts.ts';

/**
 * Displayed widths of pictures, for the `sizes` attribute. `rem` is the browser's text size, as in media queries. A test
 * compares each with the layout in a browser.
 */
export type PictureSizes = PlaceSizes | HeightSizes;

/** Media query, width, and shape if it differs from the common one. */
export type Step = readonly [media: string, width: string, shape?: number];

interface PlaceSizes {
  /** Steps of media query and width; the first match counts, the last has no query. */
  steps: readonly Step[];
  /** Aspect ratio of a box that the picture fills, cropped: a picture of another ratio is scaled to cover it. */
  shape?: number;
  /** Width follows the text measure, not the page width. */
  isOfText?: true;
}

/** Picture of a fixed height in rem, e.g. a logo. */
interface HeightSizes {
  height: number;
}

/** Page column: see `container`. Below 70rem, where its margins grow, it is `94vw - 0.8rem`. */
export const pageWidth = '78rem';
export const column = `min(100vw - 2 * clamp(1rem, 0.4rem + 3vw, 2.5rem), ${pageWidth})`;

/**
 * From this width on, page and content grow with the window: see `from.vast`. Widths relative to the page have `rem` times as
 * many `vw` as they had rem; widths relative to text `textRem` times.
 */
const vast = { media: '(min-width: 120rem)', page: '78vw', rem: 1, textRem: 100 / 120 };

export const card = { shape: 4 / 3 };

/** Cards at least this wide are horizontal, with the picture taking `part` of them, about as high as the text. In rem. */
export const sideways = { from: 34, part: 0.46, shape: 1.1 };

/** Cards at container width, column width and half of it: see `card-grid.tsx`. */
const cardsBelowLarge = [
  ['(min-width: 64rem)', '29.7vw'],
  ['(min-width: 36rem)', '45vw'],
  ['', '94vw - 0.8rem'],
] as const;

/** Sizes of pictures by position in the layout. */
export const pictureSizes = {
  /** Framed picture of a hero, intro or feature. */
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
  /** Horizontal cards in two columns; on the widest screens they grow more in width than in height. */
  cards2: {
    steps: [[vast.media, '14.5vw', sideways.shape], ['(min-width: 80rem)', '17.4rem', sideways.shape], ...cardsBelowLarge],
    ...card,
  },
  cards3: { steps: [['(min-width: 83rem)', '24.7rem'], ...cardsBelowLarge], ...card },
  /** Wide pictures of cards in three columns. */
  wideCards3: { steps: cardsBelowLarge, shape: 16 / 9 },
  /** Four columns from the widest breakpoint on. */
  cards4: { steps: [['(min-width: 83rem)', '18.1rem'], ['(min-width: 80rem)', '21.8vw'], ...cardsBelowLarge], ...card },
  /** Four cards in one row already on large screens. */
  cards4Alone: {
    steps: [['(min-width: 83rem)', '18.1rem'], ['(min-width: 64rem)', '21.8vw'], ...cardsBelowLarge.slice(1)],
    ...card,
  },
} as const satisfies Record<string, PictureSizes>;

/** Cards of a grid beside the heading of their section: in two columns. */
export const sideSizes = (count: number, isFirst: boolean): PictureSizes =>
  isFirst && count % 2 === 1 ? { ...pictureSizes.cards2 } : pictureSizes.cards3;

/** Small pictures of cards in rows; `isBeside`: beside or below a large card. */
export const rowSizesOf = (isBeside: boolean): PictureSizes => ({
  steps: [
    ...(isBeside ? [] : ([['(min-width: 64rem)', '13rem']] as const)),
    ['(min-width: 38rem)', 'clamp(9rem, 18vw, 11rem)'],
    ['', '5.5rem', 1],
  ],
  ...card,
  isOfText: true,
});

/** Picture of the large card above or beside rows; `isBeside`: the list is beside the heading of its section. */
export const leadSizes = (isBeside: boolean): PictureSizes => ({
  steps: isBeside
    ? [
        [vast.media, '30vw'],
        ['(min-width: 83rem)', '49.5rem'],
        ['(min-width: 64rem)', '61vw'],
        ['', '94vw - 0.8rem'],
      ]
    : [
        ['(min-width: 83rem)', '45rem'],
        ['(min-width: 59rem)', '54vw'],
        ['', '94vw - 0.8rem'],
      ],
  shape: 16 / 10,
});

/** Picture of the second of two cards, as large as the first where they are beside each other. */
export const secondSizes: PictureSizes = {
  steps: [
    ['(min-width: 83rem)', '38rem', 16 / 10],
    ['(min-width: 59rem)', '46vw', 16 / 10],
    ['(min-width: 38rem)', 'clamp(9rem, 18vw, 11rem)'],
    ['', '5.5rem', 1],
  ],
  ...card,
};

/** Hero picture that extends to the edge of the window. */
export const bleedingScene: PictureSizes = {
  steps: [
    ['(min-width: 64rem)', '60vw'],
    ['', '100vw'],
  ],
};

/**
 * Sizes of cards on pages with a layout: in `conversation` the first of three or more is large, in `ruler` they are rows of a
 * list.
 */
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

/** Card that takes a full row on large screens, where the last row of three columns would hold a single card. */
const leadingCard: PlaceSizes = {
  steps: [
    ['(min-width: 83rem)', `${sideways.part * 78}rem`, sideways.shape],
    ['(min-width: 64rem)', `${sideways.part * 94}vw`, sideways.shape],
    ...cardsBelowLarge.slice(1),
  ],
  ...card,
};

/** Largest width in rem of the only card in a grid. */
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

/** On phones a long list of cards has small pictures: see `card-columns.ts`. */
const longList = (count: number, { steps, ...sizes }: PlaceSizes): PictureSizes =>
  count < 5
    ? { steps, ...sizes }
    : { ...sizes, steps: [...steps.slice(0, -1), ['(min-width: 16rem)', '4.5rem', 1], ...steps.slice(-1)] };

/** Cards in three columns; the first leads if the last row would hold a single card. */
export function rowSizes(count: number, isFirst: boolean): PictureSizes {
  if (count === 1) return loneCard;
  return longList(count, isFirst && count % 3 === 1 ? leadingCard : pictureSizes.cards3);
}

/** Cards of a grid, by count and by the columns from `gridColumns`. */
export function gridSizes(count: number, columns: number, isFirst: boolean): PictureSizes {
  if (columns === 2) return pictureSizes.cards2;
  if (columns !== 4) return rowSizes(count, isFirst);
  return count > 4 ? longList(count, pictureSizes.cards4) : pictureSizes.cards4Alone;
}

const withFactor = (width: string, factor: number) => {
  if (factor > 1.01) return `calc(${Number(factor.toFixed(2))} * (${width}))`;
  return /^(?:min\(.*\)|[\d.]+(?:rem|vw))$/.test(width) ? width : `calc(${width})`;
};

/** Width on the widest screens: rem converted to vw. */
const onVast = (width: string, perRem: number) =>
  width
    .replaceAll(column, vast.page)
    .replaceAll(/([\d.]+)rem/g, (_, rem: string) => `${Number((Number(rem) * perRem).toFixed(2))}vw`);

/** Page column in CSS pixels: such a picture fits every position. */
const widest = 78 * 16;

/** `sizes` attribute of a picture. */
export function sizesOf(sizes: PictureSizes, { width, height }: { width: number; height: number }): string {
  const { steps, shape, isOfText }: PlaceSizes =
    'steps' in sizes ? sizes : { steps: [['', `${(sizes.height * width) / height}rem`]], isOfText: true };
  const factorOf = (step: Step) => Math.max(1, width / height / (step[2] ?? shape ?? Number.POSITIVE_INFINITY));
  // Where no layout sets a width, as in print, `sizes` determines it: never wider than the file.
  const capped = (size: string) => (width < widest ? `min(${width}px, ${size})` : size);
  const sizeOf = (step: Step, of = step[1]) => capped(withFactor(of, factorOf(step)));
  const all = steps.map((step) => `${step[0]} ${sizeOf(step)}`.trim());
  // On the widest screens the first step without an upper limit applies.
  const last = steps.find(([media]) => !media.includes('max-width'));
  const first =
    last && last[0] !== vast.media ? [`${vast.media} ${sizeOf(last, onVast(last[1], isOfText ? vast.textRem : vast.rem))}`] : [];
  return [...first, ...all].join(', ');
}
