import { type Row, readInstead, soundSign, type TermRow } from '../index-format.ts';
import { soundsOf } from '../sounds.ts';
import { stemOf, withoutParticles } from '../words.ts';
import { distanceOf } from './distance.ts';
import { type IndexParts, leastPrefix } from './index-parts.ts';
import type { Match } from './rank.ts';

/** How far two spellings may be apart, as a part of their letters, where nothing is spelled as asked for. */
const fuzzy = 0.25;

/** Letters of an ending that a stem is without: rows of what begins with a word may stand there. */
const longestEnding = 3;

/** The stems that a row names besides its own. */
const stemsBeside = ({ others }: Row): string[] => others.filter((one) => readInstead(one) === undefined);

const termsOf = (rows: readonly Row[]): TermRow[] => rows.flatMap(({ terms }) => terms);

/** What a term may begin: itself, and what follows an article, after which little may be typed yet. */
function beginningsOf(term: string): string[] {
  const begun = term.replace(/^(?:[وفبك]?ال|لل)/, '');
  return begun.length < leastPrefix ? [term] : [...new Set([term, begun])];
}

/** Keys of rows that may hold what begins with a term, besides those that begin so. */
const shorterKeys = (term: string): string[] =>
  Array.from({ length: longestEnding }, (_, index) => term.slice(0, -index - 1)).filter((one) => one.length >= longestEnding);

/** Stems that a term may have besides its own: without particles; where nothing begins so, with one, or as a verb of another person. */
const shorterStems = (term: string): string[] => withoutParticles(term).map(stemOf);
function longerStems(term: string): string[] {
  const persons = /^[نيتا](?=...)/.test(term) ? [...'نيتا'].map((person) => person + term.slice(1)) : [];
  return [...[...'وبل'].map((particle) => particle + term), ...persons].map(stemOf);
}

const soundKeys = (term: string): string[] =>
  [term, stemOf(term)].flatMap((one) => soundsOf(one) ?? []).map((sounds) => soundSign + sounds);

/** Fetches what a question needs, and says what its words stand for. */
export class Matching {
  readonly #parts: IndexParts;

  constructor(parts: IndexParts) {
    this.#parts = parts;
  }

  /** Fetches the rows of some terms, and those that they lead to. */
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

  /** The key of a term's row; where it has none, of those of the word without particles. */
  #keysOf(term: string): string[] {
    const stem = stemOf(term);
    return this.#parts.rows.has(stem) ? [stem] : shorterStems(term);
  }

  /** What a word surely stands for: the term itself, other forms of it, words tied to it, what begins with it. */
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

  /** All terms that were fetched and are as asked for. */
  #all(isWanted: (row: TermRow) => boolean): TermRow[] {
    return [...this.#parts.rows.values()].flatMap(({ terms }) => terms.filter(isWanted));
  }

  /** Whether a term is no word of the site, nor the beginning of one. */
  #isGuessed(term: string): boolean {
    const [exact = [], , , begun = []] = this.#likely(term);
    return !this.#parts.rows.has(stemOf(term)) && exact.length + begun.length === 0;
  }

  /** What a term stands for, of all that was fetched: what sounds so, or is nearly it, where nothing is spelled so. */
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

  /** What may be asked for instead of the terms from a place on, and how many of them it stands for. */
  insteadOf(terms: readonly string[], from: number): { words: string[]; length: number }[] {
    const stems = terms.slice(from).map(stemOf);
    return this.#rowsOf(stems.slice(0, 1))
      .flatMap(({ others }) => others.flatMap((one) => readInstead(one) ?? []))
      .filter(({ after }) => after.every((stem, index) => stem === stems[index + 1]))
      .map(({ after, words }) => ({ words, length: after.length + 1 }));
  }
}
