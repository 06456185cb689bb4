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
  /** A sentence, which may have marks, links among them: see `generator/inline/grammar.ts`. */
  hasMarks: boolean;
  /** A link can lead to its place: by the string `itself`, or by its `words` where no id stands beside them (`anchor.ts`). */
  anchor: 'itself' | 'words' | false;
  /** An address: where a `link` leads, where a former address leads `onward`, one of this site (`own`), or any `other`. */
  address: 'link' | 'onward' | 'own' | 'other' | false;
  /** A file under `assets/`: a `picture` that pages show, a `file` that visitors get or play, an `icon`, or a `font`. */
  file: 'picture' | 'file' | 'icon' | 'font' | false;
  /** A `day` as YYYY-MM-DD, or a `moment`: the same, perhaps with a time. */
  date: 'day' | 'moment' | false;
  /** The key under which it is looked for where the schema knows no such field, as in a misspelt block. */
  usualKey: string | false;
}

/**
 * - `text`: printed as it stands: titles, labels, names; `heading`: the same, and a link can lead to it;
 * - `inline`: a sentence; `spoken`: what a picture shows; `meta`: for search engines;
 * - `word`: of the file, which no visitor meets; `id`: a name of this place;
 * - `colour`: `#rrggbb`; the others are what their columns say.
 */
export const kindTable = {
  text: { words: 'drawn', hasMarks: false, anchor: false, address: false, file: false, date: false, usualKey: false },
  inline: { words: 'drawn', hasMarks: true, anchor: false, address: false, file: false, date: false, usualKey: false },
  heading: { words: 'drawn', hasMarks: false, anchor: 'words', address: false, file: false, date: false, usualKey: false },
  spoken: { words: 'spoken', hasMarks: false, anchor: false, address: false, file: false, date: false, usualKey: 'alt' },
  meta: { words: 'meta', hasMarks: false, anchor: false, address: false, file: false, date: false, usualKey: false },
  word: { words: false, hasMarks: false, anchor: false, address: false, file: false, date: false, usualKey: false },
  id: { words: false, hasMarks: false, anchor: 'itself', address: false, file: false, date: false, usualKey: 'id' },
  href: { words: false, hasMarks: false, anchor: false, address: 'link', file: false, date: false, usualKey: 'href' },
  target: { words: false, hasMarks: false, anchor: false, address: 'onward', file: false, date: false, usualKey: false },
  path: { words: false, hasMarks: false, anchor: false, address: 'own', file: false, date: false, usualKey: false },
  address: { words: false, hasMarks: false, anchor: false, address: 'other', file: false, date: false, usualKey: false },
  picture: { words: false, hasMarks: false, anchor: false, address: false, file: 'picture', date: false, usualKey: 'src' },
  file: { words: false, hasMarks: false, anchor: false, address: false, file: 'file', date: false, usualKey: 'file' },
  font: { words: false, hasMarks: false, anchor: false, address: false, file: 'font', date: false, usualKey: false },
  day: { words: false, hasMarks: false, anchor: false, address: false, file: false, date: 'day', usualKey: false },
  moment: { words: false, hasMarks: false, anchor: false, address: false, file: false, date: 'moment', usualKey: false },
  colour: { words: false, hasMarks: false, anchor: false, address: false, file: false, date: false, usualKey: false },
  icon: { words: false, hasMarks: false, anchor: false, address: false, file: 'icon', date: false, usualKey: false },
} as const satisfies Record<string, AboutKind>;

export type Kind = keyof typeof kindTable;

export const kindNames = Object.keys(kindTable) as Kind[];

/** What is known of a string; of one that the schema does not know no more than of a word. */
export const aboutKind = (kind: Kind | undefined): AboutKind => kindTable[kind ?? 'word'];

/** The kinds that have a value in a column. */
export type KindWith<Column extends keyof AboutKind, Value extends AboutKind[Column]> = {
  [Name in Kind]: (typeof kindTable)[Name][Column] extends Value ? Name : never;
}[Kind];
