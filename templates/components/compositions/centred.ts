import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { labels, longTitle } from './marks.ts';
import { middle, pill } from './middle.ts';

/** Centred hero: text in the middle, the picture below it, half of it overlapping the next section. */
export const centred = css`
  @media screen {
    --hang: 0px;

    &&:has([data-part='scene']) {
      --hang: clamp(4.5rem, 14vw, 14rem);
      background: linear-gradient(to bottom, var(--ground), var(--ground-deep)) top / 100% calc(100% - var(--hang)) no-repeat;

      &::before {
        inset-block-end: var(--hang);
      }
      & > :first-child {
        padding-block-end: 0;
      }
      & > span {
        position: absolute;
        inset-inline: 0;
        inset-block-end: var(--hang);
      }
    }
    ${middle}
    ${labels(pill)}
    ${longTitle}

    /* One line of points, parted by dots. */
    && [data-part='points'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--space-1) var(--space-4);
      color: var(--on-ground-soft);

      & li {
        align-items: center;
        gap: var(--space-4);
      }
      & li:not(:last-child)::after {
        content: '';
        flex: none;
        inline-size: 0.3125rem;
        aspect-ratio: 1;
        background: currentcolor;
        border-radius: 50%;
      }
    }
    && [data-part='scene'] img {
      aspect-ratio: 4 / 3;
      object-fit: cover;

      @media ${from.medium} {
        aspect-ratio: 2.1;
      }
    }
    && form {
      margin-inline: auto;
    }
  }
`;
