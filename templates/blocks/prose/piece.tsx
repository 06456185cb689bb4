import { Icon } from '../../components/icon.tsx';
import { inline, wordsOf } from '../../components/inline.tsx';
import { useIdWhere, useLabelsOf } from '../../model/page/render-context.tsx';
import type { IconName } from '../../theme/icons/names.ts';
import { AudioPlayer } from '../audio/player.tsx';
import { CodeFigure } from '../code/code-figure.tsx';
import { FileLink } from '../downloads/file-link.tsx';
import { EmbedFrame } from '../embed/frame.tsx';
import { FactList } from '../facts/fact-list.tsx';
import { cellList, DataTable } from '../table/embedded.ts';
import { VideoPlayer } from '../video/player.tsx';
import { type Flow, FlowPiece, FlowView } from './flow.tsx';
import { Figure } from './inner.tsx';
import type { labels } from './labels.ts';
import { List } from './list.tsx';
import { type HeadingPiece, isParagraph, type PieceObject } from './outline.ts';
import { details } from './pieces/details/styles.ts';
import { FormulaFigure } from './pieces/formula/formula.tsx';
import { innerTable } from './pieces/inner-table/styles.ts';
import { PicturesView } from './pieces/pictures/pictures.tsx';
import { aside, callout, figure, quote } from './styles.ts';
import { Tasks } from './tasks.tsx';
import { isWideTable } from './wide.ts';

type PieceProps<Type extends PieceObject['type']> = { piece: Extract<PieceObject, { type: Type }> };

/** Whether a text already has quotation marks at either end. */
function isQuoted(text: Flow): boolean {
  const words = text.filter(isParagraph).map(wordsOf).join(' ').trim();
  return /^[«“”"„‹]|[»“”"›][.\u060C\u061F!]?$/.test(words);
}

function Quote({ piece }: PieceProps<'quote'>) {
  const last = piece.text.length - 1;
  // Quotation marks need a paragraph at both ends.
  const hasMarks = [piece.text[0], piece.text[last]].every((one) => one && isParagraph(one)) && !isQuoted(piece.text);
  return (
    <figure className={quote}>
      <blockquote>
        {piece.text.map((one, index) => (
          <FlowPiece
            // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and the order is fixed
            key={index}
            piece={one}
            opens={hasMarks && index === 0}
            closes={hasMarks && index === last}
          />
        ))}
      </blockquote>
      {piece.source && <figcaption>{inline(piece.source)}</figcaption>}
    </figure>
  );
}

const toneIcons = { note: 'bell', tip: 'bulb', warning: 'shield' } as const satisfies Record<string, IconName>;

type PartText = PieceProps<'callout'>['piece']['text'];

function TextTable({ piece: { type: _, ...content }, labelledBy }: PieceProps<'table'> & { labelledBy: string | undefined }) {
  return <DataTable {...content} labelledBy={labelledBy} list={cellList} />;
}

const isTable = (piece: PartText[number]) => !isParagraph(piece) && piece.type === 'table';

/** Text of a part; the part's title names tables without caption. */
function PartText({ text, titleId }: { text: PartText; titleId: string | undefined }) {
  return text.map((one, index) =>
    !isParagraph(one) && one.type === 'table' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and the order is fixed
      <div key={index} className={innerTable}>
        <TextTable piece={one} labelledBy={titleId} />
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <FlowPiece key={index} piece={one} />
    ),
  );
}

function Callout({ piece }: PieceProps<'callout'>) {
  const tone = piece.tone ?? 'note';
  const titleId = useIdWhere(piece.text.some(isTable), 'title');
  return (
    <div className={callout} role="note" id={piece.id} data-tone={tone}>
      <Icon name={toneIcons[tone]} size={24} />
      <div>
        <p id={titleId}>{inline(piece.title)}</p>
        <PartText text={piece.text} titleId={titleId} />
      </div>
    </div>
  );
}

function Aside({ piece }: PieceProps<'aside'>) {
  return (
    <div className={aside} role="note" id={piece.id}>
      {piece.title && <b>{inline(piece.title)}</b>}
      <FlowView text={piece.text} />
    </div>
  );
}

/** The id is inside: a link to it opens the details, a link to the element itself would not. */
function Details({ piece }: PieceProps<'details'>) {
  const titleId = useIdWhere(piece.text.some(isTable), 'title');
  return (
    <details className={details}>
      <summary id={titleId}>{inline(piece.title)}</summary>
      <div id={piece.id}>
        <PartText text={piece.text} titleId={titleId} />
      </div>
    </details>
  );
}

function Formula({ piece: { type: _, ...piece } }: PieceProps<'formula'>) {
  return <FormulaFigure {...piece} name={useLabelsOf<typeof labels>('prose').formula} />;
}

/** Download cards fill their container, so this one gets its own. */
function Download({ piece: { file, title, text, language } }: PieceProps<'download'>) {
  return (
    <div>
      <FileLink file={file} title={title} text={text} language={language} />
    </div>
  );
}

function Video({ piece: { title, file, href, poster, captions, shape } }: PieceProps<'video'>) {
  return <VideoPlayer title={title} file={file} href={href} poster={poster} captions={captions} shape={shape} />;
}

function Audio({ piece: { title, file, duration, transcript } }: PieceProps<'audio'>) {
  return <AudioPlayer title={title} file={file} duration={duration} transcript={transcript} />;
}

function Table({ piece, below }: PieceProps<'table'> & { below: string | undefined }) {
  const table = <TextTable piece={piece} labelledBy={below} />;
  return isWideTable(piece) ? <div data-wide="">{table}</div> : table;
}

interface PieceViewProps {
  piece: Exclude<PieceObject, HeadingPiece>;
  /** Id of the heading above it. */
  below: string | undefined;
}

/** Piece of running text that is neither a paragraph nor a heading. */
export function PieceView({ piece, below }: PieceViewProps) {
  switch (piece.type) {
    case 'list':
      return <List list={piece} />;
    case 'tasks':
      return <Tasks piece={piece} />;
    case 'quote':
      return <Quote piece={piece} />;
    case 'figure':
      return <Figure piece={piece} />;
    case 'pictures':
      return <PicturesView items={piece.items} enlarges={piece.enlarges === true} figure={figure} />;
    case 'table':
      return <Table piece={piece} below={below} />;
    case 'facts':
      return <FactList items={piece.items} Title="p" />;
    case 'code':
      return <CodeFigure code={piece} />;
    case 'formula':
      return <Formula piece={piece} />;
    case 'download':
      return <Download piece={piece} />;
    case 'video':
      return <Video piece={piece} />;
    case 'audio':
      return <Audio piece={piece} />;
    case 'embed':
      return <EmbedFrame title={piece.title} href={piece.href} poster={piece.poster} shape={piece.shape} />;
    case 'callout':
      return <Callout piece={piece} />;
    case 'aside':
      return <Aside piece={piece} />;
    case 'details':
      return <Details piece={piece} />;
    case 'divider':
      return <hr />;
  }
}
