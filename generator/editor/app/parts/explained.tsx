/** Addresses, file names and similar text, which are left-to-right in Arabic sentences. */
const latin = /([/#.]?[A-Za-z][\w./:@#-]*)/;

/** Explanation that isolates the direction of addresses and file names. */
export function Explained({ text }: { text: string }) {
  return text.split(latin).map((piece, index) =>
    // With a capture group, `split` puts the matches at odd indexes.
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never move
    index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : <span key={index}>{piece}</span>,
  );
}
