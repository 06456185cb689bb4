import { css } from '@linaria/core';

/** Content of the window of languages; it scrolls. */
export const languageBox = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  padding: 0.25rem;
  /* Room for outlines, in line with the heading of the dialog. */
  margin: -0.25rem;
  overflow: auto;

  & > button {
    justify-self: start;
  }

  & > [role="alert"] {
    white-space: pre-line;
    color: var(--error);
  }

  & > [role="alert"]:empty,
  & > [role="status"]:empty {
    position: absolute;
  }

  & > [data-soft] {
    font-size: 0.8125rem;
    color: var(--soft);
  }
`;

/** Label above its control. */
export const labelled = css`
  display: grid;
  gap: 0.25rem;

  & > label,
  & > span:first-child {
    font-weight: 500;
  }

  & > small {
    font-size: 0.8125rem;
    color: var(--soft);
  }
`;
