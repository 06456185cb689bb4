import type { ThemeOptions } from '../../../templates/theme/theme-options.ts';
import type { Colors } from '../../content/theme/palette.ts';
import type { Direction } from './bidi.ts';

/** Size that social networks show without cropping, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

type PictureColors = Pick<Colors, 'ground' | 'ground-deep' | 'ground-line' | 'on-ground' | 'accent' | 'paper'>;

/** Colours of a palette that pictures use: changes of other colours need no new pictures. */
export function pictureColors(all: Colors): PictureColors {
  const { ground, accent, paper } = all;
  return {
    ground,
    accent,
    paper,
    'ground-deep': all['ground-deep'],
    'ground-line': all['ground-line'],
    'on-ground': all['on-ground'],
  };
}

/** Theme of the social pictures of a site. */
export interface PictureTheme {
  direction: Direction;
  colors: PictureColors;
  /** The parts of the theme preset that pictures use. */
  face: Pick<ThemeOptions, 'motif' | 'edge' | 'frame'>;
}

/** Left edge of a box that is `from` pixels away from the start of the line. */
export function leftOf({ direction }: PictureTheme, from: number, boxWidth: number): number {
  return direction === 'rtl' ? pictureSize.width - from - boxWidth : from;
}
