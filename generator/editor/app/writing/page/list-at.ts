import { isObject, type Json } from '../../../../core/json/value.ts';
import type { FieldModel } from '../../../document/protocol-forms.ts';
import { chosen } from '../../model/fields.ts';
import type { Path } from '../../model/places.ts';
import { formsOf } from '../../paste/plan-paste.ts';
import { fieldOf } from '../../store/field-of.ts';
import { loadedValueAt, type Snapshot } from '../../store/snapshot.ts';
import { type PiecesModel, piecesModelOf } from '../model.ts';

/** List of pieces that is written as one text. */
export interface PieceList {
  at: Path;
  list: Json[];
  field: FieldModel & { is: 'list' };
  model: PiecesModel;
}

/** List of pieces at a place; undefined if something else is there. */
export function pieceListAt(snapshot: Snapshot, at: Path): PieceList | undefined {
  const list = loadedValueAt(snapshot, at);
  const declared = fieldOf(snapshot, at)?.field;
  const field = declared && chosen(declared, list);
  const model = field && snapshot.schema && piecesModelOf(snapshot.schema, field);
  return model && field.is === 'list' && Array.isArray(list) && list.length > 0 ? { at, list, field, model } : undefined;
}

/** Whether the rest of a path leads to a text that the list itself shows: a paragraph, a heading or an item. */
function isOwnText(piece: Json | undefined, rest: Path, { lines, lists }: PiecesModel): boolean {
  if (typeof piece === 'string') return rest.length === 0;
  const type = isObject(piece) ? String(piece.type) : '';
  return lists.has(type) ? rest[0] === 'items' : lines.has(type) && rest.length === 1 && rest[0] === 'text';
}

/** List of pieces that shows the text at a path, the outermost one. */
export function pieceListOf(snapshot: Snapshot, path: Path): PieceList | undefined {
  for (const [depth, part] of path.entries()) {
    if (typeof part !== 'number') continue;
    const found = pieceListAt(snapshot, path.slice(0, depth));
    if (found && isOwnText(found.list[part], path.slice(depth + 1), found.model)) return found;
  }
  return undefined;
}

/** Names of the forms of pieces, by type. */
export const formNamesOf = ({ item }: FieldModel & { is: 'list' }): Readonly<Record<string, string>> =>
  Object.assign({}, ...formsOf(item).map((form) => (form.is === 'variants' ? form.names : {})));
