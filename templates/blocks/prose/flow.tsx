import { InnerPiece } from './inner.tsx';
import { List } from './list.tsx';
import { isParagraph, type PieceObject } from './outline.ts';
import { text } from './styles.ts';

/** Paragraphs, lists, code and pictures. */
export type Flow = Extract<PieceObject, { type: 'aside' }>['text'];

interface FlowPieceProps {
  piece: Flow[number];
  /** Shows quotation marks at its start or end. */
  opens?: boolean;
  closes?: boolean;
}

/** Piece of a flow. */
export function FlowPiece({ piece, ...marks }: FlowPieceProps) {
  if (!isParagraph(piece) && piece.type === 'list') return <List list={piece} isInner />;
  return <InnerPiece piece={piece} {...marks} />;
}

export function FlowView({ text: pieces }: { text: Flow }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and the order is fixed
  return pieces.map((piece, index) => <FlowPiece key={index} piece={piece} />);
}

/** Flow in other blocks. */
export function FlowText({ pieces, className }: { pieces: Flow; className: string }) {
  return (
    <div className={`${text} ${className}`}>
      <FlowView text={pieces} />
    </div>
  );
}
