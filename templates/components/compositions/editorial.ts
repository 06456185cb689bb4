import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { bareScene, labels, longTitle } from './marks.ts';

const overRule = `
  display: block;
  padding-block-end: var(--space-2);
  margin-block-end: var(--space-4);
  border-block-end: 1px solid;
`;

/** Keeps the frame's shape but removes its line and mark. */
const wideScene = `
  ${bareScene}
  & img {
    aspect-ratio: 1.4;
  }
`;

/** Front page of a newspaper: a full-width headline, and a row below it. */
export const editorial = css`
  @media screen {
    ${labels(overRule)}

    && [data-part='row'] {
      grid-template-columns: minmax(0, 1fr);
      gap: clamp(1.5rem, 1rem + 1.5vw, 2.5rem) var(--column-gap);
      align-items: start;
    }
    && [data-part='words'] {
      justify-items: stretch;
    }
    && [data-part='scene'] {
      ${wideScene}
      inline-size: auto;
      margin-inline: calc(-1 * var(--gutter));
    }
    &&[data-opens='site'] h1[data-size] {
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
    &&:not([data-opens='site']) [data-part='words'] {
      padding-block-end: clamp(1.25rem, 1rem + 1vw, 2rem);
      border-block-end: 1px solid;
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
      &&[data-opens='site'] [data-part='row'] {
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
      &&:not([data-opens='site']) [data-part='row'] {
        & > [data-part='words'] {
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
        }
        & img {
          aspect-ratio: 2.2;
        }
      }
      &&[data-opens='page'] h1 {
        font-size: var(--text-4xl);
        line-height: calc(1.2 * var(--heading-leading, 1));
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
