import { readJson } from '../../core/json/value.ts';
import type { EditedFile } from './edited-file.ts';
import { textNamed } from './history.ts';
import { fileInEdition } from './in-edition.ts';
import { findSeenConflicts, type MergeResult, mergeOperations } from './merge.ts';
import type { Change } from './protocol-changes.ts';
import { applyToValue } from './value.ts';

/** Present file and the steps that led to it. */
type PresentFile = Pick<EditedFile, 'base' | 'text' | 'steps' | 'value'>;

/** Merges a change into the present file. @returns operations for the file, and places that others changed too */
export function mergeChange({ base, own = [], operations, seen }: Change, file: PresentFile): MergeResult {
  const value = base === file.base && own.length === 0 ? undefined : file.value;
  if (value === undefined) return { operations, clashes: [] };
  const before = textNamed(file.steps, base, file.text);
  const known = before === undefined ? undefined : readJson(before);
  return known === undefined
    ? findSeenConflicts({ operations, ...(seen && { seen }) }, value)
    : mergeOperations(operations, own.reduce(applyToValue, known), value);
}

/**
 * Change with paths of the file instead of the edition. `seen` is dropped, as values of an edition do not match those of the
 * file.
 */
export function changeOnFile({ edition, seen, ...change }: Change, { steps, text }: Pick<PresentFile, 'steps' | 'text'>): Change {
  const { base, own = [], operations } = change;
  const known = edition === undefined ? undefined : readJson(textNamed(steps, base, text) ?? text);
  const view = known === undefined ? undefined : fileInEdition(known, edition);
  if (known === undefined || !view) return { ...change, ...(seen && { seen }) };
  const ownOnFile = view.onFile(own);
  const after = ownOnFile.length === 0 ? view : fileInEdition(ownOnFile.reduce(applyToValue, known), edition);
  return { ...change, own: ownOnFile, operations: after?.onFile(operations) ?? [] };
}
