import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { type Path, toPointer } from '../../model/places.ts';
import { valueOfNode } from '../list.ts';
import type { AtomView } from './atom-view.ts';
import { setAttribute } from './rendered-attributes.ts';

/** Text or other piece in a document, and its path in the file. */
export interface TextPlace {
  node: Node;
  pos: number;
  path: Path;
}

type Place = Omit<TextPlace, 'path'>;

/** Children that are in the file, with their indexes there. */
function writtenChildren(node: Node, start: number): (Place & { index: number })[] {
  let index = 0;
  const found: (Place & { index: number })[] = [];
  node.forEach((child, offset) => {
    if (valueOfNode(child) !== undefined) found.push({ node: child, pos: start + offset, index: index++ });
  });
  return found;
}

/** Places in a list item: its text, further paragraphs, and the items below it. */
function placesOfItem(item: Node, pos: number, path: Path): TextPlace[] {
  const isLong = typeof valueOfNode(item) === 'object';
  let paragraphs = 0;
  const places: TextPlace[] = [];
  item.forEach((child, offset, position) => {
    const at = pos + 1 + offset;
    if (child.type.name === 'list') places.push(...placesOfList(child, at, path));
    else if (position === 0) places.push({ node: child, pos: at, path: isLong ? [...path, 'text'] : path });
    else if (valueOfNode(child) !== undefined) places.push({ node: child, pos: at, path: [...path, 'paragraphs', paragraphs++] });
  });
  return places;
}

const placesOfList = (list: Node, pos: number, path: Path): TextPlace[] =>
  writtenChildren(list, pos + 1).flatMap((item) => placesOfItem(item.node, item.pos, [...path, 'items', item.index]));

/** Texts and other pieces of a document that are in the file. @param at path of the list */
export function textPlaces(doc: Node, at: Path): TextPlace[] {
  return writtenChildren(doc, 0).flatMap(({ node, pos, index }) => {
    if (node.type.name === 'list') return placesOfList(node, pos, [...at, index]);
    return [{ node, pos, path: node.type.name === 'line' ? [...at, index, 'text'] : [...at, index] }];
  });
}

/** Sets the pointers of all elements, as on a rendered page. */
export function markPlaces(view: EditorView, at: Path, atoms: Iterable<AtomView>): void {
  const places = textPlaces(view.state.doc, at);
  const texts = new Map(
    places.flatMap(({ node, pos, path }) => (node.isTextblock ? [[view.nodeDOM(pos), toPointer(path)]] : [])),
  );
  view.state.doc.descendants((node, pos) => {
    const element = node.isTextblock ? view.nodeDOM(pos) : undefined;
    if (element) setAttribute(element as Element, 'data-pointer', texts.get(element));
    return !node.isTextblock;
  });
  const indexes = new Map(places.map(({ pos, path }) => [pos, Number(path[at.length])]));
  for (const atom of atoms) {
    const index = indexes.get(atom.pos ?? -1);
    if (index !== undefined) atom.place(index);
  }
}
