import { type Row, soundSign, writeSynonym } from '../../../templates/layout/site-search/index-format.ts';
import { soundsOf } from '../../../templates/layout/site-search/sounds.ts';
import { stemOf, wordsIn } from '../../../templates/layout/site-search/words.ts';
import type { SearchRecord } from '../../../templates/model/page/page-plan.ts';
import { singularsOf } from './plurals.ts';
import { groupByStem, type StemGroup, type StemGroups, toTermRow } from './stem-groups.ts';
import { synonymMappings } from './synonym-words.ts';

/** Groups of words or phrases with the same meaning. */
export type Synonyms = readonly (readonly string[])[];

/** Related stems of a stem: see `ShardRow`. */
type RelatedStems = Map<string, Set<string>>;

function add(related: RelatedStems, key: string, other: string): void {
  if (key === other) return;
  related.set(key, (related.get(key) ?? new Set()).add(other));
}

/** Links plurals and singulars that the site both contains. */
function addPlurals({ families }: StemGroups, related: RelatedStems): void {
  const isKnown = (word: string) => [...(families.get(stemOf(word))?.keys() ?? [])].some((term) => term.endsWith(word));
  for (const [stem, terms] of families)
    for (const term of new Set([stem, ...terms.keys()])) {
      for (const singular of singularsOf(term).filter(isKnown).map(stemOf)) {
        add(related, stem, singular);
        add(related, singular, stem);
      }
    }
}

/** Links synonyms to those that the site contains. */
function addSynonymWords({ families, moved }: StemGroups, related: RelatedStems): void {
  for (const { queries, targets } of synonymMappings) {
    const known = targets.map(stemOf).flatMap((stem) => [moved.get(stem) ?? stem].filter((one) => families.has(one)));
    for (const word of queries) for (const one of known) add(related, stemOf(word), one);
  }
}

function addSynonyms({ families, moved }: StemGroups, related: RelatedStems, synonyms: Synonyms): void {
  const isKnown = (term: string) => families.has(moved.get(stemOf(term)) ?? stemOf(term));
  for (const group of synonyms) {
    const all = group.map((words) => wordsIn(words).map(({ term }) => term)).filter((terms) => terms.length > 0);
    for (const terms of all) {
      const [first = '', ...after] = terms.map(stemOf);
      for (const words of all) if (words !== terms && words.every(isKnown)) add(related, first, writeSynonym({ after, words }));
    }
  }
}

/** Whether a word is in Latin script. */
const isLatin = (word: string) => /^[a-z]/.test(word);

const consonantsOf = (word: string) => word.replaceAll(/[اويهء]/gu, '');

/** Minimum number of sounds for two words in different scripts or spellings to count as the same name. */
const leastOfName = 4;

/** Phonetic keys of a stem and of its shortest term, which may be a name that only seems to have a suffix. */
function soundsOfFamily(stem: string, terms: StemGroup): string[] {
  const shortest = [...terms.keys()].reduce((one, other) => (other.length < one.length ? other : one));
  const words = shortest.startsWith(stem) ? [stem, shortest] : [stem];
  return [...new Set(words.flatMap((word) => soundsOf(word) ?? []))];
}

const isSameName = (one: string, other: string) =>
  isLatin(one) !== isLatin(other) || (!isLatin(one) && consonantsOf(one) !== consonantsOf(other));

/**
 * Groups the stems of a site by sound, for words that visitors spell differently and names that the site spells in two ways.
 */
function addSounds({ families }: StemGroups, related: RelatedStems): void {
  const heard = new Map<string, string[]>();
  for (const [stem, terms] of families)
    for (const sounds of soundsOfFamily(stem, terms)) {
      const alike = heard.get(sounds) ?? [];
      heard.set(sounds, [...alike, stem]);
      add(related, soundSign + sounds, stem);
      for (const one of alike.filter((one) => sounds.length >= leastOfName && isSameName(one, stem))) {
        add(related, one, stem);
        add(related, stem, one);
      }
    }
}

const inOrder = (one: string, other: string) => (one < other ? -1 : 1);

const rowsOf = (family: StemGroup = new Map()) =>
  [...family].sort(([one], [other]) => inOrder(one, other)).map(([term, postings]) => toTermRow(term, postings));

/** Rows of the search index, sorted by key. Pages are numbered in their order. */
export function makeRows(pages: readonly SearchRecord[], synonyms: Synonyms = []): Row[] {
  const words = groupByStem(pages);
  const related: RelatedStems = new Map();
  addPlurals(words, related);
  addSynonymWords(words, related);
  addSynonyms(words, related, synonyms);
  addSounds(words, related);
  return [...new Set([...words.families.keys(), ...related.keys()])]
    .sort(inOrder)
    .map((key) => ({ key, others: [...(related.get(key) ?? [])].sort(inOrder), terms: rowsOf(words.families.get(key)) }));
}
