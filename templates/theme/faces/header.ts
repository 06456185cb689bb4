import type { ThemeOptions } from '../theme-options.ts';

/** Background and text colours of the band of links. Above an opening in the brand colour it is darker. */
const bandOf = ({ opening }: ThemeOptions) => (opening === 'brand' ? ['ground-deep', 'on-ground'] : ['brand', 'on-brand']);

/** Background of the opening, which begins above a floating header. */
const tops: Record<ThemeOptions['opening'], string> = { deep: 'ground', brand: 'brand', tint: 'tint', paper: 'page' };

const root = (tokens: Record<string, string | undefined>) =>
  `:root{${Object.entries(tokens)
    .map(([name, role]) => `--${name}:var(--${role})`)
    .join(';')}}`;

/**
 * Colours of a header form, which depend on those of the opening; empty for forms without any.
 * @param hasDark whether the site has a dark scheme, where the brand is a light colour, too bright for a band
 */
export function headerRule(themeOptions: ThemeOptions, hasDark: boolean): string {
  const inDark = (rule: string) => (hasDark ? `@media screen and (prefers-color-scheme:dark){${rule}}` : '');
  if (themeOptions.header === 'banded') {
    const [bar, words] = bandOf(themeOptions);
    return root({ bar, 'on-bar': words }) + inDark(root({ bar: 'ground', 'on-bar': 'on-ground' }));
  }
  if (themeOptions.header !== 'floating') return '';
  const top = root({ top: tops[themeOptions.opening] });
  return themeOptions.opening === 'brand' ? top + inDark(root({ top: 'ground' })) : top;
}
