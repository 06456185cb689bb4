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

/** The other side of `from.medium`. */
export const belowMedium = '(max-width: 47.99rem)';

/** Below this width the navigation folds behind the menu button. The menu island asks it of the window. */
export const menuFolded = '(max-width: 63.99rem)';

/** The header is a container of this name, asked whatever containers stand between. */
export const headerContainer = 'head';

/** The same of the header, for styles: its rem follow a text size that a visitor's style sheet sets, too. */
export const headerFolded = `${headerContainer} ${menuFolded}`;

/** The other side of `headerFolded`. */
export const headerUnfolded = `${headerContainer} (min-width: 64rem)`;
