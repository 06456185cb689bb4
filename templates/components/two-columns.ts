import { css } from '@linaria/core';
import { from, phone } from '../theme/tokens.ts';

/** Text beside a picture on large screens, stacked below. The picture can be at the start. */
export const twoColumns = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7) var(--column-gap);
  align-items: center;

  @media screen and ${phone} {
    row-gap: var(--space-5);
  }
  @media ${from.large} {
    grid-template-columns: minmax(0, 1.12fr) minmax(0, 1fr);

    &[data-side='start'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.12fr);
    }
    &[data-side='start'] > :last-child {
      order: -1;
    }
    & > :only-child {
      grid-column: 1 / -1;
    }
  }
  @media print {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: 1rem;
  }
`;

/** Text column, from heading to button. */
export const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;

  &[data-size='large'] {
    gap: var(--space-5);
  }
  @media print {
    display: block;

    & > * {
      margin-block-end: var(--space-2);
    }
  }
`;

/** Large title of a page that begins with text beside a picture. */
export const pageTitle = css`
  font-size: var(--text-3xl);
  line-height: calc(1.3 * var(--heading-leading, 1));

  &[data-size='large'] {
    font-size: var(--text-4xl);
    line-height: calc(1.22 * var(--heading-leading, 1));
  }
`;
