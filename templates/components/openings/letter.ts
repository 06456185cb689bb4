import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { bareScene, labels } from '../compositions/marks.ts';
import { middle, pill } from '../compositions/middle.ts';
import { bareBar, noGround } from './parts.ts';

/** Head of a letter: breadcrumb, title and lead in the middle of the paper, a wide low picture or a short line below them. */
export const letter = css`
  @media screen {
    nav:has(+ &) {
      ${bareBar}

      & ol {
        justify-content: center;
      }
    }
    && {
      ${noGround}
    }
    ${middle}

    && [data-part='row'] {
      padding-block: clamp(1.25rem, 1rem + 2vw, 3rem) 0;
    }
    && h1 {
      font-size: var(--text-4xl);
      line-height: calc(1.22 * var(--heading-leading, 1));
    }
    && [data-part='scene'] {
      ${bareScene}

      & img {
        aspect-ratio: 3 / 2;

        @media ${from.medium} {
          aspect-ratio: 2.8;
        }
      }
    }
    && [data-part='words']:only-child::after {
      content: '';
      justify-self: center;
      display: block;
      inline-size: 4rem;
      margin: var(--space-5) auto 0;
      border-block-end: 2px solid var(--accent-mark);
    }
    ${labels(pill)}
  }
`;
