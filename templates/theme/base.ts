import { css } from '@linaria/core';
import { from } from './tokens.ts';

/**
 * Tokens and element defaults. Element selectors sit in `:where()`, without weight, so that a component's one class
 * always wins, whatever the order in which bundles put the rules.
 */
export const base = css`
  :global() {
    :root {
      --green-950: #06231c;
      --green-900: #08352b;
      --green-800: #0b4638;
      --green-700: #0f5c48;
      --green-600: #17765c;
      --green-300: #9ccdb7;
      --green-200: #c3e2d4;
      --green-100: #dceee5;
      --green-50: #eff7f2;
      --paper: #fffdf8;
      --sand-50: #fbf6ec;
      --sand-100: #f4ecdd;
      --sand-200: #e7dbc3;
      --sand-500: #8b7b5c;
      --grey-100: #f1f0ee;
      --gold-400: #e0b25f;
      --gold-500: #c58f36;
      --gold-800: #74500f;
      --red-700: #a3261b;
      --ink: #0b2e26;
      --ink-soft: #37534a;

      --text-xs: 0.875rem;
      --text-sm: 0.9375rem;
      --text-base: 1rem;
      --text-md: clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem);
      --text-lg: clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem);
      --text-xl: clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem);
      --text-2xl: clamp(1.625rem, 1.35rem + 1.25vw, 2.5rem);
      --text-3xl: clamp(1.875rem, 1.4rem + 2.1vw, 3.375rem);

      --space-1: 0.25rem;
      --space-2: 0.5rem;
      --space-3: 0.75rem;
      --space-4: 1rem;
      --space-5: 1.5rem;
      --space-6: 2rem;
      --space-7: 3rem;
      --space-8: 4rem;
      --section-space: clamp(3rem, 2rem + 4.5vw, 6.5rem);
      --gutter: clamp(1rem, 0.4rem + 3vw, 2.5rem);
      --content: 77rem;
      --measure: 42rem;

      --radius-sm: 0.5rem;
      --radius-md: 0.875rem;
      --radius-lg: 1.5rem;
      --radius-full: 999px;
      --line: 1px solid var(--sand-200);
      --shadow-sm: 0 1px 2px rgb(8 53 43 / 0.06), 0 2px 8px rgb(8 53 43 / 0.05);
      --shadow-md: 0 2px 4px rgb(8 53 43 / 0.06), 0 14px 34px -8px rgb(8 53 43 / 0.18);
      --quick: 160ms;
      --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
      --header-height: 4.5rem;
      --focus: var(--green-700);
      --focus-gap: var(--paper);
    }

    *, ::before, ::after {
      box-sizing: border-box;
    }

    :where(html) {
      font-family: 'Readex Pro', 'Readex Pro Fallback', Tahoma, Arial, sans-serif;
      font-weight: 350;
      line-height: 1.75;
      color: var(--ink);
      background: var(--paper);
      scroll-padding-block-start: calc(var(--header-height) + 1.5rem);
      text-size-adjust: 100%;
      -webkit-text-size-adjust: 100%;
    }

    :where(body) {
      margin: 0;
      font-size: var(--text-md);
      min-block-size: 100vh;
      min-block-size: 100dvh;
      display: grid;
      grid-template-rows: auto 1fr auto;
      grid-template-columns: minmax(0, 1fr);
      overflow-wrap: break-word;
    }

    :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset) {
      margin: 0;
      padding: 0;
    }

    :where(h1, h2, h3, h4) {
      font-weight: 650;
      line-height: 1.35;
      text-wrap: balance;
    }

    :where(p, li) {
      text-wrap: pretty;
    }

    :where(ul, ol) {
      list-style: none;
    }

    :where(img, svg) {
      display: block;
      max-inline-size: 100%;
    }

    :where(img) {
      block-size: auto;
    }

    :where(a) {
      color: var(--green-700);
      text-underline-offset: 0.3em;
      text-decoration-thickness: 0.08em;
    }

    :where(button, input, textarea) {
      font: inherit;
      color: inherit;
    }

    :where(button) {
      cursor: pointer;
    }

    :where(iframe) {
      border: 0;
    }

    :where([hidden]) {
      display: none !important;
    }

    :focus-visible {
      outline: 3px solid var(--focus);
      outline-offset: 3px;
      border-radius: var(--radius-sm);
      box-shadow: 0 0 0 3px var(--focus-gap);
    }

    :target {
      scroll-margin-block-start: calc(var(--header-height) + 1.5rem);
    }

    ::selection {
      color: var(--paper);
      background: var(--green-700);
    }

    .visually-hidden {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      margin: -1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
      border: 0;
    }

    [data-island] {
      display: contents;
    }

    /* Icons that point along the line of reading are drawn for right-to-left. */
    [data-icon='directional']:dir(ltr) {
      transform: scaleX(-1);
    }

    @media (prefers-reduced-motion: no-preference) {
      html[data-motion] [data-reveal='hidden'] {
        opacity: 0;
        transform: translateY(1.5rem);
      }

      html[data-motion] [data-reveal='shown'] {
        animation: reveal var(--reveal-duration, 1200ms) var(--ease) var(--reveal-delay, 0ms) backwards;
      }
    }

    @keyframes reveal {
      from {
        opacity: 0;
        transform: translateY(1.5rem);
      }
    }

    @media (prefers-reduced-motion: reduce) {
      *, ::before, ::after {
        animation-duration: 1ms !important;
        animation-delay: 0ms !important;
        transition: none !important;
        scroll-behavior: auto !important;
      }
    }

    @media print {
      :where(html) {
        font-size: 10pt;
        color: #000;
        background: #fff;
      }

      section {
        background: none !important;
        padding-block: 0.75rem !important;
        break-inside: avoid;
      }

      main img {
        max-block-size: 6cm;
        inline-size: auto !important;
      }

      html [data-reveal] {
        opacity: 1 !important;
        transform: none !important;
        animation: none !important;
      }
    }

    @media ${from.medium} {
      :where(html) {
        --header-height: 5rem;
      }
    }

    @media ${from.huge} {
      :where(html) {
        --content: 84rem;
      }
    }
  }
`;

/** A centred column of the page's width. */
export const container = css`
  inline-size: min(100%, var(--content) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
