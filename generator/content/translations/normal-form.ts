import { contentHash } from '../../core/util/hash.ts';
import { wordsWithNotes } from '../text/inline/read.ts';

/**
 * Vowel signs of Arabic and Hebrew, which are optional. Hamza and madda are part of a letter, as are the marks of other
 * scripts.
 */
const vowels = /[[[\p{scx=Arab}\p{scx=Hebr}]&&\p{Mn}]--[\u0653-\u0655]]/gv;

/** Invisible characters and tatweel. */
const unseen = /[\u0640\p{Cf}\p{Cs}[\p{Cc}--\s]]/gv;

/** Spaces and punctuation, except signs that carry meaning. */
const between = String.raw`[\s[\p{P}--[%٪‰‱&@#]]]+`;

/** Between digits, punctuation is part of a number: 2.5, 10–90, 24/7. */
const gaps = new RegExp(String.raw`(?<=\p{Nd})(${between})(?=\p{Nd})|${between}`, 'gv');

/**
 * A text without what may change while its translation stays valid: vowel signs, tatweel, spaces, punctuation, marks and link
 * addresses. All letters and digits stay. If nothing else remains, the text itself.
 */
export function normalForm(text: string): string {
  const letters = wordsWithNotes(text).normalize('NFC').replaceAll(vowels, '').replaceAll(unseen, '');
  const form = letters.replaceAll(gaps, (_, inNumber?: string) =>
    inNumber === undefined ? '' : inNumber.replaceAll(/\s/g, '') || ' ',
  );
  return form === '' ? text.trim() : form;
}

/** Hash of the normal form of a text: 11 digits and small letters, the same on every computer. */
export const textHash = (text: string): string => contentHash(normalForm(text));
