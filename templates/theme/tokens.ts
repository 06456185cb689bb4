/**
 * Media queries shared by all components, in rem so that they follow the reader's text size. All other tokens are custom
 * properties in `base.ts`.
 */
export const from = {
  small: '(min-width: 36rem)',
  medium: '(min-width: 48rem)',
  large: '(min-width: 64rem)',
  wide: '(min-width: 80rem)',
  vast: '(min-width: 120rem)',
} as const;

/** Fluid size in rem: minimum, base, growth in vw, maximum. */
type Size = readonly [least: number, start: number, growth: number, most: number];

/** Heading sizes by name, which a preset may change. */
export const headingSizes = {
  '2xl': [1.8375, 1.6188, 0.9722, 2.4938],
  '3xl': [2.2063, 1.8792, 1.4537, 3.1875],
  '4xl': [2.4, 1.85, 2.44, 4.05],
  statement: [2.75, 1.5, 3.75, 6],
} as const satisfies Record<string, Size>;

/** CSS `clamp()` of a size. On phones, large text is limited so that words of a heading fit. */
export const fluid = ([least, start, growth, most]: Size): string =>
  `min(13vw, clamp(${least}rem, ${start}rem + ${growth}vw, ${most}rem))`;

/** Complement of `from.small`, and room for something small beside text. */
export const phone = '((min-width: 16rem) and (max-width: 35.99rem))';

/** Complement of `from.medium`. */
export const belowMedium = '(max-width: 47.99rem)';

/** Complement of `from.large`. */
export const belowLarge = '(max-width: 63.99rem)';

/** Phone with text at twice the size: nothing fits beside text. */
export const onlyWords = '(max-width: 15.99rem)';

/** Below this width the navigation is folded behind the menu button. The menu island uses it with `matchMedia`. */
export const menuFolded = '(max-width: 63.99rem)';

/** Container name of the header, for container queries across nested containers. */
export const headerContainer = 'head';

/** The same as a container query of the header: its rem also follow a text size set by a user style sheet. */
export const headerFolded = `${headerContainer} ${menuFolded}`;

/** Complement of `headerFolded`. */
export const headerUnfolded = `${headerContainer} (min-width: 64rem)`;
