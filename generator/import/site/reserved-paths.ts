import { type OldPlace, oldKey, readOldAddress } from './old-address.ts';
import { fullPath, type PlannedLanguages } from './plan-languages.ts';
import type { Unit } from './units.ts';

/** Paths that old addresses need: a page of another unit there would answer in place of their redirects. */
export class ReservedPaths {
  readonly #owners = new Map<string, Unit>();
  readonly #languages: PlannedLanguages;

  constructor(units: readonly Unit[], languages: PlannedLanguages, place: OldPlace | undefined) {
    this.#languages = languages;
    const all = units.flatMap((unit) => [...unit.members.values()].map(({ addresses }) => ({ unit, addresses })));
    // Of several documents with the same address, links lead to the one whose present address it is.
    const present = all.map(({ unit, addresses }) => ({ unit, addresses: addresses.slice(0, 1) }));
    for (const { unit, addresses } of [...present, ...all])
      for (const address of addresses) {
        const key = oldKey(readOldAddress(address, place));
        if (!this.#owners.has(key)) this.#owners.set(key, unit);
      }
  }

  /** @param unit what the path is for; undefined for a page that was not in the old site */
  isFree(path: string, language: string, unit?: Unit): boolean {
    const owner = this.#owners.get(oldKey({ path: fullPath(path, language, this.#languages), query: '' }));
    return owner === undefined || owner === unit;
  }
}
