/** A language as HTML has it: its tag (BCP 47) in the usual letters, and the direction in which it is written. */
export interface Language {
  lang: string;
  dir: 'ltr' | 'rtl';
}

const leftwards = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Reads a language tag; undefined where no language is meant by it, such as `english`, which has the form of one. */
export function readLanguage(tag: string): Language | undefined {
  try {
    const [lang = ''] = Intl.getCanonicalLocales(tag);
    const { language, script = '' } = new Intl.Locale(lang).maximize();
    // Of the rare languages, whose codes have three letters, not all have a name here.
    const isKnown = language.length === 2 ? names.of(language) !== undefined : language.length === 3;
    return isKnown ? { lang, dir: leftwards.has(script) ? 'rtl' : 'ltr' } : undefined;
  } catch {
    return undefined;
  }
}
