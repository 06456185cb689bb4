import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { bareScene, labels, longTitle } from './marks.ts';

const pill = `
  inline-size: fit-content;
  padding: 0.125rem 1rem;
  border: 1px solid currentcolor;
  border-radius: 2rem;
`;

/** Centred hero: text in the middle, the picture below it, half of it overlapping the next section. */
export const centred = css`
  @media screen {
    --hang: 0px;

    &&[data-opens='site']:has([data-part='scene']) {
      --hang: clamp(4.5rem, 14vw, 14rem);
    }
    &&[data-opens='page']:has([data-part='scene']) {
      --hang: clamp(4.5rem, 3rem + 5vw, 8.5rem);
      padding-block-end: var(--space-5);
    }
    &&:not([data-opens='offer']):has([data-part='scene']) {
      background: linear-gradient(to bottom, var(--ground), var(--ground-deep)) top / 100% calc(100% - var(--hang)) no-repeat;

      &::before {
        inset-block-end: var(--hang);
      }
      & > :first-child,
      & [data-part='row'] {
        padding-block-end: 0;
      }
      & > span {
        position: absolute;
        inset-inline: 0;
        inset-block-end: var(--hang);
      }
    }
    && [data-part='row'] {
      grid-template-columns: minmax(0, 1fr);
      gap: clamp(1.75rem, 1.25rem + 2vw, 3.5rem);
      z-index: 1;
    }
    && [data-part='words'] {
      inline-size: min(100%, 56rem);
      margin-inline: auto;
      justify-items: center;
      text-align: center;

      & p:has(+ h1),
      & h1 + p,
      & > p {
        margin-inline: auto;
        text-wrap: balance;
      }
      & > p:has(> a) {
        justify-content: center;
      }
      /* Paragraphs are read from the start of the line. */
      & > div:not(:first-child) {
        text-align: start;
      }
    }
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
    && [data-part='scene'] {
      inline-size: 100%;
      max-inline-size: none;

      & img {
        aspect-ratio: 4 / 3;
        object-fit: cover;

        @media ${from.medium} {
          aspect-ratio: 2.1;
        }
      }
    }
    &&[data-opens='page'] [data-part='scene'] {
      ${bareScene}
      inline-size: calc(2 * var(--hang));
      margin-inline: auto;

      & img {
        aspect-ratio: 1;
        clip-path: var(--portrait);
      }
    }
    && form {
      margin-inline: auto;
    }
  }
`;
