import { css } from '@linaria/core';
import { maskedIcon } from '../../components/icon-mask.ts';
import { from } from '../../theme/tokens.ts';
import { nameSize, type WindowName, windows } from './lattice.ts';

const media: Record<WindowName, string> = {
  narrow: '(max-width: 35.99rem)',
  medium: '(min-width: 36rem) and (max-width: 63.99rem)',
  wide: from.large,
};
const names = Object.keys(windows) as WindowName[];
const each = (rule: (name: WindowName) => string) => names.map((name) => `@media ${media[name]} { ${rule(name)} }`).join('\n');

/* A flat background, so that outlines can be drawn as what remains visible of the marks. */
export const night = css`
  background: var(--ground-deep);
  --name: var(--accent);

  /* Text in the accent is readable on deep grounds only. */
  &[data-opening] {
    --name: var(--on-ground);
  }
  &:has([open]) {
    z-index: 1;
  }
`;

export const head = css`
  position: relative;
  z-index: 2;
  padding-block-start: var(--section-space);

  & > h2 + p {
    margin-block-start: var(--space-2);
    max-inline-size: var(--measure);
    color: var(--on-ground-soft);
  }
`;

export const field = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block: var(--space-6);
`;

/* Hint how to use the stars, with a star as an icon. */
export const hint = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-block-start: var(--space-4);
  color: var(--name);
  font-weight: 550;

  &::before {
    content: '';
    flex: none;
    inline-size: 1.25rem;
    aspect-ratio: 1;
    background: currentColor;
    clip-path: var(--mark);
  }
  @media print {
    display: none;
  }
`;

/* Layer for one window size class. */
export const layer = css`
  flex: none;
  font-size: 1rem;
  max-inline-size: none;
  /* A star is pressed wherever its ring shows, also where an outline lies over it. */
  pointer-events: none;

  ${each((name) => `&:not([data-sky='${name}']) { display: none; }`)}

  @media print {
    display: none;
  }
`;

/* A mark is at most half as wide as its column: wider ones would be clipped where the browser repeats the pattern. */
export const outlines = css`
  --half: 6vw;
  grid-area: 1 / 1;

  @media ${from.small} {
    --half: 5vw;
  }
  @media ${from.large} {
    --half: 2.5vw;
  }

  &:dir(rtl) {
    scale: -1 1;
  }

  & g > rect {
    inline-size: min(1.5em, var(--half));
    block-size: min(1.5em, var(--half));
    transform-box: fill-box;
    transform-origin: center;
    translate: -50% -50%;
    clip-path: var(--mark);
    fill: color-mix(in oklab, var(--on-ground-soft), var(--ground-deep) 45%);
  }
  & g + g > rect {
    inline-size: 1em;
    block-size: 1em;
    opacity: 0.8;
  }
  & g > rect + rect {
    scale: 0.86;
    fill: var(--ground-deep);
    opacity: 1;
  }
  @media (forced-colors: active) {
    & g > rect {
      fill: CanvasText;
    }
    & g > rect + rect {
      fill: Canvas;
    }
  }
`;

export const stars = css`
  display: contents;

  /* In the light of a star names need more contrast. */
  &:has([open]) :is(h2, h3) {
    color: var(--on-ground);
  }

  @media print {
    display: block;
  }
`;

