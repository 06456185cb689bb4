/**
 * Drawing as a CSS data URL, with special characters escaped.
 * @param size side in CSS pixels
 * @param content further attributes, the end of the tag, and the children
 */
export function toCssImage(size: number, content: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'${content}</svg>`;
  return `url("data:image/svg+xml,${drawing
    .replaceAll(/(?<![\d.])0\./g, '.')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')}")`;
}
