import { css } from '@linaria/core';
import { container } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';

const bleed = 'calc(-1 * max(var(--gutter), (100vw - var(--content)) / 2))';

/**
 * Page layout: a large opening sentence with a full-bleed drawing, questions and answers in two voices, and one card before the
 * others.
 */
export const conversation = css`
  @media screen {
    /* The opening: the sentence from edge to edge, then words beside the drawing. */
    &&& > [data-part='opening'] {
      background: var(--band);
      padding-block-end: 0;

      &::before {
        content: none;
      }
      & h1:has(~ *),
      & div:has(+ [data-part='lede']) h1 {
        font-size: var(--text-xl);
        color: var(--brand-ink);
      }
      & h1 {
        font-size: var(--text-statement);
        line-height: 1.2;
      }
      & [data-part='lede'] {
        font-size: var(--text-statement);
        font-weight: 650;
        line-height: 1.25;
        color: var(--ink);
        max-inline-size: 15em;
        text-wrap: balance;
      }
      & > .${container} > :first-child {
        align-items: start;
        row-gap: var(--space-5);

        & > :first-child > * {
          grid-column: 1 / -1;
        }
      }
      & [data-part='scene'] {
        align-self: end;
        inline-size: auto;
        max-inline-size: none;
        margin-inline: 0 ${bleed};
        padding: 0;

        &::before,
        &::after {
          content: none;
        }
        & img {
          clip-path: none;
          border-start-start-radius: clamp(2rem, 6vw, 6rem);
        }
      }
      @media ${from.large} {
        & > .${container} > :first-child:has([data-part='scene']) {
          grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
          grid-template-rows: auto auto auto 1fr;

          & > :first-child {
            display: contents;
          }
          & > :first-child > * {
            grid-column: 1;
          }
          & > :first-child > :first-child,
          & [data-part='lede'] {
            grid-column: 1 / -1;
          }
          & [data-part='lede'] {
            margin-block-end: var(--space-5);
          }
          & [data-part='scene'] {
            order: 0;
            grid-column: 2;
            grid-row: 3 / span 2;
          }
          &:not(:has([data-part='lede'])) [data-part='scene'] {
            grid-row: 2 / span 3;
          }
          & > :first-child > :last-child {
            padding-block-end: clamp(2rem, 4vw, 4rem);
          }
        }
      }
    }
    &&& > div > section:not([data-own-tone]) {
      background: none;
    }

    /* Two voices: who asks stands at the start of the line, who answers at its end. */
    &&& > div > section:has([data-part='facts']) {
      background: var(--tint-soft);
    }
    &&& [data-part='facts'] {
      display: grid;
      grid-auto-flow: row;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-6);
      max-inline-size: 62rem;
      margin: 0 auto;
      overflow: visible;
      background: none;
      border: 0;
      border-radius: 0;

      & > div {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
        margin: 0;
        padding: 0;
        border: 0;
      }
      & dt,
      & dd {
        padding: var(--space-4) var(--space-5);
        border-radius: 1.75rem;
      }
      & dt {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        justify-self: start;
        margin: 0;
        font-size: var(--text-lg);
        background: var(--surface);
        border: 1px solid var(--tint-line);
        border-end-start-radius: 0;
      }
      & dt > span {
        position: relative;
        inset: auto;
      }
      & dd {
        justify-self: end;
        max-inline-size: min(100%, 38rem);
        font-size: var(--text-lg);
        line-height: 1.65;
        color: var(--on-ground);
        background: var(--ground);
        border-end-end-radius: 0;
      }
      @media (forced-colors: active) {
        & dd {
          border: 1px solid CanvasText;
        }
      }
    }

    /* What it tells: a large word, and what is said to it. */
    &&& :is([data-part='points'], [data-part='steps']) {
      display: grid;
      grid-auto-flow: row;
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      max-inline-size: none;

      & > li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: start;
        gap: var(--space-4);
        grid-column: auto;
        padding: clamp(1.25rem, 1rem + 1.25vw, 2.25rem) 0;
        background: none;
        border: 0;
        border-block-start: var(--line);
        border-radius: 0;
      }
      & > li::before,
      & > li::after {
        content: none;
      }
      & > li > div {
        padding: 0;
      }
      & h3 {
        font-size: var(--text-xl);
        color: var(--brand-ink);
      }
      & p {
        font-size: var(--text-lg);
        line-height: 1.65;
      }
      @media ${from.large} {
        & > li > div {
          display: grid;
          grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
          column-gap: var(--column-gap);
          align-items: baseline;
        }
        & > li > div > :not(:first-child) {
          grid-column: 2;
        }
        & p {
          padding-inline-start: var(--space-5);
          border-inline-start: 3px solid var(--accent-mark);
        }
      }
    }

    /* One speaks first. */
    &&& [data-part='cards']:has(> :nth-child(3)) {
      @media ${from.large} {
        grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
        align-items: stretch;

        & > li {
          grid-column: 2;
        }
        & > :first-child {
          grid-column: 1;
          grid-row: 1 / span 9;
        }
        & > :first-child article {
          flex-direction: column;

          & > :first-child {
            inline-size: 100%;
          }
        }
        & > :not(:first-child) article {
          flex-direction: row;

          & > :first-child {
            flex: none;
            inline-size: 40%;
          }
          & > :first-child img {
            block-size: 100%;
          }
        }
      }
    }
    &&& [data-part='cards'] article {
      border-radius: 1.75rem;
      border-end-start-radius: 0;
    }
  }
`;
