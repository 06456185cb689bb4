import { css } from '@linaria/core';

export const layout = css`
  display: grid;
  grid-template-columns: 15.5rem minmax(0, 1fr);
  min-block-size: 100dvh;

  @media (max-width: 52rem) {
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
  }

  & > main {
    min-inline-size: 0;
    padding: 2rem min(2.5rem, 3vw) 6rem;
  }

  & > main > div {
    max-inline-size: 66rem;
  }

  @media (max-width: 52rem) {
    & > main {
      padding: 1.25rem 1rem 6rem;
    }
  }
`;

export const side = css`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  gap: 1.25rem;
  block-size: 100dvh;
  padding: 1.5rem 0.75rem 1rem;
  overflow-y: auto;
  background: var(--surface);
  border-inline-end: 1px solid var(--hairline);

  & > div {
    padding-inline: 0.75rem;
  }

  & > div:last-child {
    margin-block-start: auto;
  }

  & strong {
    display: block;
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    font-size: 0.8125rem;
    color: var(--soft);
  }

  @media (max-width: 52rem) {
    position: static;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.5rem 1rem;
    align-items: center;
    block-size: auto;
    padding: 0.625rem 1rem;
    border-block-end: 1px solid var(--hairline);
    border-inline-end: 0;

    & > div {
      padding-inline: 0;
    }

    & > nav {
      grid-row: 2;
      grid-column: 1 / -1;
    }

    & > nav + div {
      grid-column: 1 / -1;
      padding-block: 0.75rem;
      border-block-start: 1px solid var(--hairline);
    }

    & > div:last-child:not(nav + div) {
      display: none;
    }
  }
`;

export const account = css`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  overflow-wrap: anywhere;
`;

/** Link to the content, visible with the focus. */
export const skip = css`
  position: absolute;
  inset-block-start: 0.5rem;
  inset-inline-start: 0.5rem;
  z-index: 60;
  padding: 0.5rem 1rem;
  color: #fff;
  background: var(--accent-ground);
  border-radius: var(--radius);

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
