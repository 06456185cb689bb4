import { from } from '../../theme/tokens.ts';
import { eyebrowClass } from '../section.tsx';

/** Styles of eyebrows on a page with the composition, replacing the mark before them. */
export const labels = (look: string) => `
  & .${eyebrowClass},
  main:has(> &) .${eyebrowClass} {
    ${look}
  }
  & .${eyebrowClass}::before,
  main:has(> &) .${eyebrowClass}::before {
    content: none;
  }
`;

/** The picture fills its area, without line and mark of its frame. */
export const bareScene = `
  max-inline-size: none;
  margin: 0;
  padding: 0;

  &::before,
  &::after {
    content: none;
  }
  & img {
    object-fit: cover;
  }
`;

/** On phones a long title is set smaller, so that the button stays in the first view. */
export const longTitle = `
  @media not ${from.small} {
    && h1:not([data-size]) {
      font-size: var(--text-2xl);
    }
  }
`;
