import { bareScene } from '../compositions/marks.ts';

/** Background of a box, extended to both edges of the window. */
export const toEdges = (colour: string) => `
  background: ${colour};
  border-image: linear-gradient(${colour}, ${colour}) fill 1 / 0 / 0 100vw;

  @media (forced-colors: active) {
    border-image: none;
  }
`;

/** The same to the window edge at the start. */
export const toStartEdge = (colour: string) => `
  background: ${colour};
  border-image: linear-gradient(${colour}, ${colour}) fill 1 / 0 / 0 100vw 0 0;

  &:dir(ltr) {
    border-image-outset: 0 0 0 100vw;
  }
  @media (forced-colors: active) {
    border-image: none;
    padding-inline-start: 1rem;
    border: 1px solid CanvasText;
  }
`;

/** Picture from edge to edge at the top of the opening, `--picture` high below a floating header, behind the words. */
export const strip = `
  ${bareScene}
  position: absolute;
  inset-block: 0 auto;
  inset-inline: 0;
  inline-size: auto;
  block-size: calc(var(--picture) + var(--over, 0px));

  & img {
    block-size: 100%;
    clip-path: none;
  }
`;

/** Breadcrumb without the strip behind it. */
export const bareBar = `
  background: none;
  box-shadow: none;
`;

/** No background behind the opening. */
export const noGround = `
  background: none;

  &::before,
  & > span {
    display: none;
  }
`;
