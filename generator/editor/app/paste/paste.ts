import { chosen, fieldAt } from '../model/fields.ts';
import type { Path } from '../model/places.ts';
import type { Editor } from '../store/editor.ts';
import type { Entry } from '../store/entry.ts';
import { placeOf } from '../store/naming.ts';
import { fieldRoot, isKnown, knownAt, type Snapshot } from '../store/snapshot.ts';
import type { Pasted } from './pieces.ts';
import { type Around, formsOf, kindsOf, type Placed, putIn, type Target } from './put-in.ts';
import type { Notes } from './sentence.ts';

/** Pasted pictures, and the list and index at which they can be inserted. */
export interface OfferedPictures {
  files: File[];
  at: Path;
  index: number;
}

/** Keys of the message about a paste: changes and losses, the latter with their number. */
export const toldOf = ({ left, cleaned }: Notes): string[] => [...cleaned, ...[...left].map(([name, n]) => `${name}:${n}`)];

function targetOf(snapshot: Snapshot, { path, now }: Entry, around: Around): Target {
  const isItem = typeof now.at(-1) === 'number';
  const at = isItem ? now.slice(0, -1) : now;
  const value = knownAt(snapshot, at);
  const { schema } = snapshot;
  const declared = schema && isKnown(snapshot, at) ? fieldAt(schema, fieldRoot(snapshot, at), at)?.field : undefined;
  const form = declared && (isItem ? chosen(declared, value) : formsOf(declared).find(({ is }) => is === 'list'));
  const list = form?.is === 'list' ? form : undefined;
  return { path, list, length: isItem && Array.isArray(value) ? value.length : 1, ...around };
}

/**
 * Inserts pasted pieces into the list of a text, in one step.
 * @returns undefined if nothing was done: the content fits into the text itself, or the place does not accept more
 */
export function pasteInto(
  { state, changes }: Pick<Editor, 'state' | 'changes'>,
  entry: Entry,
  pasted: Pasted,
  around: Around,
): Placed | undefined {
  const snapshot = state.snapshot();
  const target = targetOf(snapshot, entry, around);
  const placed = putIn(pasted.pieces, target, pasted.notes);
  const values = placeOf(snapshot, entry.now);
  if (placed) changes.change(placed.operations, { key: 'paste', values }, { from: entry, typed: placed.typed });
  return placed;
}

function fileOf(url: string, index: number): File {
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
  entry: Entry,
  { notes }: Pasted,
  files: File[],
  added: number,
): OfferedPictures | undefined {
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
