import '@fontsource-variable/readex-pro/index.css';
import { css } from '@linaria/core';

/** Colours, sizes and what all elements of the editor share. */
export const base = css`
  :global() {
    :root {
      color-scheme: light dark;
      --ground: light-dark(#f4f2ee, #16191a);
      --surface: light-dark(#ffffff, #1f2324);
      --raised: light-dark(#ffffff, #272c2d);
      --sunken: light-dark(#ebe8e1, #121415);
      --ink: light-dark(#1d2726, #eceeec);
      --soft: light-dark(#55605e, #aab3b0);
      --hairline: light-dark(#dcd8cf, #363d3e);
      --control: light-dark(#84908d, #7d8886);
      --accent: light-dark(#1f6b5c, #7fd1bd);
      --accent-ground: light-dark(#1f6b5c, #2a7a69);
      --accent-wash: light-dark(#e3f0ec, #1f3a35);
      --focus: light-dark(#1c6fd1, #7db4ff);
      --error: light-dark(#b3261e, #ffb4a9);
      --error-wash: light-dark(#fdecea, #43211e);
      --warning: light-dark(#8a5a00, #f2c879);
      --warning-wash: light-dark(#fff4dd, #3d3013);
      --shadow: 0 1px 2px rgb(0 0 0 / 0.06), 0 8px 28px rgb(0 0 0 / 0.14);
      --radius: 0.5rem;
    }

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
