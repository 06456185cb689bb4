/** Whether a text is the name of a language that the data of languages know. */
export function isLanguage(tag: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    return canonical === tag && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch {
    return false;
  }
}

const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/** The script that a language is written in, by its name in Unicode. */
const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script ?? 'Latn';

/** The direction that a language is written in; left to right for what is none. */
export const directionOf = (tag: string): 'rtl' | 'ltr' => (isLanguage(tag) && rightToLeft.has(scriptOf(tag)) ? 'rtl' : 'ltr');

/** Whether a text has a letter of the script of a language. */
export function isInScriptOf(tag: string, text: string): boolean {
  // Names of several scripts together, such as `Jpan`, are no properties of letters.
  const script = scriptOf(tag);
  return (['Jpan', 'Kore', 'Hans', 'Hant'].includes(script) ? /\p{L}/u : new RegExp(`\\p{Script=${script}}`, 'u')).test(text);
}
