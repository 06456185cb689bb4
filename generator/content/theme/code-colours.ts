import type { Site } from '../../../site.schema.ts';
import { type CodeRole, codeRoles } from '../../../templates/model/planned/code.ts';
import { adjustForContrast, type Colors, readColor } from './palette.ts';
import { darkScreen, themeOf } from './theme.ts';

/** By how much the hue of a role is turned from that of the brand, in degrees: no two that stand side by side are near. */
const hueShifts: Record<Exclude<CodeRole, 'comment'>, number> = {
  keyword: 0,
  function: 60,
  name: 120,
  string: 180,
  number: 240,
  type: 300,
};

/** What words of code begin with in OKLCH before they move away from their grounds. */
const initialLightness = { light: { l: 0.47, c: 0.12 }, dark: { l: 0.8, c: 0.1 } };

/** The ground of code, and that of lines which stand out. */
const grounds = ['band', 'tint'] as const;

/** WCAG 2.2, 1.4.3. */
const minContrast = 4.5;

/** A colour for each role that words of code have; comments are quiet text. */
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

/** The colours of code as custom properties of the root. Paper is always printed light. */
export function codeStyles(site: Site): string {
  const { given: baseColors, light, dark, hasDark } = themeOf(site);
  const styles = `:root{${declarations(codeColors(light, baseColors.brand, 'light'))}}`;
  if (!hasDark) return styles;
  return `${styles}@media screen and ${darkScreen}{:root{${declarations(codeColors(dark, baseColors.brand, 'dark'))}}}`;
}
