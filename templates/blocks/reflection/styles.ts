import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { eachStep } from './selectors.ts';
import { mostStatements, rowHeight, star } from './sizes.ts';

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
  --invitation: var(--brand-ink);
  --panel: var(--surface);
  --dot: min(var(--thumb, 3rem), 21rem / var(--most));
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-4);
  align-items: center;
  inline-size: min(100%, var(--form, 30rem));
  margin-inline: auto;

  /* The statements are on a panel: it shows that they are for the visitor to answer. */
  @media screen and ${from.large} {
    position: relative;
    padding-inline: var(--space-5);
    isolation: isolate;

    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: ${star} 0 -0.5rem;
      background: var(--panel);
      border: 1px solid var(--outline);
      border-radius: var(--radius-lg);
    }
  }
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
    --invitation: var(--accent);
    --panel: color-mix(in oklab, var(--ground-deep), transparent 25%);
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
  ${eachStep((step) => `&[data-steps='${step}'] { --most: ${step}; }`)}
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
  ${eachStep((step) => `&:has(label:nth-child(${step}) > :checked) { --step: ${step}; }`)}
  ${eachStep((step) => `&:has(label:nth-child(${step}):hover) { --step: ${step}; }`)}
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
  min-block-size: ${rowHeight};

  & > button {
    padding: 0.375rem;
    border: 0;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  fieldset:not(:has(:checked)) ~ & > a,
  form:not(:has(:checked)) > & > button,
  form:has(:checked) > & > span {
    display: none;
  }
  & > span {
    padding: 0.375rem;
    color: var(--invitation);
  }
  @media print {
    display: none;
  }
`;
