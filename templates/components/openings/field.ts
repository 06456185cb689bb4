import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { bareScene, labels } from '../compositions/marks.ts';
import { middle, pill } from '../compositions/middle.ts';

/** Centred title on a field of colour, over whose lower edge hangs a round picture or else the breadcrumb. */
export const field = css`
  @media screen {
    --hang: 0px;

    &&:has([data-part='scene']) {
      --hang: clamp(4.5rem, 3rem + 5vw, 8.5rem);
    }
    &&[data-opens='page'] {
      background: linear-gradient(to bottom, var(--ground), var(--ground-deep)) top / 100% calc(100% - var(--hang)) no-repeat;

      &::before {
        inset-block-end: var(--hang);
      }
      & > span {
        position: absolute;
        inset-inline: 0;
        inset-block-end: var(--hang);
      }
    }
    ${middle}

    &&[data-opens='page'] {
      padding-block-end: 0;

      & [data-part='row'] {
        padding-block-end: clamp(3rem, 2rem + 3vw, 5rem);
      }
      &:has([data-part='scene']) [data-part='row'] {
        padding-block-end: 0;
      }
      & h1 {
        font-size: var(--text-4xl);
        line-height: calc(1.22 * var(--heading-leading, 1));
      }
      & [data-part='scene'] {
        ${bareScene}
        inline-size: calc(2 * var(--hang));
        margin-inline: auto;

        & img {
          aspect-ratio: 1;
          clip-path: var(--portrait);
        }
      }
    }
    &&[data-opens='offer'] {
      background: none;

      &::before {
        content: none;
      }
      & [data-part='row'] {
        z-index: auto;
      }
      /* From the top of the section to the middle of the picture. */
      & [data-part='words'] {
        border-image: linear-gradient(var(--tint), var(--tint)) fill 1 / 0 / 14rem 100vw 0;
      }
      & [data-part='words']:has(+ *) {
        border-image-outset: 14rem 100vw clamp(5rem, 16vw, 13rem);
      }
      & [data-part='words']:only-child {
        padding-block-end: clamp(2rem, 1.5rem + 2vw, 3.5rem);
      }
      & [data-part='scene'] {
        z-index: 1;

        & img {
          aspect-ratio: 4 / 3;
          object-fit: cover;

          @media ${from.medium} {
            aspect-ratio: 2.1;
          }
        }
      }
      @media (forced-colors: active) {
        & [data-part='words'] {
          border-image: none;
        }
      }
    }
    ${labels(pill)}

    &&& + nav {
      position: relative;
      z-index: 1;
      color: var(--ink);
      background: none;
      box-shadow: none;
      --focus: var(--brand-ink);
      --focus-gap: var(--surface);

      & ol {
        inline-size: fit-content;
        max-inline-size: 100%;
        min-block-size: 2.25rem;
        margin: var(--space-3) auto;
        padding-inline: 1rem;
        background: var(--surface);
        border: var(--line);
        border-radius: 1.25rem;
      }
      & a {
        color: var(--brand-ink);
      }
      & li + li::before {
        border-color: var(--control);
      }
    }
    &&&[data-opens='page']:not(:has([data-part='scene'])) + nav {
      margin-block-start: calc(-1 * (var(--space-3) + 1.125rem));
    }
  }
`;
