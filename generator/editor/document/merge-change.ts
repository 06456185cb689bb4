import { readJson } from '../../core/json/value.ts';
import type { EditedFile } from './edited-file.ts';
import { textNamed } from './history.ts';
import { fileInEdition } from './in-edition.ts';
import { holdSeen, type MergeResult, mergeOperations } from './merge.ts';
import type { Change } from './protocol-changes.ts';
import { applyToValue } from './value.ts';

/** A file as it is, with the steps that led there. */
type PresentFile = Pick<EditedFile, 'base' | 'text' | 'steps' | 'value'>;

/** The operations of a change for the file as it is, and where others have changed the same places. */
export function mergeChange({ base, own = [], operations, seen }: Change, file: PresentFile): MergeResult {
  const value = base === file.base && own.length === 0 ? undefined : file.value;
  if (value === undefined) return { operations, clashes: [] };
  const before = textNamed(file.steps, base, file.text);
  const known = before === undefined ? undefined : readJson(before);
  return known === undefined
    ? holdSeen({ operations, ...(seen && { seen }) }, value)
    : mergeOperations(operations, own.reduce(applyToValue, known), value);
}

/** A change whose places are those of the file. What was seen in a language says nothing of what stands in the file there. */
export function changeOnFile({ edition, seen, ...change }: Change, { steps, text }: Pick<PresentFile, 'steps' | 'text'>): Change {
  const { base, own = [], operations } = change;
  const known = edition === undefined ? undefined : readJson(textNamed(steps, base, text) ?? text);
  const view = known === undefined ? undefined : fileInEdition(known, edition);
  if (known === undefined || !view) return { ...change, ...(seen && { seen }) };
  const ownOnFile = view.onFile(own);
  const after = ownOnFile.length === 0 ? view : fileInEdition(ownOnFile.reduce(applyToValue, known), edition);
  return { ...change, own: ownOnFile, operations: after?.onFile(operations) ?? [] };
}
