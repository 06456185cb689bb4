/** A language as in HTML: a canonical BCP 47 tag, and its direction. */
export interface Language {
  lang: string;
  dir: 'ltr' | 'rtl';
}

const leftwards = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Parses a language tag; undefined if it names no language, such as `english`, which has the form of a tag. */
export function readLanguage(tag: string): Language | undefined {
  try {
    const [lang = ''] = Intl.getCanonicalLocales(tag);
    const { language, script = '' } = new Intl.Locale(lang).maximize();
    // Not all languages with a three-letter code have a name in `Intl`.
    const isKnown = language.length === 2 ? names.of(language) !== undefined : language.length === 3;
    return isKnown ? { lang, dir: leftwards.has(script) ? 'rtl' : 'ltr' } : undefined;
  } catch {
    return undefined;
  }
}
