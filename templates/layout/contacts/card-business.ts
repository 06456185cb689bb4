import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { forThumbs, lap } from './card-parts.ts';
import { printedDetails, socialCircles } from './styles.ts';

const card = css`
  ${lap}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-5) clamp(2rem, 1rem + 4vw, 5rem);
  padding: clamp(1.5rem, 0.75rem + 2.5vw, 3rem) clamp(1.25rem, 0.5rem + 3.5vw, 3.5rem);
  color: var(--on-brand);
  background: var(--brand);
  border-radius: var(--radius-lg);
  --focus: var(--on-brand);
  --focus-gap: var(--brand);

  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    color: inherit;
    background: none;
    padding: 0;
  }
`;

const details = css`
  flex: 1 1 24rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: var(--space-3) clamp(2rem, 1rem + 4vw, 5rem);

  ${printedDetails}
  & > li {
    overflow-wrap: anywhere;
    line-height: 1.6;
  }
  & span {
    display: block;
    font-size: var(--text-sm);
  }
  & a {
    display: inline-block;
    padding-block: 0.25rem;
    font-weight: 600;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  ${forThumbs}
  @media screen {
    & [href^='tel:'],
    & > :only-child > a {
      padding-block: 0.375rem;
      font-family: var(--font-headings, inherit);
      font-size: min(clamp(1.5rem, 0.75rem + 2.5vw, 2.75rem), 6vw);
      font-weight: var(--heading-weight, 650);
      line-height: 1.6;
    }
    /* The number is beside all else. */
    @media ${from.large} {
      row-gap: 0;

      & > li:has([href^='tel:']):not(:last-child) {
        grid-row: 1 / span 2;
        align-self: center;
      }
      &:has([href^='tel:']) {
        grid-template-columns: minmax(0, auto) minmax(0, 1fr);
      }
      & > li:has([href^='tel:']) ~ li {
        grid-column: 2;
        padding-block: 0.375rem;
        padding-inline-start: clamp(1.5rem, 0.5rem + 2.5vw, 3rem);
        border-inline-start: 1px solid;
      }
      & > li:has([href^='tel:']) + li:last-child {
        grid-row: 1 / span 2;
        align-content: center;
      }
    }
  }
`;

const social = css`
  ${socialCircles}
  flex: 0 1 auto;

  & a {
    color: inherit;
    border-color: currentcolor;
  }
  & a:hover {
    color: var(--brand);
    background: var(--on-brand);
  }
`;

/** Card in the brand colour: the telephone number in large digits, the rest beside it. */
export const business = { card, details, social };
