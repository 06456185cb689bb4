import type { Face } from '../face.ts';

/** What openings on light grounds have in the place of the roles of deep ones. */
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

/** The same of openings in the brand as it is: paper is what stands out there. */
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

const changes: Record<Face['opening'], Record<string, string> | undefined> = {
  deep: undefined,
  brand: onBrand,
  tint: { ground: 'tint', 'ground-deep': 'tint', ...onLight },
  paper: { ground: 'page', 'ground-deep': 'page', ...onLight, 'ground-line': 'tint' },
};

/**
 * The rule of openings that are not deep, with what they do to the roles of colours; nothing for deep ones.
 * @param hasDark whether the site has a dark scheme
 */
export function openingRule({ opening }: Face, hasDark: boolean): string {
  const roles = Object.entries(changes[opening] ?? {});
  if (roles.length === 0) return '';
  // The element gives it more weight than the class of deep grounds has.
  const rule = `section[data-opening]{${roles.map(([role, like]) => `--${role}:var(--${like})`).join(';')}}`;
  // In the dark the brand is a light colour, of which a whole opening would glare: deep grounds stand there.
  return opening === 'brand' && hasDark ? `@media print,(prefers-color-scheme:light){${rule}}` : rule;
}
