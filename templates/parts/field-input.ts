import { css } from '@linaria/core';

/** Looks of text inputs. */
export const inputClass = css`
  inline-size: 100%;
  min-block-size: 3rem;
  padding: 0.625rem 1rem;
  color: var(--ink);
  background: #fff;
  border: 1.5px solid var(--sand-500);
  border-radius: var(--radius-md);
  line-height: 1.6;
  transition: border-color var(--quick);

  &:hover {
    border-color: var(--green-700);
  }
  &::placeholder {
    color: #5b6b64;
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
