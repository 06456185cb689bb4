import type { SyntaxNode } from '@lezer/common';
import type { BlockNode, ListItem } from '../../../model/content.ts';
import { codeBlock } from './code.ts';
import { calloutOf, detailsOf, isCalloutName } from './containers.ts';
import { joinPieces, type Piece } from './html-pieces.ts';
import { readInlines } from './inlines.ts';
import { paragraph } from './paragraph.ts';
import { readTable } from './table.ts';
import { type Reader, splitTokens } from './token.ts';
import { childrenNamed, childrenOf } from './tree.ts';

/** Reads the blocks in a node. */
export function readChildren(node: SyntaxNode, source: string, reader: Reader): BlockNode[] {
  const pieces = childrenOf(node).flatMap((child) => withId(child, source, pieceOf(child, source, reader), reader));
  return joinTerms(joinPieces(pieces, reader));
}

const blocks = (...list: BlockNode[]): Piece[] => [{ blocks: list }];

function pieceOf(node: SyntaxNode, source: string, reader: Reader): Piece[] {
  const line = reader.lineOf(node.from);
  reader.line = line;
  const place = reader.place(line);
  switch (node.name) {
    case 'Paragraph':
      return paragraph(node, source, reader);
    case 'Blockquote':
      return blocks(...quote(node, source, reader));
    case 'BulletList':
    case 'OrderedList':
      return blocks({ ...list(node, source, reader), place });
    case 'Fence':
    case 'CodeBlock':
      return blocks({ ...codeBlock(node, source, reader), place });
    case 'HtmlBlock':
      return [{ html: reader.inTags(reader.parsed.htmlTexts.get(node.from) ?? ''), line }];
    case 'Table':
      return blocks({ ...readTable(node, source, reader), place });
    case 'HorizontalRule':
      return blocks({ type: 'divider', place });
    case 'Task':
      return paragraph(node, source, reader);
    default:
      return /^(?:ATX|Setext)Heading/.test(node.name) ? blocks(...heading(node, source, reader)) : [];
  }
}

function heading(node: SyntaxNode, source: string, reader: Reader): BlockNode[] {
  const level = Number(node.name.slice(-1));
  const place = reader.place(reader.lineOf(node.from));
  const marks = childrenNamed(node, 'HeaderMark');
  const isAtx = node.name.startsWith('ATX');
  const from = isAtx ? (marks[0]?.to ?? node.from) : node.from;
  const last = marks.at(-1);
  const to = last && (!isAtx || marks.length > 1) ? last.from : node.to;
  const children = reader.inlineOnly(readInlines(node, source, reader, from, to));
  const id = idIn(source.slice(from, to), reader);
  return [{ type: 'heading', level, children, ...(id === undefined ? {} : { id }), place }];
}

/** A heading with the id that attributes in the line below it set. */
function withId(node: SyntaxNode, source: string, pieces: Piece[], reader: Reader): Piece[] {
  const [piece] = pieces;
  const block = piece && 'blocks' in piece ? piece.blocks[0] : undefined;
  const end = source.indexOf('\n', node.to + 1);
  const next = source.slice(node.to + 1, end === -1 ? undefined : end);
  if (block?.type !== 'heading' || splitTokens(next)[0]?.trim() !== '') return pieces;
  const id = idIn(next, reader);
  return id === undefined ? pieces : [{ blocks: [{ ...block, id }] }];
}

/** Id that attributes in a text set. */
function idIn(text: string, reader: Reader): string | undefined {
  const indexes = splitTokens(text).filter((_, index) => index % 2 === 1);
  return indexes.map((index) => reader.tokens[Number(index)]?.attributes?.id).findLast((id) => id !== undefined);
}

const alert = /^\s*\[!([A-Za-z-]+)\]([+-]?)[ \t]*([^\n]*)/;

function quote(node: SyntaxNode, source: string, reader: Reader): BlockNode[] {
  const line = reader.lineOf(node.from);
  const place = reader.place(line);
  const first = childrenOf(node).find((child) => child.name !== 'QuoteMark');
  const found = first?.name === 'Paragraph' ? alert.exec(source.slice(first.from, first.to)) : null;
  if (!found || !isCalloutName(found[1] ?? '')) return [{ type: 'quote', blocks: readChildren(node, source, reader), place }];
  const text = reader.restore(withoutMarks(node, source));
  const [, name = '', fold = '', title = ''] = alert.exec(text) ?? [];
  const rest = text.replace(alert, '');
  if (fold !== '') return detailsOf(title === '' ? name : title, rest, line - 1)(reader);
  return calloutOf(name, title.trim(), rest, line - 1)(reader);
}

/** Source of a quote without its marks. */
function withoutMarks(node: SyntaxNode, source: string): string {
  const lineStart = source.lastIndexOf('\n', node.from - 1) + 1;
  const before = source.slice(lineStart, node.from);
  const depth = before.split('>').length;
  const lines = source.slice(node.from, node.to).split('\n');
  const mark = new RegExp(`^[ \\t]*(?:>[ \\t]?){0,${depth}}`);
  return lines.map((line, index) => (index === 0 ? line.replace(/^>[ \t]?/, '') : line.replace(mark, ''))).join('\n');
}

function list(node: SyntaxNode, source: string, reader: Reader): BlockNode {
  const isOrdered = node.name === 'OrderedList';
  const nodes = childrenNamed(node, 'ListItem');
  const items = nodes.map((item) => listItem(item, source, reader));
  const mark = nodes[0] && childrenNamed(nodes[0], 'ListMark')[0];
  const start = mark && isOrdered ? Number.parseInt(source.slice(mark.from, mark.to), 10) : 1;
  return { type: 'list', isOrdered, ...(start === 1 ? {} : { start }), items };
}

function listItem(node: SyntaxNode, source: string, reader: Reader): ListItem {
  const task = childrenNamed(node, 'Task')[0];
  const marker = task && childrenNamed(task, 'TaskMarker')[0];
  const content = readChildren(node, source, reader);
  if (!marker) return { blocks: content };
  return { blocks: content, isDone: /x/i.test(source.slice(marker.from, marker.to)) };
}

/** Definitions that follow one another are one list. */
function joinTerms(nodes: readonly BlockNode[]): BlockNode[] {
  const joined: BlockNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'terms' && last?.type === 'terms') {
      joined[joined.length - 1] = { ...last, items: [...last.items, ...node.items] };
    } else joined.push(node);
  }
  return joined;
}
