import { css } from '@linaria/core';

/** Title, date and authors in the middle, and a wide picture below. */
export const centredArticle = css`
  justify-items: center;

  & > :first-child {
    justify-items: center;
    text-align: center;
  }
  & > :first-child > p,
  & > :nth-child(2),
  & > :nth-child(2) span {
    justify-content: center;
  }
  @media screen {
    && img {
      aspect-ratio: 16 / 9;
      max-block-size: 36rem;
      inline-size: 100%;
    }
  }
`;
