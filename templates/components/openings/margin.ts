import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { bareScene } from '../compositions/marks.ts';
import { bareBar, noGround } from './parts.ts';

/** The title in a side column, lead and picture in the wide one; the breadcrumb is above them. */
export const margin = css`
  @media screen {
    nav:has(+ &) {
      ${bareBar}
    }
    && {
      ${noGround}
    }
    &&[data-opens='page'] {
      & [data-part='row'] {
        grid-template-columns: minmax(0, 1fr);
        padding-block: clamp(1rem, 0.75rem + 1vw, 2rem);
        border-block: var(--line);
      }
      & h1 {
        font-size: var(--text-3xl);
      }
      & [data-part='scene'] {
        ${bareScene}
        inline-size: 100%;

        & img {
          aspect-ratio: 2.2;
        }
      }
      @media ${from.large} {
        & [data-part='row'] {
          grid-template-columns: minmax(0, 1fr) minmax(0, 2.1fr);
          align-items: start;

          & > [data-part='words'] {
            display: contents;
          }
          & > [data-part='scene'] {
            grid-column: 2;
          }
        }
        & [data-part='words'] > p {
          margin: 0;
          font-size: var(--text-lg);
          line-height: 1.6;
        }
        & [data-part='words'] > :only-child {
          grid-column: 1 / -1;
        }
      }
    }
  }
`;
