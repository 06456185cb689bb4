import type { ReactNode } from 'react';
import type { PlannedImage } from '../../model/planned/values.ts';
import { Caption, type Captioned } from './caption.tsx';
import { MarkedLink, useNumbers } from './enlarging.tsx';

interface CaptionedPictureProps {
  className: string;
  picture: Captioned & { image: PlannedImage };
  /** Its place among those beside it, from 1. */
  place?: number;
  /** Whether a click opens it, within `Enlarging`. */
  enlarges: boolean;
  /** The picture itself. */
  children: ReactNode;
}

/** A picture with what is written under it, leading to itself at its largest where it enlarges. */
export function CaptionedPicture({ className, picture, place = 1, enlarges, children }: CaptionedPictureProps) {
  const { image, caption, credit, original } = picture;
  const number = useNumbers(place).at(-1);
  return (
    <figure className={className}>
      {enlarges ? (
        <MarkedLink image={image} number={number}>
          {children}
        </MarkedLink>
      ) : (
        children
      )}
      <Caption caption={caption} credit={credit} original={original} />
    </figure>
  );
}
