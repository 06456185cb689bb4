import { List } from './list.tsx';
import { isParagraph, type PieceObject } from './outline.ts';
import { Paragraph } from './paragraph.tsx';
import { text } from './styles.ts';

/** Paragraphs and lists. */
export type Flow = Extract<PieceObject, { type: 'callout' }>['text'];

interface FlowPieceProps {
  piece: Flow[number];
  /** Quotation marks are shown before it, after it. */
  opens?: boolean;
  closes?: boolean;
}

/** A paragraph or a list within a part of the text. */
export function FlowPiece({ piece, opens, closes }: FlowPieceProps) {
  if (isParagraph(piece)) return <Paragraph text={piece} opens={opens} closes={closes} />;
  return <List list={piece} isInner />;
}

export function FlowView({ text: pieces }: { text: Flow }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and none ever moves
  return pieces.map((piece, index) => <FlowPiece key={index} piece={piece} />);
}

/** The same by itself, in other blocks. */
export function FlowText({ pieces, className }: { pieces: Flow; className: string }) {
  return (
    <div className={`${text} ${className}`}>
      <FlowView text={pieces} />
    </div>
  );
}
