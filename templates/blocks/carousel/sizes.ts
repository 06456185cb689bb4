import { card, column, type PictureSizes, pageWidth, type Step, sideways } from '../../components/picture-sizes.ts';
import type { Carousel } from './schema.ts';

/** Gap between slides in rem; see `geometry.ts`. */
const slideGap = 1.5;

/** Page margins in rem, at widths where cards become horizontal. */
const margins = 3.5;

/** Sizes for a number of slides within a media query: horizontal cards first, where the page is wide enough. */
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

/** Sizes of pictures in a carousel, by its geometry. */
export function slideSizes({ slides, breakpoints }: Pick<Carousel, 'slides' | 'breakpoints'>): PictureSizes {
  const narrowFirst = breakpoints.toSorted((a, b) => a.maxWidth - b.maxWidth);
  const steps = narrowFirst.flatMap((breakpoint) => slideSteps(breakpoint.slides, `(max-width: ${breakpoint.maxWidth}px)`));
  return { steps: [...steps, ...slideSteps(slides, '')], ...card };
}
