import { css } from '@linaria/core';
import { useThemeOptions } from '../model/page/render-context.tsx';
import type { PlannedImage } from '../model/planned/values.ts';
import { from } from '../theme/tokens.ts';
import { Picture } from './picture.tsx';
import { type PictureSizes, pictureSizes } from './picture-sizes.ts';

const frame = css`
  position: relative;
  inline-size: min(100%, 40rem);
  margin-inline: auto;
  padding: var(--frame-room, 0.75rem);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    color: var(--tint-line);
    background: var(--frame-fill, currentColor);
    border: var(--frame-border, 0) solid;
    border-radius: var(--frame-radius, 0);
    clip-path: var(--frame-line);
  }
  &::after {
    content: var(--frame-mark, var(--ornament, ''));
    position: absolute;
    inset-block-end: var(--mark-at);
    inset-inline-start: var(--mark-at);
    inline-size: 2.25rem;
    aspect-ratio: 1;
    background: var(--accent-mark);
    clip-path: var(--mark);
  }
  &[data-dark]::before {
    color: var(--accent);
    opacity: 0.8;
  }
  &[data-dark]::after {
    background: var(--accent);
  }
  &[data-small] {
    inline-size: min(100%, 27rem);
    margin-inline: auto;

    @media ${from.medium} {
      margin-inline: auto 0;
    }
  }
  @media print {
    padding: 0;
    inline-size: auto;
    margin-inline: 0;

    &::before,
    &::after {
      display: none;
    }
  }
`;

const image = css`
  inline-size: 100%;
  clip-path: var(--frame);
`;

interface FramedPictureProps {
  image: PlannedImage;
  /** On a dark background. */
  dark?: boolean;
  small?: boolean;
  /** Sizes, if narrower than the frame allows. */
  sizes?: PictureSizes | undefined;
  /** Fills a box of another aspect ratio. */
  cropped?: boolean;
  /** Extends to the edge of the window, if the site's frame does. */
  bleeds?: boolean;
  /** Always in a `<picture>`: see `Picture`. */
  wrapped?: boolean;
}

/** Picture in the site's frame, with its line and mark. */
export function FramedPicture({ image: content, sizes = pictureSizes.framed, ...place }: FramedPictureProps) {
  const { dark, small, cropped, wrapped, bleeds = !small } = place;
  const isBleeding = useThemeOptions().frame === 'bleed' && bleeds;
  return (
    <div
      className={frame}
      data-bleed={isBleeding ? '' : undefined}
      data-dark={dark || undefined}
      data-small={small || undefined}
      data-part="scene"
    >
      <Picture image={content} sizes={sizes} className={image} cropped={cropped} wrapped={wrapped} />
    </div>
  );
}
