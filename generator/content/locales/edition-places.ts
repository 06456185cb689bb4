import type { Path } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';

/** Where what stands in a list or object of the edition is in that of the file: what is not named is where it was. */
export type Places = Map<string | number, Path>;

/** By lists and objects of the edition. Most are in none: nothing in them is elsewhere. */
export type PlacesOf = WeakMap<object, Places>;

/** Place in the file of a place in an edition. */
export function placeInFile(placesOf: PlacesOf, path: Path, edition: unknown): Path {
  let inner = edition;
  return path.flatMap((part): Path => {
    const places = typeof inner === 'object' && inner !== null ? placesOf.get(inner) : undefined;
    inner = get(inner, part);
    return places?.get(part) ?? [part];
  });
}

/** Place in an edition of a place in the file, or what is around it there. */
export function placeInEdition(placesOf: PlacesOf, path: Path, edition: unknown): Path {
  const [part, ...rest] = path;
  if (part === undefined || typeof edition !== 'object' || edition === null) return [];
  const places = placesOf.get(edition);
  const [found] = [...(places ?? [])].find(([, place]) => place[0] === part) ?? [];
  const key = found ?? (places?.has(part) ? undefined : part);
  // Of what the edition lacks, what is around it is nearest.
  return key === undefined || get(edition, key) === undefined ? [] : [key, ...placeInEdition(placesOf, rest, get(edition, key))];
}
