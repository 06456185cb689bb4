import { css } from '@linaria/core';
import { from, headerContainer, headerFolded, headerUnfolded } from '../../theme/tokens.ts';
import { rowMeasures } from '../menu/row-measures.ts';

/**
 * A masthead, as of a journal: the logo large in the middle between search and button, the links below it between hairlines.
 * What is scrolled takes the logo away; the links stay.
 */
export const masthead = css`
  @media screen {
    --upper: 6rem;
    --accent-mark: var(--ink);

    @media ${from.large} {
      :root:has(&) {
        --header-height: 6rem;
      }
      :root:has(& nav) {
        --header-height: 3.25rem;
      }
      /* Only while there are two rows: the text of a visitor may be so large that they fold. */
      &:has(nav) {
        inset-block-start: clamp(-1 * var(--upper), (64rem - 100vw) * 999, 0px);
      }
      /* What has the focus is seen. */
      &:has(> div > a:focus-visible) {
        inset-block-start: 0;
      }
    }

    & [data-search] ~ [data-bar],
    & [data-search] ~ [data-island] > button {
      margin-inline-start: 0;
    }
    /* Two hairlines, where the second row is folded. */
    @media not ${from.large} {
      border-block-end: 4px double var(--rule);

      & > div {
        min-block-size: calc(var(--header-height) - 4px);
      }
    }
    @container ${headerFolded} {
      & [data-bar='row'] {
        display: none;
      }
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
    /* Text so large that two buttons fill the row. */
    @container ${headerContainer} (max-width: 15rem) {
      & > div > a:first-child {
        min-inline-size: 1.25rem;
      }
      && > div:not(:has(> [data-bar=''])) {
        gap: 0.125rem;
      }
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
        display: inline-flex;
        justify-self: end;
      }
      & > div:has(> [data-bar]) nav > ul > li:last-child {
        display: none;
      }
      & nav[popover] {
        grid-area: 2 / 1 / auto / -1;

        /* A hairline from edge to edge, whatever the width of the column. */
        border-image: linear-gradient(var(--rule) 1px, transparent 0) fill 0 / 0 / 0 100vw;
      }
      & nav > ul {
        justify-content: center;
        align-items: stretch;
        min-block-size: calc(3.25rem - 1px);
      }
      & nav > ul > li {
        display: flex;
        align-items: stretch;
        border-radius: 0;
      }
      & nav > ul > li:is(:hover, :has(> :popover-open)) {
        background: none;
      }
      & nav > ul > li > :is(a, button, span) {
        display: flex;
        align-items: center;
        border-radius: 0;
        background: none;
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
    /* Browsers that hang no panel on an entry show it below the whole header, which stays. */
    @supports not (position-area: block-end) {
      @media ${from.large} {
        :root:has(& [data-row]) {
          --header-height: 9.25rem;
        }
        &:has([data-row]) {
          inset-block-start: 0;
        }
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
