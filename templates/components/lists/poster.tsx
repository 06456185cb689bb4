import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';

/** Fields of colour that touch each other, with very large figures: words are at their foot. */
export const poster = css`
  @media screen {
    && {
      --step-rail: none;
      --step-align: start;
      --step-text: clamp(5rem, 3rem + 7vw, 9rem);
      --step-weight: var(--heading-weight, 650);
      --step-ink: currentcolor;
      --step-ground: none;
      --step-border: 0;
      --step-shape: none;
      --tile-ground: none;
      --tile-ink: currentcolor;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      max-inline-size: none;

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
    &&& > * > :first-child {
      justify-items: start;
      inline-size: auto;
      aspect-ratio: auto;
    }
    &&& > * > :first-child > span {
      font-size: var(--step-text);
      font-weight: var(--step-weight);
      background: none;
    }
    &&& > * > :first-child > svg {
      inline-size: clamp(3rem, 2rem + 3vw, 4.5rem);
      block-size: auto;
    }
    &&& > * > :last-child {
      padding: 0;
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
