/** What the row of the menu is made of beside its words, in rem: the styles and the plan of the row both go by it. */
export const rowMeasures = {
  /** Size of the words, and their weight. */
  text: 0.9375,
  weight: 450,
  /** Beside the words of a link, on both sides together. */
  link: 1.75,
  /** The same where a button that opens something ends it. */
  toggle: 3.25,
  gap: 0.25,
  /** Beside the words of the button at the end: padding, border and the space before it. */
  button: 4.25,
  /** The icon in it. */
  icon: 1.875,
  logoHeight: 2.75,
  /** Without a logo: the name of the site, the icon before it with its gap, and both at most. */
  name: 1.25,
  mark: 3.5,
  wordmark: 20,
  /** The way to the search with the gap before it, in the narrowest header that has a row. */
  search: 4,
  /** Beside the name of a language: padding and gap. */
  language: 1.5,
  /** Room of logo and links together in the narrowest header that has a row, without the gap between them. */
  narrowest: 58,
  /** What a floating header takes of that. */
  inset: 2.5,
  /** How much wider spaced letters are at most. */
  spaced: 1.09,
} as const;

/** The same of the bar that stands there where the menu is folded and the button stays in sight. */
export const barMeasures = {
  /** No narrower window has the button in the bar: 320 CSS pixels, unless text is larger. */
  narrowest: 20,
  /** Beside the words of the button: padding and border. */
  button: 2,
  /** The button of the menu, and the way to the search. */
  toggle: 3,
  /** Between two of them; twice that after the logo. */
  gap: 0.5,
  /** A logo may become as much smaller, and one that is very wide needs no more than that. */
  logoShrinks: 0.8,
  logo: 9,
  /** The edges of the page on both sides together: this, and so much of the width. */
  gutters: 0.8,
  guttersGrow: 0.06,
  /** What a floating one takes besides. */
  inset: 1,
} as const;
