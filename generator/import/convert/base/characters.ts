import { findForbidden } from '../../../../templates/schema/rules.ts';
import { textFeature, textFeaturesOf } from '../../../check/facts/text-features.ts';
import { findDamage } from '../../../check/rules/encoding-repair.ts';
import { cleanCharacters, cleanText } from '../../../core/util/characters/clean.ts';
import { words } from './plain-words.ts';
import type { Recorder } from './recorder.ts';

const forbidden = /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** A text without control characters and halves of characters. Tabs stay. */
export const withoutForbidden = (text: string): string =>
  findForbidden(text) === -1 ? text : text.replaceAll(forbidden, (found) => (found === '\t' ? found : ''));

/** Whether a text shows nothing: the check of a site takes it for empty. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** A text that was decoded with the wrong encoding, decoded correctly if that leaves no damage. */
function repaired(text: string): string {
  const damage = textFeaturesOf(text) & textFeature.damage ? findDamage(text) : undefined;
  return damage?.repaired !== undefined && damage.isWhole ? damage.repaired : text;
}

/** Letters in reading order; text whose order is uncertain stays as it is. */
function normalised(text: string): string {
  const { text: clean, cleaned } = cleanText(text);
  return cleaned.includes('unread') ? cleanCharacters(text).text : clean;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/**
 * A text of the source as a page can show it: readable, without invisible noise, on one line. White space at its ends stays.
 */
export function readableText(text: string): string {
  if (isAscii(text)) return text.replaceAll(/ {2,}/g, ' ');
  return normalised(withoutForbidden(repaired(text.replaceAll('\t', ' '))));
}

/** The same without white space at its ends. Records the words that differ. */
export function readableLine(text: string, recorder: Recorder): string {
  const line = readableText(text).replaceAll(/\s+/g, ' ').trim();
  recorder.words(words(text), words(line));
  return line;
}

/** Whether a title can show a text: the check refuses titles with letters that a wrong encoding has lost. */
export const isReadable = (text: string): boolean => findDamage(text) === undefined;
