import { css } from '@linaria/core';

/** Note references in a text. */
export const withNotes = css`
  & sup {
    font-size: 0.72em;
    line-height: 0;
  }
  & [role='doc-noteref'] {
    padding-inline: 0.15em;
    font-weight: 600;
    text-decoration: none;
  }
  & [role='doc-noteref']:hover {
    text-decoration: underline;
  }
  & :is([role='doc-noteref'], [role='doc-endnotes'] li) {
    scroll-margin-block-start: calc(var(--header-height) + 3rem);
  }
  & :is([role='doc-noteref'], [role='doc-endnotes'] li):target {
    background: var(--tint);
    border-radius: var(--radius-sm);
    box-shadow: 0 0 0 0.25em var(--tint);
  }
`;

/** Notes below the text. */
export const notes = css`
  && {
    margin-block: 2.5em 0;
    padding-block-start: var(--space-4);
    font-size: var(--text-base);
    line-height: 1.75;
    color: var(--ink-soft);
    border-block-start: var(--line);
  }
  & ol {
    padding-inline-start: 1.75em;
    list-style: decimal;
  }
  & ol[data-numerals='arab'] {
    list-style-type: arabic-indic;
  }
  & li + li {
    margin-block-start: 0.35em;
  }
  & [role='doc-backlink'] {
    display: inline-grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    vertical-align: middle;
  }
  & [role='doc-backlink'] svg {
    rotate: 180deg;
    stroke-width: 2;
  }
  @media print {
    & [role='doc-backlink'] {
      display: none;
    }
  }
`;
