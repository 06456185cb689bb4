/**
 * What a string of the content is. Whoever goes through content, to check, plan, show, weigh or edit it, reads columns of this
 * table; nobody asks for a field by its name. Browsers read it too: it knows no schema.
 */
export interface AboutKind {
  /**
   * Words for people, by who meets them: whoever sees the page (`drawn`), hears it alone (`spoken`), or finds it (`meta`). It is
   * about language, not about being shown: they are checked for glyphs and markup, edited on the page, sampled in blanks. A
   * number or code has `false`, even where a page shows it, and is left to right in forms.
   */
  words: 'drawn' | 'spoken' | 'meta' | false;
  /** A sentence, which may have marks, links among them: see `generator/content/text/inline/grammar.ts`. */
  hasMarks: boolean;
  /** Links may stand among its marks: not in what is a link or a button itself. */
  hasLinks: boolean;
  /** A sentence of a text at whose end notes are shown: they may stand in it. */
  hasNotes: boolean;
  /** A link can lead to its place: by the string `itself`, or by its `words` where no id stands beside them (`anchor.ts`). */
  anchor: 'itself' | 'words' | false;
  /**
   * An address: where a `link` leads, where a former address leads `onward`, one of this site (`own`), of what a
   * `frame` shows, or any `other`.
   */
  address: 'link' | 'onward' | 'own' | 'frame' | 'other' | false;
  /** A file under `assets/`: a `picture` that pages show, a `file` that visitors get or play, an `icon`, or a `font`. */
  file: 'picture' | 'file' | 'icon' | 'font' | false;
  /** A `day` as YYYY-MM-DD, a `moment`: the same, perhaps with a time, or an `instant`: always with one. */
  date: 'day' | 'moment' | 'instant' | false;
  /** The key under which it is looked for where the schema knows no such field, as in a misspelt block. */
  usualKey: string | false;
  /** In a site of several languages it may be written as an object by language: `generator/content/locales/`. */
  isByLanguage: boolean;
  /** Each language has its own, or none: those of another say nothing to who reads it. */
  isOwn: boolean;
}

const plain = {
  words: false,
  hasMarks: false,
  hasLinks: false,
  hasNotes: false,
  anchor: false,
  address: false,
  file: false,
  date: false,
  usualKey: false,
  isByLanguage: false,
  isOwn: false,
} as const;

const sentence = { ...plain, words: 'drawn', hasMarks: true, hasLinks: true, isByLanguage: true } as const;

/**
 * - `text`: printed as it stands: titles, labels, names; `heading`: the same, and a link can lead to it;
 * - `inline`: a sentence; `title`: one that may be in a link or a button; `passage`: one of a text that has notes; `headline`: one
 *   that is a heading, to which a link can lead;
 * - `spoken`: what a picture shows; `meta`: for search engines; `keyword`: what a thing is sought by;
 * - `code`: what machines read, shown as it stands, with its tabs and spaces;
 * - `word`: of the file, which no visitor meets; `id`: a name of this place;
 * - `colour`: `#rrggbb`; the others are what their columns say.
 */
const kindTable = {
  text: { ...plain, words: 'drawn', isByLanguage: true },
  inline: sentence,
  title: { ...sentence, hasLinks: false },
  passage: { ...sentence, hasNotes: true },
  heading: { ...plain, words: 'drawn', anchor: 'words', isByLanguage: true },
  headline: { ...sentence, anchor: 'words' },
  spoken: { ...plain, words: 'spoken', usualKey: 'alt', isByLanguage: true },
  meta: { ...plain, words: 'meta', isByLanguage: true },
  keyword: { ...plain, words: 'meta', isByLanguage: true, isOwn: true },
  code: { ...plain, isByLanguage: true },
  word: plain,
  id: { ...plain, anchor: 'itself', usualKey: 'id' },
  href: { ...plain, address: 'link', usualKey: 'href', isByLanguage: true },
  target: { ...plain, address: 'onward', isByLanguage: true },
  path: { ...plain, address: 'own', isByLanguage: true },
  frame: { ...plain, address: 'frame' },
  address: { ...plain, address: 'other' },
  picture: { ...plain, file: 'picture', usualKey: 'src', isByLanguage: true },
  file: { ...plain, file: 'file', usualKey: 'file', isByLanguage: true },
  font: { ...plain, file: 'font', isByLanguage: true },
  day: { ...plain, date: 'day' },
  moment: { ...plain, date: 'moment' },
  instant: { ...plain, date: 'instant' },
  colour: plain,
  icon: { ...plain, file: 'icon' },
} as const satisfies Record<string, AboutKind>;

export type Kind = keyof typeof kindTable;

export const kindNames = Object.keys(kindTable) as Kind[];

/** What is known of a string; of one that the schema does not know no more than of a word. */
export const aboutKind = (kind: Kind | undefined): AboutKind => kindTable[kind ?? 'word'];

/** The kinds that have a value in a column. */
export type KindWith<Column extends keyof AboutKind, Value extends AboutKind[Column]> = {
  [Name in Kind]: (typeof kindTable)[Name][Column] extends Value ? Name : never;
}[Kind];
