import { css } from '@linaria/core';
import { friezeDrawing, motifDrawing } from '../theme/repeated-drawings.ts';

/*
 * Drawn by the sheet, as the mask of a colour: no page repeats the drawing, and it follows the scheme. The mask stands in the
 * sheet and not in a file of its own: another request would let it appear after everything else.
 */
const lattice = css`
  position: absolute;
  inset: 0;
  pointer-events: none;
  mask: ${motifDrawing} intersect, var(--fade, linear-gradient(#000, #000));

  /* A browser without masks would draw all of the box. */
  @supports (mask-composite: intersect) {
    background: var(--ground-line);
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

const fades = {
  start: css`
    --fade: linear-gradient(to right, #000, rgb(0 0 0 / 0.55) 45%, rgb(0 0 0 / 0.08) 80%);

    &:dir(ltr) {
      --fade: linear-gradient(to left, #000, rgb(0 0 0 / 0.55) 45%, rgb(0 0 0 / 0.08) 80%);
    }
  `,
  corner: css`
    --fade: radial-gradient(ellipse min(46rem, 80vw) min(34rem, 64vw) at 0% 0%, #000, transparent);

    &:dir(ltr) {
      --fade: radial-gradient(ellipse min(46rem, 80vw) min(34rem, 64vw) at 100% 0%, #000, transparent);
    }
  `,
};

interface MotifProps {
  className?: string;
  /** Where the drawing gives way to the words: at the start of the line, or everywhere but in the end's upper corner. */
  fade?: keyof typeof fades;
}

/** The identity's motif: a tessellation of khatams and crosses as light line art, in the colour of its background. */
export function Motif({ className, fade }: MotifProps) {
  return <span className={[lattice, fade && fades[fade], className].filter(Boolean).join(' ')} />;
}

const frieze = css`
  position: relative;
  display: block;
  /* One row of the drawing, whatever the size of the text. */
  block-size: 20px;
  background: var(--ground-deep);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    mask: ${friezeDrawing};

    @supports (mask-composite: intersect) {
      background: var(--accent);
    }
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** A band of small khatams that closes an opening, as over a door. */
export function Frieze() {
  return <span className={frieze} />;
}
