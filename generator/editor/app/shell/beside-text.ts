/** Where something stands, in the coordinates of the stage. CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Corner = Pick<Box, 'left' | 'top'>;

interface TextPlace {
  text: Box;
  /** The line in which is written. */
  caret: Pick<Box, 'top' | 'height'>;
  direction: 'ltr' | 'rtl';
  /** What else can be read around it. */
  others?: readonly Box[];
}

/** Between a text and its tools, and between them and the edges of the stage. CSS pixels. */
const gap = 8;

/** How much of one is under the other. Square pixels. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Above and below a text, at its beginning and at its end, and on either side of it: those that are on the stage. */
function cornersBeside(text: Box, { width, height }: Size, stage: Size, isRtl: boolean): Corner[] {
  const within = (left: number) => Math.max(gap, Math.min(left, stage.width - width - gap));
  const [left, right] = [within(text.left), within(text.left + text.width - width)];
  const [start, end] = isRtl ? [right, left] : [left, right];
  const [before, after] = [text.left - gap - width, text.left + text.width + gap];
  const sides = (isRtl ? [after, before] : [before, after]).filter((at) => at >= gap && at + width + gap <= stage.width);
  const lowest = stage.height - height;
  // A text that is scrolled out of sight keeps them at the edge behind which it is.
  const rows = [
    ...(text.top - gap - height >= 0 ? [Math.min(text.top - gap - height, lowest)] : []),
    ...(text.top + text.height + gap <= lowest ? [Math.max(text.top + text.height + gap, 0)] : []),
  ];
  const level = Math.max(0, Math.min(text.top, lowest));
  return [
    ...rows.flatMap((top) => [
      { left: start, top },
      { left: end, top },
    ]),
    ...sides.map((at) => ({ left: at, top: level })),
  ];
}

/**
 * Where the tools of a text stand: above it, else below it, else on its side, where they cover least of what can be read
 * there; at the edge that is farther from the caret where the text leaves no room for either.
 * @returns the upper left corner, in the coordinates of the stage
 */
export function besideText({ text, caret, direction, others = [] }: TextPlace, tools: Size, stage: Size): Corner {
  const isRtl = direction === 'rtl';
  const corners = cornersBeside(text, tools, stage, isRtl);
  const covered = (corner: Corner) => others.reduce((sum, other) => sum + overlap({ ...corner, ...tools }, other), 0);
  const [best] = corners.map((corner) => ({ corner, costs: covered(corner) })).toSorted((a, b) => a.costs - b.costs);
  if (best) return best.corner;
  const start = isRtl ? text.left + text.width - tools.width : text.left;
  const left = Math.max(gap, Math.min(start, stage.width - tools.width - gap));
  return { left, top: caret.top + caret.height / 2 < stage.height / 2 ? stage.height - tools.height : 0 };
}
