import type { Json } from '../../../../core/json/value.ts';
import type { Summary } from '../../../document/protocol-changes.ts';
import type { Operation } from '../../../document/text/operation.ts';
import { child, type Path } from '../../model/places.ts';
import { placeOf } from '../../store/naming.ts';
import { loadedValueAt, type Snapshot } from '../../store/snapshot.ts';
import { valueOfEach } from '../../words/words.tsx';
import { kindLabel } from './kinds.ts';
import { pieceListAt } from './list-at.ts';

/** Names of a piece, in every language. */
function whatOf(snapshot: Snapshot, at: Path, value: Json | undefined): Record<string, string> {
  const found = pieceListAt(snapshot, at);
  return valueOfEach('what', (language) => (found ? kindLabel(snapshot, found, value, language) : ''));
}

/** Message about one operation on a whole piece or text; undefined for others. */
function summaryOfOne(snapshot: Snapshot, at: Path, operation: Operation): Summary | undefined {
  const values = placeOf(snapshot, at);
  const isPiece = operation.at.length === at.length + 1;
  if (operation.do === 'set' && typeof operation.value === 'string')
    return { key: 'text', values: { ...values, text: operation.value } };
  if (operation.do === 'insert' && operation.at.length === at.length)
    return { key: 'add', values: { ...values, ...whatOf(snapshot, at, operation.value) } };
  if ((operation.do !== 'remove' && operation.do !== 'move') || !isPiece) return undefined;
  const value = child(loadedValueAt(snapshot, at), operation.at.at(-1) ?? '');
  return { key: operation.do, values: { ...values, ...whatOf(snapshot, at, value) } };
}

/** Whether a text was split in two. */
const isSplit = ([first, second, ...others]: readonly Operation[]) =>
  others.length === 0 &&
  [first, second].every((one) => one && 'value' in one && typeof one.value === 'string') &&
  [first, second].some((one) => one?.do === 'insert');

/** Message about what was written in a list. @param at path of the list */
export function summaryOf(snapshot: Snapshot, at: Path, operations: readonly Operation[]): Summary {
  const [first, ...others] = operations;
  const own = first && others.length === 0 ? summaryOfOne(snapshot, at, first) : undefined;
  return own ?? { key: isSplit(operations) ? 'split' : 'written', values: placeOf(snapshot, at) };
}
