import { css } from '@linaria/core';
import { from, onlyWords } from '../../theme/tokens.ts';
import { eachStep, nextStatement } from './selectors.ts';
import { rowHeight } from './sizes.ts';

/* Dots on a line, each with a thumb-sized control. The word of the chosen dot is shown beside them if there is space. */
export const steps = css`
  display: flex;
  align-items: center;
  position: relative;

  & > label {
    flex: 0 1 var(--dot);
  }
  /* The more a step means, the larger it is. */
  ${eachStep((step) => `& > :nth-child(${step}) { --place: ${step}; }`)}
  & input {
    --fill: transparent;
    display: block;
    appearance: none;
    inline-size: 100%;
    block-size: ${rowHeight};
    margin: 0;
    --size: calc(0.4rem + 0.4rem * var(--place) / var(--most));
    background: radial-gradient(
      circle var(--extent,),
      var(--fill) calc(var(--size) - 0.15rem),
      var(--ring, currentColor) calc(var(--size) - 0.1rem) var(--size),
      transparent calc(var(--size) + 0.05rem)
    );
    cursor: pointer;
  }
  /* What an answer here would light. */
  & input:hover,
  & label:has(~ label:hover) > input {
    --fill: color-mix(in oklab, var(--lit), transparent 40%) !important;
  }
  /* Above the first row, at both ends of the columns, what they mean; it takes the free part of the controls, and no room. */
  & small {
    position: absolute;
    inline-size: max-content;
    min-inline-size: var(--dot);
    max-inline-size: 6rem;
    white-space: nowrap;
    text-align: center;
    font-size: var(--text-sm);
    line-height: 1.9;
    translate: 0 -72%;
    pointer-events: none;
  }
  /* Dots fit their controls, which are narrow here, and the words at both ends reach towards the name of the row. */
  @media ${onlyWords} {
    & input {
      --extent: closest-side;
      --size: min(0.4rem + 0.4rem * var(--place) / var(--most), 100% - 0.05rem);
    }
    & > :first-child > small {
      inset-inline-end: calc(100% - 0.5rem);
    }
    & > :last-child > small {
      inset-inline-end: 0;
    }
  }
  /* The next row is lit, and its dots rise one after the other while the arms show their reach. */
  @media screen {
    ${nextStatement} & input {
      --fill: color-mix(in oklab, var(--lit), transparent 72%);
      --ring: var(--lit);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    ${nextStatement} & input {
      animation: rise 0.6s ease-in-out calc(0.5s + 0.15s * var(--place));
    }
  }
  @keyframes rise {
    50% {
      scale: 1.3;
    }
  }
  /* Circles are grounds, which browsers leave out of print unless they are asked for. */
  @media print {
    & input {
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }
  }
  & label:has(~ label > :checked) > input,
  & input:checked {
    --fill: var(--lit);
    --ring: var(--lit);
  }
  @media ${from.small} {
    & label:has(:checked) > span,
    & label:hover > span {
      inset-inline-start: calc(var(--most) * var(--dot) + var(--space-2));
      inset-block-start: 50%;
      translate: 0 -50%;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      clip-path: none;
    }
    &:has(label:hover) label:not(:hover) > span {
      clip-path: inset(50%);
    }
  }
  /* Else browsers leave gradients out. */
  @media (forced-colors: active) {
    & input {
      --ring: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
