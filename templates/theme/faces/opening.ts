import type { Face } from '../face.ts';

/** What openings on light grounds have in the place of the roles of deep ones. */
const light = {
  'on-ground': 'ink',
  'on-ground-soft': 'ink-soft',
  'ground-line': 'tint-line',
  accent: 'brand',
  'on-accent': 'on-brand',
  'accent-hover': 'brand-hover',
  focus: 'brand-ink',
  'focus-gap': 'paper',
};

const grounds = { paper: 'page', tint: 'tint' } as const;

/** The rule of openings that are not deep, with what they do to the roles of colours; nothing for deep ones. */
export function openingRule({ opening }: Face): string {
  if (opening === 'deep') return '';
  const ground = grounds[opening];
  const roles = Object.entries({ ground, 'ground-deep': ground, ...light });
  // The element gives it more weight than the class of deep grounds has.
  return `section[data-opening]{${roles.map(([role, like]) => `--${role}:var(--${like})`).join(';')}}`;
}
