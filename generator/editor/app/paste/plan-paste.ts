import { isObject, type Json } from '../../../core/json/value.ts';
import type { FieldModel } from '../../document/protocol-forms.ts';
import type { Operation } from '../../document/text/operation.ts';
import { roleOfField } from '../model/fields.ts';
import type { Path } from '../model/places.ts';
import { withoutEdges } from '../text/edges.ts';
import type { Item, PastedContent, Piece } from './pieces.ts';
import { PasteNotes } from './sentence.ts';

/** Text before and after the selection, with its marks. */
export interface SelectionContext {
  before: string;
  after: string;
}

/** Target of a paste: a text, alone or as an item of a list. */
export interface Target extends SelectionContext {
  path: Path;
  /** List that contains the text or can replace it; undefined for a single text. */
  list: (FieldModel & { is: 'list' }) | undefined;
  /** Number of items of the list. */
  length: number;
}

export const formsOf = (field: FieldModel): FieldModel[] => (field.is === 'either' ? field.options.flatMap(formsOf) : [field]);

/** Types of pieces that a list accepts besides texts. */
export const kindsOf = ({ list }: Pick<Target, 'list'>): Set<string> =>
  new Set(list ? formsOf(list.item).flatMap((form) => (form.is === 'variants' ? Object.keys(form.names) : [])) : []);

const takesSentences = (list: FieldModel & { is: 'list' }) =>
  formsOf(list.item).some((form) => form.is === 'text' && roleOfField(form).hasMarks);

const linesOf = (item: Item): string[] => (typeof item === 'string' ? [item] : [item.text, ...item.items.flatMap(linesOf)]);

/** Reduces a piece to texts, for places that accept only texts, and notes its original type. */
export function asSentences(piece: Piece, notes: PasteNotes): string[] {
  if (typeof piece === 'string') return [piece];
  switch (piece.type) {
    case 'heading':
    case 'subheading':
    case 'minor-heading':
    case 'paragraph-heading':
      notes.count('headings');
      return [`**${piece.text}**`];
    case 'list':
      notes.count('lists');
      return piece.items.flatMap(linesOf);
    case 'table':
      notes.count('tables');
      return [...(piece.columns ? [piece.columns] : []), ...piece.rows].map((row) =>
        row.filter((cell) => cell !== '').join(' — '),
      );
    case 'quote':
      return piece.text;
    case 'details':
      return [piece.title, ...piece.text.flatMap((one) => asSentences(one, notes))];
    case 'code':
      notes.count('code');
      return piece.text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((line) => (line.includes('`') ? line : `\`${line}\``));
    case 'divider':
      return [];
  }
}

/** Joins the first piece with the text before the selection, and the last with the text after it. */
function joined(pieces: Piece[], { before, after }: Target): Piece[] {
  const all = [...pieces];
  const [first] = all;
  if (typeof first === 'string') all[0] = before + first;
  else if (before.trim() !== '') all.unshift(before);
  const last = all.at(-1);
  if (typeof last === 'string') all[all.length - 1] = last + after;
  else if (after.trim() !== '') all.push(after);
  return all.map((piece) => (typeof piece === 'string' ? withoutEdges(piece) : piece)).filter((piece) => piece !== '');
}

export interface PastePlan {
  operations: Operation[];
  /** The pasted text, to show the user if the file refuses it. */
  typed: string[];
  /** Number of items added after the first. `isOpen` if the last is a text in which editing continues. */
  added: number;
  isOpen: boolean;
}

/**
 * Operations that insert several pieces in one step; undefined for a single text, if the place accepts no list, or if the list
 * would become too long.
 * @param notes receives what the place did not accept as it was
 */
export function planPaste(pieces: Piece[], target: Target, notes: PasteNotes): PastePlan | undefined {
  const { path, list } = target;
  if (!list || !takesSentences(list)) return undefined;
  const kinds = kindsOf(target);
  const taken = pieces.flatMap((piece): Piece[] =>
    typeof piece !== 'string' && kinds.has(piece.type) ? [piece] : asSentences(piece, notes),
  );
  const values = joined(taken, target);
  const [first, ...rest] = values;
  if (first === undefined || (rest.length === 0 && typeof first === 'string')) return undefined;
  if (list.most !== undefined && target.length + rest.length > list.most) return undefined;
  const typed = values.flatMap((value) => (typeof value === 'string' ? [value] : asSentences(value, new PasteNotes())));
  const isOpen = typeof values.at(-1) === 'string';
  const index = path.at(-1);
  if (typeof index !== 'number') {
    return { operations: [{ do: 'set', at: path, value: values as Json }], typed, added: rest.length, isOpen };
  }
  const at = path.slice(0, -1);
  const inserts = rest.map((value, step): Operation => ({ do: 'insert', at, index: index + 1 + step, value: value as Json }));
  return { operations: [{ do: 'set', at: path, value: first as Json }, ...inserts], typed, added: rest.length, isOpen };
}

/** Path of an inserted table that still has the default caption; undefined if there is none. */
export function unnamedTable({ operations }: PastePlan, caption: string): Path | undefined {
  const isUnnamed = (value: Json | undefined) => isObject(value) && value.type === 'table' && value.caption === caption;
  const places = operations.flatMap((one): Path[] => {
    if (one.do === 'insert') return isUnnamed(one.value) ? [[...one.at, one.index]] : [];
    if (one.do !== 'set') return [];
    const { at, value } = one;
    if (Array.isArray(value)) return value.flatMap((item, index) => (isUnnamed(item) ? [[...at, index]] : []));
    return isUnnamed(value) ? [at] : [];
  });
  return places[0] && [...places[0], 'caption'];
}

/** Joins all pieces in one line, for a place that accepts a single text, and notes their original types. */
export const asOneLine = (pieces: Piece[], notes: PasteNotes): string =>
  pieces
    .flatMap((piece) => asSentences(piece, notes))
    .join(' ')
    .replaceAll('\\\n', ' ');

/** Restores the leading and trailing spaces of a single pasted text, as found in `plain`. */
export function withEdges({ pieces, notes }: PastedContent, plain: string): PastedContent {
  const [only] = pieces;
  if (pieces.length !== 1 || typeof only !== 'string') return { pieces, notes };
  const before = /^[^\S\r\n]+\S/.test(plain) ? ' ' : '';
  const after = /\S[^\S\r\n]+$/.test(plain) ? ' ' : '';
  return { pieces: [before + only + after], notes };
}
