import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Item of the grid, whose width decides whether the name is beside the portrait. */
export const place = css`
  container-type: inline-size;
`;

/** One is as wide as the list; three are in one column or in three, never one above two. */
export const counts = css`
  &[data-columns='1'] > li {
    grid-column: 1 / -1;
  }
  @media screen and ${from.medium} {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: minmax(0, 1fr);

      & > li {
        grid-column: auto;
      }
    }
  }
  @media screen and ${from.large} {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

export const card = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  block-size: 100%;
  padding: clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  overflow: hidden;

  & > p {
    font-size: var(--text-base);
    line-height: 1.7;
    color: var(--ink-soft);
  }

  :only-child > & {
    @container (min-width: 40rem) {
      flex-direction: row;
      gap: var(--column-gap);
      align-items: center;

      & > * {
        flex: 1;
        margin-block: 0;
      }
      & > div > a:not([class]) {
        justify-self: start;
      }
    }
  }
`;

/** Portrait beside or above name and role. */
export const head = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;

  @container (max-width: 18.75rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  & :is(h2, h3) {
    font-size: var(--text-lg);
    text-wrap: balance;
  }
  & p {
    font-size: var(--text-sm);
    line-height: 1.6;
    color: var(--brand-ink);
    font-weight: 500;
  }
`;
