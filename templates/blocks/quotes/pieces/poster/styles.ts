import { css } from '@linaria/core';

/** Quotations as large as titles, with their sources below a heavy rule. */
export const poster = css`
  @media screen {
    &&& > li > figure {
      gap: clamp(1rem, 2vw, 2rem);
      max-inline-size: none;
      padding: 0;
      background: none;
      border: 0;
      border-radius: 0;

      & > svg {
        inline-size: clamp(4rem, 3rem + 5vw, 8rem);
        block-size: auto;
      }
      & > blockquote {
        font-family: var(--font-headings, inherit);
        font-size: var(--text-2xl);
        font-weight: var(--heading-weight, 650);
        line-height: calc(1.45 * var(--heading-leading, 1));
        text-wrap: balance;
      }
      & > figcaption {
        padding-block-start: var(--space-4);
        border-block-start: 0.25rem solid var(--brand-ink);
      }
    }
    &&&[data-columns='1'] > li > figure > blockquote {
      font-size: var(--text-4xl);
      line-height: calc(1.3 * var(--heading-leading, 1));
    }
  }
`;
