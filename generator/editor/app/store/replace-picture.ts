import type { Operation } from '../../document/text/operation.ts';
import type { Path } from '../model/places.ts';
import type { Editor } from './editor.ts';
import { placeOf } from './naming.ts';
import { knownAt, type Snapshot } from './snapshot.ts';

/** Where the words stand that say what a picture shows. @param at of its file */
export const altOf = (at: Path): Path => [...at.slice(0, -1), 'alt'];

/** What is said of the picture at a place; nothing where it is decorative. */
export function formerAlt(snapshot: Snapshot, at: Path): string {
  const alt = knownAt(snapshot, altOf(at));
  return typeof alt === 'string' ? alt : '';
}

/** Another picture, with what is said of it, in one step. */
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
