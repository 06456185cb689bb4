import { css } from '@linaria/core';

/*
 * Drawn as a mask in the style sheet: pages do not repeat the drawing, and it follows the colour scheme. The mask is inline in
 * the sheet, since a separate request would show it later than everything else.
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

/** `--fade` of a motif without fading. */
export const wholeMotif = 'linear-gradient(#000, #000)';

const fades = {
  /** In the end corner; the default, which needs no class. */
  corner: undefined,
  /** At the start, where the text is. */
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
 * Classes of a box with the motif on its background: light line art in the colour `--motif`, or the colour for dark
 * backgrounds.
 * @param fade where the drawing fades behind the text
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

/** Decorative band at the bottom of a hero. */
export function Frieze() {
  return <span className={frieze} />;
}
