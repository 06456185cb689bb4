import { css } from '@linaria/core';
import { fluid, from, headingSizes, onlyWords } from './tokens.ts';

/**
 * Tokens and element defaults. Element selectors are in `:where()`, without specificity, so that a component's single class
 * always wins, whatever the order of rules in bundles.
 */
export const base = css`
  :global() {
    /* Colours and the tokens of a face come from the content: generator/content/theme/theme.ts writes them behind these. */
    :root {
      /* From 360 to 1440 px: body 17 to 19 px, each step 1.2 to 1.28 times the one before. */
      --text-xs: 0.875rem;
      --text-sm: 0.9375rem;
      --text-base: 1rem;
      --text-md: clamp(1.0625rem, 1.0208rem + 0.1852vw, 1.1875rem);
      --text-lg: clamp(1.275rem, 1.1938rem + 0.3611vw, 1.5188rem);
      --text-xl: clamp(min(1.5313rem, 11vw), 1.3938rem + 0.6111vw, 1.9438rem);
      --text-2xl: ${fluid(headingSizes['2xl'])};
      --text-3xl: ${fluid(headingSizes['3xl'])};
      --text-4xl: ${fluid(headingSizes['4xl'])};
      /* What a page is remembered by: 44 px on phones, 72 on desks, 96 on walls. */
      --text-statement: ${fluid(headingSizes.statement)};

      --space-1: 0.25rem;
      --space-2: 0.5rem;
      --space-3: 0.75rem;
      --space-4: 1rem;
      --space-5: 1.5rem;
      --space-6: 2rem;
      --space-7: 3rem;
      --space-8: 4rem;
      --gutter: clamp(min(1rem, 4.5vw), 0.4rem + 3vw, 2.5rem);
      --content: 78rem;
      --measure: 40rem;

      --line: 1px solid var(--rule);
      --shadow-sm: 0 1px 2px rgb(var(--shadow) / 0.06), 0 2px 8px rgb(var(--shadow) / 0.05);
      --shadow-md: 0 2px 4px rgb(var(--shadow) / 0.06), 0 16px 32px -10px rgb(var(--shadow) / 0.2);

      --quick: 160ms;
      --calm: 280ms;
      --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
      --header-height: 4.5rem;
    }

    *, ::before, ::after {
      box-sizing: border-box;
    }

    :where(html) {
      font-family: var(--font-text);
      font-weight: 400;
      line-height: 1.75;
      color: var(--ink);
      background: var(--page);
      scroll-padding-block-start: calc(var(--header-height) + 1.5rem);
      text-size-adjust: 100%;
      -webkit-text-size-adjust: 100%;
    }

    :where(body) {
      margin: 0;
      font-size: var(--text-md);
      min-block-size: 100vh;
      min-block-size: 100dvh;
      display: flex;
      flex-direction: column;
      /* Columns may become narrower than a word of 40 letters. */
      overflow-wrap: anywhere;
    }

    :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset) {
      margin: 0;
      padding: 0;
    }

    :where(h1, h2, h3, h4) {
      font-family: var(--font-headings, inherit);
      font-weight: var(--heading-weight, 650);
      line-height: calc(1.35 * var(--heading-leading, 1));
      text-wrap: balance;
    }

    :where(h2) {
      font-size: var(--text-2xl);
    }

    :where(p, li, dt, dd) {
      text-wrap: pretty;
    }

    :where(ul, ol) {
      list-style: none;
    }

    :where(img, svg) {
      display: block;
      max-inline-size: 100%;
    }

    /* Without a box of its own, its sources would be items of the grid or row that it stands in. */
    :where(picture) {
      display: contents;
    }

    :where(source) {
      display: none;
    }

    /* Icons, which are all drawn on one grid. */
    :where([viewBox='0 0 24 24']) {
      flex: none;
      fill: none;
      stroke: currentColor;
      stroke-width: var(--icon-stroke, 1.6);
      stroke-linecap: round;
      stroke-linejoin: round;
    }

    :where(img) {
      block-size: auto;
    }

    :where(a) {
      color: var(--link, var(--brand-ink));
      text-underline-offset: 0.3em;
      text-decoration-thickness: 0.08em;
    }

    /* What says itself where it goes on; its columns are never as narrow as its letters. */
    :where(a[href^='mailto:'], a[href^='tel:'], time) {
      overflow-wrap: break-word;
    }

    :where(main) {
      flex: 1 0 auto;
      outline: none;
    }

    /* Sections alternate by their place and not by content. */
    main > div > section:nth-child(even of section:not([data-own-tone])) {
      background: var(--section-even, none);
    }
    main > div > section:not([data-own-tone]) + section:not([data-own-tone]) {
      border-block-start: var(--section-line, 0);
    }

    section[data-role='statement'] {
      --section-space: clamp(4rem, 2rem + 7vw, 10rem);

      & h2 {
        font-size: var(--text-statement);
        line-height: 1.2;
        max-inline-size: 14em;
      }
      /* The loudest of a page is one. */
      & ~ [data-role='statement'] h2 {
        font-size: var(--text-2xl);
        line-height: 1.35;
      }
    }

    section[data-role='label'] {
      --section-space: clamp(2rem, 1.4rem + 2vw, 3.75rem);

      & h2 {
        font-size: 1.25rem;
        font-weight: 600;
        color: var(--link, var(--brand-ink));
      }
    }

    :where(button, input, textarea, code) {
      font: inherit;
      color: inherit;
    }

    :where(button) {
      cursor: pointer;
    }

    :where(iframe) {
      border: 0;
    }

    :where([hidden]:not([hidden='until-found'])) {
      display: none !important;
    }

    :focus-visible {
      outline: 3px solid var(--focus);
      outline-offset: 3px;
      border-radius: var(--radius-sm);
      box-shadow: 0 0 0 3px var(--focus-gap);
    }

    ::selection {
      color: var(--on-brand);
      background: var(--brand);
    }

    .visually-hidden {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      margin: -1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }

    [data-island] {
      display: contents;
    }

    /* Words that are spoken in another language: in a row or a grid, no item of their own. */
    i[lang] {
      display: contents;
      font-style: normal;
    }

    /* Icons that point along the line of reading are drawn for right-to-left. */
    [data-turn]:dir(ltr) {
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

    /* Pages fade into each other; the header stays where it is. */
    @media (prefers-reduced-motion: no-preference) {
      @view-transition {
        navigation: auto;
      }

      ::view-transition-old(root),
      ::view-transition-new(root) {
        animation-duration: var(--calm);
      }
    }

    /* Paper knows neither grounds nor motion. Links to other places show where they lead. */
    @media print {
      @page {
        margin: 18mm 16mm;
      }

      :root {
        --on-ground: var(--ink);
        --on-ground-soft: var(--ink);
        --shadow-sm: none;
        --shadow-md: none;
      }

      :where(html) {
        font-size: 9.5pt;
        color: #000;
        background: #fff;
      }

      section {
        background: none !important;
        /* Below it a margin, which needs no room at the end of a sheet: for want of that, a list would leave its heading. */
        padding-block: 0.75rem 0 !important;
        margin-block-end: 0.75rem;
      }

      /* A heading stays with what it is about, and what belongs together on one sheet. */
      :where(h1, h2, h3, h4, h5, h6, dt, p:has(+ h2), [data-part='head'], div:has(> h2:last-child, > h2 + p:last-child)) {
        break-after: avoid;
      }

      :where(li, article, figure, tr, dl > div, form, footer > div) {
        break-inside: avoid;
      }

      /* Marks of lists are grounds, which browsers leave out unless they are asked for. */
      :where(li, dt, p)::before {
        print-color-adjust: exact;
        -webkit-print-color-adjust: exact;
      }

      /* What is longer than a sheet is framed on each. */
      div, dl, form {
        box-decoration-break: clone;
      }

      main p a[href^='https:']::after {
        /* Isolated by characters: with a direction of its own, the space before it would be at its other end. */
        content: ' \\2066(' attr(href) ')\\2069';
        font-size: 0.85em;
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
      :root {
        --header-height: 5rem;
      }
    }

    /* Room is for words, not around them. */
    @media ${onlyWords} {
      :root {
        --space-4: 0.5rem;
        --space-5: 0.75rem;
        --space-6: 1rem;
        --space-7: 1.5rem;
        --text-lg: 1.0625rem;
        --text-xl: 1.1875rem;
        --button-arrow: none;
      }
      /* Dates are never broken, so they must fit beside the padding of a card. */
      time {
        font-size: min(1em, 6.5vw);
        overflow-wrap: anywhere;
      }
    }

    /* Wide screens: from 1920 px on text grows by a quarter up to 2560, by half up to 3200, and the page with it and on its own. Lines of text keep their measure. */
    @media ${from.vast} {
      :root {
        --content: min(78vw, 108rem);
      }
      :where(html) {
        font-size: min(25% + 0.625vw, 150%);
      }
    }
  }
`;

/** Centred column of the page width. */
export const container = css`
  inline-size: min(100%, var(--content) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** Dark background of openings, figures and footer, with the colours of its content. */
export const deepGround = css`
  position: relative;
  isolation: isolate;
  overflow: clip;
  color: var(--on-ground);
  background: linear-gradient(to bottom, var(--ground), var(--ground-deep));
  --link: currentColor;
  --focus: var(--accent);
  --focus-gap: var(--ground-deep);
`;
