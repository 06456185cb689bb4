import type { LookName } from './face.ts';
import type { FontFamilyName } from './font-families.ts';

/** Families by what is set in them; absent: texts in Readex Pro, headings in the family of the texts. */
export interface FontPair {
  text?: FontFamilyName | undefined;
  headings?: FontFamilyName | undefined;
}

/** The families of a look, which a site has that says nothing of its fonts. */
export const lookFonts: Record<LookName, FontPair> = {
  scholarly: {},
  civic: { text: 'noto-kufi-arabic' },
  curated: { text: 'noto-naskh-arabic' },
  playful: { text: 'rubik' },
  gentle: { headings: 'rubik' },
  rooted: { text: 'noto-naskh-arabic', headings: 'noto-kufi-arabic' },
};

/** What a theme comes to: its own fonts, where it says any, all in all, or those of its look. */
export function fontsOfTheme<Fonts extends FontPair>(
  theme: { look?: LookName | undefined; fonts?: Fonts | undefined } | undefined,
) {
  return theme?.fonts ?? lookFonts[theme?.look ?? 'scholarly'];
}
