import { toPointer } from '../../core/json/path.ts';
import type { AnalysedTranslation, TranslationState } from './analyse-translations.ts';

/** States of texts that can be exported for translation. */
export const exportableStates = ['missing', 'stale', 'unconfirmed'] as const satisfies TranslationState[];
export type ExportableState = (typeof exportableStates)[number];

/** A text for translators: texts with equal content are one unit with several places. */
export interface Unit {
  source: string;
  /** The current translation. */
  target: string | undefined;
  state: ExportableState;
  /** The earlier source text for which the target was confirmed. */
  previous: string | undefined;
  /** Whether the text may contain marks. */
  hasMarks: boolean;
  places: UnitPlace[];
}

export interface UnitPlace {
  /** RFC 6901 JSON Pointer. */
  pointer: string;
  /** Page, section and field in words. */
  words: string;
}

/** A text in a translated file. */
export interface TranslatedUnit {
  source: string;
  target: string;
  /** JSON pointers; empty if a tool has dropped them. */
  places: string[];
  /** Whether it is machine-translated or unchecked. */
  isDraft: boolean;
  /** Line number in the file, from 1. */
  line: number;
}

export interface UnitOptions {
  language: string;
  states: readonly ExportableState[];
  wordsOf: (analysed: AnalysedTranslation) => string;
  hasMarks: (analysed: AnalysedTranslation) => boolean;
}

const isRequested = (state: TranslationState, states: readonly ExportableState[]): state is ExportableState =>
  states.some((one) => one === state);

/** The units for a language, in the order of the site. */
export function unitsOf(analysed: readonly AnalysedTranslation[], { language, states, wordsOf, hasMarks }: UnitOptions): Unit[] {
  const units = new Map<string, Unit>();
  for (const one of analysed) {
    const { text, state, previous } = one;
    if (one.language !== language || !isRequested(state, states)) continue;
    const target = text.translations.get(language) ?? undefined;
    const key = JSON.stringify([text.source, target, previous]);
    const unit = units.get(key) ?? { source: text.source, target, state, previous, hasMarks: false, places: [] };
    unit.hasMarks ||= hasMarks(one);
    unit.places.push({ pointer: toPointer(text.path), words: wordsOf(one) });
    units.set(key, unit);
  }
  return [...units.values()];
}
