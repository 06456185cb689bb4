/** Addresses, names of files and the like, which stand in an Arabic sentence from left to right. */
const latin = /([/#.]?[A-Za-z][\w./:@#-]*)/;

/** An explanation in which they keep their own direction. */
export function Explained({ text }: { text: string }) {
  return text.split(latin).map((piece, index) =>
    // What is split by comes between the rest.
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never move
    index % 2 === 1 ? <bdi key={index}>{piece}</bdi> : <span key={index}>{piece}</span>,
  );
}
