import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { mostStatements, starSize } from './sizes.ts';

/** Selector: every statement has an answer. */
const isComplete = Array.from(
  { length: mostStatements },
  (_, index) => `:not(:has(> fieldset:nth-of-type(${index + 1})):not(:has(> fieldset:nth-of-type(${index + 1}) :checked)))`,
).join('');

/*
 * One grid: drawing, subject, current statement, then a row for each. Fieldsets use `display: contents`, so their children are
 * placed in this grid: arms overlap in the drawing, statements overlap in one cell, where only the current one shows.
 */
export const form = css`
  --lit: var(--accent-mark);
  --shaded: var(--accent-ink);
  --outline: var(--tint-line);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-4);
  align-items: center;
  inline-size: min(100%, 30rem);
  margin-inline: auto;

  & > p:first-of-type {
    grid-area: 2 / 1 / auto / -1;
    text-align: center;
    font-weight: 650;
  }
  &${isComplete} > p:first-of-type {
    visibility: hidden;
  }
  &[data-dark] {
    --lit: var(--accent);
    --shaded: color-mix(in oklab, var(--accent), var(--ground-deep) 38%);
    --outline: color-mix(in oklab, var(--on-ground-soft), transparent 62%);
    --within: radial-gradient(closest-side, var(--ground-deep) 70%, transparent);
    color: var(--on-ground);
  }
  @media (forced-colors: active) {
    &[class] {
      --lit: Highlight;
      --shaded: CanvasText;
      --outline: GrayText;
      --within: none;
    }
  }
  &[data-steps='3'] {
    --most: 3;
  }
  &[data-steps='4'] {
    --most: 4;
  }
  &[data-steps='5'] {
    --most: 5;
  }
  &[data-steps='6'] {
    --most: 6;
  }
  &[data-steps='7'] {
    --most: 7;
  }
`;

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

/* Cell of the overlapping statements, and a row with name and steps. */
export const statement = css`
  display: contents;
  border: 0;

  & > legend {
    display: contents;
  }
  & b {
    grid-column: 1;
    font-weight: 550;
  }
  & > div {
    grid-column: 2;
  }
  &:has(label:nth-child(1) > :checked) {
    --step: 1;
  }
  &:has(label:nth-child(2) > :checked) {
    --step: 2;
  }
  &:has(label:nth-child(3) > :checked) {
    --step: 3;
  }
  &:has(label:nth-child(4) > :checked) {
    --step: 4;
  }
  &:has(label:nth-child(5) > :checked) {
    --step: 5;
  }
  &:has(label:nth-child(6) > :checked) {
    --step: 6;
  }
  &:has(label:nth-child(7) > :checked) {
    --step: 7;
  }
  & legend > span {
    grid-area: 3 / 1 / auto / -1;
    align-self: start;
    text-align: center;
    text-wrap: balance;
    min-block-size: 2lh;
    padding-block-end: var(--space-3);
  }
  /* One statement shows at a time: that under the pointer, else that with the focus of the keyboard, else the first open one. */
  @media screen {
    @supports selector(:has(a)) {
      & legend > span {
        opacity: 0;
        transition: opacity var(--calm);
      }
      form:not(:has(fieldset :is(:hover, :focus-visible))) > &:not(:has(:checked)):not(fieldset:not(:has(:checked)) ~ *) legend > span,
      form:not(:has(fieldset :hover)) > &:has(:focus-visible) legend > span,
      form > &:has(:hover) legend > span {
        opacity: 1;
      }
      &:not(:has(:checked)):not(fieldset:not(:has(:checked)) ~ *) b {
        text-decoration: underline 2px var(--lit);
        text-underline-offset: 0.5em;
      }
    }
  }
  /* On paper, and where the sheet cannot ask, all of them stand above their rows. */
  @media print {
    & legend > span {
      grid-area: auto / 1 / auto / -1;
      text-align: start;
    }
  }
  @supports not selector(:has(a)) {
    & legend > span {
      grid-area: auto / 1 / auto / -1;
      text-align: start;
    }
  }
`;

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

/* Below the star, in the reserved cell of the subject: nothing moves under the pointer at the last answer. */
export const closing = css`
  grid-column: 1 / -1;
  min-block-size: 2lh;
  text-align: center;
  text-wrap: balance;

  @supports selector(:has(a)) {
    grid-area: 2 / 1 / auto / -1;
  }

  fieldset:not(:has(:checked)) ~ & > p {
    display: none;
  }
`;

/** Actions: reset after the first answer, next step after the last. */
export const answers = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2) var(--space-5);
  min-block-size: 2.75rem;

  & > button {
    padding: 0.375rem;
    border: 0;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  fieldset:not(:has(:checked)) ~ & > a,
  form:not(:has(:checked)) > & > button {
    display: none;
  }
  @media print {
    display: none;
  }
`;
