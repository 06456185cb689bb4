import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { Composition } from '../../theme/theme-options.ts';
import { column, type PictureSizes } from '../picture-sizes.ts';
import { centred } from './centred.ts';
import { cover } from './cover.ts';
import { editorial } from './editorial.ts';

/** Composition with its own styles. */
type StyledComposition = Exclude<Composition, 'beside'>;

const classes: Record<StyledComposition, string> = { centred, cover, editorial };

/** Picture from edge to edge. */
export const edgeToEdge: PictureSizes = {
  steps: [
    ['(min-width: 64rem)', '100vw', 2],
    ['', '100vw', 1.3],
  ],
};

/** Full-width strip. */
export const columnStrip: PictureSizes = {
  steps: [
    ['(min-width: 48rem)', column, 2.1],
    ['', column, 4 / 3],
  ],
};

const twoThirds = (large: string): PictureSizes => ({
  steps: [
    ['(min-width: 64rem)', large, 1.7],
    ['', '100vw', 1.4],
  ],
});

const sizesOf: Record<StyledComposition, PictureSizes> = {
  centred: columnStrip,
  cover: edgeToEdge,
  editorial: twoThirds('min(60vw, 50rem)'),
};

interface CompositionInput {
  hasPicture: boolean;
  /** Something other than a picture is in its place. */
  isFilled: boolean;
}

/** Props of an opening and its elements; all are empty for the default, text beside a picture. */
export interface OpeningProps {
  className: string;
  /** Attributes that mark an element as a part of the opening. */
  part: (name: 'row' | 'words' | 'title' | 'points') => { 'data-part'?: string };
  /** Props of the picture. */
  picture: { sizes?: PictureSizes; cropped?: boolean; bleeds?: boolean };
  /** Whether the background reaches the bottom of the opening; false if a picture or panel may overlap its edge. */
  isGroundBelow: boolean;
}

/** Words beside a picture. */
export const besidePicture: OpeningProps = { className: '', part: () => ({}), picture: {}, isGroundBelow: true };

/** Composition of the theme for a hero with this content. */
export function useComposition({ hasPicture, isFilled }: CompositionInput): OpeningProps & { composition: Composition } {
  const { composition, frame } = useThemeOptions();
  // In `cover` only a picture can be behind the panel.
  if (composition === 'beside' || (composition === 'cover' && isFilled)) return { composition: 'beside', ...besidePicture };
  const bleeds = composition === 'editorial';
  return {
    composition,
    className: ` ${classes[composition]}`,
    part: (name) => ({ 'data-part': name }),
    picture: { sizes: bleeds && frame === 'bleed' ? twoThirds('64vw') : sizesOf[composition], cropped: true, bleeds },
    isGroundBelow: composition === 'editorial' || (composition === 'centred' && (isFilled || !hasPicture)),
  };
}
