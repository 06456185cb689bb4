import { css } from '@linaria/core';
import { headerUnfolded } from '../../theme/tokens.ts';

/** Panels below the row: not needed for the first view, so they are in the deferred CSS. */
export const panel = css`
  &[popover] {
    position: static;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
    inline-size: auto;
    block-size: auto;
    margin: 0;
    margin-inline-start: 1.25rem;
    padding: 0 0 var(--space-2);
    border: 0;
    border-inline-start: 2px solid var(--rule);
    color: inherit;
    background: none;
    overflow: visible;
  }
  @container ${headerUnfolded} {
    &[popover] {
      position: fixed;
      inset: auto;
      position-anchor: --entry;
      position-area: block-end span-inline-end;
      position-try-fallbacks: flip-inline;
      min-inline-size: 14rem;
      inline-size: max-content;
      max-inline-size: min(22rem, 100vw - 2rem);
      max-block-size: calc(100vh - var(--header-height) - 1rem);
      margin: 0.375rem 0 0;
      padding: var(--space-2);
      background: var(--surface);
      border: var(--line);
      border-radius: var(--radius-md);
      box-shadow: var(--shadow-md);
      overflow-y: auto;
      overscroll-behavior: contain;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    &[popover]:not(:popover-open) {
      display: none;
    }
    /* As many links as would make a tall list stand in two columns. */
    &[popover]:not([data-rest]):has(> :nth-child(8)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      inline-size: min(36rem, 100vw - 2rem);
      max-inline-size: none;
    }
    /* Browsers that cannot hang a panel on an entry show it below the whole header. */
    @supports not (position-area: block-end) {
      &[popover] {
        inset: var(--header-height) 0 auto;
        inline-size: auto;
        max-inline-size: none;
        margin: 0;
      }
    }
    /* Those that know no popovers open it at a touch of the pointer or the focus. */
    @supports not selector(:popover-open) {
      &[popover] {
        position: absolute;
      }
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    @starting-style {
      &:popover-open {
        opacity: 0;
        translate: 0 -0.375rem;
      }
    }
    &:popover-open {
      transition: opacity var(--quick) var(--ease), translate var(--quick) var(--ease);
    }
  }
`;

/** Button that opens a panel, hovered and while open, and its entry. */
export const panelButton = css`
  &:hover,
  &:has(+ :popover-open) {
    color: var(--brand-ink);
  }
  /* Within its box: beside it stands the last letter of a name. */
  &[aria-label]:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  & svg {
    transition: rotate var(--quick);
  }
  &:has(+ :popover-open) svg {
    rotate: 180deg;
  }
  @container ${headerUnfolded} {
    li:has(> &):is(:hover, :has(> :popover-open)) {
      background: var(--tint-soft);
    }
  }
`;

/** Marks the overflow button if the current link is in its panel. */
export const rest = css`
  &::after {
    content: '';
    position: absolute;
    inset-block-end: -0.125rem;
    inset-inline: 0.875rem;
    block-size: 3px;
    background: var(--rest-mark, transparent);
  }
`;

export const subLink = css`
  display: block;
  padding: 0.5rem 0.75rem;
  font-size: var(--text-sm);
  line-height: 1.6;
  color: var(--ink);
  text-decoration: none;
  border-radius: var(--radius-sm);

  &:hover {
    color: var(--brand-ink);
    background: var(--tint-soft);
  }
  &[aria-current] {
    font-weight: 650;
    color: var(--brand-ink);
    background: var(--tint-soft);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > small {
    display: block;
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--ink-soft);
  }
`;

/** Sub-menu links in the overflow menu. */
export const nested = css`
  margin: 0 0 var(--space-2);
  margin-inline-start: 0.75rem;
  border-inline-start: 2px solid var(--rule);

  & small {
    display: none;
  }
`;

export const groupName = css`
  display: block;
  padding: 0.5rem 0.75rem 0.25rem;
  font-size: var(--text-sm);
  font-weight: 550;
`;
