import { css } from '@linaria/core';
import { from, headerFolded, headerUnfolded } from '../../theme/tokens.ts';
import { rowMeasures } from '../menu/row-measures.ts';
import { twoRows } from './two-rows.ts';

/**
 * Header form: a journal's masthead with a large centred logo between search and button, and the links below between hairlines.
 * The logo scrolls away, the links stay.
 */
export const masthead = css`
  @media screen {
    ${twoRows(6, 3.25)}
    --accent-mark: var(--ink);

    /* Two hairlines, where the second row is folded. */
    @media not ${from.large} {
      border-block-end: 4px double var(--rule);

      & > div {
        min-block-size: calc(var(--header-height) - 4px);
      }
    }
    @container ${headerFolded} {
      & > div:not(:has(> [data-bar=''])) {
        display: grid;
        grid-template-columns: minmax(3rem, 1fr) minmax(0, auto) minmax(3rem, 1fr);
        gap: 0.5rem;

        & > a:first-child {
          grid-area: 1 / 2;
        }
        & > [data-search] {
          grid-area: 1 / 1;
          margin: 0;
        }
        & button[popovertarget] {
          grid-area: 1 / 3;
        }
      }
      & nav > ul > li > [aria-current] {
        color: var(--ink);
        background: none;
      }
    }
    & > div > a[class]:first-child {
      justify-content: center;
    }

    @container ${headerUnfolded} {
      & > div {
        display: grid;
        grid-template: minmax(var(--upper), auto) / minmax(auto, 1fr) minmax(0, auto) minmax(auto, 1fr);
        gap: 0 1.5rem;
      }
      & > div > a:first-child {
        grid-area: 1 / 2;
        max-inline-size: 36rem;

        & img {
          block-size: 4rem;
        }
      }
      & > div > a[class]:first-child {
        font-size: 1.625rem;

        & img {
          inline-size: 4rem;
        }
      }
      & > div > [data-search] {
        grid-area: 1 / 1;
        margin-inline: -0.75rem auto;
      }
      & > div > ul {
        grid-area: 1 / 1;
        justify-self: start;
      }
      & [data-search] ~ ul {
        margin-inline-start: 2.25rem;
      }
      & > div > [data-bar] {
        grid-area: 1 / 3;
        justify-self: end;
      }
      & nav[popover] {
        /* A hairline from edge to edge, whatever the width of the column. */
        border-image: linear-gradient(var(--rule) 1px, transparent 0) fill 0 / 0 / 0 100vw;
      }
      & nav > ul {
        justify-content: center;
        min-block-size: calc(3.25rem - 1px);
      }
      & nav > ul > li > a:hover {
        text-decoration: underline;
        text-decoration-thickness: 1px;
      }
      & nav > ul > li > [aria-current] {
        font-weight: ${rowMeasures.weight};
        color: var(--ink);
      }
      & nav > ul > li > :is(a, button)::after {
        inset-block: -1px auto;
        inset-inline: calc(50% - 1rem) auto;
        inline-size: 2rem;
      }
      & nav > ul > li > :is(a, button):focus-visible {
        outline-offset: -4px;
        box-shadow: none;
      }
      &[data-spaced] nav > ul > li > :is(a, button) {
        /* stylelint-disable-next-line property-disallowed-list -- no letter of these is Arabic */
        letter-spacing: 0.045em;
      }
    }
    /* A quiet line. */
    aside[class]:has(+ &) {
      color: var(--ink-soft);
      background: var(--surface);
      border-color: var(--rule);
      --link: var(--brand-ink);
      --focus: var(--brand-ink);
      --focus-gap: var(--surface);

      &[data-tone='strong'] {
        font-weight: 550;
        color: var(--accent-ink);
      }
    }

    & ~ main > nav {
      background: none;
      box-shadow: none;

      & ol {
        justify-content: center;
      }
      & li:last-child {
        flex: 0 1 auto;
      }
      & li + li::before {
        inline-size: 0;
        block-size: 0.8rem;
        aspect-ratio: auto;
        border-width: 0;
        border-inline-end-width: 1px;
        margin-inline: 0.375rem;
        rotate: -18deg;
      }
      & li + li:dir(ltr)::before {
        rotate: 18deg;
      }
    }
  }
`;
