import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { frontPage } from '../compositions/newspaper.ts';

/** Head of a newspaper page: the title across it, the lead at its end above a rule; the breadcrumb is below it. */
export const headline = css`
  @media screen {
    ${frontPage}

    && [data-part='words'] {
      padding-block-end: clamp(1.25rem, 1rem + 1vw, 2rem);
      border-block-end: 1px solid;
    }
    && h1 {
      font-size: var(--text-4xl);
      line-height: calc(1.2 * var(--heading-leading, 1));
    }
    && + nav {
      box-shadow: none;
    }
    @media ${from.large} {
      && [data-part='scene'] {
        margin-inline: 0;

        & img {
          aspect-ratio: 2.2;
        }
      }
      && [data-part='row'] > [data-part='words'] {
        display: grid;
        grid-column: 1 / -1;
        grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
        gap: var(--space-4) var(--column-gap);
        align-items: last baseline;

        & > * {
          grid-column: 2;
          margin-block: 0;
        }
        & > :first-child {
          grid-column: 1;
        }
        & > h1[data-size]:first-child {
          grid-column: 1 / -1;
          font-size: var(--text-statement);
        }
      }
      &&[data-opens='offer'] [data-part='row'] > [data-part='words'] {
        align-items: start;

        & > :first-child {
          grid-row: 1 / span 4;
        }
      }
    }
  }
`;
