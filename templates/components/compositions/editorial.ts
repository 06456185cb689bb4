import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { longTitle } from './marks.ts';
import { frontPage } from './newspaper.ts';

/** Front page of a newspaper: a full-width headline, and a row below it. */
export const editorial = css`
  @media screen {
    ${frontPage}

    && h1[data-size] {
      font-size: var(--text-statement);
      line-height: calc(1.14 * var(--heading-leading, 1));
    }
    && [data-part='points'] {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
      gap: var(--space-3) var(--space-5);

      & li {
        padding-block-start: var(--space-2);
        border-block-start: 1px solid;
      }
    }
    ${longTitle}

    @media ${from.large} {
      && [data-part='points']:has(> :nth-child(5)) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      && [data-part='scene'] {
        & img {
          aspect-ratio: 1.7;
        }
        &:not([data-bleed]) {
          margin-inline: 0;
        }
      }
      && [data-part='row'] {
        grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);

        &:has(> :nth-child(2)) {
          grid-template-rows: auto auto auto 1fr;
        }
        & > [data-part='words'] {
          display: contents;

          & > * {
            grid-column: 1;
          }
          & > :first-child,
          & > [data-part='points'] {
            grid-column: 1 / -1;
          }
        }
        & > [data-part='words']:only-child > :not(:first-child, [data-part='points']) {
          grid-column: 2;
        }
        & > :not([data-part='words']) {
          grid-column: 2;
          grid-row: 2 / span 3;
        }
      }
    }
  }
`;
