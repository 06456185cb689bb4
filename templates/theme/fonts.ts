/**
 * The faces of the typeface. The generator takes the characters of `characters` out of the package file, writes the
 * face under a hashed name and makes the @font-face rule.
 */
export const fontFamily = 'Readex Pro';

export interface FontFace {
  name: string;
  /** File of the package. */
  file: string;
  /** Characters that the face serves, as CSS writes them. */
  unicodeRange: string;
  /** Only these characters are kept in the file; absent: the whole file. */
  characters?: string;
  /** Every page needs it: loaded with the page, and never swapped in late, so that nothing moves. */
  isEssential: boolean;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const packageFile = (subset: string) => `@fontsource-variable/readex-pro/files/readex-pro-${subset}-wght-normal.woff2`;

export const fontFaces: FontFace[] = [
  {
    name: 'arabic',
    file: packageFile('arabic'),
    unicodeRange:
      'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
    isEssential: true,
  },
  {
    name: 'basic',
    file: packageFile('latin'),
    unicodeRange: 'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026',
    characters: `${range(0x20, 0x7e)}\u00A0©«·»×–—‘’“”•…`,
    isEssential: true,
  },
  {
    name: 'latin',
    file: packageFile('latin'),
    unicodeRange:
      'U+00A1-00A8,U+00AA,U+00AC-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+20AC,U+2122,U+2212',
    isEssential: false,
  },
];
