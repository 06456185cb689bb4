import { css } from '@linaria/core';
import { container } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';

/** One rule per position from the end: each is higher than the one before. */
const rising = (most: number, height: string) =>
  Array.from(
    { length: most },
    (_, index) => `& > :nth-last-child(${index + 1}) { margin-block-start: calc(${index} * ${height}); }`,
  ).join('\n');

/** One rule per position: each begins a little further along the line. */
const stepping = (most: number, width: string) =>
  Array.from(
    { length: most },
    (_, index) => `& > :nth-child(${index + 1}) { margin-inline-start: calc(${index} * ${width}); }`,
  ).join('\n');

/**
 * Page layout: a dark opening with facts as rising treads at its bottom, steps as a full-width staircase in reading direction,
 * and rising cards.
 */
export const stair = css`
  @media screen {
    /* The opening. */
    &&& > [data-part='opening'] {
      padding-block-end: 0;
      color: var(--on-ground);
      background: linear-gradient(to bottom, var(--ground), var(--ground-deep));
      --motif: var(--ground-line);
      --link: currentColor;
      --focus: var(--accent);
      --focus-gap: var(--ground-deep);
      --brand-ink: var(--on-ground-soft);
      --ink-soft: var(--on-ground-soft);
      --brand: var(--accent);
      --brand-hover: var(--accent-hover);
      --on-brand: var(--on-accent);
      --tint-line: var(--accent);

      & h1 {
        font-size: var(--text-statement);
        line-height: 1.15;
      }
      & [data-part='lede'] {
        font-size: var(--text-xl);
        color: var(--accent);
      }
      & > .${container}:not(:has([data-part='facts'])) {
        padding-block-end: clamp(2rem, 1.25rem + 3.5vw, 5rem);
      }
    }

    /* Facts are treads of the page's own paper, which rise out of the foot of the ground. */
    &&& [data-part='facts'] {
      --ink-soft: var(--ink);
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-items: end;
      overflow: visible;
      background: none;
      border: 0;
      border-radius: 0;
      margin-inline: calc(-1 * max(var(--gutter), (100vw - var(--content)) / 2));

      & > div {
        margin: 0;
        padding: var(--space-5) max(var(--gutter), 1.5rem);
        background: var(--paper);
        border: 0;
        border-block-start: 5px solid var(--accent);
      }
      & dt {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        color: var(--ink);
      }
      & dt > span {
        display: none;
      }
      & dd {
        max-inline-size: 30rem;
      }
      @media not ${from.large} {
        ${stepping(4, 'clamp(0.75rem, 6vw, 4rem)')}
        & > :nth-child(n) {
          margin-inline-end: 0;
        }
        & > div + div {
          border-block-start-width: 2px;
        }
      }
      @media ${from.large} {
        grid-template-columns: none;
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        align-items: stretch;

        & > div {
          padding: var(--space-5) clamp(1.5rem, 2.5vw, 3rem) var(--space-6);
        }
        & > div:first-child {
          padding-inline-start: max(var(--gutter), (100vw - var(--content)) / 2);
        }
        ${rising(4, '4.5rem')}
      }
    }

    /* Steps: a staircase from edge to edge, below its heading. */
    &&& .${container}:has(> [data-part='steps']) {
      display: block;

      & > [data-part='head'] {
        position: static;
        margin-block-end: clamp(1.5rem, 1rem + 1.5vw, 3rem);
      }
    }
    &&& [data-part='steps'] {
      counter-reset: none;
      gap: 0;
      max-inline-size: none;

      & > li {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: var(--space-4);
        padding: var(--space-5);
        background: var(--tint-soft);
        border-block-start: 6px solid var(--accent-mark);
      }
      & > li::before,
      & > li::after {
        content: none;
      }
      & > li {
        --tile-ground: var(--surface);
        --tile-ink: var(--brand-ink);
      }
      & > li:nth-child(even) {
        background: var(--tint);
      }
      /* Where one arrives. */
      & > li:last-child {
        color: var(--on-ground);
        background: var(--ground);
        border-color: var(--accent);
        --ink-soft: var(--on-ground-soft);
        --tile-ground: var(--accent);
        --tile-ink: var(--on-accent);
        --brand: var(--accent);
        --on-brand: var(--on-accent);
        --brand-ink: var(--on-accent);
        /* Of the note beside a title. */
        --tint-soft: var(--accent);
      }
      @media not ${from.large} {
        ${stepping(9, 'clamp(0.5rem, 3vw, 2rem)')}
        margin-inline-end: calc(-1 * var(--gutter));

        & > li {
          grid-template-columns: auto minmax(0, 1fr);
        }
      }
      @media ${from.large} {
        &:has(> :nth-child(7)) {
          ${stepping(9, '4%')}

          & > li {
            grid-template-columns: auto minmax(0, 1fr);
          }
        }
        &:not(:has(> :nth-child(7))) {
          display: grid;
          grid-template-columns: none;
          grid-auto-columns: minmax(0, 1fr);
          grid-auto-flow: column;
          margin-inline: calc(-1 * max(var(--gutter), (100vw - var(--content)) / 2));
          margin-block-end: calc(-1 * var(--section-space));

          ${rising(6, 'clamp(2.5rem, 4.5vw, 5rem)').replaceAll('nth-last-child', 'nth-last-child')}

          & > li {
            padding: var(--space-6) clamp(1rem, 1.75vw, 2.25rem) var(--space-7);
          }
          & > li:first-child {
            padding-inline-start: max(var(--gutter), min(6vw, (100vw - var(--content)) / 2));
          }
        }
      }
    }

    &&& [data-part='points'] {
      gap: 3px;

      & > li {
        background: var(--tint-soft);
        border: 0;
        border-radius: 0;
      }
    }
    &&& > div > section:nth-child(n):not([data-own-tone]) {
      background: none;
    }

    &&& [data-part='cards']:not(:has(> :nth-child(5))) {
      @media ${from.large} {
        ${rising(4, '2.5rem')}
      }
    }
    &&& [data-part='cards'] article {
      border-radius: 0;
      border-block-start: 6px solid var(--accent-mark);
    }
  }
`;
