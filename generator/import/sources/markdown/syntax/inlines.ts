import type { SyntaxNode } from '@lezer/common';
import { readHtmlInline } from '../../../html/read-html.ts';
import type { InlineNode } from '../../../model/content.ts';
import { decodeEntities, plainText, tidyInlines, unescapeMarkdown } from './text.ts';
import { nodeText, type Reader, splitNodes, splitTokens } from './token.ts';
import { childrenNamed, childrenOf } from './tree.ts';

/** A part of a sentence, or a tag of HTML in it. */
export type Part = InlineNode | { html: string };

const isHtml = (part: Part): part is { html: string } => 'html' in part;

/** Marks that are no text. */
const silent = new Set([
  ...['EmphasisMark', 'StrikethroughMark', 'QuoteMark', 'HeaderMark', 'TaskMarker', 'CodeMark', 'LinkMark'],
  ...['LinkTitle', 'LinkLabel', 'ListMark'],
]);

/** Reads the parts between two positions of a node. */
export function partsOf(node: SyntaxNode, source: string, reader: Reader, from = node.from, to = node.to): Part[] {
  const parts: Part[] = [];
  let at = from;
  const textUntil = (end: number) => {
    if (end > at) parts.push(...reader.expand(softBreaks(source.slice(at, end))));
  };
  for (const child of childrenOf(node)) {
    if (child.from < at || child.to > to) continue;
    textUntil(child.from);
    parts.push(...partOf(child, source, reader));
    at = child.to;
    if (child.name === 'QuoteMark' && source[at] === ' ') at += 1;
  }
  textUntil(to);
  return parts;
}

/** Line ends are spaces; white space around them is not shown. */
const softBreaks = (text: string): string => text.replaceAll(/[ \t]*\n[ \t]*/g, ' ');

/** Reads a node as part of a sentence, its HTML too. */
export const readInlines = (node: SyntaxNode, source: string, reader: Reader, from?: number, to?: number): InlineNode[] =>
  tidyInlines(joinHtml(partsOf(node, source, reader, from, to), reader));

/** Tags and what is between them go through the reader of HTML as one text. */
export function joinHtml(parts: readonly Part[], reader: Reader): InlineNode[] {
  if (!parts.some(isHtml)) return parts.filter((part): part is InlineNode => !isHtml(part));
  const nodes: InlineNode[] = [];
  const html = parts.map((part) => (isHtml(part) ? part.html : nodeText(nodes.push(part) - 1))).join('');
  const text = (value: string): InlineNode[] => splitNodes(value).flatMap((piece, index) => pieceOf(piece, index, nodes));
  return readHtmlInline(html, { place: reader.place(reader.line), losses: reader.losses, text });
}

function pieceOf(piece: string, index: number, nodes: readonly InlineNode[]): InlineNode[] {
  const node = index % 2 === 1 ? nodes[Number(piece)] : undefined;
  if (node) return [node];
  return piece === '' ? [] : [{ type: 'text', value: piece }];
}

const marks = { StrongEmphasis: 'strong', Emphasis: 'emphasis', Strikethrough: 'struck' } as const;

function partOf(node: SyntaxNode, source: string, reader: Reader): Part[] {
  const raw = source.slice(node.from, node.to);
  switch (node.name) {
    case 'StrongEmphasis':
    case 'Emphasis':
    case 'Strikethrough':
      return marked(marks[node.name], node, source, reader);
    case 'InlineCode':
      return [{ type: 'code', value: reader.restore(codeOf(node, source)) }];
    case 'Link':
      return linkOf(node, source, reader);
    case 'Image':
      return imageOf(node, source, reader);
    case 'Autolink':
      return addressOf(childrenNamed(node, 'URL')[0] ?? node, source, reader);
    case 'URL':
      return addressOf(node, source, reader);
    case 'Entity':
      return [{ type: 'text', value: decodeEntities(raw) }];
    case 'Escape':
      return [{ type: 'text', value: raw.slice(1) }];
    case 'HardBreak':
      return [{ type: 'break' }];
    case 'HTMLTag':
      return [{ html: reader.inTags(raw) }];
    case 'Comment':
    case 'ProcessingInstruction':
      return [];
    default:
      return silent.has(node.name) ? [] : partsOf(node, source, reader);
  }
}