/* Positions the star, whose own box is `display: contents`: no containing block for its panel. */
export const star = css`
  --edge: max(var(--gutter), 50% - var(--content) / 2);
  --wide: min(34rem, 43%);
  grid-area: 1 / 1;
  display: flex;
  align-items: end;
  align-self: start;
  pointer-events: none;

  & > details {
    display: grid;
    justify-content: center;
    inline-size: 0;
    block-size: 0;
    pointer-events: auto;
  }
  & summary {
    display: grid;
    justify-items: center;
    inline-size: max-content;
    max-inline-size: min(${nameSize.width}rem, 40vw);
    min-inline-size: 2.75rem;
    cursor: pointer;
    list-style: none;
    text-align: center;
    /* A ring about what can be opened, as outlines have none. */
    background: radial-gradient(circle at 50% 1.375rem, var(--fill, transparent) 1.08rem, var(--accent) 1.13rem 1.2rem, transparent 1.25rem);
    margin-block-start: -1.375rem;
    scroll-margin-block: calc(var(--header-height) + 1rem) 70vh;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary::before {
    content: '';
    inline-size: 2.75rem;
    aspect-ratio: 1;
    background: var(--accent);
    clip-path: var(--mark);
    scale: 0.54;
    transition: scale 400ms var(--ease);
  }
  & summary:is(:hover, :focus-visible, :active) {
    --fill: color-mix(in oklab, var(--accent), transparent 70%);
  }
  & summary:is(:hover, :focus-visible, :active)::before {
    scale: 0.66;
  }
  & summary:is(:hover, :focus-visible, :active) :is(h2, h3) {
    text-decoration-thickness: 2px;
  }
  & [open] > summary::before {
    scale: 0.72;
  }
  & :is(h2, h3) {
    padding-inline: 0.375em;
    font-size: min(var(--text-base), 6.4vw);
    font-weight: 550;
    margin-block-start: -0.15em;
    line-height: 1.65;
    color: var(--name);
    background: var(--ground-deep);
    text-decoration: underline 1px;
    text-underline-offset: 0.35em;
    /* The sheet says all of a name; two lines are what has room. */
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  /* The light of the chosen one spreads from where it stands, over all but words and its sheet. */
  & > [open]::before {
    content: '';
    position: absolute;
    z-index: 1;
    inline-size: 60rem;
    aspect-ratio: 1;
    margin: -30rem;
    background: radial-gradient(closest-side, color-mix(in oklab, var(--accent), transparent 60%), transparent);
    pointer-events: none;
    animation: light 400ms var(--ease);
  }
  @keyframes light {
    from {
      opacity: 0;
      scale: 0.05;
    }
  }
  /* The sheet is closed by its star; the cross is a part of it that lies on the sheet. */
  & [open] > summary::after {
    ${maskedIcon('close', 22, 'ButtonText')}
    inline-size: 2.75rem;
    block-size: 2.75rem;
    mask-size: 22px;
    position: fixed;
    z-index: 4;
    inset-block-end: 0.25rem;
    inset-inline-end: var(--space-2);
    color: var(--ink);
  }
  /* No sheet lies over what a key leads the focus to, with or without scripts (WCAG 2.4.11). */
  :root:has(:focus-visible) & > [open]:not(:focus-within) > div,
  :root:has(:focus-visible) & > [open]:not(:focus-within) > summary::after {
    display: none;
  }
  & details > div {
    scroll-margin-block-start: 50vh;
  }
  @media ${from.large} {
    & summary {
      scroll-margin-block-end: 0;
    }
    & details > div {
      scroll-margin-block-start: 32rem;
    }
    & [open] > summary::after {
      position: absolute;
      inset-block: 0.5rem auto;
      inset-inline: auto calc(var(--edge) + 0.5rem);
    }
    & [data-side='start'] > summary::after {
      inset-inline: calc(var(--edge) + var(--wide) - 3.25rem) auto;
    }
  }
  @media (forced-colors: active) {
    & summary::before {
      forced-color-adjust: none;
      background: LinkText;
    }
  }
  @media print {
    display: block;
    margin-block-end: var(--space-4);
    break-inside: avoid;

    & > details {
      display: block;
      inline-size: auto;
      block-size: auto;
    }
    & > [open]::before,
    & summary::before,
    & [open] > summary::after {
      display: none !important;
    }
    & summary {
      background: none;
      justify-items: start;
      max-inline-size: none;
      margin: 0;
    }
    & :is(h2, h3) {
      display: block;
      padding: 0;
      color: inherit;
      background: none;
      text-decoration: none;
    }
    & > details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

export const sheet = css`
  position: fixed;
  z-index: 3;
  inset-inline: 0;
  inset-block-end: 0;
  max-block-size: 66vh;
  overflow-y: auto;
  padding: var(--space-5) var(--gutter) var(--space-7);
  color: var(--ink);
  background: var(--surface);
  border: var(--line);
  border-start-start-radius: var(--radius-lg);
  border-start-end-radius: var(--radius-lg);
  box-shadow: var(--shadow-md);
  --link: var(--brand-ink);
  --focus: var(--brand-ink);
  --focus-gap: var(--surface);

  & > :first-child {
    font-size: var(--text-xl);
    font-weight: 650;
  }
  & > p + p {
    font-size: var(--text-lg);
  }
  & > dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: var(--space-3) var(--space-5);
    margin-block-start: var(--space-4);
    padding-block-start: var(--space-4);
    border-block-start: var(--line);
  }
  & dt {
    font-size: var(--text-sm);
    font-weight: 550;
    color: var(--brand-ink);
  }
  & dd {
    font-size: var(--text-base);
    line-height: 1.6;
  }
  @media ${from.large} {
    position: absolute;
    inset-block: 0;
    align-content: safe center;
    inset-inline: auto var(--edge);
    inline-size: var(--wide);
    max-block-size: none;
    padding: var(--space-5) var(--space-6);
    border-radius: var(--radius-lg);

    [data-side='start'] & {
      inset-inline: var(--edge) auto;
    }
  }
  @media print {
    position: static;
    inline-size: auto;
    max-block-size: none;
    padding: 0;
    border: 0;
    box-shadow: none;

    & > :first-child {
      display: none;
    }
    & > dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      margin-block-start: var(--space-2);
      padding-block-start: 0;
      border: 0;
    }
  }
`;

export const foot = css`
  position: relative;
  z-index: 2;
  display: grid;
  gap: var(--space-4) var(--column-gap);
  align-items: center;
  justify-content: space-between;
  padding-block-end: var(--section-space);

  & > p:first-child {
    font-size: var(--text-lg);
    text-wrap: balance;
  }
  @media ${from.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
