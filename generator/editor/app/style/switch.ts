import { css } from '@linaria/core';

/** Switch with its label; the first child is the track. */
export const track = css`
  /* Its control is hidden, and placed: where its words are, so that the focus scrolls to them. */
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  cursor: pointer;

  & > span {
    display: block;
    inline-size: 2.5rem;
    block-size: 1.5rem;
    padding: 0.1875rem;
    background: var(--control);
    border-radius: 1rem;
  }

  & > span::before {
    display: block;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    content: "";
    background: #fff;
    border-radius: 50%;
  }

  &[data-selected] > span {
    background: var(--accent-ground);
  }

  &[data-selected] > span::before {
    margin-inline-start: 1rem;
  }

  &[data-focus-visible] {
    border-radius: var(--radius);
  }

  @media (forced-colors: active) {
    & > span {
      forced-color-adjust: none;
      background: Canvas;
      box-shadow: inset 0 0 0 1px ButtonText;
    }

    & > span::before {
      background: ButtonText;
    }

    &[data-selected] > span {
      background: Highlight;
    }

    &[data-selected] > span::before {
      background: HighlightText;
    }
  }
`;
