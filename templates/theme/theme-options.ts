/**
 * Design options of a theme besides colours. Content selects options by name, never CSS. The first value of each key is the
 * default.
 */
export const themeOptionValues = {
  motif: ['khatam', 'arcade', 'contours', 'grid', 'wave', 'sadu', 'dots', 'none'],
  edge: ['dots', 'rule', 'wave', 'none'],
  frame: ['chamfer', 'arch', 'round', 'square', 'bleed'],
  corners: ['soft', 'sharp', 'round'],
  paper: ['warm', 'white', 'tinted'],
  opening: ['deep', 'brand', 'tint', 'paper'],
  composition: ['beside', 'centred', 'cover', 'editorial'],
  headings: ['regular', 'light', 'heavy', 'display', 'small', 'classic'],
  density: ['regular', 'compact', 'airy'],
  buttons: ['regular', 'pill', 'heavy', 'quiet'],
  icons: ['regular', 'thin', 'bold', 'filled'],
  sections: ['bands', 'cards', 'rules'],
  header: ['bar', 'masthead', 'banded', 'floating'],
  heads: ['start', 'centred', 'side'],
  cards: ['grid', 'list', 'lead'],
  calls: ['band', 'line', 'full'],
  contacts: ['strip', 'header', 'footer', 'card', 'none'],
  footer: ['field', 'quiet', 'paper', 'statement'],
} as const;

type ThemeOptionValues = typeof themeOptionValues;
export type ThemeOptionName = keyof ThemeOptionValues;

/** A value for each key. */
export type ThemeOptions = { readonly [Key in ThemeOptionName]: ThemeOptionValues[Key][number] };
export type BackgroundName = ThemeOptions['paper'];
export type MotifName = ThemeOptions['motif'];
export type Composition = ThemeOptions['composition'];
export type HeadingsName = ThemeOptions['headings'];

/** Theme presets: each sets all options to matching values. */
export const themePresets = {
  scholarly: {
    motif: 'khatam',
    edge: 'dots',
    frame: 'chamfer',
    corners: 'soft',
    paper: 'warm',
    opening: 'deep',
    composition: 'beside',
    headings: 'regular',
    density: 'regular',
    buttons: 'regular',
    icons: 'regular',
    sections: 'bands',
    header: 'bar',
    heads: 'start',
    cards: 'grid',
    calls: 'band',
    contacts: 'strip',
    footer: 'field',
  },
  civic: {
    motif: 'none',
    edge: 'rule',
    frame: 'square',
    corners: 'sharp',
    paper: 'white',
    opening: 'brand',
    composition: 'cover',
    headings: 'small',
    density: 'compact',
    buttons: 'heavy',
    icons: 'bold',
    sections: 'rules',
    header: 'banded',
    heads: 'side',
    cards: 'list',
    calls: 'line',
    contacts: 'header',
    footer: 'paper',
  },
  curated: {
    motif: 'arcade',
    edge: 'none',
    frame: 'arch',
    corners: 'sharp',
    paper: 'white',
    opening: 'paper',
    composition: 'editorial',
    headings: 'classic',
    density: 'airy',
    buttons: 'quiet',
    icons: 'thin',
    sections: 'rules',
    header: 'masthead',
    heads: 'centred',
    cards: 'lead',
    calls: 'line',
    contacts: 'footer',
    footer: 'statement',
  },
  playful: {
    motif: 'dots',
    edge: 'wave',
    frame: 'round',
    corners: 'round',
    paper: 'tinted',
    opening: 'tint',
    composition: 'centred',
    headings: 'heavy',
    density: 'regular',
    buttons: 'pill',
    icons: 'filled',
    sections: 'bands',
    header: 'floating',
    heads: 'centred',
    cards: 'grid',
    calls: 'full',
    contacts: 'card',
    footer: 'quiet',
  },
  gentle: {
    motif: 'wave',
    edge: 'none',
    frame: 'round',
    corners: 'soft',
    paper: 'white',
    opening: 'paper',
    composition: 'centred',
    headings: 'light',
    density: 'airy',
    buttons: 'pill',
    icons: 'thin',
    sections: 'cards',
    header: 'bar',
    heads: 'start',
    cards: 'list',
    calls: 'band',
    contacts: 'card',
    footer: 'paper',
  },
  rooted: {
    motif: 'sadu',
    edge: 'dots',
    frame: 'bleed',
    corners: 'sharp',
    paper: 'warm',
    opening: 'deep',
    composition: 'cover',
    headings: 'display',
    density: 'regular',
    buttons: 'heavy',
    icons: 'filled',
    sections: 'bands',
    header: 'masthead',
    heads: 'side',
    cards: 'lead',
    calls: 'full',
    contacts: 'none',
    footer: 'statement',
  },
} as const satisfies Record<string, ThemeOptions>;

export type ThemePresetName = keyof typeof themePresets;
export const themePresetNames = Object.keys(themePresets) as [ThemePresetName, ...ThemePresetName[]];

/** Theme in the content: a preset, and options that override it. */
export type ThemeOptionsInput = { look?: ThemePresetName | undefined } & {
  [Key in ThemeOptionName]?: ThemeOptions[Key] | undefined;
};

/** All design options of a site, from its theme. */
export function resolveThemeOptions({ look = 'scholarly', ...theme }: ThemeOptionsInput = {}): ThemeOptions {
  const own = Object.keys(themeOptionValues).flatMap((key) => {
    const value = theme[key as ThemeOptionName];
    return value === undefined ? [] : [[key, value]];
  });
  return { ...themePresets[look], ...Object.fromEntries(own) };
}

/** Theme options on a page: a page layout has its own section heads, lists of cards and calls to action, whatever the theme. */
export const themeOnPage = (theme: ThemeOptions, hasLayout: boolean): ThemeOptions =>
  hasLayout ? { ...theme, heads: 'start', cards: 'grid', calls: 'line' } : theme;

/** Whether the links of a header form are in a separate row, below logo and button. */
export const hasRowOfLinks = ({ header }: Pick<ThemeOptions, 'header'>): boolean => header === 'masthead' || header === 'banded';

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  (names as readonly unknown[]).includes(value);

/** Page background of a theme, from values that are not validated. */
export function resolveBackground(look: unknown, paper: unknown): BackgroundName {
  if (isOneOf(themeOptionValues.paper, paper)) return paper;
  return resolveThemeOptions({ look: isOneOf(themePresetNames, look) ? look : undefined }).paper;
}
