import { fromPointer, type Path, toPointer } from '../model/places.ts';

const pointed = '[data-pointer]';

const pathOf = (element: Element | null | undefined): Path => fromPointer(element?.getAttribute('data-pointer') ?? '');

const isOfStrip = ([top, , list]: Path) => top === 'everyPage' && list === 'blocks';

/** Path of the strip section that contains an element, found by the pointers inside it. */
export function stripSectionOf(target: Element): Path | undefined {
  const section = target.closest('aside > *');
  const path = pathOf(section?.querySelector(pointed));
  return isOfStrip(path) ? path.slice(0, 4) : undefined;
}

/** Element of a strip, or of the strip's section that contains a place. */
export function stripElementAt(root: Document, path: Path): HTMLElement | undefined {
  const start = toPointer(path.slice(0, 4));
  const all = [...root.querySelectorAll<HTMLElement>(`aside ${pointed}`)];
  const found = all.find(({ dataset }) => dataset.pointer?.startsWith(`${start}/`));
  return found?.closest<HTMLElement>(path.length > 3 ? 'aside > *' : 'aside') ?? undefined;
}
