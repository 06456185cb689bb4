import { fold } from '../../components/fold.ts';

/**
 * Words of a text as the search compares them: on both sides, when the index is made and when a visitor asks. What is
 * shown stays as it is written.
 */

/** A word of a text, with its place in UTF-16 units. */
export interface Word {
  /** The word as it is compared. */
  term: string;
  from: number;
  to: number;
}

/** Numbers with their signs; runs of Arabic letters, with what joins and marks them; runs of other letters. */
const wordPattern =
  /\p{Nd}+(?:[.,٬٫]\p{Nd}+)*|[[\p{scx=Arab}&&[\p{L}\p{M}]]\u200c\u200d]+|[[\p{L}\p{M}\p{N}]--[\p{scx=Arab}\p{Nd}]]+(?:[’'][[\p{L}\p{M}]--\p{scx=Arab}]+)*/gv;

/** A word as it is compared. */
export const foldWord = (word: string): string => fold(word).replaceAll(' ', '');

/** Letters that a word keeps: of fewer nobody can say that what stands before them is not the word's own. */
const leastLetters = 3;

/** The definite article is no part of the word that it is before. */
const article = new RegExp(`^ال(?=.{${leastLetters}})`, 'u');

/** A folded word as the index has it: without the article. */
export const termOf = (folded: string): string => folded.replace(article, '');

/** Particles that are written as one with the word after them, alone or with the article. */
const particles: readonly [pattern: RegExp, instead: string][] = [
  [/^[وفبكس]/u, ''],
  [/^ل(?!ل)/u, ''],
  [/^لل/u, ''],
  [/^لل/u, 'ل'],
];

/**
 * The words that a term may be with particles before it, the longest first: what letters they are is told by the words
 * that there are. `وبالتدريب` may be `بالتدريب` and `تدريب`; `كتاب` may be `تاب`.
 */
export function withoutParticles(term: string): string[] {
  const found = new Set<string>();
  const add = (word: string) => {
    for (const [pattern, instead] of particles) {
      if (!pattern.test(word)) continue;
      const shorter = termOf(word.replace(pattern, instead));
      if (shorter.length < leastLetters || found.has(shorter)) continue;
      found.add(shorter);
      add(shorter);
    }
  };
  if (/^\p{scx=Arab}/u.test(term)) add(term);
  return [...found].sort((a, b) => b.length - a.length);
}

/** The article with a particle before it: no word of its own begins so. What follows two letters lam may begin with one of them. */
const joinedArticle = new RegExp(`^[وف]?[بك]?ال(?=.{${leastLetters}})`, 'u');

/** Endings of number, gender and owner, and those of relation: after each of them at least three letters are left. */
const ending = /(?<=...)(?:ات|ان|ون|ين|يه|يا|وا|نا|هم|هن|كم|ها|ته|تها|تهم|تكم|تنا|تي|[هيا])$/u;

/** The plural of a word of Latin letters, as English, French and Spanish have it. */
const latinPlural = /(?<=^[a-z]{2,})ies?$|(?<=^[a-z]{2,}[^siu])s$/;

/**
 * What the forms of a word have in common, of a term: `تدريب` of `بالتدريبات`, `حال` of `حالتهم`. It has at least the letters that
 * no word may lose, and a stem is its own.
 */
export function stemOf(term: string): string {
  if (/^[a-z]/.test(term)) return term.replace(latinPlural, (plural) => (plural === 's' ? '' : 'y'));
  let stem = term;
  for (let before = ''; before !== stem; ) {
    before = stem;
    stem = termOf(stem.replace(joinedArticle, '').replace(ending, ''));
  }
  return stem;
}

/** The words of a text in their order. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
    const term = termOf(foldWord(word));
    return term === '' ? [] : [{ term, from: index, to: index + word.length }];
  });
}
