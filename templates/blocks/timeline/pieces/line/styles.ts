import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Events on a vertical line, with their times beside it on large screens. */
export const line = css`
  --star: 1.25rem;
  --time: 0rem;
  display: grid;

  @media ${from.medium} {
    --time: clamp(12rem, 18vw, 14rem);
  }
`;

/** Event on the line. */
export const onLine = css`
  position: relative;
  display: grid;
  gap: 0 clamp(1rem, 0.5rem + 2vw, 2.5rem);
  grid-template-columns: var(--star) minmax(0, 1fr);
  padding-block-end: clamp(1.75rem, 1.25rem + 1.5vw, 3rem);

  &:last-child {
    padding-block-end: 0;
  }
  /* The line of time, and a mark on it. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 0.75rem -0.5rem;
    inset-inline-start: calc(var(--line-at, 0rem) + var(--star) / 2 - 1px);
    inline-size: 2px;
    background: var(--tint-line);
  }
  &::after {
    content: '';
    grid-area: 1 / 1;
    position: relative;
    inline-size: var(--star);
    aspect-ratio: 1;
    margin-block-start: 0.375rem;
    background: var(--accent-mark);
    clip-path: var(--mark);
  }
  & > p {
    grid-area: 1 / 2;
  }
  & > div {
    grid-area: 2 / 2;
  }
  @media ${from.medium} {
    --line-at: calc(var(--time) + clamp(1rem, 0.5rem + 2vw, 2.5rem));
    grid-template-columns: var(--time) var(--star) minmax(0, 1fr);

    & > p {
      grid-area: 1 / 1;
      text-align: end;
    }
    &::after {
      grid-area: 1 / 2;
    }
    & > div {
      grid-area: 1 / 3;
    }
  }
`;
