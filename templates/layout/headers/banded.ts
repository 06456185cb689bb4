import { css } from '@linaria/core';
import { headerFolded, headerUnfolded } from '../../theme/tokens.ts';
import { rowMeasures } from '../menu/row-measures.ts';
import { twoRows } from './two-rows.ts';

/**
 * Header form: logo, search and button on the page background, the links below in a full-width band in the brand colour, where
 * the current one is highlighted. The first row scrolls away, the band stays.
 */
export const banded = css`
  @media screen {
    ${twoRows(4.25, 3.5)}
    --accent-mark: var(--on-bar);

    border-block-end: 6px solid var(--bar);

    & > div {
      min-block-size: calc(var(--header-height) - 6px);
    }
    @container ${headerFolded} {
      & > div {
        gap: 0.5rem;
      }
      & button[popovertarget] {
        border-color: var(--bar);
        border-radius: 0;
        color: var(--on-bar);
        background: var(--bar);
      }
      & nav > ul > li > [aria-current] {
        color: var(--on-bar);
        background: var(--bar);
      }
      & nav > ul > li > [aria-current]::after {
        content: none;
      }
    }

    @container ${headerUnfolded} {
      & > div {
        display: grid;
        /* The links have all of the row below; a gap would be there beside a column that is empty, too. */
        grid-template: minmax(var(--upper), auto) / minmax(0, 1fr) auto auto auto;
        gap: 0;
      }
      && > div > :not(:first-child) {
        margin-inline-start: 1rem;
      }
      & > div > * {
        grid-row: 1;
      }
      & > div > a:first-child {
        justify-self: start;
        max-inline-size: 40rem;

        & img {
          block-size: 3.25rem;
        }
      }
      & nav[popover] {
        /* From edge to edge, whatever the width of the column; the colour is for those who measure contrast. */
        background: var(--bar);
        border-image: linear-gradient(var(--bar) 0 0) fill 0 / 0 / 0 100vw;

        @media (forced-colors: active) {
          border-image-source: none;
          border-block-start: 1px solid;
        }
      }
      & nav > ul {
        min-block-size: calc(3.5rem - 6px);
        margin-inline-start: -0.875rem;
      }
      & nav > ul > li:is(:hover, :has(> :popover-open)) {
        box-shadow: inset 0 -3px var(--on-bar);
      }
      /* Also under the pointer and while it is open: the colours that it has elsewhere then are those of the band. */
      && nav > ul > li > :is(a, button) {
        color: var(--on-bar);
        background: none;
      }
      /* With the button that opens what is below it. */
      & nav > ul > li:has(> [aria-current]) {
        background: var(--on-bar);

        & > :is(a, button) {
          font-weight: ${rowMeasures.weight};
          color: var(--bar);
        }
      }
      & nav > ul > li > [aria-current]::after {
        content: none;
      }
      & nav > ul > li > :is(a, button):focus-visible {
        outline: 3px solid currentcolor;
        outline-offset: -5px;
        box-shadow: none;
      }
      @media (forced-colors: active) {
        & nav > ul > li:has(> [aria-current]) {
          outline: 2px solid Highlight;
          outline-offset: -4px;
        }
      }
    }
    /* A strip in a tone that is deeper than the band. */
    aside[class]:has(+ &) {
      color: var(--on-ground);
      background: var(--ground-deep);
      border: 0;
      --link: currentColor;
      --focus: var(--accent);
      --focus-gap: var(--ground-deep);

      & > div {
        justify-content: start;
        text-align: start;
      }
      &[data-tone='strong'] {
        color: var(--on-accent);
        background: var(--accent);
        --focus: var(--on-accent);
        --focus-gap: var(--accent);
      }
    }

    & ~ main > nav {
      background: var(--tint-soft);
      box-shadow: none;

      & li + li::before {
        inline-size: 0.3rem;
        border: 0;
        background: currentcolor;
      }
    }
  }
`;
