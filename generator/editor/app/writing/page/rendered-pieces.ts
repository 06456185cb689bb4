import type { Node } from 'prosemirror-model';
import { isObject, type Json } from '../../../../core/json/value.ts';
import type { PiecesModel } from '../model.ts';
import type { RenderedList } from './rendered-list.ts';

const isNumbered = (value: Json | null | undefined) =>
  isObject(value) && (value.numbered === true || value.numbering !== undefined || value.start !== undefined);

const listKind = (value: Json | null | undefined) => (isNumbered(value) ? 'ol' : 'ul');

/** Kind of a piece, as far as its element depends on it; pieces that are not edited as text are told apart by their value. */
function kindOfValue(value: Json, { lines, lists }: PiecesModel): string {
  if (!isObject(value)) return 'paragraph';
  const type = String(value.type);
  if (lists.has(type)) return listKind(value);
  return lines.has(type) ? type : JSON.stringify(value);
}

const kinds = new WeakMap<Node, string>();

function readKind({ type, attrs }: Node): string {
  if (type.name === 'line') return String(attrs.value.type);
  if (type.name === 'list') return listKind(attrs.value);
  return type.name === 'atom' ? JSON.stringify(attrs.value) : type.name;
}

export function kindOfNode(node: Node): string {
  const kind = kinds.get(node) ?? readKind(node);
  kinds.set(node, kind);
  return kind;
}

/** Pairs equal kinds from the start and from the end. @returns index in `to` of indexes in `from` */
function pairKinds(from: readonly string[], to: readonly string[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) {
    pairs.set(start, start);
    start++;
  }
  for (let end = 1; end <= most - start && from.at(-end) === to.at(-end); end++) pairs.set(from.length - end, to.length - end);
  return pairs;
}

/** Element of a part of a piece, by the indexes of items, paragraphs and lists on the way to it. */
function elementInside(element: Element, [index, ...rest]: readonly number[]): Element | undefined {
  if (index === undefined) return element;
  const children = [...element.children];
  // The text of a short item has no element of its own.
  const isOwnElement = element.localName !== 'li' || children[0]?.localName === 'p';
  const next = children[isOwnElement ? index : index - 1];
  return next && elementInside(next, rest);
}

/** Pieces on the page as it was last rendered: what is written looks like them. */
export class RenderedPieces {
  readonly #kinds: string[];
  readonly #elements: HTMLElement[];
  readonly list: readonly Json[];
  #doc: Node | undefined;
  #pairs = new Map<number, number>();

  constructor(list: readonly Json[], { pieces }: Pick<RenderedList, 'pieces'>, model: PiecesModel) {
    this.list = list;
    this.#kinds = list.map((value) => kindOfValue(value, model));
    this.#elements = pieces;
  }

  /** Pairs the pieces of a document with those of the page. */
  #pair(doc: Node): void {
    if (doc === this.#doc) return;
    this.#doc = doc;
    this.#pairs = pairKinds(doc.children.map(kindOfNode), this.#kinds);
  }

  /** Element of a node of a document, by the indexes on the way to it, and the index of its piece on the page. */
  elementOf(doc: Node, node: Node, [index = 0, ...rest]: readonly number[]): { element: Element; index: number } | undefined {
    this.#pair(doc);
    const isPiece = node.type.name === 'atom' && rest.length === 0;
    const found = this.#pairs.get(index) ?? (isPiece ? this.#kinds.indexOf(kindOfNode(node)) : -1);
    const piece = this.#elements[found];
    const element = piece && elementInside(piece, rest);
    return element && { element, index: found };
  }

  /** Any element of the same kind of piece. */
  likeOf(node: Node): Element | undefined {
    return this.#elements[this.#kinds.indexOf(kindOfNode(node))];
  }
}
