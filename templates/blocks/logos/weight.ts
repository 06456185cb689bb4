/** Area of a logo, in square rem: logos look alike in size by their area, not by their height. */
const area = 24;
const most = { width: 10, height: 4.75 };

/** The height of the tallest logo, in quarters of a rem: each quarter is a rule of the style sheet. */
export const mostQuarters = most.height * 4;

/** Height of a logo in quarters of a rem so that it weighs as much as the others, by its width and height in pixels. */
export function logoQuarters({ width, height }: { width: number; height: number }): number {
  const shape = width / height;
  const ideal = Math.min(Math.sqrt(area / shape), most.height, most.width / shape);
  return Math.max(1, Math.round(ideal * 4));
}
