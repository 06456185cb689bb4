import type { Json } from '../../../core/json/value.ts';
import type { ChangeResult, Conflict } from '../../document/protocol-changes.ts';
import type { Operation } from '../../document/text/operation.ts';
import { isSame } from '../model/places.ts';
import type { Clash, PendingChange } from './snapshot.ts';

const setTo = (operation: Operation | undefined): Json | undefined => (operation?.do === 'set' ? operation.value : undefined);

/** Value that a change sets. */
export const requestedValue = ({ operations: [first] }: PendingChange): Json | undefined => setTo(first);

/** Whether operations set one field and the fields tied to it. */
export const isOfOneField = ([first, ...ties]: Operation[]): boolean =>
  first !== undefined && ties.every(({ do: act, at }) => act !== 'insert' && isSame(at.slice(0, -1), first.at.slice(0, -1)));

/** A conflict with a newer value from the user. */
export function withOperations(clash: Clash, operations: Operation[]): Clash {
  const [first] = operations;
  const [conflict, ...others] = clash.conflicts;
  if (!first || !conflict) return clash;
  const meant: Operation = first.do === 'set' ? { ...first, at: conflict.at } : { do: 'remove', at: conflict.at };
  const isSamePlace = (one: Operation) => isSame(one.at, conflict.at);
  return {
    ...clash,
    pending: { ...clash.pending, operations },
    conflicts: [{ ...conflict, mine: setTo(first) }, ...others],
    operations: clash.operations.map((one) => (isSamePlace(one) ? meant : one)),
  };
}

type ConflictResult = ChangeResult & { state: 'conflict' };

/** Conflict to resolve: the user's last input against the file's value. */
export function clashOf(
  pending: PendingChange,
  later: PendingChange | undefined,
  { base, conflicts, operations }: ConflictResult,
): Clash {
  const clash: Clash = { pending, conflicts: conflicts as Conflict[], base, operations };
  if (!later) return clash;
  const { from } = later;
  return withOperations({ ...clash, pending: { ...pending, ...(from && { from }) } }, later.operations);
}
