import type { Path } from '../../core/json/path.ts';
import { isObject, isSame, type Json } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import { mergeOrder } from './merge-lists.ts';

/** A place at which two versions of a site say something else; undefined stands for nothing. */
export interface Difference {
  /** In the version of now, where that has the place, else in the one of before. */
  at: Path;
  before: Json | undefined;
  now: Json | undefined;
}

type Maybe = Json | undefined;

/** Items that only have another place in a list are no difference. */
function listDifferences(before: Json[], now: Json[], at: Path): Difference[] {
  return mergeOrder({ base: before, mine: before, theirs: now }).flatMap(({ base, theirs, mineAt, theirsAt }) =>
    differencesOf(base, theirs, [...at, theirsAt ?? mineAt ?? 0]),
  );
}

/** The smallest places that differ between two versions of a value; items of lists are followed by what names them. */
export function differencesOf(before: Maybe, now: Maybe, at: Path = []): Difference[] {
  if (isSame(before, now)) return [];
  if (Array.isArray(before) && Array.isArray(now)) return listDifferences(before, now, at);
  if (!isObject(before) || !isObject(now)) return [{ at, before, now }];
  const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
  return [...keys].flatMap((key) => differencesOf(get(before, key) as Maybe, get(now, key) as Maybe, [...at, key]));
}
