import { toPointer } from '../../core/json/path.ts';
import type { AnalysedTranslation, TranslationState } from './analyse-translations.ts';

/** Texts that a translator may be asked for. */
export const exportableStates = ['missing', 'stale', 'unconfirmed'] as const satisfies TranslationState[];
export type ExportableState = (typeof exportableStates)[number];

/** A text for a translator: each different one once, with all its places. */
export interface Unit {
  source: string;
  /** What it has been until now. */
  target: string | undefined;
  state: ExportableState;
  /** What stood in the place of the source when the target was confirmed. */
  former: string | undefined;
  /** Whether it may have marks of sentences. */
  hasMarks: boolean;
  places: UnitPlace[];
}

export interface UnitPlace {
  /** RFC 6901 JSON Pointer. */
  pointer: string;
  /** Page, section and field in words. */
  words: string;
}

/** A text as a translator's file has it. */
export interface TranslatedUnit {
  source: string;
  target: string;
  /** Pointers; none where a tool has dropped them. */
  places: string[];
  /** A machine has made it, or nobody has looked at it yet. */
  isDraft: boolean;
  /** Where it stands in the file, from 1. */
  line: number;
}

export interface UnitOptions {
  language: string;
  states: readonly ExportableState[];
  wordsOf: (analysed: AnalysedTranslation) => string;
  hasMarks: (analysed: AnalysedTranslation) => boolean;
}

const isAsked = (state: TranslationState, states: readonly ExportableState[]): state is ExportableState =>
  states.some((one) => one === state);

/** What is asked of a translator, in the order of the site. */
export function unitsOf(analysed: readonly AnalysedTranslation[], { language, states, wordsOf, hasMarks }: UnitOptions): Unit[] {
  const units = new Map<string, Unit>();
  for (const one of analysed) {
    const { text, state, former: previous } = one;
    if (one.language !== language || !isAsked(state, states)) continue;
    const target = text.translations.get(language) ?? undefined;
    const key = JSON.stringify([text.source, target, previous]);
    const unit = units.get(key) ?? { source: text.source, target, state, former: previous, hasMarks: false, places: [] };
    unit.hasMarks ||= hasMarks(one);
    unit.places.push({ pointer: toPointer(text.path), words: wordsOf(one) });
    units.set(key, unit);
  }
  return [...units.values()];
}
