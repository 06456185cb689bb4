import { css } from '@linaria/core';
import { Picture } from '../../../../components/picture.tsx';
import type { PictureSizes } from '../../../../components/picture-sizes.ts';
import type { PlannedImage } from '../../../../model/planned/values.ts';
import { belowMedium, from } from '../../../../theme/tokens.ts';
import type { CaptionContent } from '../../../gallery/caption.tsx';
import { CaptionedPicture } from '../../../gallery/captioned-picture.tsx';
import { Enlarging } from '../../../gallery/enlarging.tsx';

/* Pictures of any shape are centred in their row, with captions aligned below. */
const row = css`
  display: grid;
  gap: var(--space-5) var(--space-4);

  @media ${from.medium} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-rows: auto auto;
    row-gap: 0;

    & > figure {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
    }
    & > figure > :not(figcaption) {
      align-self: center;
    }
  }
  @media ${belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;

/** Width of a picture, by number in a row. */
const widths: Record<number, string> = { 2: '19.5rem', 3: '12.7rem', 4: '9.25rem' };

const sizesOf = (count: number): PictureSizes => ({
  steps: [
    ['(min-width: 48rem)', widths[count] ?? '19.5rem'],
    ['', '94vw - 0.8rem'],
  ],
  isOfText: true,
});

interface PicturesProps {
  items: (CaptionContent & { image: PlannedImage })[];
  enlarges: boolean;
  /** Class of each figure. */
  figure: string;
}

/** Row of pictures. */
export function PicturesView({ items, enlarges, figure }: PicturesProps) {
  const figures = items.map((item, index) => (
    <CaptionedPicture
      // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice, and the order is fixed
      key={index}
      className={figure}
      picture={item}
      place={index + 1}
      enlarges={enlarges}
    >
      <Picture image={item.image} sizes={sizesOf(items.length)} wrapped={enlarges} />
    </CaptionedPicture>
  ));
  const all = <div className={row}>{figures}</div>;
  if (!enlarges) return all;
  return (
    <div>
      <Enlarging label={undefined} count={items.length}>
        {all}
      </Enlarging>
    </div>
  );
}
