import { isLanguage } from '../../../templates/schema/rules.ts';

const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/** The script that a language is written in, by its name in Unicode. */
const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script ?? 'Latn';

/** The direction that a language is written in; left to right for what is none. */
export const directionOf = (tag: string): 'rtl' | 'ltr' => (isLanguage(tag) && rightToLeft.has(scriptOf(tag)) ? 'rtl' : 'ltr');

/** Scripts that are written together, which ISO 15924 names as one. */
const together: Record<string, readonly string[]> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Aran: ['Arab'],
};

const letters = new Map<string, RegExp>();

function makeLetters(tag: string): RegExp {
  try {
    const script = scriptOf(tag);
    const scripts = (together[script] ?? [script]).map((one) => String.raw`[\p{sc=${one}}&&\p{L}]`);
    return new RegExp(`[${scripts.join('')}]`, 'v');
  } catch {
    return /\p{L}/u;
  }
}

/** Matches a letter of the script in which a language is written; any letter where that is not known. */
export function lettersOf(tag: string): RegExp {
  const pattern = letters.get(tag) ?? makeLetters(tag);
  letters.set(tag, pattern);
  return pattern;
}

/** Whether a text has a letter of the script of a language. */
export const isInScriptOf = (tag: string, text: string): boolean => lettersOf(tag).test(text);
