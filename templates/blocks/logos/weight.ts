/** Area of a logo in square rem: equal areas make logos look equally large. */
const area = 24;
const most = { width: 10, height: 4.75 };

/** Largest height in quarters of a rem; each quarter is one CSS rule. */
export const mostQuarters = most.height * 4;

/** Height of a logo in quarters of a rem, for equal visual weight, from its size in pixels. */
export function logoQuarters({ width, height }: { width: number; height: number }): number {
  const shape = width / height;
  const ideal = Math.min(Math.sqrt(area / shape), most.height, most.width / shape);
  return Math.max(1, Math.round(ideal * 4));
}
