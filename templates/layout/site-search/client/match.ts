import { type Row, readSynonym, soundSign, type TermRow } from '../index-format.ts';
import { soundsOf } from '../sounds.ts';
import { stemOf, withoutParticles } from '../words.ts';
import { distanceOf } from './distance.ts';
import { type IndexParts, leastPrefix } from './index-parts.ts';
import type { Match } from './rank.ts';

/** Largest edit distance for fuzzy matches, as a fraction of the word's length. */
const fuzzy = 0.25;

/** Letters that a stem may lack: rows of words with the prefix may be under shorter keys. */
const longestEnding = 3;

/** Further stems that a row names. */
const stemsBeside = ({ others }: Row): string[] => others.filter((one) => readSynonym(one) === undefined);

const termsOf = (rows: readonly Row[]): TermRow[] => rows.flatMap(({ terms }) => terms);

/** Prefixes of a term: itself, and the part after an article, since little may have been typed yet. */
function beginningsOf(term: string): string[] {
  const begun = term.replace(/^(?:[وفبك]?ال|لل)/, '');
  return begun.length < leastPrefix ? [term] : [...new Set([term, begun])];
}

/** Shorter keys whose rows may contain words with the prefix. */
const shorterKeys = (term: string): string[] =>
  Array.from({ length: longestEnding }, (_, index) => term.slice(0, -index - 1)).filter((one) => one.length >= longestEnding);

/**
 * Further stems of a term: shorter ones without particles; longer ones, for unknown terms, with a particle or as a verb in
 * another person.
 */
const shorterStems = (term: string): string[] => withoutParticles(term).map(stemOf);
function longerStems(term: string): string[] {
  const persons = /^[نيتا](?=...)/.test(term) ? [...'نيتا'].map((person) => person + term.slice(1)) : [];
  return [...[...'وبل'].map((particle) => particle + term), ...persons].map(stemOf);
}

const soundKeys = (term: string): string[] =>
  [term, stemOf(term)].flatMap((one) => soundsOf(one) ?? []).map((sounds) => soundSign + sounds);

/** Loads rows for a query and matches its words. */
export class Matching {
  readonly #parts: IndexParts;

  constructor(parts: IndexParts) {
    this.#parts = parts;
  }

  /** Loads the rows of some terms, and the rows that they refer to. */
  async load(terms: readonly string[]): Promise<void> {
    await this.#parts.load(
      terms.flatMap((term) => [stemOf(term), ...shorterKeys(term)]),
      terms.flatMap(beginningsOf),
    );
    await this.#parts.load(terms.filter((term) => !this.#parts.rows.has(stemOf(term))).flatMap(shorterStems));
    const rows = terms.flatMap((term) => this.#rowsOf(this.#keysOf(term)));
    const guessed = terms.filter((term) => this.#isGuessed(term));
    const unknown = guessed.filter((term) => this.#likely(term).flat().length === 0);
    await this.#parts.load([...rows.flatMap(stemsBeside), ...guessed.flatMap(soundKeys), ...unknown.flatMap(longerStems)]);
    await this.#parts.load(this.#rowsOf(guessed.flatMap(soundKeys)).flatMap(stemsBeside));
  }

  #rowsOf(keys: readonly string[]): Row[] {
    const rows = [...new Set(keys)].map((key) => this.#parts.rows.get(key));
    return rows.filter((row) => row !== undefined);
  }

  /** Key of a term's row; if there is none, keys of the word without particles. */
  #keysOf(term: string): string[] {
    const stem = stemOf(term);
    return this.#parts.rows.has(stem) ? [stem] : shorterStems(term);
  }

  /** Certain matches of a word: the term, its other forms, related words, words that begin with it. */
  #likely(term: string): TermRow[][] {
    const rows = this.#rowsOf(this.#keysOf(term));
    const own = termsOf(rows);
    const tied = termsOf(this.#rowsOf(rows.flatMap(stemsBeside)).filter((row) => !rows.includes(row)));
    const known = new Set([...own, ...tied]);
    const beginnings = beginningsOf(term);
    const begun = this.#all(([one]) => beginnings.some((beginning) => one.startsWith(beginning)));
    const isExact = ([one]: TermRow) => one === term;
    return [
      [...own, ...tied].filter(isExact),
      own.filter((row) => !isExact(row)),
      tied.filter((row) => !isExact(row)),
      begun.filter((row) => !known.has(row)),
    ];
  }

  /** All loaded terms that satisfy a condition. */
  #all(isWanted: (row: TermRow) => boolean): TermRow[] {
    return [...this.#parts.rows.values()].flatMap(({ terms }) => terms.filter(isWanted));
  }

  /** Whether a term is neither a word of the site nor a prefix of one. */
  #isGuessed(term: string): boolean {
    const [exact = [], , , begun = []] = this.#likely(term);
    return !this.#parts.rows.has(stemOf(term)) && exact.length + begun.length === 0;
  }

  /** Matches of a term among the loaded rows; phonetic and fuzzy matches only if there are no exact ones. */
  of(term: string): Match {
    const likely = this.#likely(term);
    if (!this.#isGuessed(term)) return likely;
    const [, shorter = []] = likely;
    const longer = shorter.length > 0 ? shorter : termsOf(this.#rowsOf(longerStems(term)));
    const heard = termsOf(this.#rowsOf(this.#rowsOf(soundKeys(term)).flatMap(stemsBeside))).filter(
      (row) => !longer.includes(row),
    );
    if (longer.length + heard.length > 0) return [[], longer, heard];
    const most = Math.round(term.length * fuzzy);
    return [[], [], [], most === 0 ? [] : this.#all(([one]) => distanceOf(one, term, most) <= most)];
  }

  /** Synonyms for the terms from a position on, and how many terms each replaces. */
  synonymsOf(terms: readonly string[], from: number): { words: string[]; length: number }[] {
    const stems = terms.slice(from).map(stemOf);
    return this.#rowsOf(stems.slice(0, 1))
      .flatMap(({ others }) => others.flatMap((one) => readSynonym(one) ?? []))
      .filter(({ after }) => after.every((stem, index) => stem === stems[index + 1]))
      .map(({ after, words }) => ({ words, length: after.length + 1 }));
  }
}
