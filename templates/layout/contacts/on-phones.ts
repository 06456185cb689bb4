import { css } from '@linaria/core';
import { belowMedium } from '../../theme/tokens.ts';

/** Telephone and e-mail at the bottom of pages on phones, if the site enables it; sized for touch. */
export const contactsOnPhones = css`
  @media screen and ${belowMedium} {
    &[class] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
      gap: var(--space-2);
      inline-size: 100%;
    }
    &[class] a {
      justify-content: center;
      block-size: 100%;
      min-block-size: 3rem;
      padding: 0.375rem var(--space-4);
      line-height: 1.5;
      background: var(--surface);
      border: var(--line);
      border-radius: var(--radius-sm);
    }
    & bdi {
      min-inline-size: 0;
    }
  }
`;
