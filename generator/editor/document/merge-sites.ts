import type { Path } from '../../core/json/path.ts';
import { isObject, isSame, type Json, type JsonObject } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import { type ListPart, mergeOrder } from './merge-lists.ts';

/** Place that both sides changed differently. */
export interface SiteClash {
  /** Path in `mine`, or in `theirs` if `mine` lacks it. */
  at: Path;
  /** Path in `theirs`; of what it lacks, the path where it would be. */
  theirsAt: Path;
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
}

/** Which side wins a conflict. */
export type MergeSide = 'mine' | 'theirs';

/** Which side wins conflicts: the same one always, or one for each by its index in `clashes`. */
export type MergeSides = MergeSide | ((index: number) => MergeSide);

export interface MergedSites {
  value: Json;
  clashes: SiteClash[];
  /** Places taken from `theirs`; `isGone` if something was removed there. */
  incoming: { at: Path; isGone: boolean }[];
}

type Maybe = Json | undefined;

/** Value in three files; undefined if missing. */
interface ThreeVersions {
  base: Maybe;
  mine: Maybe;
  theirs: Maybe;
}

/** Path of a value in each of two files. */
interface Places {
  mine: Path;
  theirs: Path;
  /** The same as `theirs`, or the path where the value would be. */
  gap: Path;
}

class Merge {
  readonly clashes: SiteClash[] = [];
  readonly incoming: MergedSites['incoming'] = [];
  readonly #takes: MergeSides;

  constructor(takes: MergeSides) {
    this.#takes = takes;
  }

  merge({ base, mine, theirs }: ThreeVersions, places: Places): Maybe {
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (isSame(base, mine)) {
      this.#note(base, theirs, places);
      return theirs;
    }
    if (isObject(mine) && isObject(theirs) && (isObject(base) || base === undefined))
      return this.#mergeObjects(base ?? {}, mine, theirs, places);
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
      return this.#mergeLists(mergeOrder({ base, mine, theirs }), places);
    const at = mine === undefined ? places.theirs : places.mine;
    const side = typeof this.#takes === 'function' ? this.#takes(this.clashes.length) : this.#takes;
    this.clashes.push({ at, theirsAt: places.gap, base, mine, theirs });
    return side === 'mine' ? mine : theirs;
  }

  /** Records the smallest places that are taken from `theirs`. */
  #note(base: Maybe, theirs: Maybe, { theirs: at }: Places): void {
    if (isSame(base, theirs)) return;
    if (isObject(base) && isObject(theirs)) {
      for (const key of new Set([...Object.keys(theirs), ...Object.keys(base)])) {
        const path = [...at, key];
        this.#note(own(base, key), own(theirs, key), { mine: path, theirs: path, gap: path });
      }
    } else if (Array.isArray(base) && Array.isArray(theirs)) {
      for (const part of mergeOrder({ base, mine: base, theirs })) {
        const path = [...at, part.theirsAt ?? part.mineAt ?? 0];
        if (part.theirsAt === undefined) this.incoming.push({ at, isGone: true });
        else this.#note(part.base, part.theirs, { mine: path, theirs: path, gap: path });
      }
    } else this.incoming.push({ at, isGone: theirs === undefined });
  }

  #mergeObjects(base: JsonObject, mine: JsonObject, theirs: JsonObject, places: Places): Json {
    const entries: [string, Json][] = [];
    for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
      const three = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) };
      const at = { mine: [...places.mine, key], theirs: [...places.theirs, key], gap: [...places.gap, key] };
      const value = this.merge(three, at);
      if (value !== undefined) entries.push([key, value]);
    }
    return Object.fromEntries(entries);
  }

  #mergeLists(parts: ListPart[], places: Places): Json {
    let next = 0;
    return parts.flatMap(({ mineAt = 0, theirsAt, ...three }) => {
      const gap = [...places.gap, theirsAt ?? next];
      if (theirsAt !== undefined) next = theirsAt + 1;
      const value = this.merge(three, { mine: [...places.mine, mineAt], theirs: [...places.theirs, theirsAt ?? 0], gap });
      return value === undefined ? [] : [value];
    });
  }
}

const own = (object: JsonObject, key: string) => get(object, key) as Maybe;

/**
 * Three-way merge of a site: changes of either side are combined, list items are matched by their names. Places that both
 * changed are reported as clashes and taken from one side.
 */
export function mergeSites({ base, mine, theirs }: Record<keyof ThreeVersions, Json>, takes: MergeSides): MergedSites {
  const merge = new Merge(takes);
  const value = merge.merge({ base, mine, theirs }, { mine: [], theirs: [], gap: [] }) ?? mine;
  return { value, clashes: merge.clashes, incoming: merge.incoming };
}
