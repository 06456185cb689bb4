import type { InlineNode } from '../../model/content.ts';
import { joinText } from '../office/join-text.ts';
import type { Piece, PieceFormat } from './context.ts';

/** Runs of pieces that have the same value. */
function groupsOf<T>(pieces: readonly Piece[], valOf: (format: PieceFormat) => T): { value: T; pieces: Piece[] }[] {
  const groups: { value: T; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const value = valOf(piece.format);
    const last = groups.at(-1);
    if (last && last.value === value) last.pieces.push(piece);
    else groups.push({ value, pieces: [piece] });
  }
  return groups;
}

const leafOf = ({ content }: Piece): InlineNode[] => {
  switch (content.type) {
    case 'text':
    case 'break':
      return [content];
    case 'picture':
      return [{ type: 'picture', picture: content.picture }];
    case 'formula':
      return [{ type: 'formula', tex: content.tex }];
    case 'note':
      return [{ type: 'note', children: assemble(content.pieces) }];
  }
};

const plain = (pieces: readonly Piece[]): InlineNode[] => joinText(pieces.flatMap(leafOf));

function codeOf(pieces: readonly Piece[]): InlineNode[] {
  return groupsOf(pieces, (format) => format.isCode === true).flatMap(({ value, pieces: group }) => {
    const isText = group.every(({ content }) => content.type === 'text');
    const text = group.map(({ content }) => (content.type === 'text' ? content.value : '')).join('');
    return value && isText && text.trim() !== '' ? [{ type: 'code' as const, value: text }] : plain(group);
  });
}

type Wrap = 'strong' | 'emphasis' | 'struck' | 'subscript' | 'superscript';

const isBlankGroup = (pieces: readonly Piece[]) =>
  pieces.every(({ content }) => content.type === 'break' || (content.type === 'text' && content.value.trim() === ''));

const wrapping =
  (valOf: (format: PieceFormat) => Wrap | undefined, inner: (pieces: readonly Piece[]) => InlineNode[]) =>
  (pieces: readonly Piece[]): InlineNode[] =>
    groupsOf(pieces, valOf).flatMap(({ value, pieces: group }): InlineNode[] =>
      value && !isBlankGroup(group) ? [{ type: value, children: inner(group) }] : inner(group),
    );

const vertical = wrapping((format) => format.vertical, codeOf);
const struck = wrapping((format) => (format.isStruck ? 'struck' : undefined), vertical);
const emphasis = wrapping((format) => (format.isItalic ? 'emphasis' : undefined), struck);
const strong = wrapping((format) => (format.isBold ? 'strong' : undefined), emphasis);

const inLanguage = (pieces: readonly Piece[]): InlineNode[] =>
  groupsOf(pieces, (format) => format.language).flatMap(({ value, pieces: group }): InlineNode[] =>
    value === undefined ? strong(group) : [{ type: 'language', language: value, children: strong(group) }],
  );

/** Joins pieces of a sentence: equal formats become one node, links around emphasis. */
export function assemble(pieces: readonly Piece[]): InlineNode[] {
  const nodes = groupsOf(pieces, (format) => format.href).flatMap(({ value, pieces: group }): InlineNode[] =>
    value === undefined || isBlankGroup(group) ? inLanguage(group) : [{ type: 'link', href: value, children: inLanguage(group) }],
  );
  return joinText(nodes);
}
