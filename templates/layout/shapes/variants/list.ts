import type { RouteLayout } from '../../../schema/route-layouts.ts';
import type { ThemeOptions } from '../../../theme/theme-options.ts';

/**
 * Variant of a page layout. `woven`: the ruler's scale is a column of the motif's marks; `terraced`, `outlined`: stairs with
 * round steps, or of lines; `rounded`, `quoted`: conversations in rounder bubbles, or as quotations beside rules.
 */
export type ShapeVariant = 'woven' | 'terraced' | 'outlined' | 'rounded' | 'quoted';

/** Variants by corners; soft ones have none. */
const byCorners: Record<'stair' | 'conversation', Partial<Record<ThemeOptions['corners'], ShapeVariant>>> = {
  stair: { round: 'terraced', sharp: 'outlined' },
  conversation: { round: 'rounded', sharp: 'quoted' },
};

/** Motifs whose ruler has a scale of lines. */
const withScale: readonly ThemeOptions['motif'][] = ['khatam', 'grid', 'none'];

/** Variant of a layout in a theme; absent: the layout as it is. */
export function shapeVariant(
  layout: RouteLayout,
  { corners, motif }: Pick<ThemeOptions, 'corners' | 'motif'>,
): ShapeVariant | undefined {
  if (layout !== 'ruler') return byCorners[layout][corners];
  return withScale.includes(motif) ? undefined : 'woven';
}