function marked(type: 'strong' | 'emphasis' | 'struck', node: SyntaxNode, source: string, reader: Reader): Part[] {
  return [{ type, children: reader.inlineOnly(joinHtml(partsOf(node, source, reader), reader)) }];
}

/** Text of a code span: line ends are spaces, and one space at each end is no part of it. */
function codeOf(node: SyntaxNode, source: string): string {
  const [open, close] = childrenNamed(node, 'CodeMark');
  let text = source.slice(open?.to ?? node.from, close?.from ?? node.to);
  for (const mark of childrenNamed(node, 'QuoteMark').reverse()) {
    const at = mark.from - (open?.to ?? node.from);
    text = text.slice(0, at) + text.slice(at + 1);
  }
  text = text.replaceAll(/\n[ \t]*/g, ' ');
  if (node.parent?.name === 'TableCell') text = text.replaceAll('\\|', '|');
  return text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '' ? text.slice(1, -1) : text;
}

function addressOf(node: SyntaxNode, source: string, reader: Reader): Part[] {
  const text = reader.restore(source.slice(node.from, node.to));
  const isMail = /^[^:/?#]+@/.test(text);
  const href = isMail ? `mailto:${text}` : /^www\./i.test(text) ? `http://${text}` : text;
  return [{ type: 'link', href, children: [{ type: 'text', value: text }] }];
}

interface Target {
  address: string;
  title: string;
}

/** Marks of a link: its text is between the first two. */
function ends(node: SyntaxNode): [number, number] {
  const [open, close] = childrenNamed(node, 'LinkMark');
  return [open?.to ?? node.from, close?.from ?? node.to];
}

function targetOf(node: SyntaxNode, source: string, reader: Reader): Target | undefined {
  const [from, to] = ends(node);
  const url = childrenNamed(node, 'URL').find((child) => child.from > to);
  const title = childrenNamed(node, 'LinkTitle')[0];
  if (url || source[to + 1] === '(') {
    const address = url ? source.slice(url.from, url.to).replace(/^<([\s\S]*)>$/, '$1') : '';
    return {
      address: unescapeMarkdown(reader.asValue(address)),
      title: title ? unescapeMarkdown(reader.asValue(source.slice(title.from + 1, title.to - 1))) : '',
    };
  }
  const label = childrenNamed(node, 'LinkLabel')[0];
  const named = label && label.to - label.from > 2 ? source.slice(label.from + 1, label.to - 1) : source.slice(from, to);
  return reader.definition(named);
}

function linkOf(node: SyntaxNode, source: string, reader: Reader): Part[] {
  const [from, to] = ends(node);
  const parts = partsOf(node, source, reader, from, to);
  const target = targetOf(node, source, reader);
  if (!target) return unresolved('[', parts, node, source, reader);
  const line = reader.lineOf(node.from);
  if (target.title !== '') reader.omit('hidden', target.title, '', line);
  return [{ type: 'link', href: target.address, children: reader.inlineOnly(tidyInlines(joinHtml(parts, reader))) }];
}

/** Text in brackets that refers to nothing. */
function unresolved(open: string, parts: Part[], node: SyntaxNode, source: string, reader: Reader): Part[] {
  const [, to] = ends(node);
  return [{ type: 'text', value: open }, ...parts, ...reader.expand(softBreaks(source.slice(to, node.to)))];
}

function imageOf(node: SyntaxNode, source: string, reader: Reader): Part[] {
  const [from, to] = ends(node);
  const parts = partsOf(node, source, reader, from, to);
  const target = targetOf(node, source, reader);
  if (!target) return unresolved('![', parts, node, source, reader);
  const alt = plainText(joinHtml(parts, reader)).trim();
  const node_: InlineNode = { type: 'picture', picture: { address: target.address, alt } };
  if (target.title !== '') reader.titles.set(node_, { title: target.title, line: reader.lineOf(node.from) });
  return [node_];
}

/** A text with marks of tokens, split at them. */
export function expandTokens(text: string, reader: Reader): InlineNode[] {
  return splitTokens(text).flatMap((piece, index): InlineNode[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ type: 'text', value: piece }];
    return reader.inlinesOf(Number(piece));
  });
}
