import type { Carousel } from '../blocks/carousel/schema.ts';

/**
 * Widths at which the layout shows pictures, for browsers to choose a file by. Here `rem` is the browser's own text
 * size, as in media queries. A test compares each with the page in a browser.
 */
export type PictureSizes = PlaceSizes | HeightSizes;

/** A place of another shape than the others has its own. */
type Step = readonly [media: string, width: string, shape?: number];

interface PlaceSizes {
  /** Media query and width, the first that matches counts; the last has no query. */
  steps: readonly Step[];
  /** Width by height of a place that pictures fill, cropped: one of another shape is shown larger than the place. */
  shape?: number;
}

/** A picture of a fixed height, in rem, such as a logo. */
interface HeightSizes {
  height: number;
}

/** The page's column: see `container`. Below 70rem, where its margins grow, it is `94vw - 0.8rem`. */
const pageWidth = '78rem';
const column = `min(100vw - 2 * clamp(1rem, 0.4rem + 3vw, 2.5rem), ${pageWidth})`;

/** From here on the page and everything in it grow with the window: see `from.vast`. A rem is then this part of it. */
const vast = { media: '(min-width: 120rem)', page: '65vw', rem: 100 / 120 };

const card = { shape: 4 / 3 };

/** A card at least this wide stands on its side, its picture taking a part of it, about as high as its text. In rem. */
const sideways = { from: 34, part: 0.46, shape: 1.1 };

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
  /** Beside the login form, on large screens only, and as high as the form. */
  login: {
    steps: [
      ['(min-width: 69rem)', '32rem'],
      ['', '46.5vw'],
    ],
    shape: 4 / 5,
  },
  /** Between the paragraphs of a text. */
  prose: {
    steps: [
      ['(min-width: 44rem)', '40rem'],
      ['', '94vw - 0.8rem'],
    ],
  },
  /** The mark above the login form. */
  mark: { steps: [['', '4rem']] },
  /** The square portrait of a person. */
  portrait: { steps: [['', '5.5rem']], shape: 1 },
  /** The picture of an article, beside its title or below it. */
  article: {
    steps: [
      ['(min-width: 83rem)', '31.8rem'],
      ['(min-width: 64rem)', '39vw'],
      ['', '94vw - 0.8rem'],
    ],
  },
  /** A picture of a timeline. */
  timeline: { steps: [['', 'min(94vw - 4rem, 22rem)']] },
  /** The poster of a video. */
  video: {
    steps: [
      ['(min-width: 83rem)', '78rem'],
      ['', '94vw - 0.8rem'],
    ],
    shape: 16 / 9,
  },
  /** A tile of a gallery: see `gallery.tsx`. */
  gallery: {
    steps: [
      ['(min-width: 83rem)', '19rem'],
      ['(min-width: 48rem)', '30vw'],
      ['', '46vw'],
    ],
    shape: 4 / 3,
  },
  logo: { height: 2.75 },
  /** Cards in two columns stand on their side; on the widest screens they grow in width more than in height. */
  cards2: {
    steps: [[vast.media, '13vw', sideways.shape], ['(min-width: 80rem)', '17.4rem', sideways.shape], ...cardsBelowLarge],
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

/** Cards of a grid, by their number and by what `gridColumns` says of it. */
export function gridSizes(count: number, columns: number): PictureSizes {
  if (columns === 2) return pictureSizes.cards2;
  if (columns !== 4) return pictureSizes.cards3;
  return count > 4 ? pictureSizes.cards4 : pictureSizes.cards4Alone;
}

/** Space between slides: see `geometry.ts`. In rem. */
const slideGap = 1.5;

/** The page's margins where a slide becomes so wide that its card stands on its side. In rem. */
const margins = 3.5;

/** The steps of a number of slides, within a media query: cards on their side first, where the page is wide enough. */
function slideSteps(slides: number, media: string): Step[] {
  const width = `(${column} + ${slideGap}rem) / ${slides} - ${slideGap}rem`;
  const from = sideways.from * slides + slideGap * (slides - 1);
  if (from > Number.parseFloat(pageWidth)) return [[media, width]];
  const both = [media, `(min-width: ${from + margins}rem)`].filter(Boolean).join(' and ');
  return [
    [both, `${sideways.part} * (${width})`, sideways.shape],
    [media, width],
  ];
}

/** Slides of a carousel, by its geometry: how many are shown up to which width of the window. */
export function slideSizes({ slides, breakpoints }: Pick<Carousel, 'slides' | 'breakpoints'>): PictureSizes {
  const narrowFirst = breakpoints.toSorted((a, b) => a.maxWidth - b.maxWidth);
  const steps = narrowFirst.flatMap((breakpoint) => slideSteps(breakpoint.slides, `(max-width: ${breakpoint.maxWidth}px)`));
  return { steps: [...steps, ...slideSteps(slides, '')], ...card };
}

const withFactor = (width: string, factor: number) => {
  if (factor > 1.01) return `calc(${Number(factor.toFixed(2))} * (${width}))`;
  return /^(?:min\(.*\)|[\d.]+(?:rem|vw))$/.test(width) ? width : `calc(${width})`;
};

/** A width on the widest screens: what is said in rem in parts of the window. */
const onVast = (width: string) =>
  width
    .replaceAll(column, vast.page)
    .replaceAll(/([\d.]+)rem/g, (_, rem: string) => `${Number((Number(rem) * vast.rem).toFixed(2))}vw`);

/** The `sizes` attribute of a picture in its place. */
export function sizesOf(sizes: PictureSizes, { width, height }: { width: number; height: number }): string {
  const { steps, shape }: PlaceSizes = 'steps' in sizes ? sizes : { steps: [['', `${(sizes.height * width) / height}rem`]] };
  const factorOf = (step: Step) => Math.max(1, width / height / (step[2] ?? shape ?? Number.POSITIVE_INFINITY));
  const all = steps.map((step) => `${step[0]} ${withFactor(step[1], factorOf(step))}`.trim());
  // On the widest screens the first step without an upper end counts.
  const widest = steps.find(([media]) => !media.includes('max-width'));
  const first = widest && widest[0] !== vast.media ? [`${vast.media} ${withFactor(onVast(widest[1]), factorOf(widest))}`] : [];
  return [...first, ...all].join(', ');
}
