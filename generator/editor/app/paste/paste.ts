import { chosen, fieldAt } from '../model/fields.ts';
import type { Path } from '../model/places.ts';
import type { Editor } from '../store/editor.ts';
import type { FieldEdit } from '../store/field-edit.ts';
import { placeOf } from '../store/naming.ts';
import { fieldRoot, isLoaded, loadedValueAt, type Snapshot } from '../store/snapshot.ts';
import type { PastedContent } from './pieces.ts';
import { formsOf, kindsOf, type PastePlan, planPaste, type SelectionContext, type Target } from './plan-paste.ts';
import type { PasteNotes } from './sentence.ts';

/** Pasted pictures, and the list and index at which they can be inserted. */
export interface PastedPictures {
  files: File[];
  at: Path;
  index: number;
}

/** Keys of the message about a paste: changes and losses, the latter with their number. */
export const pasteNotesOf = ({ omitted: left, cleaned }: PasteNotes): string[] => [
  ...cleaned,
  ...[...left].map(([name, n]) => `${name}:${n}`),
];

function targetOf(snapshot: Snapshot, { path, now }: FieldEdit, context: SelectionContext): Target {
  const isItem = typeof now.at(-1) === 'number';
  const at = isItem ? now.slice(0, -1) : now;
  const value = loadedValueAt(snapshot, at);
  const { schema } = snapshot;
  const declared = schema && isLoaded(snapshot, at) ? fieldAt(schema, fieldRoot(snapshot, at), at)?.field : undefined;
  const form = declared && (isItem ? chosen(declared, value) : formsOf(declared).find(({ is }) => is === 'list'));
  const list = form?.is === 'list' ? form : undefined;
  return { path, list, length: isItem && Array.isArray(value) ? value.length : 1, ...context };
}

/**
 * Inserts pasted pieces into the list of a text, in one step.
 * @returns undefined if nothing was done: the content fits into the text itself, or the place does not accept more
 */
export function pasteInto(
  { state, changes }: Pick<Editor, 'state' | 'changes'>,
  entry: FieldEdit,
  pasted: PastedContent,
  context: SelectionContext,
): PastePlan | undefined {
  const snapshot = state.snapshot();
  const target = targetOf(snapshot, entry, context);
  const placed = planPaste(pasted.pieces, target, pasted.notes);
  const values = placeOf(snapshot, entry.now);
  if (placed) changes.change(placed.operations, { key: 'paste', values }, { from: entry, typed: placed.typed });
  return placed;
}

/** File of a pasted picture. */
export function fileOf(url: string, index: number): File {
  const [head = '', data = ''] = url.split(',');
  const [, type = 'image/png', ending = 'png'] = /^data:(image\/(\w+))/.exec(head) ?? [];
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], `picture-${index + 1}.${ending}`, { type });
}

/**
 * Offers pasted pictures if the place accepts them; otherwise notes them as left out.
 * @param added number of items that were added
 */
export function picturesFor(
  snapshot: Snapshot,
  entry: FieldEdit,
  { notes }: PastedContent,
  files: File[],
  added: number,
): PastedPictures | undefined {
  const all = [...files, ...notes.pictures.map(fileOf)];
  if (all.length === 0) return undefined;
  const { now } = entry;
  const index = now.at(-1);
  const target = targetOf(snapshot, entry, { before: '', after: '' });
  if (typeof index === 'number' && kindsOf(target).has('figure'))
    return { files: all, at: now.slice(0, -1), index: index + added + 1 };
  notes.count('pictures', all.length);
  return undefined;
}
