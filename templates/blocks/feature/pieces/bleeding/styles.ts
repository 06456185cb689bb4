import { css } from '@linaria/core';
import { beyond } from '../../../../theme/faces/bleed.ts';
import { from } from '../../../../theme/tokens.ts';

/** The picture fills a half of the window, from edge to edge of its section. */
export const bleeding = css`
  @media screen {
    && > [data-part='scene'] {
      inline-size: auto;
      margin-inline: calc(-1 * var(--gutter));
      padding: 0;

      &::before,
      &::after {
        display: none;
      }
      & img {
        inline-size: 100%;
        clip-path: none;
      }
    }
    section:has(> div > & > [data-part='scene']) {
      padding-block-end: 0;
    }
    && h2 {
      font-size: var(--text-3xl);
      line-height: calc(1.3 * var(--heading-leading, 1));
    }
    @media ${from.large} {
      section:has(> div > & > [data-part='scene']) {
        padding-block: 0;
      }
      &&,
      &&[data-side='start'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      && > :first-child {
        padding-block: var(--section-space);
      }
      && > [data-part='scene'] {
        align-self: stretch;
        margin-inline: 0 ${beyond};

        & img {
          block-size: 100%;
          min-block-size: 26rem;
          max-block-size: max(44rem, 100%);
          object-fit: cover;
        }
      }
      &&[data-side='start'] > [data-part='scene'] {
        margin-inline: ${beyond} 0;
      }
    }
  }
`;
