import { css } from '@linaria/core';
import { circlePath } from '../../components/circle-path.ts';
import { from } from '../../theme/tokens.ts';

/** Radius of the outermost ring. */
const widest = 450;

/** Largest number of rings. */
const most = 5;

/*
 * The chosen ring is highlighted, and the lens moves to it: `:has()` reads which item of the list that follows is open; the
 * position depends on the number of rings. None is chosen if all are closed.
 */
const lenses = Array.from({ length: most }, (_, index) => {
  const nth = `:nth-of-type(${index + 1})`;
  return `
  & > foreignObject${nth} {
    --at: ${index + 1};
  }
  section:has(details${nth}[open]) > & {
    --chosen: ${index + 1};
  }
  section:has(details${nth}[open]) > & > circle${nth} {
    stroke: var(--accent);
    stroke-width: 3;
    fill: color-mix(in oklab, var(--accent), transparent 95%);
  }
  section:has(details${nth}[open]) > & > foreignObject${nth} {
    color: var(--accent);
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
 * The centre is at the page's edge, so half is cut off. `:has()` reads which item of the list that follows is open. On phones a
 * quarter is shown at the top.
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
    transform: translate(calc(var(--across) * 0.866), calc(var(--across) * 0.5));
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
  @media ${from.medium} {
    inset-block-start: -21rem;
    inset-inline-end: -21rem;
    inline-size: 42rem;
  }
  @media ${from.large} {
    inset-block-start: calc(50% - min(28rem, 36vw));
    inset-inline-end: max(-28rem, -36vw);
    inline-size: min(56rem, 72vw);

    & > g {
      transform: translate(calc(var(--across) * 0.9), calc(var(--across) * -0.436));
    }
  }
  /* In units of the drawing, which is half as large on phones: there names stand along the edge of the page. */
  & > foreignObject {
    --at-ring: calc(var(--at) * var(--step) * 1px);
    overflow: visible;
    inline-size: 420px;
    transform: translate(16px, calc(var(--at-ring) - 26px));
    font-size: 30px;
    line-height: 1.3;
    color: var(--on-ground-soft);

    @media ${from.medium} {
      font-size: 21px;
    }
  }
  & span {
    display: flex;
    align-items: center;
    justify-content: end;
    block-size: 100%;
  }
  &:dir(ltr) span {
    scale: -1 1;
  }
  & b {
    padding-inline: 0.6em;
    border-radius: 0.5em;
    font-weight: 550;
    line-height: 1.7;
    text-align: center;
    background: var(--ground-deep);
  }
  /* Elsewhere in the middle of its ring's line, below the axis. */
  @media ${from.large} {
    & > foreignObject {
      --across: calc(0.866 * var(--at-ring));
      --half: min(var(--across) - 8px, 150px);
      inline-size: calc(2 * var(--half));
      transform: translate(calc(var(--across) - var(--half)), calc(0.5 * var(--at-ring) - 26px));
      font-size: 18px;
    }
    & span {
      justify-content: center;
    }
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/**
 * Concentric rings with names, an axis without numbers, and the lens on the chosen ring.
 * @param names of the rings, innermost first; hidden from assistive technology, which reads the list
 */
export function Drawing({ names }: { names: readonly string[] }) {
  const radii = names.map((_, index) => Math.round((widest * (index + 1)) / names.length));
  return (
    <svg className={drawing} viewBox="-450 -450 900 900" aria-hidden="true" data-count={names.length}>
      {radii.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      <path d={circlePath(widest + 12)} pathLength={180} />
      <path d={`M0 0H${widest + 24}M0 0V${-widest - 24}`} />
      <g>
        <circle r="38" />
        <circle r="7" />
      </g>
      {names.map((name) => (
        <foreignObject key={name} width="300" height="52">
          <span>
            <b>{name}</b>
          </span>
        </foreignObject>
      ))}
    </svg>
  );
}
