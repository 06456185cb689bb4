import { aboutFamily, type FontFamilyName, fontFamilyNames } from '../../../templates/theme/font-families.ts';
import { fontFaces } from '../../../templates/theme/fonts.ts';
import { readRange } from '../../../templates/theme/unicode-range.ts';
import { memoize } from '../../core/util/memoize.ts';

/**
 * Characters of each family beyond those of `fontFaces`, in the files of its package that sites use. Presentation forms
 * (U+FB50-FDEF, U+FE70-FEFE) are left out, as texts do not contain them. `tests/unit/content/theme/font-coverage.test.ts`
 * compares this with the packages.
 */
const beyondCommon: Record<FontFamilyName, string> = {
  'readex-pro':
    'U+0149,U+018F,U+0192,U+019D,U+01A0-01A1,U+01AF-01B0,U+01C4-01D4,U+01E6-01E7,U+01EA-01EB,U+01F1-01F3,U+01FA-021B,' +
    'U+022A-022D,U+0230-0233,U+0237,U+0259,U+0272,U+02BB-02BC,U+02C7-02C8,U+02CC,U+02DD,U+1E08-1E09,U+1E14-1E17,' +
    'U+1E1C-1E1D,U+1E20-1E21,U+1E2E-1E2F,U+1E36-1E37,U+1E3A-1E3B,U+1E42-1E49,U+1E4C-1E53,U+1E5A-1E5B,U+1E5E-1E61,' +
    'U+1E64-1E69,U+1E78-1E7B,U+1E80-1E85,U+1E8E-1E8F,U+1E97,U+1E9E,U+1EF2-1EF9,U+2020,U+2044,U+20A1,U+20A3-20A4,' +
    'U+20A6-20A7,U+20A9,U+20AB,U+20AD,U+20B1-20B2,U+20B5,U+20B9-20BA,U+20BC-20BD,U+2113,U+2215',
  cairo:
    'U+0192,U+01FA-01FF,U+0218-021B,U+0237,U+02BB-02BC,U+02C7,U+02DD,U+060D,U+0615,U+0658,U+0679,U+067E,U+0686,U+0688,' +
    'U+0691,U+0698,U+06A9,U+06AF,U+06BE,U+06C1-06C3,U+06CC,U+06D2-06D4,U+06F0-06F9,U+1E80-1E85,U+1EF2-1EF3,' +
    'U+1EF8-1EF9,U+2020,U+2044,U+2215,U+FDF2',
  'ibm-plex-sans-arabic':
    'U+0192,U+0237,U+02BB-02BC,U+02C7,U+02DD,U+0606-060B,U+060D-061A,U+061E,U+0620,U+063B-063F,U+0657-065F,' +
    'U+0672-06A0,U+06A3,U+06A5-06B9,U+06BB-06DC,U+06DE-06FF,U+0750-077F,U+08A0,U+08A2-08AC,U+08B3,U+08E4-08FE,U+1E9E,' +
    'U+2020,U+2044,U+20A1,U+20A4,U+20A6,U+20A8-20AB,U+20AD-20AE,U+20B1-20B2,U+20B4-20B5,U+20B8-20BA,U+20BD,U+20BF,' +
    'U+2113,U+2191,U+2193,U+2215,U+FDF1-FDF2,U+FDF4,U+FDFA-FDFD',
  almarai:
    'U+0615,U+0657-0658,U+0674,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A9,U+06AF,U+06BE,U+06C0-06C3,U+06CC,' +
    'U+06D2-06D4,U+06F0-06F9,U+2044,U+FDF2,U+FDFA,U+FDFC-FDFD',
  'noto-kufi-arabic':
    'U+0218-021B,U+0237,U+02C7,U+02C9,U+02DD,U+0606-060B,U+060D-061A,U+061D-061E,U+0620,U+063B-063F,U+0657-065F,' +
    'U+0672-06A0,U+06A2-06A3,U+06A5-06B9,U+06BB-06DC,U+06DE-06FF,U+0750-077F,U+0870-088E,U+0898-08E1,U+08E3-08FF,' +
    'U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+204F,U+2E41,U+FDF0-FDFF,U+10EFD-10EFF',
  'noto-naskh-arabic':
    'U+0218-021B,U+0237,U+02C7,U+02C9,U+02DD,U+0606-060B,U+060D-061A,U+061D-061E,U+0620,U+063B-063F,U+0657-065F,' +
    'U+0672-06A0,U+06A2-06A3,U+06A5-06B9,U+06BB-06DC,U+06DE-06FF,U+0750-077F,U+0870-088E,U+0898-08E1,U+08E3-08FF,' +
    'U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+204F,U+2E41,U+FDF0-FDFF,U+10EFD-10EFF',
  amiri:
    'U+0149,U+017F,U+01E6-01E7,U+0237,U+02BB-02BC,U+02C7,U+02DD,U+0606-060B,U+060D-061A,U+061D-061E,U+0620,' +
    'U+063B-063F,U+0657-065F,U+0672-06A0,U+06A2-06A3,U+06A5-06B9,U+06BB-06DC,U+06DE-06FF,U+0750-077F,U+08A0,U+08AC,' +
    'U+08B6-08BD,U+08D1,U+08E4-08FE,U+1E02-1E03,U+1E0A-1E0B,U+1E10-1E11,U+1E1E-1E1F,U+1E28-1E29,U+1E40-1E41,' +
    'U+1E56-1E57,U+1E60-1E61,U+1E6A-1E6B,U+1E80-1E85,U+1E96-1E97,U+1EF2-1EF3,U+2020,U+2032,U+2044,U+204F,U+2215,' +
    'U+2E41,U+FDF0-FDFD,U+1EE00-1EE03,U+1EE05-1EE1F,U+1EE21-1EE22,U+1EE24,U+1EE27,U+1EE29-1EE32,U+1EE34-1EE37,U+1EE39,' +
    'U+1EE3B,U+1EE42,U+1EE47,U+1EE49,U+1EE4B,U+1EE4D-1EE4F,U+1EE51-1EE52,U+1EE54,U+1EE57,U+1EE59,U+1EE5B,U+1EE5D,' +
    'U+1EE5F,U+1EE61-1EE62,U+1EE64,U+1EE67-1EE6A,U+1EE6C-1EE72,U+1EE74-1EE77,U+1EE79-1EE7C,U+1EE7E,U+1EE80-1EE89,' +
    'U+1EE8B-1EE9B,U+1EEA1-1EEA3,U+1EEA5-1EEA9,U+1EEAB-1EEBB,U+1EEF0-1EEF1',
  alexandria:
    'U+0149,U+018F,U+0192,U+01A0-01A1,U+01AF-01B0,U+01C4-01CC,U+01E6-01E7,U+01EA-01EB,U+01FA-021B,U+022A-022D,' +
    'U+0230-0233,U+0237,U+0259,U+02BB-02BC,U+02C7-02CC,U+02DD,U+0615,U+0658,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,' +
    'U+06A9,U+06AF,U+06BE,U+06C1-06C3,U+06CC,U+06D2-06D4,U+06F0-06F9,U+1E08-1E09,U+1E14-1E17,U+1E1C-1E1D,U+1E20-1E21,' +
    'U+1E2E-1E2F,U+1E36-1E37,U+1E3A-1E3B,U+1E42-1E49,U+1E4C-1E53,U+1E5A-1E5B,U+1E5E-1E61,U+1E64-1E69,U+1E78-1E7B,' +
    'U+1E80-1E85,U+1E8E-1E8F,U+1E97,U+1E9E,U+1EF2-1EF9,U+2020,U+2032,U+2044,U+20A1,U+20A3-20A4,U+20A6-20A7,U+20A9,' +
    'U+20AB,U+20AD,U+20B1-20B2,U+20B5,U+20B9-20BA,U+20BC-20BD,U+2113,U+2191,U+2193,U+2215,U+A78B-A78C,U+FDF2',
  rubik:
    'U+0149,U+017F,U+0192,U+01FC-01FF,U+0218-021B,U+0237,U+02BC,U+02C7,U+02DD,U+067E,U+0686,U+0698,U+06A9,U+06AF,' +
    'U+06CC,U+06F0-06F9,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+2020,U+2044,U+20AA,U+20AE,U+20B4,U+20B8-20B9,U+20BD,U+2215',
};

