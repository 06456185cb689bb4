import { css } from '@linaria/core';

/** Box with the content of the media window for one file. */
export const mediaBox = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  padding: 0.25rem;
  overflow: auto;

  & > button {
    justify-self: start;
  }
`;
