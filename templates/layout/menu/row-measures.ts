/** Widths in the menu row besides its text, in rem; used by the styles and by the calculation of what fits. */
export const rowMeasures = {
  /** Font size and weight. */
  text: 0.9375,
  weight: 450,
  /** Padding of a link, both sides. */
  link: 1.75,
  /** The same with a toggle at the end. */
  toggle: 3.25,
  gap: 0.25,
  /** Padding, border and gap of the button at the end. */
  button: 4.25,
  /** Its icon. */
  icon: 1.875,
  logoHeight: 2.75,
  /** Without a logo: font size of the site's name, its icon with gap, and the largest width of both. */
  name: 1.25,
  mark: 3.5,
  wordmark: 20,
  /** Search link with its gap, in the narrowest header that has a row. */
  search: 4,
  /** Padding and gap of a language name. */
  language: 1.5,
  /** Space for logo and links in the narrowest header with a row, without the gap between them. */
  narrowest: 58,
  /** What a floating header takes from that. */
  inset: 2.5,
  /** Largest factor of letter spacing. */
  spaced: 1.09,
} as const;

/** The same for the bar with the folded menu, if the button stays visible. */
export const barMeasures = {
  /** Narrowest window with the button in the bar: 320 CSS pixels at default text size. */
  narrowest: 20,
  /** Padding and border of the button. */
  button: 2,
  /** Menu button, and search link. */
  toggle: 3,
  /** Gap between two items; double after the logo. */
  gap: 0.5,
  /** Smallest scale of a logo; very wide logos are limited to it. */
  logoShrinks: 0.8,
  logo: 9,
  /** Page margins on both sides: this many rem plus a share of the width. */
  gutters: 0.8,
  guttersGrow: 0.06,
  /** Additional inset of a floating header. */
  inset: 1,
} as const;
