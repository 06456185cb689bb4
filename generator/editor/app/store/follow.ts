import type { Json } from '../../../core/json/value.ts';
import { followPath } from '../../document/merge-values.ts';
import { fromPointer, isWithin, type Path, rootOf, toPointer } from '../model/places.ts';
import type { Snapshot } from './snapshot.ts';

/** New path of a place after others changed its part; undefined if uncertain. */
function followIn(path: Path, before: Json | undefined, after: Json | undefined): Path | undefined {
  const root = rootOf(path);
  const rest = followPath(path.slice(root.length), before, after);
  return rest && [...root, ...rest];
}

type Roots = Snapshot['roots'];

/** Maps paths across changes by others. */
export function placeFollower(before: Roots, after: Roots): (path: Path) => Path | undefined {
  return (path) => {
    const root = toPointer(rootOf(path));
    const [was, is] = [before.get(root)?.value, after.get(root)?.value];
    return was === is || was === undefined ? path : followIn(path, was, is);
  };
}

/**
 * Moves the focus and refused values to their new places after changes by others. Refused values without a place become held.
 */
export function withFollowed(
  { focus, rejectedValues, rejectedChanges }: Snapshot,
  follow: (path: Path) => Path | undefined,
): Pick<Snapshot, 'focus'> & Partial<Snapshot> {
  const places = [...rejectedValues].map(([pointer, one]) => [follow(fromPointer(pointer)), one] as const);
  const gone = places.flatMap(([at, { pending, problems, reason }]) =>
    at || !pending ? [] : [{ pending, problems, ...(reason && { reason }) }],
  );
  return {
    focus: follow(focus) ?? focus,
    ...(rejectedValues.size > 0 && {
      rejectedValues: new Map(places.flatMap(([at, one]) => (at ? [[toPointer(at), one] as const] : []))),
      rejectedChanges: [...rejectedChanges, ...gone],
    }),
  };
}

/** Path within a part that was moved. */
export const movedTo = (path: Path, from: Path, to: Path): Path =>
  isWithin(path, from) && toPointer(from) !== toPointer(to) ? [...to, ...path.slice(from.length)] : path;

/** Moves a part of the file, with the focus and its refused values. */
export function withMoved({ roots, focus, rejectedValues }: Snapshot, from: Path, to: Path): Partial<Snapshot> {
  const page = roots.get(toPointer(from));
  const others = [...roots].filter(([pointer]) => pointer !== toPointer(from));
  const moved = [...rejectedValues].map(([pointer, one]) => [toPointer(movedTo(fromPointer(pointer), from, to)), one] as const);
  return {
    roots: new Map(page ? [...others, [toPointer(to), { ...page, at: to }]] : others),
    focus: movedTo(focus, from, to),
    rejectedValues: new Map(moved),
  };
}
