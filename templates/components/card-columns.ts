import { css } from '@linaria/core';
import { from, phone } from '../theme/tokens.ts';
import { fullRows } from './full-rows.ts';
import { loneCardWidth } from './picture-sizes.ts';

/** Cards in one, two or three columns, by screen width. */
export const cardColumns = css`
  display: grid;
  gap: clamp(1rem, 0.5rem + 1.5vw, 1.75rem);
  grid-template-columns: minmax(0, 1fr);

  @media ${from.small} {
    ${fullRows(2)}
  }
  @media ${from.large} {
    ${fullRows(3)}
  }
  /* On phones a long list is one of rows: a small picture at the start, the words beside it. */
  @media screen and ${phone} {
    &:has(> :nth-child(5)) {
      gap: 0;

      & > li + li {
        border-block-start: var(--line);
      }
      & article {
        flex-direction: row;
        gap: var(--space-4);
        padding-block: 0.875rem;
        overflow: visible;
        background: none;
        border: 0;
        border-radius: 0;
        box-shadow: none;
      }
      & article::after,
      & article > :first-child > span {
        display: none;
      }
      & article > :first-child:not(:last-child) {
        flex: none;
      }
      & article img {
        inline-size: 4.5rem;
        aspect-ratio: 1;
        border-radius: var(--radius-sm);
      }
      & article > :last-child {
        gap: var(--space-1);
        padding: 0;
      }
      & article p {
        font-size: var(--text-sm);
        line-height: 1.6;
      }
    }
  }
  /* One card lies on its side rather than beside empty places. */
  & > :only-child {
    grid-column: 1 / -1;
    max-inline-size: ${loneCardWidth}rem;
  }
`;
