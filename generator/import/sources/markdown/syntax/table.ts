import type { SyntaxNode } from '@lezer/common';
import type { TableCell, TableNode } from '../../../model/content.ts';
import { readInlines } from './inlines.ts';
import type { Reader } from './token.ts';
import { childrenNamed, childrenOf } from './tree.ts';

export function readTable(node: SyntaxNode, source: string, reader: Reader): TableNode {
  const header = childrenNamed(node, 'TableHeader')[0];
  const head = header ? [row(header, source, reader, true)] : [];
  const columns = head[0]?.length ?? 0;
  recordAlignment(node, source, reader);
  const body = childrenNamed(node, 'TableRow').map((each) => padded(row(each, source, reader, false), columns));
  const isEmptyHead = head.every((cells) => cells.every(({ content }) => content.length === 0));
  const isHeadless = columns > 0 && isEmptyHead && body.length > 0;
  if (isHeadless) {
    const place = reader.place(reader.lineOf(node.from));
    const counts = { tableCells: -columns };
    reader.losses.changes.push({ reason: 'table-regular', name: 'head', before: '', after: '', counts, place });
  }
  return { type: 'table', head: isHeadless ? [] : head, body, foot: [] };
}

/** Records that columns are aligned, as the row below the head says so. */
function recordAlignment(node: SyntaxNode, source: string, reader: Reader): void {
  const line = childrenNamed(node, 'TableDelimiter')[0];
  const marks = new Set(line === undefined ? [] : source.slice(line.from, line.to).match(/:-+:?|-+:/g));
  if (line === undefined || marks.size === 0) return;
  const place = reader.place(reader.lineOf(line.from));
  reader.losses.changes.push({ reason: 'alignment', name: [...marks].join(', '), before: '', after: '', place });
}

/** A short row has empty cells at its end. */
const padded = (cells: TableCell[], columns: number): TableCell[] => [
  ...cells,
  ...Array.from({ length: Math.max(0, columns - cells.length) }, (): TableCell => ({ content: [] })),
];

/** Cells of a row: the tree has none for empty cells, so delimiters are counted. */
function row(node: SyntaxNode, source: string, reader: Reader, isHead: boolean): TableCell[] {
  const cells: TableCell[] = [];
  let isOpen = false;
  let content: TableCell | undefined;
  const close = () => {
    if (isOpen) cells.push(content ?? cell([], isHead));
    content = undefined;
  };
  for (const child of childrenOf(node)) {
    if (child.name === 'TableCell') {
      content = cell(reader.inlineOnly(readInlines(child, source, reader)), isHead);
      isOpen = true;
    } else if (child.name === 'TableDelimiter') {
      // A delimiter at the start of a row opens its first cell.
      if (isOpen || source.slice(node.from, child.from).trim() !== '') close();
      isOpen = true;
    }
  }
  if (content) close();
  return cells;
}

const cell = (content: TableCell['content'], isHead: boolean): TableCell => (isHead ? { content, isHead } : { content });
