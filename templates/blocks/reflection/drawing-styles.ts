import { css } from '@linaria/core';
import { nextStatement } from './selectors.ts';
import { starSize } from './sizes.ts';

/* Of each statement: the outline of its two arms, then the arms. */
export const drawing = css`
  grid-area: 1 / 1 / auto / -1;
  justify-self: center;
  inline-size: ${starSize};
  aspect-ratio: 1;
  stroke-width: 0;
  pointer-events: none;
  overflow: visible;

  form > &:first-child {
    background: var(--within, none);
  }
  form > &:first-child > path,
  fieldset > & > path:first-child {
    vector-effect: non-scaling-stroke;
    fill: none;
    stroke: var(--outline);
    stroke-width: 1px;
  }
  fieldset > & > path:first-child {
    stroke: var(--lit);
    stroke-width: 2px;
    stroke-dasharray: 3 6;
    stroke-linecap: round;
    opacity: 0;
    transition: opacity var(--calm);
  }
  fieldset > & > path + path {
    fill: var(--lit);
    scale: calc(var(--step, 0.35) / var(--most));
    transition: scale 320ms var(--ease);
  }
  fieldset > & > path + path + path {
    fill: var(--shaded);
  }
  @media screen {
    ${nextStatement} > & > path:first-child {
      opacity: 1;
    }
    /* A pointer over a step shows the arms at its length. */
    fieldset:has(label:hover) > & > path + path {
      scale: calc(var(--step) / var(--most)) !important;
    }
    fieldset:has(label:hover):not(:has(label:hover > :checked)) > & > path + path {
      opacity: 0.6;
    }
  }
  /* Once for each statement, its arms show how far they reach. */
  @media (prefers-reduced-motion: no-preference) {
    ${nextStatement} > & > path + path {
      animation: reach 2s var(--ease) 0.6s;
    }
  }
  @media print {
    inline-size: 5cm;
  }
  @keyframes reach {
    45%,
    55% {
      scale: 1;
      opacity: 0.6;
    }
  }
`;

/* Drawn from the top after the last answer. */
export const ring = css`
  fill: none;
  stroke: var(--lit);
  stroke-width: 1.2;
  stroke-dasharray: 1;
  transition: stroke-dashoffset 600ms var(--ease) 320ms;

  fieldset:not(:has(:checked)) ~ svg > & {
    stroke-dashoffset: 1;
    opacity: 0;
  }
`;
