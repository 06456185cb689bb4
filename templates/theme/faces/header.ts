import type { Face } from '../face.ts';

/** Grounds and words of the band with the links. Above an opening in the brand it is deeper than that. */
const bandOf = ({ opening }: Face) => (opening === 'brand' ? ['ground-deep', 'on-ground'] : ['brand', 'on-brand']);

/** Of the opening, which begins above a floating header. */
const tops: Record<Face['opening'], string> = { deep: 'ground', brand: 'brand', tint: 'tint', paper: 'page' };

const root = (tokens: Record<string, string | undefined>) =>
  `:root{${Object.entries(tokens)
    .map(([name, role]) => `--${name}:var(--${role})`)
    .join(';')}}`;

/**
 * The colours that a form of the header has by those of the opening; nothing for a form that has none.
 * @param hasDark whether the site has a dark scheme, in which the brand is a light colour of which a band would glare
 */
export function headerRule(face: Face, hasDark: boolean): string {
  const inDark = (rule: string) => (hasDark ? `@media screen and (prefers-color-scheme:dark){${rule}}` : '');
  if (face.header === 'banded') {
    const [bar, words] = bandOf(face);
    return root({ bar, 'on-bar': words }) + inDark(root({ bar: 'ground', 'on-bar': 'on-ground' }));
  }
  if (face.header !== 'floating') return '';
  const top = root({ top: tops[face.opening] });
  return face.opening === 'brand' ? top + inDark(root({ top: 'ground' })) : top;
}
