import type { Path } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';

/** Paths in the file of the children of a list or object of an edition; children without a record keep their position. */
export type Places = Map<string | number, Path>;

/** `Places` of lists and objects of an edition. Most have none, because nothing in them moved. */
export type PlacesOf = WeakMap<object, Places>;

/** Maps a path in an edition to the path in the file. */
export function placeInFile(placesOf: PlacesOf, path: Path, edition: unknown): Path {
  let inner = edition;
  return path.flatMap((part): Path => {
    const places = typeof inner === 'object' && inner !== null ? placesOf.get(inner) : undefined;
    inner = get(inner, part);
    return places?.get(part) ?? [part];
  });
}

/** Maps a path in the file to the path in an edition, or to the nearest ancestor that exists there. */
export function placeInEdition(placesOf: PlacesOf, path: Path, edition: unknown): Path {
  const [part, ...rest] = path;
  if (part === undefined || typeof edition !== 'object' || edition === null) return [];
  const places = placesOf.get(edition);
  const [found] = [...(places ?? [])].find(([, place]) => place[0] === part) ?? [];
  const key = found ?? (places?.has(part) ? undefined : part);
  // If the edition lacks the value, the nearest ancestor stands for it.
  return key === undefined || get(edition, key) === undefined ? [] : [key, ...placeInEdition(placesOf, rest, get(edition, key))];
}
