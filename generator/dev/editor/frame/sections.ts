const isSection = (element: Element) => !element.matches('nav, link, script, style, [data-sections]');

/** The elements of a page's blocks, in their order. */
export function sectionsOf(root: Document): HTMLElement[] {
  const main = root.querySelector('main');
  const children = [...(main?.children ?? [])];
  const all = children.flatMap((one) => (one.matches('[data-sections]') ? [...one.children] : [one]));
  return all.filter((one): one is HTMLElement => isSection(one));
}

/** The element of a block; undefined when the page draws it otherwise. */
export const sectionAt = (root: Document, index: number): HTMLElement | undefined => sectionsOf(root)[index];

/** Which block an element is in. */
export function sectionOf(root: Document, element: Element): number | undefined {
  const found = sectionsOf(root).findIndex((section) => section.contains(element));
  return found === -1 ? undefined : found;
}
