import type { Json } from '../../../../core/json/value.ts';
import { child, isSame, type Path, toPointer } from '../../model/places.ts';
import { pathOf, pointed } from '../../model/pointed.ts';

/** Elements of a list of pieces on a rendered page. */
export interface RenderedList {
  container: HTMLElement;
  /** Element of each piece, in order. */
  pieces: HTMLElement[];
  /** Other children of the container: a title before the pieces, notes after them. */
  before: HTMLElement[];
  after: HTMLElement[];
}

const isShown = (element: Element): element is HTMLElement => !element.matches('link, script, style, template');

/** Pointers in an element that are inside a list, as indexes of its pieces. */
function indexesIn(element: HTMLElement, at: Path): number[] {
  const inside = [...(element.matches(pointed) ? [element] : []), ...element.querySelectorAll<HTMLElement>(pointed)];
  return inside.map(pathOf).flatMap((path) => {
    const index = path[at.length];
    return typeof index === 'number' && isSame(path.slice(0, at.length), at) ? [index] : [];
  });
}

/** Index of the piece that an element shows; undefined if that is unknown or ambiguous. */
function pieceIndex(element: HTMLElement, at: Path): number | undefined {
  const indexes = indexesIn(element, at);
  return indexes.every((index) => index === indexes[0]) ? indexes[0] : undefined;
}

/** Splits the children of an element into the pieces of a list and others; undefined if they do not match. */
function matchChildren(container: HTMLElement, at: Path, length: number): RenderedList | undefined {
  const children = [...container.children].filter(isShown);
  // Notes belong to several pieces.
  const known = children.map((child) => (child.matches('[role="doc-endnotes"]') ? undefined : pieceIndex(child, at)));
  const first = known.findIndex((index) => index !== undefined);
  const start = first - (known[first] ?? 0);
  if (first === -1 || start < 0 || start + length > children.length) return undefined;
  const isInPlace = known.every((index, position) => index === undefined || index === position - start);
  if (!isInPlace) return undefined;
  return {
    container,
    before: children.slice(0, start),
    pieces: children.slice(start, start + length),
    after: children.slice(start + length),
  };
}

/** Element of the whole piece, from the element of a text in it; undefined if the text is inside an object of another kind. */
function pieceElementOf(element: HTMLElement, at: Path, list: readonly Json[]): HTMLElement | undefined {
  const [index, ...rest] = pathOf(element).slice(at.length);
  const piece = typeof index === 'number' ? list[index] : undefined;
  if (typeof piece === 'string') return rest.length === 0 ? element : undefined;
  if (rest.length === 1 && rest[0] === 'text' && typeof child(piece, 'text') === 'string') return element;
  if (rest[0] !== 'items' || child(piece, 'type') !== 'list') return undefined;
  let outermost: HTMLElement | undefined;
  for (
    let next = element.closest<HTMLElement>('ul, ol');
    next;
    next = next.parentElement?.closest<HTMLElement>('ul, ol') ?? null
  ) {
    if (indexesIn(next, at).some((one) => one !== index)) break;
    outermost = next;
  }
  return outermost;
}

/**
 * Elements of a list on a page; undefined if they do not match its pieces.
 * @param inside element of a text in the list, if the list may be on the page several times
 */
export function findRenderedList(
  root: ParentNode,
  at: Path,
  list: readonly Json[],
  inside?: HTMLElement,
): RenderedList | undefined {
  const start = `${toPointer(at)}/`;
  const all = inside ? [inside] : [...root.querySelectorAll<HTMLElement>(pointed)];
  for (const element of all.filter(({ dataset }) => dataset.pointer?.startsWith(start))) {
    const container = pieceElementOf(element, at, list)?.parentElement;
    const found = container && matchChildren(container, at, list.length);
    if (found) return found;
  }
  return undefined;
}

/** Replaces the start of all pointers in an element, as its piece has another index. */
export function movePointers(element: Element, from: string, to: string): void {
  if (from === to) return;
  const isOfPiece = (pointer: string) => pointer === from || pointer.startsWith(`${from}/`);
  for (const one of [element, ...element.querySelectorAll(pointed)]) {
    const pointer = one.getAttribute('data-pointer');
    if (pointer !== null && isOfPiece(pointer)) one.setAttribute('data-pointer', to + pointer.slice(from.length));
  }
}
