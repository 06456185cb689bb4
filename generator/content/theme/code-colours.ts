import type { Site } from '../../../site.schema.ts';
import { type CodeRole, codeRoles } from '../../../templates/model/planned/code.ts';
import { adjustForContrast, type Colors, readColor } from './palette.ts';
import { darkScreen, themeOf } from './theme.ts';

/** Hue shift of each role from the brand colour, in degrees. Roles that often occur side by side are far apart. */
const hueShifts: Record<Exclude<CodeRole, 'comment'>, number> = {
  keyword: 0,
  function: 60,
  name: 120,
  string: 180,
  number: 240,
  type: 300,
};

/** Lightness and chroma (OKLCH) of code colours before they are adjusted for contrast. */
const initialLightness = { light: { l: 0.47, c: 0.12 }, dark: { l: 0.8, c: 0.1 } };

/** Backgrounds of code and of highlighted lines. */
const grounds = ['band', 'tint'] as const;

/** WCAG 2.2, 1.4.3. */
const minContrast = 4.5;

/** The colours of code by role; comments use the colour of secondary text. */
export function codeColors(colors: Colors, brand: string, scheme: keyof typeof initialLightness): Record<CodeRole, string> {
  const { h = 0 } = readColor(brand);
  const under = grounds.map((ground) => ({ color: colors[ground], minimum: minContrast }));
  const colorOf = (role: CodeRole) =>
    role === 'comment'
      ? colors['ink-soft']
      : adjustForContrast({ mode: 'oklch', ...initialLightness[scheme], h: (h + hueShifts[role]) % 360 }, under);
  return Object.fromEntries(codeRoles.map((role) => [role, colorOf(role)])) as Record<CodeRole, string>;
}

const declarations = (colors: Record<CodeRole, string>) => codeRoles.map((role) => `--code-${role}:${colors[role]}`).join(';');

/** The colours of code as custom properties of the root. Print is always light. */
export function codeStyles(site: Site): string {
  const { given: baseColors, light, dark, hasDark } = themeOf(site);
  const styles = `:root{${declarations(codeColors(light, baseColors.brand, 'light'))}}`;
  if (!hasDark) return styles;
  return `${styles}@media screen and ${darkScreen}{:root{${declarations(codeColors(dark, baseColors.brand, 'dark'))}}}`;
}
