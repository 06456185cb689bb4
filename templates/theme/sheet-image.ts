/**
 * A drawing as a CSS image, without what an address or a string of a sheet would end at.
 * @param size of the square, in CSS pixels.
 * @param content further attributes, the end of the tag, and what is drawn.
 */
export function toImage(size: number, content: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'${content}</svg>`;
  return `url("data:image/svg+xml,${drawing
    .replaceAll(/(?<![\d.])0\./g, '.')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')}")`;
}
