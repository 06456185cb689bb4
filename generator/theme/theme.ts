import { converter } from 'culori';
import type { Site } from '../../site.schema.ts';
import { remember } from '../common/remember.ts';
import { type Colors, createPalette } from './palette.ts';
import { roles } from './palette-roles.ts';

type Theme = NonNullable<Site['site']['theme']>;

/** The colours of a site that names none. */
const defaultTheme: Theme = { brand: '#0f5c48', accent: '#e0b25f' };

const darkScreen = '(prefers-color-scheme:dark)';

/** Every stage asks for the colours, and the search for contrast takes its time: the preview may have had others before. */
const palettes = remember(
  ({ brand, accent, scheme = 'auto' }: Theme) => {
    const given = { brand, accent };
    return { given, ...createPalette(given), hasDark: scheme === 'auto' };
  },
  { most: 4, keyOf: ({ brand, accent, scheme }) => `${brand} ${accent} ${scheme}` },
);

/** The two colours of a site, every colour that follows from them, and whether it has a dark scheme. */
export const themeOf = ({ site }: Site) => palettes(site.theme ?? defaultTheme);

const toRgb = converter('rgb');

/** `8 53 43`, to be used as `rgb(var(--shadow) / 0.1)`. */
function toTriple(hex: string): string {
  const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 };
  return [r, g, b].map((channel) => Math.round(channel * 255)).join(' ');
}

/** Colours as custom properties, without the braces of a rule. */
export function declarations(colors: Colors): string {
  return roles.map((role) => `--${role}:${role === 'shadow' ? toTriple(colors[role]) : colors[role]}`).join(';');
}

/** The colours of a site as custom properties of the root. Paper is always printed light. */
export function themeStyles(site: Site): string {
  const { light, dark, hasDark } = themeOf(site);
  const styles = `:root{color-scheme:light${hasDark ? ' dark' : ''};${declarations(light)}}`;
  return hasDark ? `${styles}@media screen and ${darkScreen}{:root{${declarations(dark)}}}` : styles;
}
