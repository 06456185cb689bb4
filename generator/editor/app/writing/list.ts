import type { Node } from 'prosemirror-model';
import { isObject, type Json, type JsonObject } from '../../../core/json/value.ts';
import { inlineOf, survives, writtenText } from './inline.ts';
import type { PiecesModel } from './model.ts';
import { schema } from './schema.ts';

/** Values of nodes as in the file, or as written. */
const values = new WeakMap<Node, { value: Json | undefined }>();

function withValue(node: Node, value: Json): Node {
  values.set(node, { value });
  return node;
}

const isText = (value: Json | undefined): value is string => typeof value === 'string' && survives(value);

const paragraphOf = (text: string): Node => schema.node('paragraph', { source: text }, inlineOf(text));

const atomOf = (value: Json): Node => schema.node('atom', { value });

/** Nodes of list items; undefined if one cannot be shown as text. */
function itemsOf(values: Json | undefined): Node[] | undefined {
  if (!Array.isArray(values) || values.length === 0) return undefined;
  const items = values.map(itemOf);
  return items.every((item) => item !== undefined) ? items : undefined;
}

function itemOf(value: Json): Node | undefined {
  if (isText(value)) return withValue(schema.node('item', null, [paragraphOf(value)]), value);
  if (!isObject(value) || !isText(value.text)) return undefined;
  const { text, paragraphs, items, ...rest } = value;
  const [hasItems, hasParagraphs] = [items !== undefined, paragraphs !== undefined];
  const nested = itemsOf(items);
  if ((hasItems && !nested) || (hasParagraphs && (!Array.isArray(paragraphs) || paragraphs.length === 0))) return undefined;
  const inner = (paragraphs ?? []) as Json[];
  return withValue(
    schema.node('item', { value: hasItems || hasParagraphs ? null : rest }, [
      paragraphOf(text),
      ...inner.map((one) => (isText(one) ? paragraphOf(one) : atomOf(one))),
      ...(nested ? [schema.node('list', { value: rest }, nested)] : []),
    ]),
    value,
  );
}

function listNodeOf({ type, items, ...rest }: JsonObject): Node | undefined {
  const nodes = itemsOf(items);
  return nodes && schema.node('list', { type, value: rest }, nodes);
}

function lineOf({ text, ...rest }: JsonObject): Node | undefined {
  return isText(text) ? schema.node('line', { source: text, value: rest }, inlineOf(text)) : undefined;
}

/** Node of a piece: an atom, unless it can be edited as text. */
export function pieceOf(value: Json, { lines, lists }: PiecesModel): Node {
  if (isText(value)) return withValue(paragraphOf(value), value);
  const type = isObject(value) && typeof value.type === 'string' ? value.type : '';
  const edited = isObject(value) && ((lines.has(type) && lineOf(value)) || (lists.has(type) && listNodeOf(value)));
  return withValue(edited || atomOf(value), value);
}

/** Document of a list of pieces. */
export function docOf(list: readonly Json[], model: PiecesModel): Node {
  const pieces = list.map((value) => pieceOf(value, model));
  return schema.node('doc', null, pieces.length > 0 ? pieces : [schema.node('paragraph')]);
}

const childrenOf = (node: Node, ...types: string[]): Node[] => node.children.filter(({ type }) => types.includes(type.name));

/** Text of a text block; undefined if it was emptied. */
function textIn(node: Node): string | undefined {
  const text = writtenText(node);
  return text === '' && node.attrs.source !== '' ? undefined : text;
}

function writeItem(node: Node): Json | undefined {
  const [first, ...inner] = childrenOf(node, 'paragraph', 'atom');
  const lists = childrenOf(node, 'list');
  const text = first && textIn(first);
  const paragraphs = listOf(inner);
  const items = listOf(lists.flatMap((list) => list.children));
  const rest = { ...node.attrs.value, ...lists[0]?.attrs.value };
  if (paragraphs.length === 0 && items.length === 0) return node.attrs.value && text !== undefined ? { text, ...rest } : text;
  return { text: text ?? '', ...(paragraphs.length > 0 && { paragraphs }), ...(items.length > 0 && { items }), ...rest };
}

function write(node: Node): Json | undefined {
  const { type, value } = node.attrs;
  if (node.type.name === 'atom') return value;
  if (node.type.name === 'item') return writeItem(node);
  if (node.type.name === 'list') {
    const items = listOf(node.children);
    return items.length > 0 ? { type, items, ...value } : undefined;
  }
  const text = textIn(node);
  return node.type.name === 'line' && text !== undefined ? { ...value, text } : text;
}

/** Value of a piece or an item; undefined if it is empty. */
export function valueOfNode(node: Node): Json | undefined {
  const known = values.get(node) ?? { value: write(node) };
  values.set(node, known);
  return known.value;
}

/** Values of nodes, without empty ones. */
export function listOf(nodes: Node | readonly Node[]): Json[] {
  const all = 'children' in nodes ? nodes.children : nodes;
  return all.map(valueOfNode).filter((value) => value !== undefined);
}
