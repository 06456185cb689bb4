import type { MessageLanguage } from '../../../../../templates/model/files/language.ts';
import { isObject, type Json, type JsonObject } from '../../../../core/json/value.ts';
import { variantOf } from '../../model/blank.ts';
import { blankParts } from '../../store/blank-parts.ts';
import type { Snapshot } from '../../store/snapshot.ts';
import { words } from '../../words/words.tsx';
import { formNamesOf, type PieceList } from './list-at.ts';

/** Kind of piece that can be added. */
export interface PieceKind {
  id: string;
  type: string | undefined;
  /** Keys besides the type. */
  value: JsonObject;
  label: string;
  about: string;
}

/** Order in the menu; other types follow as in the model. */
const order = [
  'heading',
  'subheading',
  'list',
  'numbered',
  'figure',
  'quote',
  'download',
  'table',
  'callout',
  'code',
  'formula',
  'divider',
];

const rankOf = ({ id }: PieceKind) => (order.includes(id) ? order.indexOf(id) : order.length);

/** Name of a piece, from the model of its list. */
export function kindLabel(
  { schema }: Snapshot,
  { field }: Pick<PieceList, 'field'>,
  value: Json | undefined,
  language: MessageLanguage,
): string {
  const { pieces } = words[language];
  if (!isObject(value)) return pieces.paragraph;
  const name = formNamesOf(field)[String(value.type)];
  return schema?.objects[name ?? '']?.label?.[language] ?? String(value.type);
}

/** Kinds of pieces that a list accepts, in the order of the menu. */
export function kindsOf(snapshot: Snapshot, list: PieceList, language: MessageLanguage): PieceKind[] {
  const { pieces } = words[language];
  const objects = snapshot.schema?.objects ?? {};
  const types = Object.entries(formNamesOf(list.field)).map(([type, name]): PieceKind => {
    const { label, about } = objects[name] ?? {};
    return { id: type, type, value: {}, label: label?.[language] ?? type, about: about?.[language] ?? '' };
  });
  const numbered = types
    .filter(({ type }) => type === 'list')
    .map((one) => ({ ...one, id: 'numbered', value: { numbered: true }, label: pieces.numbered, about: '' }));
  const paragraph = { id: 'paragraph', type: undefined, value: {}, label: pieces.paragraph, about: '' };
  return [paragraph, ...[...types, ...numbered].toSorted((a, b) => rankOf(a) - rankOf(b))];
}

/** Whether a kind is written as text: it starts empty. */
export const isTextKind = ({ type }: PieceKind, { model }: PieceList) =>
  type === undefined || model.lines.has(type) || model.lists.has(type);

/** New piece of a kind that is not text. */
export function blankPiece(snapshot: Snapshot, { field }: PieceList, { type = '', value }: PieceKind): Json {
  return { ...variantOf(type, formNamesOf(field)[type] ?? '', blankParts(snapshot)), ...value };
}
