import type { ReactNode } from 'react';
import type { PlannedImage } from '../../model/planned/values.ts';
import { Caption, type CaptionContent } from './caption.tsx';
import { MarkedLink, useNumbers } from './enlarging.tsx';

interface CaptionedPictureProps {
  className: string;
  picture: CaptionContent & { image: PlannedImage };
  /** Position among its neighbours, from 1. */
  place?: number;
  /** Whether a click enlarges it; must be within `Enlarging`. */
  enlarges: boolean;
  /** The picture. */
  children: ReactNode;
}

/** Picture with caption; links to its largest size if it can be enlarged. */
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
