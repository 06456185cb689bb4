import { css } from '@linaria/core';

/** Step of the window; it scrolls. */
export const importBox = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  padding: 0.25rem;
  /* Room for outlines, in line with the heading of the dialog. */
  margin: -0.25rem;
  overflow: auto;

  & > button,
  & > a {
    justify-self: start;
  }

  & > a {
    color: var(--accent);
  }

  & [role="alert"]:empty,
  & [role="status"]:empty {
    position: absolute;
  }

  & > [role="alert"] {
    color: var(--error);
    overflow-wrap: anywhere;
  }

  & progress {
    inline-size: 100%;
    accent-color: var(--accent-ground);
  }

  & small,
  & [data-soft] {
    font-size: 0.8125rem;
    color: var(--soft);
  }

  & fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    padding: 0;
    border: 0;
  }

  & legend {
    padding: 0;
    margin-block-end: 0.25rem;
    font-weight: 500;
  }
`;

/** One way to go on: what it does, and its button. */
export const choice = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 0.875rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius);

  & > button {
    justify-self: start;
  }

  & ul {
    display: grid;
    gap: 0.125rem;
    font-size: 0.8125rem;
  }
`;

export const chosenFiles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  padding: 0.75rem;
  border: 1px dashed var(--control);
  border-radius: var(--radius);

  &[data-over] {
    background: var(--accent-wash);
  }
`;
