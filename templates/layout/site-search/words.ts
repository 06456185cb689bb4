import { fold } from '../../components/fold.ts';

/** Tokenises and folds text for the search, at build time and in the browser. Displayed text is unchanged. */

/** Word of a text, with its position in UTF-16 units. */
export interface Word {
  /** Folded word. */
  term: string;
  from: number;
  to: number;
}

/** Numbers with signs; runs of Arabic letters with joiners and diacritics; runs of other letters. */
const wordPattern =
  /\p{Nd}+(?:[.,٬٫]\p{Nd}+)*|[[\p{scx=Arab}&&[\p{L}\p{M}]]\u200c\u200d]+|[[\p{L}\p{M}\p{N}]--[\p{scx=Arab}\p{Nd}]]+(?:[’'][[\p{L}\p{M}]--\p{scx=Arab}]+)*/gv;

/** Folds a word for comparison. */
export const foldWord = (word: string): string => fold(word).replaceAll(' ', '');

/** Letters that must remain: in shorter words a prefix may be part of the word. */
const leastLetters = 3;

/** Definite article, which is not part of the term. */
const article = new RegExp(`^ال(?=.{${leastLetters}})`, 'u');

/** Term of a folded word in the index: without the article. */
export const termOf = (folded: string): string => folded.replace(article, '');

/** Particles that are written together with the next word, alone or with the article. */
const particles: readonly [pattern: RegExp, instead: string][] = [
  [/^[وفبكس]/u, ''],
  [/^ل(?!ل)/u, ''],
  [/^لل/u, ''],
  [/^لل/u, 'ل'],
];

/** Particles that a word has one after another, and their article. */
const mostParticles = 8;

/**
 * Possible words after removing particles from a term, longest first; the words of the site decide which exist. `وبالتدريب` may
 * be `بالتدريب` and `تدريب`; `كتاب` may be `تاب`.
 */
export function withoutParticles(term: string): string[] {
  const found = new Set<string>();
  const add = (word: string, depth = 0) => {
    if (depth === mostParticles) return;
    for (const [pattern, instead] of particles) {
      if (!pattern.test(word)) continue;
      const shorter = termOf(word.replace(pattern, instead));
      if (shorter.length < leastLetters || found.has(shorter)) continue;
      found.add(shorter);
      add(shorter, depth + 1);
    }
  };
  if (/^\p{scx=Arab}/u.test(term)) add(term);
  return [...found].sort((a, b) => b.length - a.length);
}

/** Article with a particle before it: no other word begins so. If two lams follow, the second may belong to the word. */
const joinedArticle = new RegExp(`^[وف]?[بك]?ال(?=.{${leastLetters}})`, 'u');

/** Suffixes of number, gender, possession and relation; at least three letters must precede them. */
const ending = /(?<=...)(?:ات|ان|ون|ين|يه|يا|وا|نا|هم|هن|كم|ها|ته|تها|تهم|تكم|تنا|تي|[هيا])$/u;

/** Plural of a word in Latin letters, as in English, French and Spanish. */
const latinPlural = /(?<=^[a-z]{2,})ies?$|(?<=^[a-z]{2,}[^siu])s$/;

/**
 * Stem shared by the forms of a term: `تدريب` of `بالتدريبات`, `حال` of `حالتهم`. Keeps the minimum number of letters;
 * idempotent.
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

/** Words of a text in order. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
    const term = termOf(foldWord(word));
    return term === '' ? [] : [{ term, from: index, to: index + word.length }];
  });
}
