import { lettersOf } from '../../core/util/languages.ts';
import { type Difference, differencesOf, leadsElsewhere } from './differences.ts';
import { textHash } from './normal-form.ts';
import { pairOf, type TranslationRecord } from './record.ts';
import type { SiteLanguages, SiteText } from './texts.ts';

/**
 * - `missing`: the page has the language, and the text has not;
 * - `stale`: it was confirmed with what stood here before;
 * - `unconfirmed`: nobody has said that it says the same;
 * - `confirmed`: somebody has; `left-out`: not in this language, on purpose.
 */
export type TranslationState = 'missing' | 'stale' | 'unconfirmed' | 'confirmed' | 'left-out';

/** What stands out in a translation by itself. `equal`: left as it was; `script`: written in letters of another language. */
export type TranslationProblem = 'equal' | 'script' | Difference;

export interface AnalysedTranslation {
  text: SiteText;
  language: string;
  state: TranslationState;
  /** Of a stale one: what stood here when it was confirmed. */
  former?: string;
  faults: TranslationProblem[];
}

/** Texts of the default language that are known to have stood at the place of a text, the newest first. */
export type PreviousTexts = (text: SiteText) => Iterable<string>;

export interface TranslationContext {
  languages: SiteLanguages;
  record: TranslationRecord;
  former: PreviousTexts;
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

/** Whether a fault may be of what somebody has confirmed: addresses may have changed since, which no hash tells. */
const isOfNow = (fault: TranslationProblem, { source, kind }: SiteText, target: string) =>
  fault === 'placeholders' || (fault === 'links' && leadsElsewhere(source, target, kind));

/** What is to be said of a text in one of the other languages. */
export function analyseTranslation(
  text: SiteText,
  language: string,
  { languages, record, former: previous }: TranslationContext,
): AnalysedTranslation {
  const target = text.translations.get(language);
  if (target === undefined) return { text, language, state: 'missing', faults: [] };
  if (target === null) return { text, language, state: 'left-out', faults: [] };
  const problems = problemsOf(text, target, [languages.default, language]);
  if (record.isEmpty) return { text, language, state: 'unconfirmed', faults: problems };
  const translated = { language, hash: textHash(target) };
  const isConfirmed = (source: string) => record.has(pairOf({ language: languages.default, hash: textHash(source) }, translated));
  if (isConfirmed(text.source)) {
    return { text, language, state: 'confirmed', faults: problems.filter((fault) => isOfNow(fault, text, target)) };
  }
  for (const before of previous(text)) {
    if (isConfirmed(before)) return { text, language, state: 'stale', former: before, faults: problems };
  }
  return { text, language, state: 'unconfirmed', faults: problems };
}

/** The same of all texts, in all languages that their pages have. */
export const analyseTranslations = (texts: readonly SiteText[], context: TranslationContext): AnalysedTranslation[] =>
  texts.flatMap((text) => text.wanted.map((language) => analyseTranslation(text, language, context)));

/** Whether two texts of a site are confirmed from now on; one that is missing or left out cannot be. */
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
 * Takes away the pairs that nothing asks for any more. One of which a text still stands, and is confirmed with no other, is
 * kept: by it is known that the translation has become stale.
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
