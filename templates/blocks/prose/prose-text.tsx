import type { ReactNode } from 'react';
import { inline } from '../../components/inline.tsx';
import { useThemeOptions } from '../../model/page/render-context.tsx';
import { WithNotes } from './notes.tsx';
import { everyHeading, type Heading, type HeadingPiece, isHeading, isParagraph, type Piece } from './outline.ts';
import { Paragraph } from './paragraph.tsx';
import { PieceView } from './piece.tsx';
import { centredText } from './pieces/centred/styles.ts';
import { minorHeading } from './pieces/minor-heading/styles.ts';
import { paragraphHeading } from './pieces/paragraph-heading/styles.ts';
import { sideHeadings } from './pieces/side/styles.ts';
import { wideTables } from './pieces/wide-tables/styles.ts';
import { ranks } from './ranks.ts';
import { columns, text } from './styles.ts';
import { isWideTable } from './wide.ts';

const classOfHeading: Partial<Record<HeadingPiece['type'], string>> = {
  'minor-heading': minorHeading,
  'paragraph-heading': `${minorHeading} ${paragraphHeading}`,
};

/** Heading of the outline. */
function HeadingView({ heading: { piece, id, level } }: { heading: Heading }) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classOfHeading[piece.type]} data-rank={ranks[piece.type]}>
      {inline(piece.text)}
    </Tag>
  );
}

interface BodyPieceProps {
  piece: Piece;
  headings: ReadonlyMap<Piece, Heading>;
  /** Id of the heading above it. */
  below: string | undefined;
}

function BodyPiece({ piece, headings, below }: BodyPieceProps) {
  if (isParagraph(piece)) return <Paragraph text={piece} />;
  const heading = headings.get(piece);
  if (heading) return <HeadingView heading={heading} />;
  return isHeading(piece) ? null : <PieceView piece={piece} below={below} />;
}

interface ProseTextProps {
  body: Piece[];
  outline: readonly Heading[];
  /** Table of contents before the text. */
  contents?: ReactNode;
  /** Below the section's heading or beside the table of contents, in the form `side`. */
  isBeside: boolean;
  /** Id of the heading above the text. */
  below?: string | undefined;
}

/** Id of the nearest heading above each piece. */
function headingsAbove(body: readonly Piece[], headings: ReadonlyMap<Piece, Heading>, start: string | undefined) {
  let above = start;
  return body.map((piece) => {
    above = headings.get(piece)?.id ?? above;
    return above;
  });
}

/** Running text with an optional table of contents before or beside it. */
export function ProseText({ body, outline, contents, isBeside, below }: ProseTextProps) {
  const { heads } = useThemeOptions();
  const headings = new Map<Piece, Heading>(everyHeading(outline).map((heading) => [heading.piece, heading]));
  const above = headingsAbove(body, headings, below);
  const form = heads === 'side' && !isBeside ? sideHeadings : heads === 'centred' && centredText;
  const hasMargin = heads === 'start' && !contents;
  // Wide tables use the column of the table of contents too, if it is empty.
  const isWide = (heads !== 'start' || !contents) && body.some(isWideTable);
  return (
    <div className={isWide ? `${columns} ${wideTables}` : columns} data-contents={contents && heads === 'start' ? '' : undefined}>
      {contents}
      <WithNotes of={body} className={form ? `${text} ${form}` : text} hasMargin={hasMargin}>
        {body.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and the order is fixed
          <BodyPiece key={index} piece={piece} headings={headings} below={above[index]} />
        ))}
      </WithNotes>
    </div>
  );
}
