import type { FontFamilyName } from './font-families.ts';
import type { ThemePresetName } from './theme-options.ts';

/** Font families of text and headings; defaults: Readex Pro for text, and the text family for headings. */
export interface FontPair {
  text?: FontFamilyName | undefined;
  headings?: FontFamilyName | undefined;
}

/** Default fonts of each preset. */
export const presetFonts: Record<ThemePresetName, FontPair> = {
  scholarly: {},
  civic: { text: 'noto-kufi-arabic' },
  curated: { text: 'noto-naskh-arabic' },
  playful: { text: 'rubik' },
  gentle: { headings: 'rubik' },
  rooted: { text: 'noto-naskh-arabic', headings: 'noto-kufi-arabic' },
};

/** Fonts of a theme: its own if it sets any, otherwise those of its preset. */
export function fontsOfTheme<Fonts extends FontPair>(
  theme: { look?: ThemePresetName | undefined; fonts?: Fonts | undefined } | undefined,
) {
  return theme?.fonts ?? presetFonts[theme?.look ?? 'scholarly'];
}
