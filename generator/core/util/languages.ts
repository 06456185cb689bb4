import { isLanguage } from '../../../templates/schema/rules.ts';

const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/** Unicode script of a language. */
const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script ?? 'Latn';

/** Direction of a language; left to right for invalid tags. */
export const directionOf = (tag: string): 'rtl' | 'ltr' => (isLanguage(tag) && rightToLeft.has(scriptOf(tag)) ? 'rtl' : 'ltr');

/** Composite ISO 15924 scripts, and the Unicode scripts that they consist of. */
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

/** Matches a letter of a language's script, or any letter if the script is unknown. */
export function lettersOf(tag: string): RegExp {
  const pattern = letters.get(tag) ?? makeLetters(tag);
  letters.set(tag, pattern);
  return pattern;
}

/** Whether a text has a letter of a language's script. */
export const isInScriptOf = (tag: string, text: string): boolean => lettersOf(tag).test(text);
