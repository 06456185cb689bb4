import { css } from '@linaria/core';
import { circlePath } from '../../parts/circle-path.ts';
import { from } from '../../theme/tokens.ts';

/** Radius of the widest ring. */
const widest = 450;

/** The most rings that there are. */
const most = 5;

/*
 * The chosen ring is lit, and the lens goes to it: which is asked of the list that follows in the section, by its place, and
 * where it is follows from how many there are. None is chosen where all are closed.
 */
const lenses = Array.from({ length: most }, (_, index) => {
  const nth = `:nth-of-type(${index + 1})`;
  return `
  section:has(details${nth}[open]) > & {
    --chosen: ${index + 1};
  }
  section:has(details${nth}[open]) > & > circle${nth} {
    stroke: var(--accent);
    stroke-width: 3;
    fill: color-mix(in oklab, var(--accent), transparent 95%);
  }`;
}).join('');

const counts = Array.from(
  { length: most - 1 },
  (_, index) => `
  &[data-count='${index + 2}'] {
    --step: ${widest / (index + 2)};
  }`,
).join('');

/*
 * Half of it beyond the end of the page: its middle lies on the edge. Which ring is chosen is asked of the list that follows
 * in the section, by its place. On phones a quarter stands at the head.
 */
const drawing = css`
  position: absolute;
  inset-block-start: -14rem;
  inset-inline-end: -14rem;
  inline-size: 28rem;
  max-inline-size: none;
  aspect-ratio: 1;
  overflow: visible;
  fill: transparent;
  pointer-events: none;

  &:dir(ltr) {
    scale: -1 1;
  }
  & > circle {
    stroke: var(--ground-line);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
    transition: stroke 400ms var(--ease), fill 400ms var(--ease);
  }
  & > path {
    stroke: var(--ground-line);
    vector-effect: non-scaling-stroke;
  }
  & > path[pathLength] {
    stroke: var(--on-ground-soft);
    stroke-dasharray: 0.15 0.85;
    stroke-width: 9;
    opacity: 0.5;
  }
  ${counts}
  & > g {
    /* On the side of the page: below the middle on phones, above it on wide screens. */
    --across: calc(var(--chosen, 0) * var(--step) * 1px);
    transform: translate(calc(var(--across) * 0.7), calc(var(--across) * 0.714));
    transition: transform 600ms var(--ease);
  }
  ${lenses}
  & > g > circle {
    fill: color-mix(in oklab, var(--accent), transparent 82%);
    stroke: var(--accent);
    stroke-width: 3;
  }
  & > g > circle + circle {
    fill: var(--accent);
    stroke: none;
  }
  @media ${from.large} {
    inset-block-start: calc(50% - min(28rem, 36vw));
    inset-inline-end: max(-28rem, -36vw);
    inline-size: min(56rem, 72vw);

    & > g {
      transform: translate(calc(var(--across) * 0.9), calc(var(--across) * -0.436));
    }
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** Rings about one centre, with an axis that has no numbers, and the lens on the chosen one. */
export function Drawing({ count }: { count: number }) {
  const radii = Array.from({ length: count }, (_, index) => Math.round((widest * (index + 1)) / count));
  return (
    <svg className={drawing} viewBox="-450 -450 900 900" aria-hidden="true" data-count={count}>
      {radii.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      <path d={circlePath(widest + 12)} pathLength={180} />
      <path d={`M0 0H${widest + 24}M0 0V${-widest - 24}`} />
      <g>
        <circle r="38" />
        <circle r="7" />
      </g>
    </svg>
  );
}
