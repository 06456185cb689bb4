/** Scripts that are written together, which ISO 15924 names as one. */
const together: Record<string, readonly string[]> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Aran: ['Arab'],
};

const known = new Map<string, RegExp>();

/** @throws RangeError for what is no tag of a language */
function scriptsOf(language: string): readonly string[] {
  const script = new Intl.Locale(language).maximize().script ?? '';
  return together[script] ?? [script];
}

function makePattern(language: string): RegExp {
  try {
    return new RegExp(
      `[${scriptsOf(language)
        .map((script) => String.raw`[\p{sc=${script}}&&\p{L}]`)
        .join('')}]`,
      'v',
    );
  } catch {
    return /\p{L}/u;
  }
}

/** Matches a letter of the script in which a language is written; any letter where that is not known. */
export function lettersOf(language: string): RegExp {
  const pattern = known.get(language) ?? makePattern(language);
  known.set(language, pattern);
  return pattern;
}
