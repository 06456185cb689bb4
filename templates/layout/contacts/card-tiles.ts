import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { forThumbs, lap } from './card-parts.ts';
import { lightCircles, printedDetails } from './styles.ts';

const card = css`
  ${lap}
  display: flex;
  flex-wrap: wrap;
  overflow: clip;
  color: var(--ink);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow-md);

  & > * {
    padding: clamp(1.25rem, 0.75rem + 1.5vw, 2.25rem) clamp(1.25rem, 0.5rem + 2.5vw, 2.75rem);
  }
`;

const details = css`
  flex: 1 1 24rem;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) clamp(1.5rem, 0.5rem + 3vw, 4rem);

  ${printedDetails}
  & > li {
    max-inline-size: 100%;
    font-size: var(--text-md);
    line-height: 1.6;
  }
  & span {
    display: block;
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  & a {
    display: inline-block;
    max-inline-size: 100%;
    padding-block: 0.25rem;
    font-size: min(var(--text-lg), 6vw);
    font-family: var(--font-headings, inherit);
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
  flex: 0 1 auto;
  align-content: center;
  align-items: center;
  background: var(--tint);

  @media not ${from.medium} {
    flex: 1 1 100%;
    justify-content: center;
  }
`;

/** White card: details side by side, social networks on a tint at the end. */
export const tiles = { card, details, social };
