/** Rectangle in stage coordinates, in CSS pixels. */
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
  /** Line with the caret. */
  caret: Pick<Box, 'top' | 'height'>;
  direction: 'ltr' | 'rtl';
  /** Other readable content around the text. */
  others?: readonly Box[];
}

/** Gap between a text and its toolbar, and between the toolbar and the stage's edges, in CSS pixels. */
const gap = 8;

/** Overlap area of two boxes, in square pixels. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Candidate positions within the stage: above, below and beside the text, at its start and end. */
function candidateCorners(text: Box, { width, height }: Size, stage: Size, isRtl: boolean): Corner[] {
  const within = (left: number) => Math.max(gap, Math.min(left, stage.width - width - gap));
  const [left, right] = [within(text.left), within(text.left + text.width - width)];
  const [start, end] = isRtl ? [right, left] : [left, right];
  const [before, after] = [text.left - gap - width, text.left + text.width + gap];
  const sides = (isRtl ? [after, before] : [before, after]).filter((at) => at >= gap && at + width + gap <= stage.width);
  const lowest = stage.height - height;
  // If the text is scrolled out of view, the toolbar stays at that edge.
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
 * Position of a text's toolbar. Of the places above, below and beside the text, the one that covers the least readable
 * content; on a tie, the first in that order. If none fits, the stage edge farther from the caret.
 * @returns upper left corner in stage coordinates
 */
export function toolbarPosition({ text, caret, direction, others = [] }: TextPlace, tools: Size, stage: Size): Corner {
  const isRtl = direction === 'rtl';
  const corners = candidateCorners(text, tools, stage, isRtl);
  const covered = (corner: Corner) => others.reduce((sum, other) => sum + overlap({ ...corner, ...tools }, other), 0);
  const [best] = corners.map((corner) => ({ corner, costs: covered(corner) })).toSorted((a, b) => a.costs - b.costs);
  if (best) return best.corner;
  const start = isRtl ? text.left + text.width - tools.width : text.left;
  const left = Math.max(gap, Math.min(start, stage.width - tools.width - gap));
  return { left, top: caret.top + caret.height / 2 < stage.height / 2 ? stage.height - tools.height : 0 };
}
