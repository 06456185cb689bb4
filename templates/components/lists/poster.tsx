import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { bareList, bareMarks } from './bare-marks.ts';

/** Fields of colour that touch each other, with very large figures: words are at their foot. */
export const poster = css`
  @media screen {
    && {
      ${bareList('clamp(5rem, 3rem + 7vw, 9rem)', { ink: 'currentcolor' })}
      gap: 0;

      /* Fields of the last row are as wide as it allows. */
      @media ${from.medium} {
        display: flex;
        flex-wrap: wrap;
      }
    }
    &&& > * {
      --field: var(--brand);
      --type: var(--on-brand);
      --ink-soft: var(--type);
      --brand-ink: var(--type);
      --link: var(--type);
      --focus: var(--type);
      --focus-gap: var(--field);
      --tint-soft: none;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: 1fr auto;
      gap: clamp(1.5rem, 4vw, 4rem);
      padding: clamp(1.25rem, 0.75rem + 2vw, 2.5rem);
      color: var(--type);
      background: var(--field);
      border: 0;

      @media ${from.medium} {
        flex: 1 1 40%;
      }
      @media ${from.large} {
        flex-basis: max(9rem, 100% / (var(--columns) + 0.9));
      }
    }
    &&& > :nth-child(3n + 2) {
      --field: var(--accent);
      --type: var(--on-accent);
    }
    &&& > :nth-child(3n + 3) {
      --field: var(--ground-deep);
      --type: var(--on-ground);
    }
    ${bareMarks}
    &&& > * > :first-child > svg {
      inline-size: clamp(3rem, 2rem + 3vw, 4.5rem);
      block-size: auto;
    }
    &&& :is(h2, h3) {
      font-size: var(--text-2xl);
      line-height: calc(1.3 * var(--heading-leading, 1));
    }
    @media (forced-colors: active) {
      &&& > * {
        border: 1px solid;
      }
    }
  }
`;
