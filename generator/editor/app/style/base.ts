import '@fontsource-variable/readex-pro/index.css';
import './palette.css';
import { css } from '@linaria/core';

/** Global styles of the editor. */
export const base = css`
  :global() {
    *,
    *::before,
    *::after {
      box-sizing: border-box;
      margin: 0;
    }

    html,
    body,
    #editor {
      block-size: 100%;
    }

    body {
      font: 400 0.875rem / 1.6 "Readex Pro Variable", "Noto Sans Arabic", system-ui, sans-serif;
      color: var(--ink);
      background: var(--ground);
    }

    button,
    input,
    textarea,
    select {
      font: inherit;
      color: inherit;
    }

    button {
      cursor: pointer;
    }

    ul,
    ol {
      padding: 0;
      list-style: none;
    }

    h1,
    h2,
    h3 {
      font-size: 1rem;
      font-weight: 600;
      line-height: 1.4;
    }

    :focus-visible,
    [data-focus-visible] {
      outline: 2px solid var(--focus);
      outline-offset: 2px;
    }

    @media (prefers-reduced-motion: no-preference) {
      [data-edit-motion] {
        transition: opacity 120ms ease-out;
      }
    }
  }
`;
