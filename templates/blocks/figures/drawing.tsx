import { css } from '@linaria/core';
import { withoutNoncharacters } from '../../components/without-noncharacters.ts';
import { countOf, type FigureShape, pathOf } from './shapes.ts';

/* Mirrored for right-to-left. */
const drawing = css`
  block-size: 1em;
  inline-size: auto;
  max-inline-size: 100%;
  margin-block-end: 0.2em;
  fill: currentColor;
  stroke: currentColor;
  stroke-linecap: round;

  &:dir(ltr) {
    scale: -1 1;
  }
  @media (forced-colors: active) {
    fill: CanvasText;
    stroke: CanvasText;
  }
`;

/** Decorative drawing of a number as petals, steps or dots; the text beside it has the same information. */
export function FigureDrawing({ shape, value }: { shape: FigureShape; value: string }) {
  const count = countOf(withoutNoncharacters(value), shape);
  if (count === undefined) return null;
  const { box, path, line } = pathOf(shape, count);
  return (
    <svg className={drawing} viewBox={box} aria-hidden="true">
      <path d={path} strokeWidth={line} />
    </svg>
  );
}
