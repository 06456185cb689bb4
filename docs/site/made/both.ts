/** Languages of the site of the documentation. */
export const siteLanguages = ['ar', 'en'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** A text as the site has it: in both languages, at its leaf. */
export type Both = Record<SiteLanguage, string>;

export const both = (ar: string, en: string): Both => ({ ar, en });

/** The same everywhere, such as a key of the file. */
export const same = (text: string): Both => ({ ar: text, en: text });

export const inEach = <Made>(make: (language: SiteLanguage) => Made): Record<SiteLanguage, Made> => ({
  ar: make('ar'),
  en: make('en'),
});

export const inBoth = (of: (language: SiteLanguage) => string): Both => inEach(of);

/** Texts one after another, in each language. */
export const joined = (parts: readonly Both[], between: string): Both =>
  inBoth((language) => parts.map((part) => part[language]).join(between));

/** In code, whose signs no sentence reads. A text with a backtick has a longer mark around it. */
export function code(text: string): string {
  const mark = text.includes('`') ? '``' : '`';
  return mark.length > 1 ? `${mark} ${text} ${mark}` : mark + text + mark;
}

/** What search engines show of a page: neither a few words nor more than they have room for. */
export function descriptionFor(title: Both, text: Both, rest: Both): Both {
  return inBoth((language) => {
    const [own, named] = [text[language], `${title[language]}: ${text[language]}`];
    const full = [own, named].find(({ length }) => length >= 60) ?? `${named.replace(/[.:]+\s*$/, '')}. ${rest[language]}`;
    return full.length > 150 ? `${full.slice(0, full.lastIndexOf(' ', 148))}…` : full;
  });
}

/** Name of a place for links: `links[].label` is `links-label`. */
export const placeName = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
