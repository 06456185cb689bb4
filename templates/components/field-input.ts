import { css } from '@linaria/core';

/** Styles of text inputs. */
export const inputClass = css`
  inline-size: 100%;
  min-block-size: 3.125rem;
  padding: 0.625rem 1rem;
  color: var(--ink);
  background: var(--surface);
  border: 1.5px solid var(--control);
  border-radius: var(--radius-sm);
  line-height: 1.6;
  transition: border-color var(--quick);

  &:hover {
    border-color: var(--brand-ink);
  }
  /* Only after the visitor has left the field, and never by colour alone: the border grows as well. */
  &:user-invalid {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1.5px var(--danger);
  }
  &:disabled {
    color: var(--ink-soft);
    background: var(--band-strong);
    border-style: dashed;
    cursor: not-allowed;
  }
  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  &[dir='ltr'] {
    text-align: end;
  }
  &:is(textarea) {
    min-block-size: 10rem;
    resize: vertical;
  }
`;
