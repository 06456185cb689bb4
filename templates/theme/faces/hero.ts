import type { ThemeOptions } from '../theme-options.ts';

/** Colour roles in openings on light backgrounds, replacing those of dark ones. */
const onLight = {
  'on-ground': 'ink',
  'on-ground-soft': 'ink-soft',
  'ground-line': 'tint-line',
  accent: 'brand',
  'on-accent': 'on-brand',
  'accent-hover': 'brand-hover',
  focus: 'brand-ink',
  'focus-gap': 'paper',
};

/** The same in openings in the brand colour, where accents use the paper colour. */
const onBrand = {
  ground: 'brand',
  'ground-deep': 'brand',
  'on-ground': 'on-brand',
  'on-ground-soft': 'on-brand',
  'ground-line': 'brand-hover',
  accent: 'on-brand',
  'on-accent': 'brand-ink',
  'accent-hover': 'tint',
  focus: 'on-brand',
  'focus-gap': 'brand',
};

const changes: Record<ThemeOptions['opening'], Record<string, string> | undefined> = {
  deep: undefined,
  brand: onBrand,
  tint: { ground: 'tint', 'ground-deep': 'tint', ...onLight },
  paper: { ground: 'page', 'ground-deep': 'page', ...onLight, 'ground-line': 'tint' },
};

/**
 * Rule of openings that are not dark, with its colour roles; empty for dark ones. A statement footer has the same ground.
 * @param hasDark whether the site has a dark scheme
 */
export function heroRule({ opening, footer }: ThemeOptions, hasDark: boolean): string {
  const roles = Object.entries(changes[opening] ?? {});
  if (roles.length === 0) return '';
  // Element selectors add specificity over the class of dark backgrounds. Introductions have only their title on such a background.
  const where = `${footer === 'statement' ? ':is(section,footer>*)' : 'section'}[data-opening],div[data-part=title]`;
  const rule = `${where}{${roles.map(([role, like]) => `--${role}:var(--${like})`).join(';')}}`;
  if (opening !== 'brand') return rule;
  // On paper, which has no grounds, light text would be invisible. In the dark scheme the brand is a light colour, too bright for
  // a whole opening: dark backgrounds are used instead.
  return `@media screen${hasDark ? ' and (prefers-color-scheme:light)' : ''}{${rule}}`;
}
