import { css } from '@linaria/core';
import type { MotifName } from '../../theme/theme-options.ts';
import { from } from '../../theme/tokens.ts';
import { ringPath, ringShape, ringShapes } from './shapes.ts';

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
  section:has(details${nth}[open]) > & > :nth-child(${index + 1}) {
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

/* Points of names and lens in each shape. */
const points = Object.entries(ringShapes)
  .map(
    ([
      name,
      {
        name: [nameX, nameY],
        lens,
        smallLens,
      },
    ]) => `
  &[data-shape='${name}'] {
    --name-x: ${nameX};
    --name-y: ${nameY};
    --lens-x: ${smallLens[0]};
    --lens-y: ${smallLens[1]};

    @media ${from.large} {
      --lens-x: ${lens[0]};
      --lens-y: ${lens[1]};
    }
  }`,
  )
  .join('');

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
  ${points}
  /* Light grounds have lines too pale for a drawing. */
  [data-opening] > & {
    --ground-line: color-mix(in oklab, var(--accent), transparent 55%);
  }
  & > :is(circle, [data-ring]) {
    stroke: var(--ground-line);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
    transition: stroke 400ms var(--ease), fill 400ms var(--ease);
  }
  /* Arches are shown whole at the top of a phone. */
  &[data-shape='arch'] {
    inset-block-start: 1rem;
  }
  /* Dotted circles. */
  &[data-dotted] > circle {
    stroke-dasharray: 0 14;
    stroke-linecap: round;
    stroke-width: 5;
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
    transform: translate(calc(var(--across) * var(--lens-x)), calc(var(--across) * var(--lens-y)));
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

    /* Smaller, so that the name of the outermost arch is below the edge of the section. */
    &[data-shape='arch'] {
      inset-block-start: 1.25rem;
      inset-inline-end: -18rem;
      inline-size: 36rem;
    }
  }
  @media ${from.large} {
    inset-block-start: calc(50% - min(28rem, 36vw));
    inset-inline-end: max(-28rem, -36vw);
    inline-size: min(56rem, 72vw);

    /* They stand on the foot of the section, below its heading. */
    &[data-shape='arch'] {
      inset-block-start: calc(100% - min(32rem, 41.1vw));
      inset-inline-end: max(-28rem, -36vw);
      inline-size: min(56rem, 72vw);
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
  @media not ${from.large} {
    &[data-shape='arch'] > foreignObject {
      transform: translate(16px, calc(-1 * var(--at-ring) - 26px));
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
      --across: calc(var(--name-x) * var(--at-ring));
      --half: min(var(--across) - 8px, 150px);
      inline-size: calc(2 * var(--half));
      transform: translate(calc(var(--across) - var(--half)), calc(var(--name-y) * var(--at-ring) - 26px));
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

interface DrawingProps {
  /** Names of the rings, innermost first; hidden from assistive technology, which reads the list. */
  names: readonly string[];
  /** Motif of the site, which sets the shape of the rings. */
  motif: MotifName;
}

/** Concentric rings with names, an axis without numbers, and the lens on the chosen ring. */
export function Drawing({ names, motif }: DrawingProps) {
  const shape = ringShape(motif);
  const radii = names.map((_, index) => Math.round((widest * (index + 1)) / names.length));
  return (
    <svg
      className={drawing}
      viewBox="-450 -450 900 900"
      aria-hidden="true"
      data-count={names.length}
      data-shape={shape}
      data-dotted={motif === 'dots' ? '' : undefined}
    >
      {radii.map((radius) =>
        shape === 'circle' ? <circle key={radius} r={radius} /> : <path key={radius} d={ringPath(shape, radius)} data-ring="" />,
      )}
      <path d={ringPath(shape, widest + 12)} pathLength={180} />
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
