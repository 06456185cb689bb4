import type { Path } from '../../core/json/path.ts';
import { isObject, isSame, type Json } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import { mergeOrder } from './merge-lists.ts';

/** Place whose value differs between two versions of a site; undefined means that the value is missing. */
export interface Difference {
  /** Path in the present version, or in the former one if the place was removed. */
  at: Path;
  before: Json | undefined;
  now: Json | undefined;
}

type Maybe = Json | undefined;

/** Items that only moved within a list are not a difference. */
function listDifferences(before: Json[], now: Json[], at: Path): Difference[] {
  return mergeOrder({ base: before, mine: before, theirs: now }).flatMap(({ base, theirs, mineAt, theirsAt }) =>
    differencesOf(base, theirs, [...at, theirsAt ?? mineAt ?? 0]),
  );
}

/** Smallest places that differ between two versions of a value; list items are matched by their names. */
export function differencesOf(before: Maybe, now: Maybe, at: Path = []): Difference[] {
  if (isSame(before, now)) return [];
  if (Array.isArray(before) && Array.isArray(now)) return listDifferences(before, now, at);
  if (!isObject(before) || !isObject(now)) return [{ at, before, now }];
  const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
  return [...keys].flatMap((key) => differencesOf(get(before, key) as Maybe, get(now, key) as Maybe, [...at, key]));
}
