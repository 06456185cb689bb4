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

/** Below this width the navigation folds behind the menu button. The menu island reads it too. */
export const menuFolded = '(max-width: 63.99rem)';
