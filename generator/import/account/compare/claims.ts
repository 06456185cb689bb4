import type { Change, Losses, Omission } from '../../model/losses.ts';
import { comparableAddress } from '../count/addresses.ts';
import type { Item, ItemMeasure } from '../tally.ts';
import { wordsOf } from '../words.ts';
import { type Bag, withoutWords } from './bag.ts';
import { stemOf } from './match-items.ts';
import { type StatedWords, statedWords } from './partial-items.ts';

/** Whether an omission or change names an item. */
function names(name: string, { address = '', text }: Item): boolean {
  if (name === '' || (address === '' && text === '')) return false;
  if (name === address || name === text) return true;
  return (
    address !== '' &&
    (comparableAddress(name) === comparableAddress(address) || (stemOf(name) !== '' && stemOf(name) === stemOf(address)))
  );
}

/** A claim that something is missing: an omission, or the part of a change that is in the source only. */
interface Claim {
  name: string;
  /** Words that it did not explain yet, in order. */
  words: string[];
  counts: Partial<Record<ItemMeasure, number>>;
  /** Document or file that it is about, if it says so. */
  file?: string;
}

/** Whether a claim may be about a document. @param names id and file of the document; undefined: any */
const isAbout = ({ file }: Claim, names: readonly string[] | undefined): boolean =>
  names === undefined || file === undefined || names.includes(file);

/** An omission with what it really explained. */
export interface CheckedOmission {
  omission: Omission;
  /** Words that were missing and belong to it. */
  words: number;
  /** The pages show all its words, one after another. */
  isFalse: boolean;
}

const claimOf = ({ name, text, counts = {}, place }: Omission): Claim => ({
  name,
  words: wordsOf(text),
  counts: { ...counts },
  ...(place && { file: place.file }),
});

const fewer = (counts: Change['counts'] = {}) =>
  Object.fromEntries(Object.entries(counts).map(([measure, count]) => [measure, Math.max(0, -count)]));

function takeWords(claims: readonly Claim[], missing: Bag): number {
  let taken = 0;
  for (const claim of claims) {
    const left = missing.takeAll(claim.words);
    taken += claim.words.length - left.length;
    claim.words = left;
  }
  return taken;
}

/** Removes some of the missing items. @returns how many */
function removeItems(missing: Item[], most: number, isIt: (item: Item) => boolean): number {
  let removed = 0;
  for (let at = 0; at < missing.length && removed < most; ) {
    if (isIt(missing[at] as Item)) {
      missing.splice(at, 1);
      removed++;
    } else at++;
  }
  return removed;
}

/** Removes items that claims explain: those that they name, or any. @returns how many */
function takeItems(claims: readonly Claim[], measure: ItemMeasure, missing: Item[], isNamed: boolean): number {
  const before = missing.length;
  for (const claim of claims) {
    const number = claim.counts[measure] ?? 0;
    const isOf = (item: Item) => !isNamed || names(claim.name, item);
    claim.counts[measure] = number - removeItems(missing, number, isOf);
  }
  return before - missing.length;
}

/** Whether a claim names no item, or one that is missing. */
const isFree = ({ name }: Claim, source: readonly Item[], missing: readonly Item[]): boolean =>
  !source.some((item) => names(name, item)) || missing.some((item) => names(name, item));

/** What losses claim. A claim explains what is really missing, once, and nothing else. */
export class Claims {
  readonly #losses: Losses;
  readonly #omissions: Claim[];
  readonly #changes: Claim[];
  #isAddedTaken = false;

  constructor(losses: Losses) {
    this.#losses = losses;
    this.#omissions = losses.omissions.map(claimOf);
    this.#changes = losses.changes.map(({ name, before, counts, place }) => ({
      name,
      words: wordsOf(before),
      counts: fewer(counts),
      ...(place && { file: place.file }),
    }));
  }

  /** All words that they state, however much is found missing. */
  get stated(): StatedWords {
    return statedWords(this.#losses);
  }

  /**
   * Takes explained words from those that are missing.
   * @param names id and file of their document, if claims that are about others must not explain them
   */
  takeWords(missing: Bag, names?: readonly string[]): { changed: number; omitted: number } {
    const [changes, omissions] = [this.#changes, this.#omissions].map((all) => all.filter((one) => isAbout(one, names)));
    return { changed: takeWords(changes ?? [], missing), omitted: takeWords(omissions ?? [], missing) };
  }

  /** Takes explained items from those that are missing. */
  takeItems(
    measure: ItemMeasure,
    source: readonly Item[],
    missing: Item[],
    names?: readonly string[],
  ): { changed: number; omitted: number } {
    const [changes = [], omissions = []] = [this.#changes, this.#omissions].map((all) =>
      all.filter((one) => isAbout(one, names)),
    );
    const open = [changes, omissions].map((all) => all.filter(({ counts }) => (counts[measure] ?? 0) > 0));
    const free = open.map((all) => all.filter((one) => isFree(one, source, missing)));
    // A claim that names its item comes before those that may be about any.
    const [named, others] = [open, free].map(([changed = [], omitted = []], pass) => ({
      changed: takeItems(changed, measure, missing, pass === 0),
      omitted: takeItems(omitted, measure, missing, pass === 0),
    }));
    return { changed: (named?.changed ?? 0) + (others?.changed ?? 0), omitted: (named?.omitted ?? 0) + (others?.omitted ?? 0) };
  }

  /** Words that are left out, and not found missing yet. */
  omittedWords(): string[] {
    return this.#omissions.flatMap(({ words }) => words);
  }

  /** The words that changes add, the first time; pages of several documents of the source show them once. */
  takeAddedWords(): string[] {
    const words = this.#isAddedTaken ? [] : this.addedWords();
    this.#isAddedTaken = true;
    return words;
  }

  /** Words that changes add to the new site. */
  addedWords(): string[] {
    return this.#losses.changes.flatMap(({ before, after }) => withoutWords(wordsOf(after), wordsOf(before)));
  }

  /** @param shown words of the pages in order, each between spaces */
  checked(shown = ''): CheckedOmission[] {
    return this.#losses.omissions.map((omission, index) => {
      const all = wordsOf(omission.text);
      const words = all.length - (this.#omissions[index]?.words.length ?? 0);
      return { omission, words, isFalse: all.length > 0 && words === 0 && shown.includes(` ${all.join(' ')} `) };
    });
  }
}
