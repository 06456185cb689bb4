import { plainWords } from '../../../content/text/inline/read.ts';
import { fromPointer, isSame, type Path, toPointer } from '../model/places.ts';
import { pathOf, pointed } from '../model/pointed.ts';
import { blocksOf, loadedValueAt, pageOf, type Snapshot } from '../store/snapshot.ts';
import { sectionAt, sectionOf } from './sections.ts';
import { stripElementAt, stripSectionOf } from './strips.ts';
import { type EditableText, editableTextOf } from './texts.ts';

export const pointedIn = (root: Document): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(pointed)];

/** Elements that show a place or something inside it. */
const elementsAt = (root: Document, pointer: string): HTMLElement[] =>
  pointedIn(root).filter(({ dataset }) => dataset.pointer === pointer || dataset.pointer?.startsWith(`${pointer}/`));

/** Text of an element that can be edited in place. */
export const textOf = (snapshot: Snapshot, element: HTMLElement, path = pathOf(element)): EditableText | undefined =>
  editableTextOf(snapshot, element, path, loadedValueAt(snapshot, path));

/**
 * Elements whose text can be edited in place, in page order.
 * @param within pointer of a part of the content
 */
export function textsIn(root: Document, snapshot: Snapshot, within = ''): HTMLElement[] {
  return pointedIn(root).filter(
    (element) =>
      element.dataset.pointer?.startsWith(within) &&
      element.offsetParent !== null &&
      (element.querySelector('[data-edit-text]') !== null || textOf(snapshot, element) !== undefined),
  );
}

/** Shows refused values instead of the values in the file. */
export function markRejectedValues(root: Document, snapshot: Snapshot): void {
  for (const [pointer, { value }] of snapshot.rejectedValues) {
    for (const element of elementsAt(root, pointer).filter((one) => one.closest('[data-edit-writing]') === null)) {
      const shown = textOf(snapshot, element, fromPointer(pointer));
      if (shown && typeof value === 'string') shown.run[0]?.replaceWith(plainWords(value));
      element.setAttribute('data-edit-refused', '');
    }
  }
}

/** Element that shows a place, and whether the place is a whole block or part rather than something inside it. */
export function elementOf(
  root: Document,
  snapshot: Snapshot,
  path: Path,
): { element: HTMLElement | undefined; isWhole: boolean } {
  const index = path.indexOf('blocks');
  const block = index === -1 || path[0] === 'everyPage' ? undefined : Number(path[index + 1]);
  const element = block === undefined ? firstOf(root, snapshot, path) : sectionAt(root, block, blocksOf(snapshot));
  return { element, isWhole: path.length === index + 2 || index === -1 };
}

function firstOf(root: Document, snapshot: Snapshot, path: Path): HTMLElement | undefined {
  const [top] = path;
  if (top === 'everyPage') return stripElementAt(root, path);
  if (top === 'header' || top === 'footer') return root.querySelector<HTMLElement>(`body > ${top}`) ?? undefined;
  // These places concern the whole page.
  if (top === 'routes' || isSame(path, pageOf(snapshot)?.at ?? [])) return undefined;
  return elementsAt(root, toPointer(path))[0];
}

/** Part of the content that an element belongs to. */
export function partOf(root: Document, snapshot: Snapshot, target: Element): Path | undefined {
  const page = pageOf(snapshot);
  const index = sectionOf(root, target, blocksOf(snapshot));
  if (page && index !== undefined) return [...page.at, 'blocks', index];
  const inStrip = stripSectionOf(target);
  if (inStrip) return inStrip;
  if (target.closest('header')) return ['header'];
  return target.closest('footer') ? ['footer'] : page?.at;
}
