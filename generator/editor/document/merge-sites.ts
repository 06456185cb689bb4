import type { Path } from '../../core/json/path.ts';
import { isObject, isSame, type Json, type JsonObject } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import { type ListPart, mergeOrder } from './merge-lists.ts';

/** A place that both have changed, each otherwise. */
export interface SiteClash {
  /** In `mine` where that has it, else in `theirs`. */
  at: Path;
  mine: Json | undefined;
  theirs: Json | undefined;
}

/** Which of two is taken where both changed the same place. */
export type Takes = 'mine' | 'theirs';

export interface MergedSites {
  value: Json;
  clashes: SiteClash[];
  /** Places of `theirs` that come in, and of what goes with it. */
  taken: { at: Path; isGone: boolean }[];
}

type Maybe = Json | undefined;

/** The same value in three files; undefined stands for nothing. */
interface Three {
  base: Maybe;
  mine: Maybe;
  theirs: Maybe;
}

/** Where a value stands in each of two files. */
interface Places {
  mine: Path;
  theirs: Path;
}

class Merge {
  readonly clashes: SiteClash[] = [];
  readonly taken: MergedSites['taken'] = [];
  readonly #takes: Takes;

  constructor(takes: Takes) {
    this.#takes = takes;
  }

  merge({ base, mine, theirs }: Three, places: Places): Maybe {
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (isSame(base, mine)) {
      this.#note(base, theirs, places);
      return theirs;
    }
    if (isObject(mine) && isObject(theirs) && (isObject(base) || base === undefined))
      return this.#mergeObjects(base ?? {}, mine, theirs, places);
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
      return this.#mergeLists(mergeOrder({ base, mine, theirs }), places);
    this.clashes.push({ at: mine === undefined ? places.theirs : places.mine, mine, theirs });
    return this.#takes === 'mine' ? mine : theirs;
  }

  /** Notes the smallest places at which something comes in. */
  #note(base: Maybe, theirs: Maybe, { theirs: at }: Places): void {
    if (isSame(base, theirs)) return;
    if (isObject(base) && isObject(theirs)) {
      for (const key of new Set([...Object.keys(theirs), ...Object.keys(base)])) {
        const path = [...at, key];
        this.#note(own(base, key), own(theirs, key), { mine: path, theirs: path });
      }
    } else if (Array.isArray(base) && Array.isArray(theirs)) {
      for (const part of mergeOrder({ base, mine: base, theirs })) {
        const path = [...at, part.theirsAt ?? part.mineAt ?? 0];
        if (part.theirsAt === undefined) this.taken.push({ at, isGone: true });
        else this.#note(part.base, part.theirs, { mine: path, theirs: path });
      }
    } else this.taken.push({ at, isGone: theirs === undefined });
  }

  #mergeObjects(base: JsonObject, mine: JsonObject, theirs: JsonObject, places: Places): Json {
    const entries: [string, Json][] = [];
    for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
      const three = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) };
      const value = this.merge(three, { mine: [...places.mine, key], theirs: [...places.theirs, key] });
      if (value !== undefined) entries.push([key, value]);
    }
    return Object.fromEntries(entries);
  }

  #mergeLists(parts: ListPart[], places: Places): Json {
    return parts.flatMap(({ mineAt = 0, theirsAt = 0, ...three }) => {
      const value = this.merge(three, { mine: [...places.mine, mineAt], theirs: [...places.theirs, theirsAt] });
      return value === undefined ? [] : [value];
    });
  }
}

const own = (object: JsonObject, key: string) => get(object, key) as Maybe;

/**
 * One site of two that were made of the same: what either has changed alone is in it, items of lists are followed by what names
 * them. Where both have changed the same place, it is told, and one of them is taken.
 */
export function mergeSites({ base, mine, theirs }: Record<keyof Three, Json>, takes: Takes): MergedSites {
  const merge = new Merge(takes);
  const value = merge.merge({ base, mine, theirs }, { mine: [], theirs: [] }) ?? mine;
  return { value, clashes: merge.clashes, taken: merge.taken };
}
