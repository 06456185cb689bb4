import type { MessagePart } from '../../../core/diagnostics/marked-text.ts';

/** Sentence whose values are isolated for text direction. */
export function Sentence({ pieces }: { pieces: MessagePart[] }) {
  return pieces.map(({ text, isValue }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never move
    isValue ? <bdi key={index}>{text}</bdi> : <span key={index}>{text}</span>,
  );
}

/** Description of a place, in the direction of the editor's language. */
export function Place({ where }: { where: string }) {
  return <bdi dir={document.dir === 'rtl' ? 'rtl' : 'ltr'}>{where}</bdi>;
}
