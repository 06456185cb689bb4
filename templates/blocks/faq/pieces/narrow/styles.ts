import { css } from '@linaria/core';

/** Narrow centred column of centred questions, with the mark below. */
export const narrow = css`
  @media screen {
    && {
      --fold-columns: minmax(0, 1fr);
      --fold-order: 1;
      max-inline-size: 46rem;
      margin-inline: auto;
      text-align: center;
      border: 0;
    }
    && > :first-child {
      border: 0;
    }
    && > details > summary {
      gap: var(--space-2);
      justify-items: center;
      padding-block: var(--space-5);
    }
    && > details > div {
      padding-inline: 0;
    }
    && > details > div > * {
      margin-inline: auto;
    }
  }
`;
