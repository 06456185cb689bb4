import type { Carousel } from './schema.ts';

type Geometry = Pick<Carousel, 'slides' | 'breakpoints'>;

/** Space between slides. Static styles and Splide must agree, so that hydration moves nothing. */
export const gap = '1.5rem';

/** Width of one slide when `slides` (1, 1.5, 2 ...) fit into the track; the formula that Splide uses itself. */
export const slideWidth = (slides: number | string) => `calc((100% + ${gap}) / ${slides} - ${gap})`;

/** Widest first: the narrower breakpoint then wins, as in Splide's max-width mode. */
function descending({ breakpoints }: Geometry) {
  return breakpoints.toSorted((a, b) => b.maxWidth - a.maxWidth);
}

/** Class name of a geometry, made of its numbers, so that equal carousels share it. */
export function geometryClass(geometry: Geometry): string {
  const steps = descending(geometry).map(({ maxWidth, slides }) => `${maxWidth}x${slides}`);
  return ['slides', geometry.slides, ...steps].join('-').replaceAll('.', '_');
}

/** With fractional slides, the partly visible slide extends to the edge of the page instead of being cut off. */
const declarations = (slides: number) => `--slides:${slides};--bleed:${Number.isInteger(slides) ? 0 : 1}`;

/** CSS of the geometry, which applies before and without the script. */
export function geometryStyles(geometry: Geometry): string {
  const selector = `.${geometryClass(geometry)}`;
  const steps = descending(geometry).map(
    ({ maxWidth, slides }) => `@media (max-width:${maxWidth}px){${selector}{${declarations(slides)}}}`,
  );
  return `${selector}{${declarations(geometry.slides)}}${steps.join('')}`;
}

/**
 * Splide options for a number of slides. `perPage` is documented as an integer, so half slides use a fixed width; 0 resets a
 * width set by a wider breakpoint.
 */
function slidesOptions(slides: number) {
  return Number.isInteger(slides)
    ? { perPage: slides, fixedWidth: 0 }
    : { perPage: Math.floor(slides), fixedWidth: slideWidth(slides) };
}

/** Splide's options for one slide at all widths. */
export const oneSlide = { perPage: 1, fixedWidth: 0, breakpoints: {} };

/** Splide's `perPage`, `fixedWidth` and `breakpoints` (max-width, inclusive) for a geometry. */
export function geometryOptions(geometry: Geometry) {
  const breakpoints = geometry.breakpoints.map(({ maxWidth, slides }) => [maxWidth, slidesOptions(slides)] as const);
  return { ...slidesOptions(geometry.slides), breakpoints: Object.fromEntries(breakpoints) };
}
