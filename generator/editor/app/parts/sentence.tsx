import type { MessagePart } from '../../../core/diagnostics/marked-text.ts';

/** A sentence in which values keep their own direction. */
export function Sentence({ pieces }: { pieces: MessagePart[] }) {
  return pieces.map(({ text, isValue }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never move
    isValue ? <bdi key={index}>{text}</bdi> : <span key={index}>{text}</span>,
  );
}

/** A place in words: told in the language of the editor, whatever the language of the names in it. */
export function Place({ where }: { where: string }) {
  return <bdi dir={document.dir === 'rtl' ? 'rtl' : 'ltr'}>{where}</bdi>;
}
