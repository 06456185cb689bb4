import type { Operation } from '../../document/text/operation.ts';
import type { Path } from '../model/places.ts';
import type { Editor } from './editor.ts';
import { placeOf } from './naming.ts';
import { loadedValueAt, type Snapshot } from './snapshot.ts';

/** Path of the alternative text. @param at path of the picture's file */
export const altOf = (at: Path): Path => [...at.slice(0, -1), 'alt'];

/** Alternative text of a picture; empty if it is decorative. */
export function formerAlt(snapshot: Snapshot, at: Path): string {
  const alt = loadedValueAt(snapshot, altOf(at));
  return typeof alt === 'string' ? alt : '';
}

/** Sets another picture and its alternative text in one step. */
export function replacePicture(
  { state, changes }: Pick<Editor, 'state' | 'changes'>,
  at: Path,
  source: string,
  alt: string,
): void {
  const snapshot = state.snapshot();
  const words: Operation[] = alt === formerAlt(snapshot, at) ? [] : [{ do: 'set', at: altOf(at), value: alt }];
  const values = placeOf(snapshot, at);
  changes.change([{ do: 'set', at, value: source }, ...words], { key: 'set', values });
}
