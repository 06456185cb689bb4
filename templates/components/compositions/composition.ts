import { useRenderContext } from '../../model/page/render-context.tsx';
import { type Composition, faceOf } from '../../theme/face.ts';
import { column, type PictureSizes } from '../picture-sizes.ts';
import { centred } from './centred.ts';
import { cover } from './cover.ts';
import { editorial } from './editorial.ts';

/** What an opening opens: the site, a page, or a page that offers something. */
type Opens = 'site' | 'page' | 'offer';

/** A composition that has styles of its own. */
type Composed = Exclude<Composition, 'beside'>;

const classes: Record<Composed, string> = { centred, cover, editorial };

const edgeToEdge: PictureSizes = {
  steps: [
    ['(min-width: 64rem)', '100vw', 2],
    ['', '100vw', 1.3],
  ],
};

/** A strip as wide as the page. */
const strip: PictureSizes = {
  steps: [
    ['(min-width: 48rem)', column, 2.1],
    ['', column, 4 / 3],
  ],
};

/** The same on large screens, and from edge to edge on smaller ones, as all pictures of the composition. */
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

const sizesOf: Record<Composed, Record<Opens, PictureSizes>> = {
  centred: { site: strip, page: medallion, offer: strip },
  cover: { site: edgeToEdge, page: edgeToEdge, offer: edgeToEdge },
  editorial: { site: twoThirds('min(60vw, 50rem)'), page: bleedingStrip, offer: bleedingStrip },
};

interface Content {
  opens: Opens;
  hasPicture: boolean;
  /** Something else than a picture stands in its place. */
  isFilled?: boolean;
  /** The opening has a composition of its own, whatever the theme says. */
  isFixed?: boolean;
}

/** How an opening is composed; what says nothing to styles is empty where words stand beside a picture. */
interface Composing {
  composition: Composition;
  className: string;
  attributes: { 'data-opens'?: Opens };
  /** Marks an element as a part of the opening. */
  part: (name: 'row' | 'words' | 'points') => { 'data-part'?: string };
  /** How its picture is shown. */
  picture: { sizes?: PictureSizes; cropped?: boolean; bleeds?: boolean };
  /** Whether the ground reaches the foot of the opening: a picture or a panel may hang over it. */
  isGroundBelow: boolean;
}

const beside: Composing = {
  composition: 'beside',
  className: '',
  attributes: {},
  part: () => ({}),
  picture: {},
  isGroundBelow: true,
};

/** The composition that the theme chose, for an opening with some content. */
export function useComposition({ opens, hasPicture, isFilled = false, isFixed = false }: Content): Composing {
  const { composition, frame } = faceOf(useRenderContext().frame.site.theme);
  // Nothing but a picture can lie below a panel.
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
