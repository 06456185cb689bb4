import { toPointer } from '../../core/json/path.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { analyseTranslation, type TranslationContext } from './analyse-translations.ts';
import { isTitled } from './collect.ts';
import { differencesOf } from './differences.ts';
import { textHash } from './normal-form.ts';
import type { SiteText } from './texts.ts';
import type { TranslatedUnit } from './units.ts';

/** A translation to be added to the site. */
export interface AcceptedTranslation {
  text: SiteText;
  target: string;
  /** Whether somebody has checked it, and it has the required features of its source. */
  isConfirmed: boolean;
  unit: TranslatedUnit;
}

/**
 * Why a unit is rejected.
 * - `changed`: its source text no longer exists; another text is at its path.
 * - `gone`: neither its source text nor its path exists.
 * - `twice`: the file has another translation for the same text.
 */
export interface RejectedUnit {
  unit: TranslatedUnit;
  reason: 'changed' | 'gone' | 'twice';
  /** The text at its path now, or the other translation. */
  present: string | undefined;
}

export interface MatchResult {
  accepted: AcceptedTranslation[];
  rejected: RejectedUnit[];
  /** Number of units without a translation or with the current one. */
  unchanged: number;
}

/** Whether a text is a page title, which makes the page exist in a language. */
const isTitle = ({ path }: SiteText) => path.at(-1) === 'title' && isTitled(path, path.length - 1);

const hasSource = (text: SiteText | undefined, { source }: TranslatedUnit): text is SiteText =>
  text !== undefined && textHash(text.source) === textHash(source);

/** Finds the texts of a site that the units of a translated file belong to. */
class Matcher {
  readonly #byPointer: Map<string, SiteText>;
  /** Pages that the language lacks and that the file does not contain. */
  readonly #absent: Set<string>;
  readonly #byHash: Map<string, SiteText[]>;
  readonly #language: string;
  readonly #known: TranslationContext;

  constructor(units: readonly TranslatedUnit[], { texts, language, known: context }: MatchContext) {
    const asked = texts.filter(
      ({ targetLanguages, translations }) => targetLanguages.includes(language) && translations.get(language) !== null,
    );
    this.#byPointer = new Map(asked.map((text) => [toPointer(text.path), text]));
    this.#byHash = groupBy(asked, ({ source }) => textHash(source));
    this.#language = language;
    this.#known = context;
    const untitled = asked.filter((text) => isTitle(text) && !text.translations.has(language));
    this.#absent = new Set(untitled.flatMap(({ page }) => page ?? []));
    const isWithoutPlaces = units.every(({ places }) => places.length === 0);
    for (const unit of units) for (const { page } of this.#atPlaces(unit)) if (page !== undefined) this.#absent.delete(page);
    // A tool has dropped all paths, so it is unknown which pages the file contains.
    if (isWithoutPlaces) this.#absent.clear();
  }

  /** Texts at the paths of a unit that still have its source. */
  #atPlaces(unit: TranslatedUnit): SiteText[] {
    return unit.places.flatMap((place) => {
      const text = this.#byPointer.get(place);
      return hasSource(text, unit) ? [text] : [];
    });
  }

  /** Whether a text belongs to a page that was not exported: translating its title would create the page. */
  #isUnasked({ page }: SiteText): boolean {
    return page !== undefined && this.#absent.has(page);
  }

  isConfirmed(text: SiteText): boolean {
    return analyseTranslation(text, this.#language, this.#known).state === 'confirmed';
  }

  /** The texts of a unit: those at its paths if unchanged, otherwise all with the same source that need a translation. */
  textsFor(unit: TranslatedUnit): SiteText[] {
    const own = this.#atPlaces(unit);
    if (own.length > 0) return own;
    const all = this.#byHash.get(textHash(unit.source)) ?? [];
    const ofPages = all.filter((text) => !this.#isUnasked(text));
    const same = ofPages.length > 0 ? ofPages : all;
    const waiting = same.filter((text) => !this.isConfirmed(text));
    return waiting.length > 0 ? waiting : same;
  }

  /** Texts that were exported in the same unit: tools that convert to PO keep only one path per unit. */
  askedWith(text: SiteText): SiteText[] {
    const translation = ({ translations }: SiteText) => translations.get(this.#language);
    return (this.#byHash.get(textHash(text.source)) ?? []).filter(
      (other) =>
        other.source === text.source &&
        translation(other) === translation(text) &&
        !this.#isUnasked(other) &&
        !this.isConfirmed(other),
    );
  }

  present({ places }: TranslatedUnit): string | undefined {
    return places.map((place) => this.#byPointer.get(place)?.source).find((source) => source !== undefined);
  }
}

interface MatchContext {
  texts: readonly SiteText[];
  language: string;
  known: TranslationContext;
}

/** Pages that get their first translation in the language. */
export const startedPages = (accepted: readonly AcceptedTranslation[], language: string): string[] =>
  accepted.flatMap(({ text }) =>
    isTitle(text) && !text.translations.has(language) && text.page !== undefined ? [text.page] : [],
  );

/**
 * Matches the units of a translated file with the texts of a site. A unit that repeats the current translation confirms it,
 * unless it is marked as a draft.
 */
export function matchUnits(units: readonly TranslatedUnit[], site: MatchContext): MatchResult {
  const { language } = site;
  const matcher = new Matcher(units, site);
  const accepted = new Map<SiteText, AcceptedTranslation>();
  const rejected: RejectedUnit[] = [];
  let unchanged = 0;
  const take = (text: SiteText, unit: TranslatedUnit) => {
    const { target, isDraft } = unit;
    const other = accepted.get(text);
    const isPresent = text.translations.get(language) === target;
    if (other?.target === target || (isPresent && (isDraft || matcher.isConfirmed(text)))) unchanged++;
    else if (other) rejected.push({ unit, reason: 'twice', present: other.target });
    else {
      const isConfirmed = !isDraft && differencesOf(text.source, target, text.kind).length === 0;
      accepted.set(text, { text, target, isConfirmed, unit });
    }
  };
  for (const unit of units) {
    const found = unit.target.trim() === '' ? undefined : matcher.textsFor(unit);
    if (!found) unchanged++;
    else if (found.length === 0) {
      const present = matcher.present(unit);
      rejected.push({ unit, reason: present === undefined ? 'gone' : 'changed', present });
    } else for (const text of found) take(text, unit);
  }
  for (const { text, unit } of [...accepted.values()]) {
    for (const other of matcher.askedWith(text)) if (!accepted.has(other)) take(other, unit);
  }
  return { accepted: [...accepted.values()], rejected, unchanged };
}
