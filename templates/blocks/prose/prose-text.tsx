import { useUniqueId } from '../../page/render-context.tsx';
import { asWords, inline } from '../../parts/inline.tsx';
import { WithNotes } from './notes.tsx';
import { everyHeading, type Heading, isHeading, isParagraph, outlineOf, type Piece, ranks } from './outline.ts';
import { Paragraph } from './paragraph.tsx';
import { PieceView } from './piece.tsx';
import { minorHeading } from './pieces/minor-heading/styles.ts';
import { columns, contents, text } from './styles.ts';

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

/** A heading as the outline has it. */
function HeadingView({ heading: { piece, id, level } }: { heading: Heading }) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={piece.type === 'minor-heading' ? minorHeading : undefined} data-rank={ranks[piece.type]}>
      {inline(piece.text)}
    </Tag>
  );
}

function BodyPiece({ piece, headings }: { piece: Piece; headings: ReadonlyMap<Piece, Heading> }) {
  if (isParagraph(piece)) return <Paragraph text={piece} />;
  const heading = headings.get(piece);
  if (heading) return <HeadingView heading={heading} />;
  return isHeading(piece) ? null : <PieceView piece={piece} />;
}

interface ProseTextProps {
  body: Piece[];
  /** Title of the table of contents; absent: there is none. */
  contents?: string | undefined;
  /** Level of its first headings. */
  top: 2 | 3;
}

/** Running text, with its table of contents beside it where it has one. */
export function ProseText({ body, contents: title, top }: ProseTextProps) {
  const outline = outlineOf(body, top);
  const headings = new Map<Piece, Heading>(everyHeading(outline).map((heading) => [heading.piece, heading]));
  const hasContents = title !== undefined && outline.length > 0;
  return (
    <div className={columns} data-contents={hasContents ? '' : undefined}>
      {hasContents && <Contents title={title} headings={outline} />}
      <WithNotes of={body} className={text} hasMargin={!hasContents}>
        {body.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and none ever moves
          <BodyPiece key={index} piece={piece} headings={headings} />
        ))}
      </WithNotes>
    </div>
  );
}
