import { DOMSerializer, Fragment, type Node, Slice } from 'prosemirror-model';
import { isObject, type Json, readJson } from '../../../core/json/value.ts';
import { listOf, pieceOf } from './list.ts';
import type { PiecesModel } from './model.ts';
import { schema } from './schema.ts';

/** Slice of pieces. Paragraphs at its ends join the text around them. */
export function sliceOf(pieces: readonly Json[], model: PiecesModel): Slice {
  const nodes = pieces.map((piece) => pieceOf(piece, model));
  const openAt = (node: Node | undefined) => (node?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.fromArray(nodes), openAt(nodes[0]), openAt(nodes.at(-1)));
}

/** Pieces of a copied fragment: pieces, list items or inline content. */
export function piecesOf(content: Fragment): Json[] {
  const [first] = content.content;
  if (first?.isInline) return listOf([schema.node('paragraph', null, content)]);
  if (first?.type.name === 'item') return listOf([schema.node('list', null, content)]);
  return listOf(content.content);
}

/** Attribute of copied HTML that holds the pieces. */
const attribute = 'data-qiyam-pieces';

class ClipboardSerializer extends DOMSerializer {
  override serializeFragment(content: Fragment, options: { document?: Document } = {}, target?: HTMLElement | DocumentFragment) {
    if (target) return super.serializeFragment(content, options, target);
    const root = options.document ?? document;
    const box = root.createElement('div');
    box.setAttribute(attribute, JSON.stringify(piecesOf(content)));
    super.serializeFragment(content, options, box);
    for (const link of box.querySelectorAll('a')) link.href = link.dataset.editHref ?? '';
    const fragment = root.createDocumentFragment();
    fragment.append(box);
    return fragment;
  }
}

/** Serialiser of copied content: HTML for other programs, and the pieces for other pages. */
export const clipboardSerializer = new ClipboardSerializer(
  DOMSerializer.nodesFromSchema(schema),
  DOMSerializer.marksFromSchema(schema),
);

const deepest = 30;

const isShallow = (value: Json, levels = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((child) => isShallow(child, levels - 1)));

const isPiece = (value: Json) => typeof value === 'string' || (isObject(value) && typeof value.type === 'string');

/** Pieces in pasted HTML of this editor; undefined for other HTML. The file's rules are checked when they are written. */
export function copiedPieces(body: ParentNode): Json[] | undefined {
  const value = readJson(body.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? '');
  return Array.isArray(value) && value.length > 0 && value.every(isPiece) && isShallow(value) ? value : undefined;
}
