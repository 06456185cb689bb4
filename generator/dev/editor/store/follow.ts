import { followPath } from '../../../edit/merge-values.ts';
import type { Json } from '../../../json/value.ts';
import { isWithin, type Path, rootOf, toPointer } from '../model/places.ts';

/** Where a place of a part of the file is after others have changed the part; undefined where that is not sure. */
export function followIn(path: Path, before: Json | undefined, after: Json | undefined): Path | undefined {
  const root = rootOf(path);
  const rest = followPath(path.slice(root.length), before, after);
  return rest && [...root, ...rest];
}

/** A place of a part of the file that now stands elsewhere. */
export const movedTo = (path: Path, from: Path, to: Path): Path =>
  isWithin(path, from) && toPointer(from) !== toPointer(to) ? [...to, ...path.slice(from.length)] : path;
