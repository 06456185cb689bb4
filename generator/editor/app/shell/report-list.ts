import { css } from '@linaria/core';

/** List of differences: a box per page or part, with title, differences and actions. */
export const reportList = css`
  position: relative;
  display: grid;
  gap: 0.75rem;
  overflow: auto;

  & > li {
    display: grid;
    gap: 0.5rem;
    padding: 0.75rem;
    background: var(--surface);
    border: 1px solid var(--hairline);
    border-radius: 0.75rem;
  }

  & h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: baseline;
  }

  & h3 small {
    font-weight: 400;
    color: var(--soft);
  }

  & > li > button {
    justify-self: start;
  }
`;
