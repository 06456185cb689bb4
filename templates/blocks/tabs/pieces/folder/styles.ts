import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Tabs of a folder across the page, joined to a panel whose list, if of an even number, is in two columns. */
export const folder = css`
  @media screen {
    div:has(> [role='tabpanel'] > &) > [role='tablist'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem;
      margin: 0;
      padding: 0;
      background: none;
      border: 0;

      & > a {
        flex: 1 1 6.25rem;
        padding-inline: 0.5rem;
        background-color: var(--tint);
        border-start-start-radius: var(--radius-md);
        border-start-end-radius: var(--radius-md);
        font-weight: 600;

        @media ${from.large} {
          min-block-size: 4.25rem;
          font-size: var(--text-lg);
        }
      }
      & > a:not([aria-selected='true']):hover {
        text-decoration: underline 2px;
      }
      & > a[aria-selected='true'] {
        background-color: var(--marked-ground);
      }
    }
    && {
      border-start-start-radius: 0;
      border-start-end-radius: 0;
      border-block-start: 0.375rem solid var(--brand);
      box-shadow: none;
    }
    && ol > li {
      align-items: baseline;

      &::before {
        inline-size: 1.5em;
        background: none;
        clip-path: none;
        color: var(--brand-ink);
        font-size: var(--text-2xl);
        font-weight: var(--heading-weight, 650);
      }
    }
    @container (min-width: 44rem) {
      & ol:has(> :last-child:nth-child(even)) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: var(--column-gap);
      }
      && ol:has(> :last-child:nth-child(even)) > li:nth-child(2) {
        border-block-start: 0;
      }
    }
  }
`;
