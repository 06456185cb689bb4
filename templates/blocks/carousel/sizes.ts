import { card, column, type PictureSizes, pageWidth, type Step, sideways } from '../../components/picture-sizes.ts';
import type { Carousel } from './schema.ts';

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
