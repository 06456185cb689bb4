/** Is told what stands in HTML, in its order, by places in it: `from` the first character `to` behind the last. */
export interface HtmlVisitor {
  /** A text between two tags, as React writes it: see `decode`. Never empty. */
  text: (from: number, to: number) => void;
  /** A tag from its `<` to its `>`, be it a start, an end, or the declaration of the document. */
  tag: (from: number, to: number) => void;
}

/**
 * Goes through HTML of ours: what React writes, and the data beside it, has no `<` or `>` but those of its tags. Nothing is cut
 * out, as every page goes through it. @param part what begins from a place on, and before another; the whole by itself
 */
export function scanHtml(html: string, { text, tag }: HtmlVisitor, [from, before] = [0, html.length]): void {
  let end = from;
  for (let start = html.indexOf('<', end); start !== -1 && start < before; start = html.indexOf('<', end)) {
    if (start > end) text(end, start);
    end = html.indexOf('>', start) + 1 || html.length;
    tag(start, end);
  }
  if (end < before) text(end, before);
}
