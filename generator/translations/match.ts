import { groupBy } from '../common/group-by.ts';
import { toPointer } from '../json/path.ts';
import { differencesOf } from './differences.ts';
import { judgeText, type Known } from './judge.ts';
import { textHash } from './normal-form.ts';
import type { SiteText } from './texts.ts';
import type { TranslatedUnit } from './units.ts';

/** A translation that goes into the site. */
export interface Taken {
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
export interface NotTaken {
  unit: TranslatedUnit;
  reason: 'changed' | 'gone' | 'twice';
  /** What stands at its place now, or the other translation. */
  present: string | undefined;
}

export interface Matched {
  taken: Taken[];
  refused: NotTaken[];
  /** Units that have no translation, or say what the site says already. */
  unchanged: number;
}

/** Finds texts of a site for what a translator sends back. */
class Matcher {
  readonly #byPointer: Map<string, SiteText>;
  readonly #byHash: Map<string, SiteText[]>;
  readonly #language: string;
  readonly #known: Known;

  constructor(texts: readonly SiteText[], language: string, known: Known) {
    const asked = texts.filter(({ wanted, translations }) => wanted.includes(language) && translations.get(language) !== null);
    this.#byPointer = new Map(asked.map((text) => [toPointer(text.path), text]));
    this.#byHash = groupBy(asked, ({ source }) => textHash(source));
    this.#language = language;
    this.#known = known;
  }

  isConfirmed(text: SiteText): boolean {
    return judgeText(text, this.#language, this.#known).state === 'confirmed';
  }

  /** Where a unit belongs: at its places, where its text still stands there; else wherever its text waits for a translation. */
  textsFor({ source, places }: TranslatedUnit): SiteText[] {
    const hash = textHash(source);
    const own = places.flatMap((place) => this.#byPointer.get(place) ?? []).filter((text) => textHash(text.source) === hash);
    if (own.length > 0) return own;
    const same = this.#byHash.get(hash) ?? [];
    const waiting = same.filter((text) => !this.isConfirmed(text));
    return waiting.length > 0 ? waiting : same;
  }

  /** Texts that a translator was asked for together with another: tools that make PO files keep one place of a unit. */
  askedWith(text: SiteText): SiteText[] {
    const translation = ({ translations }: SiteText) => translations.get(this.#language);
    return (this.#byHash.get(textHash(text.source)) ?? []).filter(
      (other) => other.source === text.source && translation(other) === translation(text) && !this.isConfirmed(other),
    );
  }

  present({ places }: TranslatedUnit): string | undefined {
    return places.map((place) => this.#byPointer.get(place)?.source).find((source) => source !== undefined);
  }
}

/**
 * Decides what of a translator's file goes where. A unit that was only handed back, still marked as not looked at, says
 * nothing; one that says what the site says, and is not marked so, confirms it.
 */
export function matchUnits(
  units: readonly TranslatedUnit[],
  { texts, language, known }: { texts: readonly SiteText[]; language: string; known: Known },
): Matched {
  const matcher = new Matcher(texts, language, known);
  const taken = new Map<SiteText, Taken>();
  const refused: NotTaken[] = [];
  let unchanged = 0;
  const take = (text: SiteText, unit: TranslatedUnit) => {
    const { target, isDraft } = unit;
    const other = taken.get(text);
    const isPresent = text.translations.get(language) === target;
    if (other?.target === target || (isPresent && (isDraft || matcher.isConfirmed(text)))) unchanged++;
    else if (other) refused.push({ unit, reason: 'twice', present: other.target });
    else {
      const isConfirmed = !isDraft && differencesOf(text.source, target, text.kind).length === 0;
      taken.set(text, { text, target, isConfirmed, unit });
    }
  };
  for (const unit of units) {
    const found = unit.target.trim() === '' ? undefined : matcher.textsFor(unit);
    if (!found) unchanged++;
    else if (found.length === 0) {
      const present = matcher.present(unit);
      refused.push({ unit, reason: present === undefined ? 'gone' : 'changed', present });
    } else for (const text of found) take(text, unit);
  }
  for (const { text, unit } of [...taken.values()]) {
    for (const other of matcher.askedWith(text)) if (!taken.has(other)) take(other, unit);
  }
  return { taken: [...taken.values()], refused, unchanged };
}
