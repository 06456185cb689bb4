import { InnerPiece } from './inner.tsx';
import { List } from './list.tsx';
import { isParagraph, type PieceObject } from './outline.ts';
import { text } from './styles.ts';

/** Paragraphs, and lists, code and pictures between them. */
export type Flow = Extract<PieceObject, { type: 'aside' }>['text'];

interface FlowPieceProps {
  piece: Flow[number];
  /** Quotation marks are shown before it, after it. */
  opens?: boolean;
  closes?: boolean;
}

/** One of them within a part of the text. */
export function FlowPiece({ piece, ...marks }: FlowPieceProps) {
  if (!isParagraph(piece) && piece.type === 'list') return <List list={piece} isInner />;
  return <InnerPiece piece={piece} {...marks} />;
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
