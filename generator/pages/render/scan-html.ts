/** Callbacks of `scanHtml`. Ranges go from `from` (inclusive) to `to` (exclusive). */
export interface HtmlVisitor {
  /** Text between two tags, escaped as by React: see `decode`. Never empty. */
  text: (from: number, to: number) => void;
  /** A start tag, an end tag or the doctype, from `<` to `>`. */
  tag: (from: number, to: number) => void;
}

/**
 * Scans HTML that we rendered: React's output and data blocks contain `<` and `>` only in tags. No substring is created,
 * because every page is scanned.
 * @param part range to scan; default: everything
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
