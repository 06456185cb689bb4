import { latinPieces } from '../text/latin-pieces.ts';

/** Explanation that isolates the direction of addresses, dates with times and file names. */
export function Explained({ text }: { text: string }) {
  return latinPieces(text).map((piece, index) =>
    // Odd pieces are left-to-right.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never move
      <bdi key={index} dir="ltr">
        {piece}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never move
      <span key={index}>{piece}</span>
    ),
  );
}
