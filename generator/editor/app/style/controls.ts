import { css } from '@linaria/core';

/** Text button. */
export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-block-size: 2.25rem;
  padding: 0.25rem 0.75rem;
  color: var(--ink);
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius);

  &[data-hovered] {
    background: var(--accent-wash);
  }

  &[data-disabled] {
    color: var(--soft);
    cursor: default;
    border-color: var(--hairline);
  }

  &[data-selected] {
    color: var(--accent);
    background: var(--accent-wash);
    border-color: currentcolor;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      color: HighlightText;
      forced-color-adjust: none;
      background: Highlight;
    }
  }

  &[data-main] {
    color: #fff;
    background: var(--accent-ground);
    border-color: var(--accent-ground);
  }

  &[data-main][data-disabled] {
    color: var(--soft);
    background: var(--sunken);
    border: 1px dashed var(--control);
  }
`;

/** Icon button; its accessible name is shown as a tooltip. */
export const iconButton = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  padding: 0;
  color: var(--ink);
  background: transparent;
  border: 1px solid transparent;
  border-radius: var(--radius);

  &[data-hovered] {
    background: var(--accent-wash);
  }

  &[data-selected] {
    color: var(--accent);
    background: var(--accent-wash);
    border-color: currentcolor;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      color: HighlightText;
      forced-color-adjust: none;
      background: Highlight;
    }
  }

  &[data-disabled] {
    color: var(--control);
    cursor: default;
  }

  &[data-small] {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
`;

export const tooltip = css`
  max-inline-size: 20rem;
  padding: 0.25rem 0.625rem;
  font-size: 0.8125rem;
  color: var(--ground);
  background: var(--ink);
  border-radius: 0.375rem;
`;

/** Popover surface. */
export const popover = css`
  display: flex;
  flex-direction: column;
  max-block-size: min(70vh, 32rem);
  overflow: auto;
  color: var(--ink);
  background: var(--raised);
  border: 1px solid var(--hairline);
  border-radius: 0.75rem;
  box-shadow: var(--shadow);
  outline: none;
`;

export const menu = css`
  min-inline-size: 12rem;
  padding: 0.375rem;
  outline: none;
`;

export const menuItem = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.375rem 0.625rem;
  cursor: pointer;
  border-radius: 0.375rem;
  outline: none;

  &[data-focused],
  &[data-hovered] {
    background: var(--accent-wash);
  }

  &[data-selected] {
    font-weight: 600;
    color: var(--accent);
  }

  &[data-danger] {
    color: var(--error);
  }
`;

/** Text input or select. */
export const input = css`
  inline-size: 100%;
  min-block-size: 2.25rem;
  padding: 0.375rem 0.625rem;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius);

  &[data-invalid],
  &[aria-invalid="true"] {
    border-color: var(--error);
  }

  &::placeholder {
    color: var(--soft);
  }
`;

export const overlay = css`
  position: fixed;
  inset: 0;
  z-index: 50;
  display: grid;
  /* As high as the window: what is longer scrolls in its dialog. */
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  padding: 1rem;
  background: rgb(0 0 0 / 0.42);
`;

export const modal = css`
  display: flex;
  inline-size: min(100%, 68rem);
  max-block-size: 100%;
  background: var(--raised);
  border-radius: 1rem;
  box-shadow: var(--shadow);

  /* At the top, so that a form that grows does not move. */
  &[data-narrow] {
    align-self: start;
    inline-size: min(100%, 36rem);
    max-block-size: calc(100% - 6dvh);
    margin-block-start: 6dvh;
  }
`;

export const dialog = css`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 1rem;
  min-inline-size: 0;
  padding: 1.25rem;
  overflow: auto;
  border-radius: inherit;
  outline: none;
`;

export const dialogHead = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;

  & > div {
    display: flex;
    align-items: center;
  }
`;

export const spoken = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Wrapping row. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;

/** Option of a segmented control. */
export const segment = css`
  padding: 0.25rem 0.75rem;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius);

  &[data-selected] {
    font-weight: 600;
    color: var(--accent);
    background: var(--accent-wash);
    border-color: currentcolor;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      color: HighlightText;
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
