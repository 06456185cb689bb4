import { css } from '@linaria/core';
import { from, headerContainer, headerFolded, headerUnfolded } from '../../theme/tokens.ts';
import { rowMeasures } from '../menu/row-measures.ts';

/** Header form: a rounded panel over the hero, whose background begins at the top of the window; links are pills. */
export const floating = css`
  @media screen {
    --gap: 0.5rem;
    --bend: min(1.5rem, 2 * var(--radius-lg));
    --accent-mark: var(--brand-ink);
    padding-block-start: var(--gap);
    background: none;
    border: 0;
    pointer-events: none;

    @media ${from.large} {
      --gap: 0.875rem;

      :root:has(&) {
        --header-height: 4.875rem;
      }
    }

    /* The edges are those of the panel: the header, which is asked whether the menu folds, is as wide as the window. */
    & > div {
      inline-size: min(100% - 2 * var(--gap), var(--content) + 2 * var(--gutter));
      min-block-size: calc(var(--header-height) - var(--gap));
      padding: 0.25rem 1rem;
      background: var(--surface);
      border: var(--line);
      border-radius: var(--bend);
      box-shadow: var(--shadow-md);
      pointer-events: auto;
    }
    & ~ main {
      --over: var(--header-height);
      margin-block-start: calc(-1 * var(--header-height));
    }
    & ~ main > section:not(nav + section),
    & ~ main > nav:has(+ section),
    & ~ main:not(:has(> section)) {
      padding-block-start: var(--header-height);
    }
    & ~ main > section[data-part='opening']:not(nav + section) {
      padding-block-start: calc(var(--header-height) + clamp(1.25rem, 1rem + 1.5vw, 2.5rem));
    }

    /* Text so large that two buttons fill the panel. */
    @container ${headerContainer} (max-width: 15rem) {
      & > div {
        padding-inline: 0.25rem;
      }
    }
    @container ${headerFolded} {
      & button[popovertarget] {
        border-color: transparent;
        border-radius: 50%;
        background: var(--tint);
      }
      & nav[popover] {
        inset-inline: var(--gap);
        inline-size: auto;
        margin-block-start: 0.375rem;
        border-radius: var(--bend);
      }
    }
    @container ${headerUnfolded} {
      & nav > ul > li > :is(a, button) {
        padding-block: 0.5625rem;
        min-block-size: 2.75rem;
      }
      & nav > ul > li > [aria-current] {
        font-weight: ${rowMeasures.weight};
      }
      /* With the button that opens what is below it. */
      & nav > ul > li:has(> [aria-current]) {
        background: var(--tint);
      }
    }
    & nav > ul > li,
    & nav > ul > li > :is(a, button) {
      border-radius: var(--bend);
    }
    & nav > ul > li > [aria-current] {
      background: var(--tint);
    }
    & nav > ul > li > [aria-current]::after {
      content: none;
    }
    @media (forced-colors: active) {
      & nav > ul > li > [aria-current] {
        outline: 2px solid Highlight;
      }
    }

    /* A quiet pill, as high as the strip without the edges that it leaves free. */
    & ~ main > nav {
      background: none;
      box-shadow: none;
    }
    & ~ main > :not([data-deep]) + nav ol {
      inline-size: fit-content;
      max-inline-size: 100%;
      padding-inline: 1rem;
      background: var(--tint) padding-box;
      border-block: 0.5rem solid transparent;
      border-radius: 2rem;

      @media (forced-colors: active) {
        border: 1px solid;
      }
    }

    /* A small panel on the ground of the opening. */
    aside[class]:has(+ &) {
      padding: 0.5rem var(--gutter) 0;
      color: inherit;
      background: none;
      border: 0;

      &:has(~ main > section:not(nav + section)) {
        background: var(--top);
      }
      & > div {
        inline-size: fit-content;
        max-inline-size: 100%;
        padding: 0.25rem 1.25rem;
        color: var(--ink);
        background: var(--tint);
        border: 1px solid var(--tint-line);
        border-radius: 1.5rem;
      }
      &[data-tone='strong'] > div {
        color: var(--on-accent);
        background: var(--accent);
        --focus: var(--on-accent);
        --focus-gap: var(--accent);
      }
    }
  }
`;
