import { iconImage } from '../theme/icons/icon-image.ts';
import type { Name } from '../theme/icons/sources.ts';

export { iconImage };

/**
 * Declarations of a `::before` or `::after` that shows an icon as a mask in the text colour: icons on every page are in the
 * style sheet, so that no page repeats them. Icons from the content are inline SVG.
 * @param size width and height in CSS pixels at the default text size
 * @param forced its colour in forced-colors mode
 */
export const maskedIcon = (name: Name, size: number, forced = 'LinkText') => `
  content: '';
  flex: none;
  inline-size: ${size / 16}rem;
  block-size: ${size / 16}rem;
  mask: ${iconImage(name)} 50% / contain no-repeat;
  print-color-adjust: exact;

  /* A browser without masks would fill the box. */
  @supports (mask-composite: intersect) {
    background: currentcolor;
  }
  @media (forced-colors: active) {
    background: ${forced};
  }
`;
