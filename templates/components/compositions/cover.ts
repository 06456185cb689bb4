import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { bareScene, labels, longTitle } from './marks.ts';

const plain = `
  font-weight: 650;
  color: inherit;
`;

/**
 * Magazine cover: a full-bleed picture below the header, and a panel with the text over its lower corner. Without a picture the
 * panel is on a lighter background with the motif.
 */
export const cover = css`
  @media screen {
    --hang: clamp(1.25rem, 0.75rem + 2vw, 3.5rem);
    --picture: clamp(9rem, 27vh, 26rem);
    /* Above the words, with what a header that floats over it takes. */
    --top-picture: calc(var(--picture) + var(--over, 0px));

    /* The picture leaves a long title its room. */
    &&:has(h1:not([data-size])) {
      --picture: clamp(4rem, 11vh, 26rem);
    }
    && {
      --motif: color-mix(in oklab, var(--ground-line), var(--on-ground) 16%);
      background: linear-gradient(var(--ground-line), var(--ground-line)) top / 100% calc(100% - var(--hang)) no-repeat;
      padding-block-end: 0;
    }
    &&::before {
      inset-block-end: var(--hang);
      --fade: linear-gradient(#000, #000);
    }
    &&:has([data-part='scene']) {
      background: none;

      &::before {
        content: none;
      }
    }
    && > :first-child {
      padding-block: 0;
    }
    && [data-part='row'] {
      position: static;
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      align-items: end;
      padding-block: 0;
    }
    && [data-part='words'] {
      position: relative;
      z-index: 1;
      inline-size: calc(100% + var(--gutter) - clamp(0.75rem, 4vw, 4rem));
      max-inline-size: 42rem;
      margin-block-start: clamp(2.5rem, 9vh, 7rem);
      margin-inline-start: calc(-1 * var(--gutter));
      padding: clamp(1.25rem, 0.75rem + 2vw, 2.75rem) clamp(1.25rem, 0.75rem + 2vw, 2.75rem) var(--space-4);
      padding-inline-start: var(--gutter);
      background-color: var(--ground);
    }
    &&:has([data-part='scene']) [data-part='words'] {
      margin-block-start: calc(var(--picture) - var(--hang));
    }
    && [data-part='scene'] {
      ${bareScene}
      position: absolute;
      inset-block: 0 auto;
      inset-inline: 0;
      inline-size: auto;
      block-size: var(--top-picture);

      & img {
        block-size: 100%;
        clip-path: none;
      }
    }
    && > span {
      position: absolute;
      inset-inline: 0;
      inset-block: calc(var(--top-picture) - var(--edge-size, 20px)) auto;
    }
    &&:not(:has([data-part='scene'])) > span {
      inset-block: auto var(--hang);
    }
    ${labels(plain)}
    ${longTitle}

    && [data-part='points'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-5);
      font-size: var(--text-base);

      & li {
        gap: var(--space-2);
      }
      & li::before {
        content: '';
        flex: none;
        inline-size: 0.625rem;
        aspect-ratio: 1;
        margin-block-start: 0.5625em;
        background: var(--accent);
        border-radius: 50%;
      }
    }
    @media ${from.large} {
      && [data-part='words'] {
        inline-size: min(100%, 40rem);
        max-inline-size: none;
        margin-inline-start: 0;
        padding: clamp(1.5rem, 0.75rem + 2vw, 3rem);
      }
      &&& [data-part='words'] {
        margin-block-start: clamp(2.5rem, 10vh, 9rem);
      }
      &&:has(h1:not([data-size])) [data-part='words'] {
        inline-size: min(100%, 56rem);
        margin-block-start: clamp(1.5rem, 5vh, 7rem);
      }
      /* A picture asks for its height, an empty ground does not. */
      &&:has([data-part='scene']) [data-part='row'] {
        min-block-size: calc(min(42rem, 76vh) + var(--hang));
      }
      &&& [data-part='scene'] {
        inset-block: 0 var(--hang);
        block-size: auto;
      }
      &&& > span {
        inset-block: auto var(--hang);
      }
    }
    @media (forced-colors: active) {
      && [data-part='words'] {
        border: 1px solid CanvasText;
      }
      && [data-part='points'] li::before {
        background: CanvasText;
        forced-color-adjust: none;
      }
    }
  }
`;
