import { css } from '@linaria/core';

/** Rows between lines: the mark, the words, and their source in a column at the end. */
export const rows = css`
  @media screen {
    &&&& {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      border-block: var(--line);
      border-block-start: var(--list-rule, 2px solid var(--brand-ink));
    }
    &&&& > li {
      grid-column: 1;
      inline-size: 100%;
      max-inline-size: none;
      container-type: inline-size;
    }
    &&& > li + li {
      border-block-start: var(--line);
    }
    &&& > li > figure {
      max-inline-size: none;
      padding: clamp(1.5rem, 1rem + 1.5vw, 2.5rem) 0;
      background: none;
      border: 0;
      border-radius: 0;
    }
    &&& > li > figure > blockquote {
      font-size: var(--text-xl);
      line-height: 1.6;
      text-wrap: pretty;
    }
    @container (min-width: 44rem) {
      &&& > li > figure {
        grid-template-columns: 3.5rem minmax(0, 1fr) minmax(9rem, 24%);
        grid-template-rows: auto;
        column-gap: var(--space-5);
        align-items: start;

        & > svg {
          margin-block-start: 0.5rem;
        }
        & > figcaption {
          margin-block-start: 0.375rem;
        }
      }
    }
  }
`;
