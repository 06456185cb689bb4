import { css } from '@linaria/core';
import { starSize } from './sizes.ts';

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
  form > &:first-child > path {
    vector-effect: non-scaling-stroke;
    fill: none;
    stroke: var(--outline);
    stroke-width: 1px;
  }
  fieldset > & > path {
    fill: var(--lit);
    scale: calc(var(--step, 0.35) / var(--most));
    transition: scale 320ms var(--ease);
  }
  fieldset > & > path + path {
    fill: var(--shaded);
  }
  @media (prefers-reduced-motion: no-preference) {
    form:not(:has(:checked)) > &:first-child > path {
      animation: breathe 2.4s ease-in-out 2;
    }
  }
  @media print {
    inline-size: 5cm;
  }
  @keyframes breathe {
    50% {
      scale: 1.05;
      stroke-width: 2.5px;
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
