import { useThemeOptions } from '../../model/page/render-context.tsx';
import { besidePicture, columnStrip, edgeToEdge, type OpeningProps } from '../compositions/composition.ts';
import { column, type PictureSizes } from '../picture-sizes.ts';
import { field } from './field.ts';
import { type OpeningForm, openingForm } from './forms.ts';
import { headline } from './headline.ts';
import { letter } from './letter.ts';
import { margin } from './margin.ts';
import { nameplate } from './nameplate.ts';
import { poster } from './poster.ts';
import { split } from './split.ts';

const classes: Record<OpeningForm, string> = { nameplate, poster, field, letter, headline, split, margin };

/** What the opening introduces: a page, or an offer. */
type OpeningScope = 'page' | 'offer';

/** A strip on large screens, from edge to edge on smaller ones. */
const bleedingStrip: PictureSizes = {
  steps: [
    ['(min-width: 64rem)', column, 2.2],
    ['', '100vw', 1.4],
  ],
};

const landscape: PictureSizes = {
  steps: [
    ['(min-width: 48rem)', column, 2.8],
    ['', column, 1.5],
  ],
};

const medallion: PictureSizes = { steps: [['', 'clamp(9rem, 6rem + 10vw, 17rem)']], shape: 1 };

const halfWindow: PictureSizes = {
  steps: [
    ['(min-width: 48rem)', '50vw', 1.3],
    ['', '100vw', 16 / 9],
  ],
};

const wideColumn: PictureSizes = {
  steps: [
    ['(min-width: 64rem)', `calc(0.65 * ${column})`, 2.2],
    ['', column, 2.2],
  ],
};

/** Sizes of the picture; absent: as beside words. */
const sizesOf: Record<OpeningForm, Partial<Record<OpeningScope, PictureSizes>>> = {
  nameplate: { page: edgeToEdge, offer: edgeToEdge },
  poster: { page: edgeToEdge, offer: edgeToEdge },
  field: { page: medallion, offer: columnStrip },
  letter: { page: landscape, offer: landscape },
  headline: { page: bleedingStrip, offer: bleedingStrip },
  split: { page: halfWindow },
  margin: { page: wideColumn },
};

interface OpeningInput {
  opens: OpeningScope;
  hasPicture: boolean;
  /** The layout of the page sets its opening, whatever the theme says. */
  isFixed?: boolean;
}

/** Opening of an inner page in the form of the theme. */
export function useOpening({ opens, hasPicture, isFixed = false }: OpeningInput): OpeningProps & {
  form: OpeningForm | undefined;
  attributes: { 'data-opens'?: OpeningScope };
} {
  const form = openingForm(useThemeOptions());
  if (isFixed || form === undefined) return { ...besidePicture, form: undefined, attributes: {} };
  const sizes = sizesOf[form][opens];
  return {
    form,
    className: ` ${classes[form]}`,
    attributes: { 'data-opens': opens },
    part: (name) => ({ 'data-part': name }),
    picture: sizes ? { sizes, cropped: true, bleeds: false } : {},
    isGroundBelow: form !== 'field' || !hasPicture,
  };
}
