import { contentHash } from '../../core/util/hash.ts';
import { wordsWithNotes } from '../text/inline/read.ts';

/** Vowel signs of Arabic and Hebrew, which may be written or not; hamza and madda belong to letters, as do the marks of others. */
const vowels = /[[[\p{scx=Arab}\p{scx=Hebr}]&&\p{Mn}]--[\u0653-\u0655]]/gv;

/** What is not seen, and tatweel. */
const unseen = /[\u0640\p{Cf}\p{Cs}[\p{Cc}--\s]]/gv;

/** Spaces and punctuation; some signs that Unicode counts among it say something. */
const between = String.raw`[\s[\p{P}--[%٪‰‱&@#]]]+`;

/** Between digits they are part of a number: 2.5, 10–90, 24/7. */
const gaps = new RegExp(String.raw`(?<=\p{Nd})(${between})(?=\p{Nd})|${between}`, 'gv');

/**
 * A text without what may change while a translation stays right: vowel signs, tatweel, spaces, punctuation, and the marks of
 * sentences with the addresses of their links. No letter and no digit is lost. Of a text of nothing else, the text itself.
 */
export function normalForm(text: string): string {
  const letters = wordsWithNotes(text).normalize('NFC').replaceAll(vowels, '').replaceAll(unseen, '');
  const form = letters.replaceAll(gaps, (_, inNumber?: string) =>
    inNumber === undefined ? '' : inNumber.replaceAll(/\s/g, '') || ' ',
  );
  return form === '' ? text.trim() : form;
}

/** Names the normal form of a text: 11 digits and small letters, the same on every machine. */
export const textHash = (text: string): string => contentHash(normalForm(text));
