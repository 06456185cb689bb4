import { css } from '@linaria/core';

/** Details: one line while closed; open in print. */
export const details = css`
  border-block: var(--line);

  & + & {
    margin-block-start: 0;
    border-block-start: 0;
  }
  & > summary {
    padding-block: var(--space-3);
    font-weight: 600;
    color: var(--brand-ink);
    cursor: pointer;
  }
  /* Who follows a link to it sees its title above it. */
  & > div {
    display: grid;
    gap: 0.75em;
    padding-block-end: var(--space-4);
    scroll-margin-block-start: 6rem;
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    & > summary {
      list-style: none;
    }
  }
`;
