import { css } from '@linaria/core';
import { useUniqueId } from '../render-context.tsx';
import { shared } from '../shared.tsx';
import { khatamPath } from '../theme/khatam.ts';

const lattice = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  fill: none;
  stroke: var(--ground-line);

  @media print, (forced-colors: active) {
    display: none;
  }
  &[data-fade='start'] {
    mask-image: linear-gradient(to right, #000, rgb(0 0 0 / 0.55) 45%, rgb(0 0 0 / 0.08) 80%);

    &:dir(ltr) {
      mask-image: linear-gradient(to left, #000, rgb(0 0 0 / 0.55) 45%, rgb(0 0 0 / 0.08) 80%);
    }
  }
  &[data-fade='corner'] {
    mask-image: radial-gradient(ellipse min(46rem, 80vw) min(34rem, 64vw) at 0% 0%, #000, transparent);

    &:dir(ltr) {
      mask-image: radial-gradient(ellipse min(46rem, 80vw) min(34rem, 64vw) at 100% 0%, #000, transparent);
    }
  }
`;

/** Side of the repeated square: stars touch each other with their points, crosses remain between them. */
const period = 128;
const middle = period / 2;

const star = khatamPath(middle, middle, middle);
const innerStar = khatamPath(middle, middle, 46);
const hearts = [
  [middle, middle],
  [0, 0],
  [period, 0],
  [0, period],
  [period, period],
]
  .map(([x = 0, y = 0]) => khatamPath(x, y, 20))
  .join('');

interface MotifProps {
  className?: string;
  /** Where the drawing gives way to the words: at the start of the line, or everywhere but in the end's upper corner. */
  fade?: 'start' | 'corner';
}

const Lattice = shared(LatticeDrawing, ({ id, className, fade }: MotifProps & { id: string }) => `${id} ${fade} ${className}`);

/** The identity's motif: a tessellation of khatams and crosses as light line art, in the colour of `stroke`. */
export function Motif(props: MotifProps) {
  return <Lattice id={useUniqueId('motif')} {...props} />;
}

function LatticeDrawing({ id, className, fade }: MotifProps & { id: string }) {
  return (
    <svg className={className ? `${lattice} ${className}` : lattice} data-fade={fade} aria-hidden="true">
      <pattern id={id} width={period} height={period} patternUnits="userSpaceOnUse">
        <path d={star} strokeWidth="1.5" />
        <path d={innerStar + hearts} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}

const frieze = css`
  position: relative;
  display: block;
  inline-size: 100%;
  /* One row of the drawing, whatever the size of the text. */
  block-size: 20px;
  fill: var(--accent);
  background: var(--ground-deep);

  @media print, (forced-colors: active) {
    display: none;
  }
`;

const Band = shared(BandDrawing, ({ id }) => id);

/** A band of small khatams that closes an opening, as over a door. */
export function Frieze() {
  return <Band id={useUniqueId('frieze')} />;
}

function BandDrawing({ id }: { id: string }) {
  return (
    <svg className={frieze} aria-hidden="true">
      <pattern id={id} width="20" height="20" patternUnits="userSpaceOnUse">
        <path d={khatamPath(10, 10, 4.5)} />
        <path d={khatamPath(0, 10, 2) + khatamPath(20, 10, 2)} opacity="0.45" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
