/**
 * Design options of a theme besides colours. Content selects options by name, never CSS. The first value of each key is the
 * default.
 */
export const faceChoices = {
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
} as const;

type Choices = typeof faceChoices;
export type FaceKey = keyof Choices;

/** A value for each key. */
export type Face = { readonly [Key in FaceKey]: Choices[Key][number] };
export type Paper = Face['paper'];
export type MotifName = Face['motif'];
export type Composition = Face['composition'];
export type HeadingsName = Face['headings'];

/** Theme presets: each sets all options to matching values. */
export const looks = {
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
  },
} as const satisfies Record<string, Face>;

export type LookName = keyof typeof looks;
export const lookNames = Object.keys(looks) as [LookName, ...LookName[]];

/** Theme in the content: a preset, and options that override it. */
export type FaceContent = { look?: LookName | undefined } & { [Key in FaceKey]?: Face[Key] | undefined };

/** All design options of a site, from its theme. */
export function faceOf({ look = 'scholarly', ...theme }: FaceContent = {}): Face {
  const own = Object.keys(faceChoices).flatMap((key) => {
    const value = theme[key as FaceKey];
    return value === undefined ? [] : [[key, value]];
  });
  return { ...looks[look], ...Object.fromEntries(own) };
}

/** Whether the links of a header form are in a separate row, below logo and button. */
export const hasRowOfLinks = ({ header }: Pick<Face, 'header'>): boolean => header === 'masthead' || header === 'banded';

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  (names as readonly unknown[]).includes(value);

/** Page background of a theme, from values that are not validated. */
export function paperOf(look: unknown, paper: unknown): Paper {
  if (isOneOf(faceChoices.paper, paper)) return paper;
  return faceOf({ look: isOneOf(lookNames, look) ? look : undefined }).paper;
}
