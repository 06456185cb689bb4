import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Centred columns with lines between, or a single large quotation. */
export const columns = css`
  @media screen {
    && {
      gap: var(--space-7) 0;
    }
    &&& > li > figure {
      justify-items: center;
      margin-inline: auto;
      padding: 0 clamp(0rem, 3vw, 2.5rem);
      text-align: center;
      background: none;
      border: 0;
      border-radius: 0;

      & > blockquote {
        font-family: var(--font-headings, inherit);
        font-size: var(--text-xl);
        font-weight: var(--heading-weight, 400);
        line-height: 1.5;
        text-wrap: balance;
      }
      & > figcaption {
        justify-items: center;
      }
      & > figcaption:has(img) {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    &&&[data-columns='1'] > li > figure > blockquote {
      font-size: var(--text-3xl);
      line-height: 1.4;
    }
    @media ${from.wide} {
      &&&[data-columns='3'] > li:not(:nth-child(3n + 1)),
      &&&[data-columns='2'] > :nth-child(even) {
        border-inline-start: 1px solid var(--brand-ink);
      }
    }
  }
`;
