import { css } from '@linaria/core';

/** Surface with a border, for one subject. */
export const card = css`
  min-inline-size: 0;
  padding: 1.25rem;
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: 0.75rem;
`;

/** Parts of a screen below each other. */
export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
`;

/** Parts that belong together, below each other. */
export const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  & > h2 {
    font-size: 1.0625rem;
  }
`;

/** Main parts of a screen, and smaller ones beside them. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 1.5rem;
  align-items: start;

  @media (max-width: 70rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** List of cards, each with a title. */
export const cards = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  & h2 {
    font-size: 1rem;
  }
`;

/** Filters of a list. */
export const filters = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 0.75rem;
  max-inline-size: 40rem;
`;

/** Form with an input, and its button beside it. */
export const inputLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: start;
  max-inline-size: 36rem;

  & > div {
    flex: 1 1 14rem;
  }

  /* Beside the input, below its label. */
  & > button {
    margin-block-start: 1.65rem;
  }

  @media (max-width: 36rem) {
    & > button {
      margin-block-start: 0;
    }
  }
`;

/** Row with a title, and tools at its end. */
export const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  min-inline-size: 0;

  & > h2 {
    font-size: 1.0625rem;
  }
`;

/** Less important text. */
export const soft = css`
  font-size: 0.8125rem;
  color: var(--soft);
  overflow-wrap: anywhere;
`;

/** Sentence about what went wrong. */
export const problem = css`
  padding: 0.5rem 0.75rem;
  color: var(--error);
  overflow-wrap: anywhere;
  background: var(--error-wash);
  border: 1px solid currentcolor;
  border-radius: var(--radius);
`;

/** Text that people typed: lines stay, long words break. */
export const typed = css`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Link to a screen or a page. */
export const link = css`
  color: var(--accent);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;

/** Link that looks like a button. */
export const linkButton = css`
  color: var(--ink);
  text-decoration: none;

  &:hover {
    background: var(--accent-wash);
  }

  &[data-main]:hover {
    background: var(--accent-ground);
    filter: brightness(1.1);
  }
`;
