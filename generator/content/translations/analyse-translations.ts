import { lettersOf } from '../../core/util/languages.ts';
import { type Difference, differencesOf, leadsElsewhere } from './differences.ts';
import { textHash } from './normal-form.ts';
import { pairOf, type TranslationRecord } from './record.ts';
import type { SiteLanguages, SiteText } from './texts.ts';

/**
 * State of a translation.
 * - `missing`: the page exists in the language, but the text does not.
 * - `stale`: it was confirmed for an earlier source text.
 * - `unconfirmed`: nobody has confirmed it.
 * - `confirmed`: somebody has confirmed it.
 * - `left-out`: omitted in this language on purpose.
 */
export type TranslationState = 'missing' | 'stale' | 'unconfirmed' | 'confirmed' | 'left-out';

/**
 * What is suspicious about a translation. `equal`: the same as the source; `script`: written in the script of another language.
 */
export type TranslationProblem = 'equal' | 'script' | Difference;

export interface AnalysedTranslation {
  text: SiteText;
  language: string;
  state: TranslationState;
  /** For a stale translation: the source text for which it was confirmed. */
  previous?: string;
  problems: TranslationProblem[];
}

/** Known earlier source texts of a text, latest first. */
export type PreviousTexts = (text: SiteText) => Iterable<string>;

export interface TranslationContext {
  languages: SiteLanguages;
  record: TranslationRecord;
  previous: PreviousTexts;
}

function problemsOf(
  { source, kind }: SiteText,
  target: string,
  languages: readonly [own: string, other: string],
): TranslationProblem[] {
  const [own, other] = languages.map(lettersOf) as [RegExp, RegExp];
  if (source === target) return own.test(source) ? ['equal'] : [];
  const isWrong = own.source !== other.source && own.test(target) && !other.test(target);
  return [...(isWrong ? ['script' as const] : []), ...differencesOf(source, target, kind)];
}

/**
 * Whether a problem is reported even for a confirmed translation: addresses may have changed since, as the hash does not cover
 * them.
 */
const isOfNow = (fault: TranslationProblem, { source, kind }: SiteText, target: string) =>
  fault === 'placeholders' || (fault === 'links' && leadsElsewhere(source, target, kind));

/** Determines the state and the problems of a translation. */
export function analyseTranslation(
  text: SiteText,
  language: string,
  { languages, record, previous }: TranslationContext,
): AnalysedTranslation {
  const target = text.translations.get(language);
  if (target === undefined) return { text, language, state: 'missing', problems: [] };
  if (target === null) return { text, language, state: 'left-out', problems: [] };
  const problems = problemsOf(text, target, [languages.default, language]);
  if (record.isEmpty) return { text, language, state: 'unconfirmed', problems };
  const translated = { language, hash: textHash(target) };
  const isConfirmed = (source: string) => record.has(pairOf({ language: languages.default, hash: textHash(source) }, translated));
  if (isConfirmed(text.source)) {
    return { text, language, state: 'confirmed', problems: problems.filter((fault) => isOfNow(fault, text, target)) };
  }
  for (const before of previous(text)) {
    if (isConfirmed(before)) return { text, language, state: 'stale', previous: before, problems };
  }
  return { text, language, state: 'unconfirmed', problems };
}

/** Analyses all texts in all languages of their pages. */
export const analyseTranslations = (texts: readonly SiteText[], context: TranslationContext): AnalysedTranslation[] =>
  texts.flatMap((text) => text.targetLanguages.map((language) => analyseTranslation(text, language, context)));

/** Records a translation as confirmed; returns false if it is missing or left out. */
export function confirm(
  { text, language }: Pick<AnalysedTranslation, 'text' | 'language'>,
  { languages, record }: TranslationContext,
): boolean {
  const target = text.translations.get(language);
  if (typeof target !== 'string') return false;
  record.add(pairOf({ language: languages.default, hash: textHash(text.source) }, { language, hash: textHash(target) }));
  return true;
}

/**
 * Removes unused pairs from the record. A pair is kept if one of its texts exists and is not in another confirmed pair: it
 * shows that the translation has become stale.
 */
export function prune(texts: readonly SiteText[], { languages, record }: Pick<TranslationContext, 'languages' | 'record'>): void {
  const standing = new Set<string>();
  const waiting = new Set<string>();
  for (const { source, translations } of texts) {
    const own = { language: languages.default, hash: textHash(source) };
    for (const [language, target] of translations) {
      if (target === null) continue;
      const other = { language, hash: textHash(target) };
      const pair = pairOf(own, other);
      if (record.has(pair)) standing.add(pair.hashes.join(' '));
      else for (const { language: tag, hash } of [own, other]) waiting.add(`${tag} ${hash}`);
    }
  }
  record.keep(
    ({ languages: tags, hashes }) =>
      standing.has(hashes.join(' ')) || tags.some((tag, index) => waiting.has(`${tag} ${hashes[index]}`)),
  );
}
