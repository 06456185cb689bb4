import type { Script } from './font-families.ts';

/**
 * Weight range of variable font files. Readex Pro has three masters, 400 being the middle one: without the lighter half the
 * Arabic files are a quarter smaller.
 */
export const fontWeights = { lightest: 400, heaviest: 650 };

export interface FontFace {
  name: string;
  /** Subset of the package that it comes from. */
  script: Script;
  /**
   * `unicode-range` of the face: characters in the Readex Pro file, or in no font. Characters that another family lacks are
   * taken from Readex Pro, so that text in any family has the same repertoire.
   */
  unicodeRange: string;
  /**
   * Needed for text in the page's language: preloaded and never swapped in late, since no fallback font breaks lines alike.
   * Other faces are loaded when a page has their characters, and swapped in.
   */
  isEssential: boolean;
}

const arabicLetters = 'U+060C,U+061B-061C,U+061F,U+0621-063A,U+0640-0656,U+0660-0671,U+06A1,U+06A4,U+06BA';

const latinWithSigns =
  'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+200B-200F,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,' +
  'U+202A-202E,U+2060-2069,U+FEFF';

/**
 * Faces of a family. The generator subsets the package file to `unicodeRange`, writes it under a hashed name and creates the
 * @font-face rule. Packages split families by script: digits and punctuation are in the Latin file, so Arabic text needs two
 * files, and Latin letters are a third.
 */
export const fontFaces: FontFace[] = [
  {
    name: 'arabic',
    script: 'arabic',
    // Includes spaces, joiners, bidi marks and isolates, so that none of them loads another file.
    unicodeRange: `U+0020,U+00A0,${arabicLetters},U+200B-2011,U+202A-202E,U+2060-2069,U+FD3E-FD3F,U+FEFF`,
    isEssential: true,
  },
  {
    name: 'signs',
    script: 'latin',
    unicodeRange: 'U+0021-0022,U+0025,U+0027-003A,U+00A9,U+00AB,U+00BB,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
    isEssential: true,
  },
  {
    name: 'latin',
    script: 'latin',
    unicodeRange: 'U+0023-0024,U+0026,U+003B-007E,U+00B7,U+00D7,U+2022',
    isEssential: false,
  },
  {
    name: 'latin-accents',
    script: 'latin',
    unicodeRange:
      'U+00A1-00A8,U+00AA,U+00AC-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0102,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,' +
      'U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+201A,U+201E,U+2033,U+2039-203A,U+20AC,U+2122,U+2212',
    isEssential: false,
  },
  {
    name: 'latin-extended',
    script: 'latin-ext',
    // Latin Extended-A, and letters for transliterating Arabic.
    unicodeRange:
      'U+0100-0101,U+0103-0130,U+0132-0148,U+014A-0151,U+0154-017E,U+02BE-02BF,U+1E0C-1E0F,U+1E24-1E25,U+1E2A-1E2B,' +
      'U+1E62-1E63,U+1E6C-1E6F,U+1E92-1E93',
    isEssential: false,
  },
];

/**
 * Faces of a family on pages in another script. Spaces, joiners and signs are in the Latin file, so that the Arabic file is
 * loaded only for Arabic letters, and for two hyphens that Latin files lack.
 */
export const latinFontFaces: FontFace[] = fontFaces.flatMap((themeOptions): FontFace[] => {
  if (themeOptions.name === 'signs') return [];
  if (themeOptions.name === 'arabic')
    return [{ ...themeOptions, unicodeRange: `${arabicLetters},U+2010-2011,U+FD3E-FD3F`, isEssential: false }];
  return [themeOptions.name === 'latin' ? { ...themeOptions, unicodeRange: latinWithSigns, isEssential: true } : themeOptions];
});
