import { asWords, inline } from '../../components/inline.tsx';
import { useUniqueId } from '../../model/page/render-context.tsx';
import { WithNotes } from './notes.tsx';
import { everyHeading, type Heading, type HeadingPiece, isHeading, isParagraph, outlineOf, type Piece } from './outline.ts';
import { Paragraph } from './paragraph.tsx';
import { PieceView } from './piece.tsx';
import { minorHeading } from './pieces/minor-heading/styles.ts';
import { paragraphHeading } from './pieces/paragraph-heading/styles.ts';
import { wideTables } from './pieces/wide-tables/styles.ts';
import { ranks } from './ranks.ts';
import { columns, contents, text } from './styles.ts';
import { isWideTable } from './wide.ts';

function ContentsList({ headings }: { headings: Heading[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ol role="list">
      {headings.map(({ piece, id, below }) => (
        <li key={id}>
          <a href={`#${id}`}>{asWords(piece.text)}</a>
          {below.length > 0 && <ContentsList headings={below} />}
        </li>
      ))}
    </ol>
  );
}

function Contents({ title, headings }: { title: string; headings: Heading[] }) {
  const titleId = useUniqueId('contents');
  return (
    <nav className={contents} aria-labelledby={titleId}>
      <p id={titleId}>{title}</p>
      <ContentsList headings={headings} />
    </nav>
  );
}

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
  /** Title of the table of contents; absent: no table of contents. */
  contents?: string | undefined;
  /** Level of the first headings. */
  top: 2 | 3;
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

/** Running text with an optional table of contents beside it. */
export function ProseText({ body, contents: title, top, below }: ProseTextProps) {
  const outline = outlineOf(body, top);
  const headings = new Map<Piece, Heading>(everyHeading(outline).map((heading) => [heading.piece, heading]));
  const hasContents = title !== undefined && outline.length > 0;
  const above = headingsAbove(body, headings, below);
  // Without a table of contents, wide tables use its column too.
  const isWide = !hasContents && body.some(isWideTable);
  return (
    <div className={isWide ? `${columns} ${wideTables}` : columns} data-contents={hasContents ? '' : undefined}>
      {hasContents && <Contents title={title} headings={outline} />}
      <WithNotes of={body} className={text} hasMargin={!hasContents}>
        {body.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and the order is fixed
          <BodyPiece key={index} piece={piece} headings={headings} below={above[index]} />
        ))}
      </WithNotes>
    </div>
  );
}
