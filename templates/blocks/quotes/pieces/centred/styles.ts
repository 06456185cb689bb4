import { css } from '@linaria/core';

/** Narrow column of centred quotations. */
export const centred = css`
  @media screen {
    &&&& {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-8);
      max-inline-size: 48rem;
      margin-inline: auto;
    }
    &&& > li > figure {
      justify-items: center;
      padding: 0;
      text-align: center;
      background: none;
      border: 0;
      border-radius: 0;

      & > svg {
        margin-block-end: var(--space-2);
      }
      & > blockquote {
        font-size: var(--text-2xl);
        font-family: var(--font-headings, inherit);
        font-weight: var(--heading-weight, 500);
        line-height: 1.55;
        text-wrap: balance;
      }
      & > figcaption {
        justify-items: center;
      }
      & > figcaption:has(img) {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`;
