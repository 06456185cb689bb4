import { css } from '@linaria/core';
import { articleMargin } from '../../components/article-margin.ts';
import { codeTint } from '../../components/code-tint.ts';
import { from } from '../../theme/tokens.ts';

/** Text with its table of contents beside it, if there is space for both. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  @media ${from.large} {
    &[data-contents] {
      grid-template-columns: minmax(0, var(--measure)) minmax(12rem, 18rem);
      justify-content: space-between;
    }
    /* The text of an article begins where its title does, beside the margin. */
    section:has([data-part='article']) + section &:not([data-contents]) {
      padding-inline-start: calc(${articleMargin.column} + ${articleMargin.gap});
    }
  }
`;

/** Text like a book page: about seventy characters a line, generous leading, one spacing unit. */
export const text = css`
  display: flow-root;
  max-inline-size: var(--measure);
  line-height: 1.9;
  hanging-punctuation: first allow-end last;

  & > * + * {
    margin-block-start: 1.15em;
  }
  & > :is(figure, div) {
    margin-block: 1.85em;
  }
  & > :is(h2, h3, h4) {
    margin-block: 2em -0.35em;
    line-height: 1.4;
  }
  & > :first-child {
    margin-block-start: 0;
  }
  & > [data-rank='1'] {
    font-size: var(--text-xl);
  }
  & > [data-rank='2'] {
    font-size: var(--text-lg);
    color: var(--brand-ink);
  }
  & code {
    ${codeTint}
  }
  & > hr {
    inline-size: 1.375rem;
    aspect-ratio: 1;
    margin: 2.5em auto;
    border: 0;
    background: var(--accent-mark);
    clip-path: var(--mark);
  }
  & li + li {
    margin-block-start: 0.5em;
  }
  & li > :is(ul, ol) {
    margin-block-start: 0.5em;
  }
  & :is(ul, ol) {
    padding-inline-start: min(1.75em, 9.5vw);
  }
  & ol {
    list-style: decimal;
  }
  & ol[data-numerals='arab'] {
    list-style-type: arabic-indic;
  }
  & ol > li {
    padding-inline-start: 0.25em;
  }
  & ol > li::marker {
    font-weight: 600;
    color: var(--brand-ink);
  }
  & ul > li {
    position: relative;
  }
  & ul > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.65em;
    inset-inline-start: -1.4em;
    inline-size: 0.6em;
    aspect-ratio: 1;
    background: var(--brand-ink);
    clip-path: var(--mark);
  }
  & li li::before {
    inline-size: 0.45em;
    inset-block-start: 0.72em;
    background: var(--accent-mark);
  }
  @media print {
    max-inline-size: none;
  }
`;

export const quote = css`
  padding-inline-start: 1.75rem;
  border-inline-start: 3px solid var(--accent-mark);
  & blockquote {
    margin: 0;
    font-size: var(--text-lg);
    line-height: 1.8;
  }
  & p {
    quotes: '“' '”';
  }
  & p:dir(rtl) {
    quotes: '«' '»';
  }
  & p + p {
    margin-block-start: 0.75em;
  }
  /* The opening mark hangs beside the lines; paragraphs that bring marks of their own get none. */
  & [data-opens]::before {
    content: open-quote;
    float: inline-start;
    inline-size: 0.6em;
    margin-inline-start: -0.6em;
    color: var(--brand-ink);
  }
  & [data-closes]::after {
    content: close-quote;
    color: var(--brand-ink);
  }
  & figcaption {
    margin-block-start: var(--space-2);
    font-size: var(--text-base);
    color: var(--ink-soft);
  }
`;

export const figure = css`
  /* A picture of pixels is at most as large as it is; a drawing has no size of its own. */
  & img[src$='.svg'] {
    inline-size: 100%;
  }
  & img {
    max-block-size: min(36rem, 85vh);
    object-fit: contain;
    background: var(--band-strong);
    border-radius: var(--radius-lg);
  }
  & figcaption {
    margin-block-start: var(--space-2);
    font-size: var(--text-base);
    line-height: 1.7;
    color: var(--ink-soft);
  }
`;

export const callout = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  padding: var(--space-5);
  line-height: 1.75;
  background: var(--tint-soft);
  border: 1px solid var(--tint-line);
  border-radius: var(--radius-lg);

  & > svg {
    margin-block-start: 0.2em;
    color: var(--brand-ink);
  }
  & > div {
    display: grid;
    gap: 0.75em;
  }
  & > div > :first-child {
    margin-block-end: -0.5em;
    font-weight: 600;
    color: var(--brand-ink);
  }
  & code {
    background: var(--surface);
  }
  &[data-tone='warning'] {
    background: var(--surface);
    border-color: var(--danger);
  }
  &[data-tone='warning'] :is(svg, div > :first-child) {
    color: var(--danger);
  }
  @media print {
    break-inside: avoid;
  }
`;

export const aside = css`
  padding-block: var(--space-3);
  font-size: var(--text-base);
  line-height: 1.75;
  color: var(--ink-soft);
  border-block: var(--line);

  & > b {
    display: block;
    font-weight: 600;
    color: var(--brand-ink);
  }
  & > p + p {
    margin-block-start: 0.5em;
  }
  @media screen and ${from.wide} {
    [data-margin] > & {
      float: inline-end;
      clear: inline-end;
      inline-size: 18rem;
      margin-block: 0.4em var(--space-4);
      margin-inline-end: -22rem;
      border-block-end: 0;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;