/** The sign of the Saudi riyal. No family has it, so it comes from a built-in font (`generator/assets/files/riyal-sign.ts`). */
export const riyalSign = 0x20c1;

type IsDrawn = (code: number) => boolean;

function testOf(unicodeRanges: readonly string[]): IsDrawn {
  const ranges = unicodeRanges.filter((range) => range !== '').flatMap(readRange);
  return (code) => ranges.some(([from, to]) => code >= from && code <= to);
}

/** Whether a character is displayed on every site: Readex Pro is the fallback for families that lack it. */
export const isCommon: IsDrawn = testOf(fontFaces.map(({ unicodeRange }) => unicodeRange));

/** Whether a family has a character that is not common. */
const isBeyondIn = memoize((name: FontFamilyName) => testOf([beyondCommon[name]]), { maxKeys: fontFamilyNames.length });

/** Whether a character is displayed with a family. */
export const isDrawnBy = (name: FontFamilyName, code: number): boolean => isCommon(code) || isBeyondIn(name)(code);

/** The families that have all characters of a text, in order of preference. */
export function familiesWith(text: string): FontFamilyName[] {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return fontFamilyNames.filter((name) => codes.every((code) => isDrawnBy(name, code)));
}

/** Name of the family in a package. */
export const familyOfPackage = (packageName: string): FontFamilyName | undefined =>
  fontFamilyNames.find((name) => aboutFamily(name).package === packageName);
