import { toPointer } from '../../core/json/path.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { analyseTranslation, type TranslationContext } from './analyse-translations.ts';
import { isTitled } from './collect.ts';
import { differencesOf } from './differences.ts';
import { textHash } from './normal-form.ts';
import type { SiteText } from './texts.ts';
import type { TranslatedUnit } from './units.ts';

/** A translation that goes into the site. */
export interface AcceptedTranslation {
  text: SiteText;
  target: string;
  /** Somebody has read it, and it keeps what it must of its source. */
  isConfirmed: boolean;
  unit: TranslatedUnit;
}

/**
 * - `changed`: another text stands at its place now, and its own nowhere;
 * - `gone`: nothing stands at its place any more, nor its text anywhere;
 * - `twice`: the file translates one text in two ways for the same place.
 */
export interface RejectedUnit {
  unit: TranslatedUnit;
  reason: 'changed' | 'gone' | 'twice';
  /** What stands at its place now, or the other translation. */
  present: string | undefined;
}

export interface MatchResult {
  taken: AcceptedTranslation[];
  refused: RejectedUnit[];
  /** Units that have no translation, or say what the site says already. */
  unchanged: number;
}

/** Whether a text is the title of its page, without which a language has no such page. */
const isTitle = ({ path }: SiteText) => path.at(-1) === 'title' && isTitled(path, path.length - 1);

const hasSource = (text: SiteText | undefined, { source }: TranslatedUnit): text is SiteText =>
  text !== undefined && textHash(text.source) === textHash(source);

/** Finds texts of a site for what a translator sends back. */
class Matcher {
  readonly #byPointer: Map<string, SiteText>;
  /** Pages that the language lacks, and that the file is not about. */
  readonly #absent: Set<string>;
  readonly #byHash: Map<string, SiteText[]>;
  readonly #language: string;
  readonly #known: TranslationContext;

  constructor(units: readonly TranslatedUnit[], { texts, language, known: context }: MatchContext) {
    const asked = texts.filter(
      ({ wanted: targetLanguages, translations }) => targetLanguages.includes(language) && translations.get(language) !== null,
    );
    this.#byPointer = new Map(asked.map((text) => [toPointer(text.path), text]));
    this.#byHash = groupBy(asked, ({ source }) => textHash(source));
    this.#language = language;
    this.#known = context;
    const untitled = asked.filter((text) => isTitle(text) && !text.translations.has(language));
    this.#absent = new Set(untitled.flatMap(({ page }) => page ?? []));
    const isWithoutPlaces = units.every(({ places }) => places.length === 0);
    for (const unit of units) for (const { page } of this.#atPlaces(unit)) if (page !== undefined) this.#absent.delete(page);
    // A tool has dropped all places: nobody knows what the file is about.
    if (isWithoutPlaces) this.#absent.clear();
  }

  /** Texts at the places of a unit that are still its own. */
  #atPlaces(unit: TranslatedUnit): SiteText[] {
    return unit.places.flatMap((place) => {
      const text = this.#byPointer.get(place);
      return hasSource(text, unit) ? [text] : [];
    });
  }

  /** Whether a text is of a page that nobody asked for: with its title, the page would be there. */
  #isUnasked({ page }: SiteText): boolean {
    return page !== undefined && this.#absent.has(page);
  }

  isConfirmed(text: SiteText): boolean {
    return analyseTranslation(text, this.#language, this.#known).state === 'confirmed';
  }

  /** Where a unit belongs: at its places, where its text still stands there; else wherever its text waits for a translation. */
  textsFor(unit: TranslatedUnit): SiteText[] {
    const own = this.#atPlaces(unit);
    if (own.length > 0) return own;
    const all = this.#byHash.get(textHash(unit.source)) ?? [];
    const ofPages = all.filter((text) => !this.#isUnasked(text));
    const same = ofPages.length > 0 ? ofPages : all;
    const waiting = same.filter((text) => !this.isConfirmed(text));
    return waiting.length > 0 ? waiting : same;
  }

  /** Texts that a translator was asked for together with another: tools that make PO files keep one place of a unit. */
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

/** Pages that a language gets with what is taken, and lacked until now. */
export const startedPages = (accepted: readonly AcceptedTranslation[], language: string): string[] =>
  accepted.flatMap(({ text }) =>
    isTitle(text) && !text.translations.has(language) && text.page !== undefined ? [text.page] : [],
  );

/**
 * Decides what of a translator's file goes where. A unit that was only handed back, still marked as not looked at, says
 * nothing; one that says what the site says, and is not marked so, confirms it.
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
  return { taken: [...accepted.values()], refused: rejected, unchanged };
}
