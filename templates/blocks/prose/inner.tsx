import { Picture } from '../../components/picture.tsx';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import { CodeFigure } from '../code/code-figure.tsx';
import { CaptionedPicture } from '../gallery/captioned-picture.tsx';
import { Enlarging } from '../gallery/enlarging.tsx';
import { isParagraph, type PieceObject } from './outline.ts';
import { Paragraph } from './paragraph.tsx';
import { inner } from './pieces/lists/styles.ts';
import { figure } from './styles.ts';

/** Sizes of pictures in running text. */
const sizes: PictureSizes = {
  steps: [
    ['(min-width: 44rem)', '40rem'],
    ['', '94vw - 0.8rem'],
  ],
  isOfText: true,
};

/** Picture in running text; can be enlarged if the content asks for it. */
export function Figure({ piece }: { piece: Extract<PieceObject, { type: 'figure' }> }) {
  const enlarges = piece.enlarges === true;
  const shown = <Picture image={piece.image} sizes={sizes} wrapped={enlarges} />;
  const all = (
    <CaptionedPicture className={figure} picture={piece} enlarges={enlarges}>
      {shown}
    </CaptionedPicture>
  );
  if (!enlarges) return all;
  return (
    <div>
      <Enlarging label={undefined} count={1}>
        {all}
      </Enlarging>
    </div>
  );
}

type Parts = NonNullable<
  Exclude<Extract<PieceObject, { type: 'list' }>['items'][number], string | readonly unknown[]>['paragraphs']
>;

/** Paragraph, code or picture nested in another piece. */
export function InnerPiece({ piece, ...marks }: { piece: Parts[number]; opens?: boolean; closes?: boolean }) {
  if (isParagraph(piece)) return <Paragraph text={piece} {...marks} />;
  return <div className={inner}>{piece.type === 'code' ? <CodeFigure code={piece} /> : <Figure piece={piece} />}</div>;
}
