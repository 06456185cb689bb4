import { belowMedium } from '../../theme/tokens.ts';

/** Styles of a card over the upper edge of the footer, whose background begins behind its lower half. */
export const lap = `
  @media screen {
    footer:has(&) {
      --lap: 4rem;
    }
  }
`;

/** Links of details on phones, high enough for thumbs. */
export const forThumbs = `
  @media ${belowMedium} {
    & a {
      padding-block: 0.625rem;
    }
  }
`;
