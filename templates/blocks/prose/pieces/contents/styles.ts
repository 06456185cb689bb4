import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Box of the theme: with a line around it, a separate surface, or no box below a heavy rule. */
export const contents = css`
  padding: var(--contents-room, var(--space-4) var(--space-5));
  font-size: var(--text-base);
  line-height: 1.6;
  background: var(--contents-ground, var(--surface));
  border: var(--contents-line, var(--box-line, var(--line)));
  border-block-start: var(--list-rule, var(--contents-line, var(--box-line, var(--line))));
  border-radius: var(--box-radius, var(--radius-lg));

  & > p {
    margin-block-end: var(--space-2);
    font-weight: 600;
    color: var(--brand-ink);
  }
  & a {
    display: block;
    padding-block: 0.25rem;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: var(--brand-ink);
    text-decoration: underline;
  }
  & ol ol {
    padding-inline-start: var(--space-4);
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  /* The heading that is being read, where browsers know it without a script. */
  @supports (scroll-target-group: auto) {
    & > ol {
      scroll-target-group: auto;
    }
    & a:target-current {
      color: var(--brand-ink);
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

/** Beside the text, visible while reading. */
export const besideText = css`
  @media ${from.large} {
    grid-area: 1 / 2;
    position: sticky;
    inset-block-start: calc(var(--header-height) + 2rem);
    align-self: start;
    max-block-size: calc(100vh - var(--header-height) - 4rem);
    overflow-y: auto;
  }
`;
