import { css } from '@linaria/core';
import type { PlannedImage } from '../planned/values.ts';
import { chamferClip, chamferOutline, khatamClip } from '../theme/khatam.ts';
import { from } from '../theme/tokens.ts';
import { Picture } from './picture.tsx';
import { type PictureSizes, pictureSizes } from './picture-sizes.ts';

const frame = css`
  position: relative;
  inline-size: min(100%, 40rem);
  margin-inline: auto;
  padding: 0.75rem;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--tint-line);
    clip-path: ${chamferOutline('calc(var(--chamfer) + 0.44rem)', '1.5px')};
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-end: calc(var(--chamfer) / 2 - 0.9rem);
    inset-inline-start: calc(var(--chamfer) / 2 - 0.9rem);
    inline-size: 2.25rem;
    aspect-ratio: 1;
    background: var(--accent-mark);
    clip-path: ${khatamClip};
  }
  &[data-dark]::before {
    background: var(--accent);
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
  clip-path: ${chamferClip('var(--chamfer)')};
`;

interface FramedPictureProps {
  image: PlannedImage;
  /** Stands on a deep ground. */
  dark?: boolean;
  small?: boolean;
  /** How wide it is where it is not as wide as the frame may be. */
  sizes?: PictureSizes;
}

/** A scene in the identity's frame: corners cut at 45 degrees, a fine outline, one khatam. */
export function FramedPicture({ image: content, dark, small, sizes = pictureSizes.framed }: FramedPictureProps) {
  return (
    <div className={frame} data-dark={dark || undefined} data-small={small || undefined}>
      <Picture image={content} sizes={sizes} className={image} />
    </div>
  );
}
