import { css } from '@linaria/core';
import { untilHydrated } from '../../components/until-hydrated.ts';
import type { CodeRole } from '../../model/planned/code.ts';

export const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  font-size: var(--text-sm);
  line-height: 1.7;
  background: var(--band);
  border: var(--line);
  border-radius: var(--radius-lg);
  overflow: clip;

  & > figcaption {
    padding: var(--space-2) var(--space-4);
    overflow-wrap: anywhere;
    color: var(--ink-soft);
  }
`;

export const copyButton = css`
  grid-column: 2;
  min-block-size: 2.75rem;
  padding: var(--space-2) var(--space-4);
  border: 0;
  color: var(--brand-ink);
  background: none;

  &:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${untilHydrated}
  @media print {
    display: none;
  }
`;

/* Code scrolls horizontally inside its box; in print, lines wrap. */
export const scroller = css`
  grid-column: 1 / -1;
  margin: 0;
  padding-block: var(--space-3);
  overflow-x: auto;
  tab-size: 4;
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  border-block-start: var(--line);

  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius-lg);
  }
  && > code {
    display: block;
    inline-size: max-content;
    min-inline-size: 100%;
    padding: 0 var(--space-4);
    background: none;
    border-radius: 0;
  }
  @media print {
    white-space: pre-wrap;
    overflow: visible;
    && > code {
      inline-size: auto;
      overflow-wrap: anywhere;
    }
  }
`;

/* Line numbers as generated content, as wide as the last one, so that they are not copied. */
export const numbered = css`
  counter-reset: line;

  & > * {
    display: block;
  }
  & > ::before {
    counter-increment: line;
    content: counter(line);
    display: inline-block;
    min-inline-size: 2ch;
    margin-inline-end: 2ch;
    text-align: end;
    color: var(--ink-soft);
    user-select: none;
  }
  &[data-digits='3'] > ::before {
    min-inline-size: 3ch;
  }
  &[data-digits='4'] > ::before {
    min-inline-size: 4ch;
  }
  &[data-digits='5'] > ::before {
    min-inline-size: 5ch;
  }
`;

/* The edge marks these lines where there are no colours. */
export const marked = css`
  display: block;
  margin-inline: calc(-1 * var(--space-4));
  padding-inline: calc(var(--space-4) - 3px) var(--space-4);
  color: inherit;
  background: var(--tint);
  border-inline-start: 3px solid var(--brand-ink);
`;

const comment = css`
  color: var(--code-comment);
  unicode-bidi: isolate;
`;

const keyword = css`
  color: var(--code-keyword);
`;

const string = css`
  color: var(--code-string);
  unicode-bidi: isolate;
`;

const number = css`
  color: var(--code-number);
`;

const functionName = css`
  color: var(--code-function);
`;

const type = css`
  color: var(--code-type);
`;

const name = css`
  color: var(--code-name);
  unicode-bidi: isolate;
`;

/**
 * Classes of tokens by role. Where Arabic may occur they are isolated: otherwise two texts in a line would swap around the
 * punctuation between them.
 */
export const roleClasses: Record<CodeRole, string> = { comment, keyword, string, number, function: functionName, type, name };
