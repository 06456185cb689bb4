import { converter } from 'culori';
import type { Site } from '../../../site.schema.ts';
import { barRules } from '../../../templates/theme/faces/bar.ts';
import { bleedRules } from '../../../templates/theme/faces/bleed.ts';
import { buttonRule } from '../../../templates/theme/faces/buttons.ts';
import { columnRules } from '../../../templates/theme/faces/column.ts';
import { headerRule } from '../../../templates/theme/faces/header.ts';
import { headingRules } from '../../../templates/theme/faces/headings.ts';
import { heroRule } from '../../../templates/theme/faces/hero.ts';
import { iconRule } from '../../../templates/theme/faces/icons.ts';
import { themeTokens } from '../../../templates/theme/faces/tokens.ts';
import { resolveThemeOptions } from '../../../templates/theme/theme-options.ts';
import { memoize } from '../../core/util/memoize.ts';
import { type Colors, createPalette } from './palette.ts';
import { roles } from './palette-roles.ts';

type Theme = NonNullable<Site['site']['theme']>;

/** Default colours. */
export const defaultTheme: Theme = { brand: '#0f5c48', accent: '#e0b25f' };

export const darkScreen = '(prefers-color-scheme:dark)';

/**
 * Memoised: every stage needs the colours, and the search for contrast is slow. Several, because the colours may change during
 * a preview.
 */
const palettes = memoize(
  ({ brand, accent, scheme = 'auto', ...face }: Theme) => {
    const baseColors = { brand, accent };
    return { given: baseColors, ...createPalette(baseColors, resolveThemeOptions(face).paper), hasDark: scheme === 'auto' };
  },
  {
    maxKeys: 4,
    keyOf: ({ brand, accent, scheme, ...face }) => `${brand} ${accent} ${scheme} ${resolveThemeOptions(face).paper}`,
  },
);

/** The theme settings of a site, with defaults. */
export const siteFace = ({ site }: Site) => resolveThemeOptions(site.theme);

/** The given colours of a site, the palettes derived from them, and whether it has a dark scheme. */
export const themeOf = ({ site }: Site) => palettes(site.theme ?? defaultTheme);

const toRgb = converter('rgb');

/** `8 53 43`, for use in `rgb(var(--shadow) / 0.1)`. */
function toTriple(hex: string): string {
  const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 };
  return [r, g, b].map((channel) => Math.round(channel * 255)).join(' ');
}

/** Colours as custom properties, without the braces of a rule. */
function declarations(colors: Colors): string {
  return roles.map((role) => `--${role}:${role === 'shadow' ? toTriple(colors[role]) : colors[role]}`).join(';');
}

/** The colours and theme settings of a site as custom properties and rules. Print is always light. */
export function themeStyles(site: Site): string {
  const { light, dark, hasDark } = themeOf(site);
  const face = siteFace(site);
  const styles = `:root{color-scheme:light${hasDark ? ' dark' : ''};${declarations(light)};${themeTokens(face, site.site.direction)}}${heroRule(face, hasDark)}${columnRules(face)}${buttonRule(face)}${iconRule(face)}${bleedRules(face)}${headingRules(face)}${headerRule(face, hasDark)}${barRules(face)}`;
  return hasDark ? `${styles}@media screen and ${darkScreen}{:root{${declarations(dark)}}}` : styles;
}
