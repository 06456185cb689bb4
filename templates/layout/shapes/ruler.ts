import { css } from '@linaria/core';
import { container } from '../../theme/base.ts';
import { from, onlyWords } from '../../theme/tokens.ts';

/** Ruler ticks: ones, fives and tens. `along` is its direction. */
const ticks = (along: string) =>
  `repeating-linear-gradient(${along}, var(--brand-ink) 0 2px, transparent 0 7.5rem) var(--inner) / var(--tens) no-repeat,
   repeating-linear-gradient(${along}, var(--brand-ink) 0 1px, transparent 0 3.75rem) var(--inner) / var(--fives) no-repeat,
   repeating-linear-gradient(${along}, var(--brand-ink) 0 1px, transparent 0 0.75rem) var(--inner) / var(--ones) no-repeat`;

/**
 * Page layout: a ruler along the start edge, sections at numbered ticks, facts as table rows, cards as a list. The drawing
 * between two scales is the only strong element.
 */
export const ruler = css`
  @media screen {
    position: relative;
    counter-reset: mark;
    --rail: clamp(min(1.75rem, 7.5vw), 5vw, 5.5rem);
    --inner: 0% 0%;
    --ones: 26% 100%;
    --fives: 46% 100%;
    --tens: 74% 100%;

    &:dir(ltr) {
      --inner: 100% 0%;
    }
    &&&::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 0;
      z-index: 1;
      inline-size: var(--rail);
      background: ${ticks('to bottom')}, var(--tint-soft);
      border-inline-end: 1px solid var(--tint-line);
      pointer-events: none;
    }
    &&& .${container} {
      padding-inline-start: max(var(--gutter), var(--rail) + var(--gutter) - max(0px, (100% - var(--content) - 2 * var(--gutter)) / 2));
    }

    /* The opening is a sheet of drawing paper. */
    &&& > [data-part='opening'] {
      background: none;

      &::before {
        content: none;
      }
    }
    &&& [data-part='scene'] {
      --scale: clamp(1.25rem, 1rem + 1vw, 2rem);
      padding: 0;
      padding-block-end: calc(var(--scale) + 0.5rem);
      padding-inline-end: calc(var(--scale) + 0.5rem);

      &::before,
      &::after {
        clip-path: none;
        opacity: 1;
        aspect-ratio: auto;
      }
      &::before {
        inset: auto 0 0;
        inset-inline-end: calc(var(--scale) + 0.5rem);
        block-size: var(--scale);
        --inner: 0% 0%;
        --ones: 100% 30%;
        --fives: 100% 55%;
        --tens: 100% 100%;
        background: ${ticks('to left')};
      }
      &:dir(ltr)::before {
        background: ${ticks('to right')};
      }
      &::after {
        inset-block: 0 calc(var(--scale) + 0.5rem);
        inset-inline: auto 0;
        inline-size: var(--scale);
        --inner: 100% 0%;
        --ones: 30% 100%;
        --fives: 55% 100%;
        --tens: 100% 100%;
        background: ${ticks('to top')};
      }
      &:dir(ltr)::after {
        --inner: 0% 0%;
      }
    }

    /* Each section hangs on a mark. */
    &&& > div > section {
      counter-increment: mark;
      border-block-start: var(--line);

      &:not([data-own-tone]) {
        background: none;
        container-type: inline-size;
      }
      &::after {
        content: counter(mark) / '';
        position: absolute;
        inset-block-start: -1px;
        inset-inline-start: 0;
        z-index: 2;
        inline-size: calc(var(--rail) * 1.45);
        /* Its own ground within the ruler: no mark runs through the number. */
        padding-inline: calc(var(--rail) * 0.16) calc(var(--rail) * 0.45 + 1px);
        background: var(--tint-soft) content-box;
        border-block-start: 3px solid var(--accent-mark);
        font-size: clamp(0.9375rem, 0.6rem + 1vw, 1.625rem);
        font-weight: 600;
        line-height: 1.8;
        color: var(--brand-ink);
        pointer-events: none;
      }
    }
    &&& > div > section > .${container}:has(> [data-part='head']) {
      @container (min-width: 62rem) {
        display: grid;
        grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
        column-gap: var(--column-gap);

        & > *,
        & > [data-island] > * {
          grid-column: 2;
        }
        & > [data-part='head'] {
          grid-column: 1;
          /* Beside all that the section holds. */
          grid-row: 1 / span 9;
          grid-template-columns: minmax(0, 1fr);
          position: sticky;
          inset-block-start: calc(var(--header-height) + 2rem);
          align-self: start;
          margin: 0;
          padding: 0;
          border: 0;
        }
      }
    }
    &&& > div > section [data-part='head'] h2 {
      font-size: var(--text-xl);
    }

    /* Facts: a table whose lines are marks. */
    &&& [data-part='facts'] {
      display: block;
      margin: 0;
      background: none;
      border: 0;
      border-radius: 0;
      overflow: visible;

      & > div {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2) var(--column-gap);
        margin: 0;
        padding: var(--space-5) 0;
        border: 0;
      }
      & > div + div {
        border-block-start: var(--line);
      }
      & dt {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        margin: 0;
      }
      & dt > span {
        position: relative;
        inset: auto;
      }
      & dd {
        font-size: var(--text-lg);
        line-height: 1.6;
        color: var(--ink);
      }
      @media ${from.large} {
        & > div {
          grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
          align-items: center;
        }
      }
    }

    &&& [data-part='points'] {
      --least: 14rem;
      gap: 0 var(--column-gap);

      & > li {
        padding: var(--space-5) 0;
        background: none;
        border: 0;
        border-block-start: var(--line);
        border-radius: 0;

        @media not ${onlyWords} {
          flex-direction: row;
        }
      }
      @container (min-width: 62rem) {
        grid-template-columns: repeat(2, minmax(0, 1fr));

        & > :last-child:nth-child(odd) {
          grid-column: 1 / -1;
        }
      }
    }

    /* Steps hang on a scale of their own. */
    &&& [data-part='steps'] {
      @media ${from.large} {
        grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
        gap: 0;
        padding-block-start: 2.25rem;
        --inner: 0% 0%;
        --ones: 100% 0.6rem;
        --fives: 100% 1rem;
        --tens: 100% 1.5rem;
        background: ${ticks('to left')};
        border-block-start: 1px solid var(--brand-ink);

        &:dir(ltr) {
          background: ${ticks('to right')};
        }
        & > li {
          margin-block-start: -2.25rem;
          padding: 3.25rem 1.25rem 0.5rem;
          border-inline-start: 2px solid var(--accent-mark);
        }
        & > li::after,
        & > li::before {
          content: none;
        }
      }
    }

    /* What one may go on with: lines of a list. */
    &&& [data-part='cards'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;

      & > li {
        grid-column: auto;
      }
      & > li + li {
        border-block-start: var(--line);
      }
      & article {
        flex-flow: wrap;
        align-items: center;
        gap: clamp(1rem, 0.5rem + 2vw, 2.5rem);
        padding-block: var(--space-4);
        overflow: visible;
        background: none;
        border: 0;
        border-radius: 0;
        box-shadow: none;
        translate: none;
      }
      & article > :first-child {
        flex: none;
        inline-size: clamp(5.5rem, 14vw, 10rem);
      }
      & article > :first-child img {
        block-size: auto;
      }
      & article > :last-child {
        flex: 1 1 8rem;
        padding: 0;
      }
    }
  }
`;
