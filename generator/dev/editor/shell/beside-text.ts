/** Where something stands, in the coordinates of the stage. CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

interface TextPlace {
  text: Box;
  /** The line in which is written. */
  caret: Pick<Box, 'top' | 'height'>;
  direction: 'ltr' | 'rtl';
}

/** Between a text and its tools, and between them and the edges of the stage. CSS pixels. */
const gap = 8;

/**
 * Where the tools of a text stand: above it, else below it; at the edge that is farther from the caret where the text
 * leaves no room for either. A text that is scrolled out of sight keeps them at the edge behind which it is.
 * @returns the upper left corner, in the coordinates of the stage
 */
export function besideText({ text, caret, direction }: TextPlace, tools: Size, stage: Size): Pick<Box, 'left' | 'top'> {
  const start = direction === 'rtl' ? text.left + text.width - tools.width : text.left;
  const left = Math.max(gap, Math.min(start, stage.width - tools.width - gap));
  const lowest = stage.height - tools.height;
  const above = text.top - gap - tools.height;
  const below = text.top + text.height + gap;
  if (above >= 0) return { left, top: Math.min(above, lowest) };
  if (below <= lowest) return { left, top: Math.max(below, 0) };
  return { left, top: caret.top + caret.height / 2 < stage.height / 2 ? lowest : 0 };
}
