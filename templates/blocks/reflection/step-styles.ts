import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';

/* Dots on a line, each with a thumb-sized control. The word of the chosen dot is shown beside them if there is space. */
export const steps = css`
  display: flex;
  align-items: center;
  position: relative;

  & > label {
    flex: 0 1 3rem;
  }
  & input {
    --fill: transparent;
    display: block;
    appearance: none;
    inline-size: 100%;
    block-size: 2.75rem;
    margin: 0;
    background: radial-gradient(circle, var(--fill) 0.6rem, var(--ring, currentColor) 0.65rem 0.75rem, transparent 0.8rem);
    cursor: pointer;
  }
  & input:hover {
    --fill: var(--outline);
  }
  /* Above the first row, at both ends of the columns, what they mean; it takes the free part of the controls, and no room. */
  & small {
    position: absolute;
    inline-size: max-content;
    min-inline-size: 3rem;
    max-inline-size: 6rem;
    white-space: nowrap;
    text-align: center;
    font-size: var(--text-sm);
    line-height: 1.9;
    translate: 0 -72%;
    pointer-events: none;
  }
  /* The row to be answered next is lit, and its dots, which nobody has pressed yet, call once. */
  @media screen {
    fieldset:not(:has(:checked)):not(fieldset:not(:has(:checked)) ~ *) & input:not(:hover) {
      --fill: color-mix(in oklab, var(--lit), transparent 72%);
      --ring: var(--lit);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    form:not(:has(:checked)) fieldset:not(fieldset ~ *) & input {
      animation: press 1.2s ease-in-out 0.4s 2;
    }
  }
  @keyframes press {
    50% {
      scale: 1.18;
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
      inset-inline-start: calc(var(--most) * 3rem + var(--space-2));
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
