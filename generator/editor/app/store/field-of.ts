import { fieldAt, type LocatedField } from '../model/fields.ts';
import type { Path } from '../model/places.ts';
import { fieldRoot, isLoaded, type Snapshot } from './snapshot.ts';

/** Field of a place, if its part of the file is loaded. */
export function fieldOf(snapshot: Snapshot, path: Path): LocatedField | undefined {
  const { schema } = snapshot;
  return schema && isLoaded(snapshot, path) ? fieldAt(schema, fieldRoot(snapshot, path), path) : undefined;
}
