/**
 * Media queries shared by all components, in rem so that they follow the reader's text size.
 * Every other token is a custom property of `base.ts`.
 */
export const from = {
  small: '(min-width: 36rem)',
  medium: '(min-width: 48rem)',
  large: '(min-width: 64rem)',
  wide: '(min-width: 80rem)',
  vast: '(min-width: 120rem)',
} as const;

/** A size that grows with the window, in rem: the least, what it begins with, what it grows by in vw, and the most. */
type Size = readonly [least: number, start: number, growth: number, most: number];

/** The sizes of headings by their names, which a look may change. */
export const headingSizes = {
  '2xl': [1.8375, 1.6188, 0.9722, 2.4938],
  '3xl': [2.2063, 1.8792, 1.4537, 3.1875],
  '4xl': [2.4, 1.85, 2.44, 4.05],
  statement: [2.75, 1.5, 3.75, 6],
} as const satisfies Record<string, Size>;

/** A size as style sheets say it. On phones large text grows no larger than the words of a heading have room. */
export const fluid = ([least, start, growth, most]: Size): string =>
  `clamp(min(${least}rem, 13vw), ${start}rem + ${growth}vw, ${most}rem)`;

/** The other side of `from.medium`. */
export const belowMedium = '(max-width: 47.99rem)';

/** A phone whose reader has set text to twice the size: nothing has room beside words. */
export const onlyWords = '(max-width: 15.99rem)';

/** Below this width the navigation folds behind the menu button. The menu island asks it of the window. */
export const menuFolded = '(max-width: 63.99rem)';

/** The header is a container of this name, asked whatever containers stand between. */
export const headerContainer = 'head';

/** The same of the header, for styles: its rem follow a text size that a visitor's style sheet sets, too. */
export const headerFolded = `${headerContainer} ${menuFolded}`;

/** The other side of `headerFolded`. */
export const headerUnfolded = `${headerContainer} (min-width: 64rem)`;
