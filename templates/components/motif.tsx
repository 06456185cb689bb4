import { css } from '@linaria/core';

/*
 * Drawn by the sheet, as the mask of a colour: no page repeats the drawing, and it follows the scheme. The mask stands in the
 * sheet and not in a file of its own: another request would let it appear after everything else.
 */
const lattice = css`
  --corner: radial-gradient(ellipse min(46rem, 80vw) min(34rem, 64vw) at 0% 0%, #000, transparent);

  &:dir(ltr) {
    --corner: radial-gradient(ellipse min(46rem, 80vw) min(34rem, 64vw) at 100% 0%, #000, transparent);
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    mask: var(--motif-tile) intersect, var(--fade, var(--corner));

    /* A browser without masks would draw all of the box. */
    @supports (mask-composite: intersect) {
      background: var(--motif, var(--ground-line));
    }
    @media print, (forced-colors: active) {
      display: none;
    }
  }
`;

/** The `--fade` of a motif that gives way nowhere. */
export const wholeMotif = 'linear-gradient(#000, #000)';

const fades = {
  /** In the corner at the end alone: most often, and without a class of its own. */
  corner: undefined,
  /** At the start of the line, where the words are. */
  start: css`
    --fade: linear-gradient(to right, #000, rgb(0 0 0 / 0.55) 45%, rgb(0 0 0 / 0.08) 80%);

    &:dir(ltr) {
      --fade: linear-gradient(to left, #000, rgb(0 0 0 / 0.55) 45%, rgb(0 0 0 / 0.08) 80%);
    }
  `,
  whole: css`
    --fade: ${wholeMotif};
  `,
};

/**
 * Classes of a box with the identity's motif on its ground: light line art of the colour `--motif`, or of that
 * for deep grounds.
 * @param fade where the drawing gives way to the words.
 */
export function withMotif(className: string, fade: keyof typeof fades = 'corner'): string {
  return [className, lattice, fades[fade]].filter(Boolean).join(' ');
}

const frieze = css`
  position: relative;
  display: block;
  /* One row of the drawing, whatever the size of the text. */
  block-size: var(--edge-size, 20px);
  background: var(--ground-deep);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    mask: var(--edge);

    @supports (mask-composite: intersect) {
      background: var(--accent);
    }
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** The band that closes an opening, as over a door. */
export function Frieze() {
  return <span className={frieze} />;
}
