import { css } from '@linaria/core';

/** Field with its label above and its icon inside. */
export const fieldClass = css`
  position: relative;

  & > label {
    display: block;
    margin-block-end: var(--space-2);
    font-weight: 500;
  }
  & > button {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    inline-size: 3.25rem;
    block-size: 3.25rem;
    padding: 0;
    color: var(--brand-ink);
    background: none;
    border: 0;
  }
  & > input {
    inline-size: 100%;
    min-block-size: 3.25rem;
    padding: 0.625rem 1rem;
    padding-inline-start: 3.25rem;
    color: var(--ink);
    background: var(--surface);
    border: 1.5px solid var(--control);
    border-radius: var(--radius-sm);
  }
  & > input:hover {
    border-color: var(--brand-ink);
  }
`;

export const statusClass = css`
  min-block-size: 1.75em;
  margin-block: var(--space-3);
  font-size: var(--text-sm);
  color: var(--ink-soft);
`;

export const resultsClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const resultClass = css`
  padding-block: var(--space-4);
  border-block-start: var(--line);

  & > a[data-result] {
    display: inline-block;
    font-size: var(--text-lg);
    font-weight: 550;
    line-height: 1.5;
  }
  & > a[data-result]:not(:hover) {
    text-decoration: none;
  }
  & mark {
    color: inherit;
    background: var(--tint);
    box-shadow: inset 0 -0.125em var(--accent-mark);
  }
  & > p {
    max-inline-size: var(--measure);
    color: var(--ink-soft);
  }
  & > p mark {
    color: var(--ink);
  }
`;

export const breadcrumbClass = css`
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-sm);

  & > span + span::before {
    content: '/' / '';
    margin-inline: 0.5em;
  }
`;

export const partClass = css`
  display: inline-block;
  padding-block: 0.25rem;
  font-size: var(--text-sm);
`;

export const moreClass = css`
  min-block-size: 3.125rem;
  padding: 0.5rem 1.5rem;
  margin-block-start: var(--space-4);
  font-weight: 550;
  color: var(--brand-ink);
  background: none;
  border: 2px solid var(--brand-ink);
  border-radius: var(--radius-sm);
`;

export const dialogClass = css`
  inline-size: min(100% - 2 * var(--gutter), 44rem);
  max-inline-size: none;
  max-block-size: none;
  block-size: fit-content;
  margin-block: max(var(--space-4), 8dvh) auto;
  margin-inline: auto;
  padding: 0;
  color: var(--ink);
  background: var(--paper);
  border: var(--line);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-md);

  &::backdrop {
    background: rgb(var(--shadow) / 0.55);
  }
  :root:has(&[open]) {
    overflow: hidden;
  }
  & > search {
    display: block;
    max-block-size: min(84dvh, 48rem);
    padding: var(--space-5);
    padding-block-start: 0;
    overflow-y: auto;
    /* The height of the title, which stays: no result that has the focus is below it (WCAG 2.4.11). */
    scroll-padding-block-start: calc(3.5rem + 2 * var(--space-3));
    overscroll-behavior: contain;
  }
  /* The title and the way out stay where they are. */
  & > search > div {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-3);
    background: var(--paper);
  }
  & h2 {
    font-size: var(--text-lg);
  }
  /* One cross is enough: that of the field would stand right below the way out. */
  & ::-webkit-search-cancel-button {
    display: none;
  }
  & > search > div > button {
    position: relative;
    flex: none;
    inline-size: 3rem;
    block-size: 3rem;
    color: var(--brand-ink);
    background: none;
    border: 1.5px solid var(--rule);
    border-radius: var(--radius-sm);
  }
  & > search > div > button:hover {
    border-color: var(--brand-ink);
  }
  & > search > div > button::before,
  & > search > div > button::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 1px);
    inset-inline: 25%;
    block-size: 2px;
    background: currentColor;
    rotate: 45deg;
  }
  & > search > div > button::after {
    rotate: -45deg;
  }
  @media (max-width: 35.99rem) {
    inline-size: 100%;
    block-size: 100dvh;
    margin: 0;
    border: 0;
    border-radius: 0;

    & > search {
      block-size: 100%;
      max-block-size: none;
      padding-inline: var(--gutter);
    }
  }
  @media (forced-colors: active) {
    & > search > div > button::before,
    & > search > div > button::after {
      background: ButtonText;
    }
  }
  @media print {
    display: none !important;
  }
`;

/** Search page; hidden without scripts except for the list of pages. */
export const formClass = css`
  max-inline-size: 44rem;
  margin-block: var(--space-5) var(--section-space);

  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const pagesClass = css`
  & > h2 {
    margin-block-end: var(--space-4);
    font-size: var(--text-2xl);
  }
  & h3 {
    margin-block: var(--space-6) var(--space-2);
    font-size: var(--text-lg);
  }
  & ul {
    columns: 17rem;
    column-gap: var(--column-gap);
  }
  & li {
    break-inside: avoid;
  }
  & li > a {
    display: inline-block;
    padding-block: 0.25rem;
    text-decoration: none;
  }
  & li > a:hover {
    text-decoration: underline;
  }
  & > nav ul {
    columns: auto;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    margin-block-start: var(--space-6);
  }
  & > nav a {
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    border-radius: var(--radius-sm);
  }
  & > nav a:hover {
    background: var(--tint);
  }
  & > nav a[aria-current] {
    color: var(--on-brand);
    background: var(--brand);
  }
`;
