import type { BackgroundName } from '../../../templates/theme/theme-options.ts';

/** Colour roles; each is a custom property of the same name, such as `--paper`. */
export const roles = [
  'paper',
  'surface',
  'band',
  'band-strong',
  'rule',
  'control',
  'strip',
  'ink',
  'ink-soft',
  'brand',
  'on-brand',
  'brand-hover',
  'brand-ink',
  'tint',
  'tint-soft',
  'tint-line',
  'ground',
  'ground-deep',
  'on-ground',
  'on-ground-soft',
  'ground-line',
  'accent',
  'on-accent',
  'accent-hover',
  'accent-ink',
  'accent-mark',
  'danger',
  'focus',
  'focus-gap',
  'shadow',
] as const;

export type ColorRole = (typeof roles)[number];
export type Scheme = 'light' | 'dark';

/** The colours that a site sets, `#rrggbb`. */
export interface BaseColors {
  brand: string;
  accent: string;
}

/** Source of the hue of a colour; `danger` is red on every site. */
export type HueSource = keyof BaseColors | 'danger';

/**
 * Definition of a colour: as given, equal to another role, or derived from a source colour in OKLCH. `lightness` is from 0 to
 * 1, or a function of that of the source. `chroma` is a factor for the chroma of the source, which is capped, so that a vivid
 * brand gives calm backgrounds; without it, the chroma is that of the source.
 */
export type Tone =
  | { given: keyof BaseColors }
  | { like: ColorRole }
  | { of: HueSource; lightness: number | ((own: number) => number); chroma?: number };

const brand = (lightness: number | ((own: number) => number), chroma?: number): Tone => ({ of: 'brand', lightness, chroma });
const accent = (lightness: number | ((own: number) => number), chroma?: number): Tone => ({ of: 'accent', lightness, chroma });
const danger = (lightness: number, chroma: number): Tone => ({ of: 'danger', lightness, chroma });

/** A lightness at a distance from that of the source, within limits. */
const offsetBy = (distance: number, least: number, most: number) => (own: number) =>
  Math.min(most, Math.max(least, own + distance));

/** Moves away from the dark text on it; a colour near white can only get darker. */
const accentHover = (own: number) => (own > 0.93 ? own - 0.06 : own + 0.04);

/** A colour near black can only get lighter. */
const brandHover = (own: number) => (own < 0.25 ? own + 0.09 : own - 0.07);

/** Warm background in the hue of the accent; text and panels in that of the brand. */
const light: Record<ColorRole, Tone> = {
  paper: accent(0.994, 0.06),
  surface: accent(1, 0),
  band: accent(0.974, 0.125),
  'band-strong': accent(0.945, 0.19),
  rule: accent(0.895, 0.302),
  control: accent(0.589, 0.424),
  strip: accent(0.955, 0.025),
  ink: brand(0.273, 0.545),
  'ink-soft': brand(0.417, 0.472),
  brand: { given: 'brand' },
  'on-brand': { like: 'paper' },
  'brand-hover': brand(brandHover),
  'brand-ink': brand(offsetBy(0, 0, 0.6)),
  tint: brand(0.933, 0.287),
  'tint-soft': brand(0.969, 0.137),
  'tint-line': brand(0.808, 0.765),
  ground: brand(offsetBy(-0.071, 0.24, 0.354), 0.802),
  'ground-deep': brand(offsetBy(-0.129, 0.19, 0.296), 0.647),
  'on-ground': { like: 'paper' },
  'on-ground-soft': { like: 'tint' },
  'ground-line': brand(offsetBy(0.047, 0.35, 0.472), 1.038),
  accent: { given: 'accent' },
  'on-accent': brand(0.232, 0.476),
  'accent-hover': accent(accentHover),
  'accent-ink': accent(0.459, 0.784),
  'accent-mark': accent(0.687, 1.065),
  danger: danger(0.472, 1),
  focus: { like: 'brand-ink' },
  'focus-gap': { like: 'paper' },
  shadow: { like: 'ground-deep' },
};

/** Dark, calm backgrounds in the hue of the brand, warm off-white text, and a lighter brand colour. */
const dark: Record<ColorRole, Tone> = {
  paper: brand(0.195, 0.333),
  surface: brand(0.272, 0.42),
  band: brand(0.232, 0.38),
  'band-strong': brand(0.305, 0.44),
  rule: brand(0.4, 0.46),
  control: brand(0.58, 0.5),
  strip: brand(0.262, 0.16),
  ink: accent(0.945, 0.13),
  'ink-soft': brand(0.84, 0.28),
  brand: brand(0.74, 1.2),
  'on-brand': brand(0.2, 0.333),
  'brand-hover': brand(0.8, 1.1),
  'brand-ink': brand(0.81, 1.05),
  tint: brand(0.358, 0.57),
  'tint-soft': brand(0.315, 0.5),
  'tint-line': brand(0.47, 0.72),
  ground: brand(0.335, 0.78),
  'ground-deep': brand(0.28, 0.62),
  'on-ground': { like: 'ink' },
  'on-ground-soft': brand(0.88, 0.35),
  'ground-line': brand(0.46, 0.85),
  accent: accent(offsetBy(-0.01, 0.74, 0.9), 0.9),
  'on-accent': brand(0.2, 0.333),
  'accent-hover': accent(offsetBy(0.035, 0.785, 0.945), 0.85),
  'accent-ink': accent(0.81, 0.85),
  'accent-mark': { like: 'accent' },
  danger: danger(0.775, 0.68),
  focus: { like: 'brand-ink' },
  'focus-gap': { like: 'paper' },
  shadow: brand(0, 0),
};

type Tones = Record<Scheme, Record<ColorRole, Tone>>;

/** White background with almost grey areas; the dark scheme is less colourful too. */
const white: { [S in Scheme]: Partial<Record<ColorRole, Tone>> } = {
  light: {
    paper: accent(1, 0),
    band: brand(0.973, 0.05),
    'band-strong': brand(0.944, 0.09),
    rule: brand(0.888, 0.12),
    control: brand(0.58, 0.22),
    strip: brand(0.962, 0.05),
  },
  dark: {
    paper: brand(0.182, 0.1),
    surface: brand(0.25, 0.14),
    band: brand(0.218, 0.12),
    'band-strong': brand(0.29, 0.18),
    rule: brand(0.39, 0.2),
    strip: brand(0.244, 0.1),
    ink: accent(0.95, 0.03),
  },
};

/** Background in a light tint of the brand, on which white cards stand out; the dark scheme keeps more colour. */
const tinted: { [S in Scheme]: Partial<Record<ColorRole, Tone>> } = {
  light: {
    paper: brand(0.984, 0.09),
    surface: brand(1, 0),
    band: brand(0.957, 0.2),
    'band-strong': brand(0.932, 0.27),
    rule: brand(0.875, 0.36),
    control: brand(0.58, 0.45),
    strip: brand(0.945, 0.16),
  },
  dark: {
    paper: brand(0.205, 0.45),
    surface: brand(0.28, 0.55),
    band: brand(0.242, 0.5),
    'band-strong': brand(0.312, 0.58),
    ink: brand(0.945, 0.1),
  },
};

const warm: Tones = { light, dark };
const over = (paper: typeof white): Tones => ({
  light: { ...light, ...paper.light },
  dark: { ...dark, ...paper.dark },
});

const byPaper: Record<BackgroundName, Tones> = { warm, white: over(white), tinted: over(tinted) };

/** The definitions of all colours for a background style. */
export const tonesOf = (paper: BackgroundName): Tones => byPaper[paper];
