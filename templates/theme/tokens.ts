/**
 * Media queries shared by all components, in rem so that they follow the reader's text size.
 * Every other token is a custom property of `base.ts`.
 */
export const from = {
  small: '(min-width: 36rem)',
  medium: '(min-width: 48rem)',
  large: '(min-width: 64rem)',
  wide: '(min-width: 80rem)',
  huge: '(min-width: 100rem)',
} as const;

/** Below this width the navigation folds behind the menu button. The menu island reads it too. */
export const menuFolded = '(max-width: 63.99rem)';

/** The eight-pointed star of two overlaid squares, as a clip-path polygon. */
export const khatamPolygon = Array.from({ length: 16 }, (_, i) => {
  const radius = i % 2 === 0 ? 50 : 50 * 0.7654;
  const angle = (i * Math.PI) / 8 - Math.PI / 2;
  const round = (n: number) => Math.round(n * 100) / 100;
  return `${round(50 + radius * Math.cos(angle))}% ${round(50 + radius * Math.sin(angle))}%`;
}).join(', ');
