import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { Composition } from '../../theme/theme-options.ts';
import { column, type PictureSizes } from '../picture-sizes.ts';
import { centred } from './centred.ts';
import { cover } from './cover.ts';
import { editorial } from './editorial.ts';

/** What the hero introduces: the site, a page, or an offer. */
type HeroScope = 'site' | 'page' | 'offer';

/** Composition with its own styles. */
type StyledComposition = Exclude<Composition, 'beside'>;

const classes: Record<StyledComposition, string> = { centred, cover, editorial };

const edgeToEdge: PictureSizes = {
  steps: [
    ['(min-width: 64rem)', '100vw', 2],
    ['', '100vw', 1.3],
  ],
};

/** Full-width strip. */
const strip: PictureSizes = {
  steps: [
    ['(min-width: 48rem)', column, 2.1],
    ['', column, 4 / 3],
  ],
};

/** The same on large screens, full-bleed on smaller ones, for all pictures of the composition. */
const bleedingStrip: PictureSizes = {
  steps: [
    ['(min-width: 64rem)', column, 2.2],
    ['', '100vw', 1.4],
  ],
};

const twoThirds = (large: string): PictureSizes => ({
  steps: [
    ['(min-width: 64rem)', large, 1.7],
    ['', '100vw', 1.4],
  ],
});

const medallion: PictureSizes = { steps: [['', 'clamp(9rem, 6rem + 10vw, 17rem)']], shape: 1 };

const sizesOf: Record<StyledComposition, Record<HeroScope, PictureSizes>> = {
  centred: { site: strip, page: medallion, offer: strip },
  cover: { site: edgeToEdge, page: edgeToEdge, offer: edgeToEdge },
  editorial: { site: twoThirds('min(60vw, 50rem)'), page: bleedingStrip, offer: bleedingStrip },
};

interface CompositionInput {
  opens: HeroScope;
  hasPicture: boolean;
  /** Something other than a picture is in its place. */
  isFilled?: boolean;
  /** The block sets its composition, whatever the theme says. */
  isFixed?: boolean;
}

/** Composition of a hero; the attributes are empty for the default, text beside a picture. */
interface CompositionProps {
  composition: Composition;
  className: string;
  attributes: { 'data-opens'?: HeroScope };
  /** Attributes that mark an element as a part of the hero. */
  part: (name: 'row' | 'words' | 'points') => { 'data-part'?: string };
  /** Props of the picture. */
  picture: { sizes?: PictureSizes; cropped?: boolean; bleeds?: boolean };
  /** Whether the background reaches the bottom of the hero; false if a picture or panel may overlap its edge. */
  isGroundBelow: boolean;
}

const beside: CompositionProps = {
  composition: 'beside',
  className: '',
  attributes: {},
  part: () => ({}),
  picture: {},
  isGroundBelow: true,
};

/** Composition from the theme, for a hero with this content. */
export function useComposition({ opens, hasPicture, isFilled = false, isFixed = false }: CompositionInput): CompositionProps {
  const { composition, frame } = useThemeOptions();
  // In `cover` only a picture can be behind the panel.
  if (isFixed || composition === 'beside' || (composition === 'cover' && isFilled)) return beside;
  const bleeds = composition === 'editorial' && opens === 'site';
  const isWide = bleeds && frame === 'bleed';
  return {
    composition,
    className: ` ${classes[composition]}`,
    attributes: { 'data-opens': opens },
    part: (name) => ({ 'data-part': name }),
    picture: { sizes: isWide ? twoThirds('64vw') : sizesOf[composition][opens], cropped: true, bleeds },
    isGroundBelow: composition === 'editorial' || (composition === 'centred' && (isFilled || !hasPicture)),
  };
}
