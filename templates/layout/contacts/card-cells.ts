import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { forThumbs } from './card-parts.ts';
import { lightCircles, printedDetails } from './styles.ts';

const card = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  margin-block-end: var(--section-space);
  border-block: var(--list-rule, 2px solid var(--brand-ink));
`;

const cell = `
  padding-block: clamp(0.75rem, 0.5rem + 1.25vw, 2rem);

  @media ${from.medium} {
    padding-inline: clamp(1rem, 0.5rem + 1.5vw, 2rem);
    border-inline-start: var(--line);
  }
`;

const details = css`
  flex: 1 1 32rem;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));

  ${printedDetails}
  & > li {
    ${cell}
    min-inline-size: 0;
    overflow-wrap: anywhere;
    line-height: 1.6;
  }
  & span {
    display: block;
    margin-block-end: var(--space-1);
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  & a {
    display: inline-block;
    padding-block: 0.25rem;
    font-size: min(var(--text-md), 6vw);
    font-weight: 600;
    line-height: 1.5;
    color: var(--brand-ink);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  ${forThumbs}
`;

const social = css`
  ${lightCircles}
  ${cell}
  align-content: center;
  flex: 0 1 auto;
`;

/** Equal cells between two rules on the page background, above the footer. */
export const cells = { card, details, social };
