/**
 * Kinds of content strings. Code that traverses content (check, plan, render, budgets, editor) selects fields by columns of
 * this table, never by name. Browsers use it too, without the schema.
 */
export interface FieldRole {
  /**
   * Human-language text: visible (`drawn`), accessible name only (`spoken`), or metadata (`meta`). Such strings are checked for
   * glyphs and markup, edited on the page and filled in samples. `false` for numbers and codes, even if pages show them; forms
   * show these left to right.
   */
  textRole: 'visible' | 'accessible' | 'metadata' | false;
  /** Sentence that may have inline marks, including links: see `generator/content/text/inline/grammar.ts`. */
  hasMarks: boolean;
  /** Links are allowed among its marks; not in a field that is itself a link or button. */
  hasLinks: boolean;
  /** Notes are allowed among its marks: the text shows notes at its end. */
  hasNotes: boolean;
  /** Links can target it: by the string `itself`, or by an id derived from its `words` if no id is given (`anchor.ts`). */
  anchor: 'itself' | 'words' | false;
  /**
   * Address: target of a `link`, target of a redirect (`onward`), address of this site (`own`), address of a `frame`, or
   * `other`.
   */
  address: 'link' | 'onward' | 'own' | 'frame' | 'other' | false;
  /** File under `assets/`: a `picture` on pages, a `file` to download or play, an `icon`, or a `font`. */
  file: 'picture' | 'file' | 'icon' | 'font' | false;
  /** `day`: YYYY-MM-DD; `moment`: day with optional time; `instant`: day with time. */
  date: 'day' | 'moment' | 'instant' | false;
  /** Conventional key, for fields that the schema does not know, e.g. in a misspelt block. */
  usualKey: string | false;
  /** May be an object by language in a multilingual site: `generator/content/locales/`. */
  isByLanguage: boolean;
  /** Not inherited from the default language: each language has its own value or none. */
  isOwn: boolean;
}

const plain = {
  textRole: false,
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

const sentence = { ...plain, textRole: 'visible', hasMarks: true, hasLinks: true, isByLanguage: true } as const;

/**
 * - `text`: plain visible text (titles, labels, names); `heading`: the same as a link target;
 * - `inline`: a sentence; `title`: one that may be a link or button; `passage`: one in a text with notes; `headline`: one that
 *   is a heading and link target;
 * - `spoken`: alternative text; `meta`: for search engines; `keyword`: for searching;
 * - `code`: code, shown with its tabs and spaces;
 * - `word`: internal value that visitors never see; `id`: fragment identifier;
 * - `colour`: `#rrggbb`; the others are described by their columns.
 */
const fieldRoles = {
  text: { ...plain, textRole: 'visible', isByLanguage: true },
  inline: sentence,
  title: { ...sentence, hasLinks: false },
  passage: { ...sentence, hasNotes: true },
  heading: { ...plain, textRole: 'visible', anchor: 'words', isByLanguage: true },
  headline: { ...sentence, anchor: 'words' },
  spoken: { ...plain, textRole: 'accessible', usualKey: 'alt', isByLanguage: true },
  meta: { ...plain, textRole: 'metadata', isByLanguage: true },
  keyword: { ...plain, textRole: 'metadata', isByLanguage: true, isOwn: true },
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
} as const satisfies Record<string, FieldRole>;

export type Kind = keyof typeof fieldRoles;

export const kindNames = Object.keys(fieldRoles) as Kind[];

/** Properties of a kind; unknown strings count as `word`. */
export const fieldRoleOf = (kind: Kind | undefined): FieldRole => fieldRoles[kind ?? 'word'];

/** Kinds with a value in a column. */
export type KindWith<Column extends keyof FieldRole, Value extends FieldRole[Column]> = {
  [Name in Kind]: (typeof fieldRoles)[Name][Column] extends Value ? Name : never;
}[Kind];
