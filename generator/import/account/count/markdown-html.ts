/** Tags that begin a block of HTML anywhere, and other tags that do if they are alone on their line. */
export const htmlStart =
  /^ {0,3}<(?:!|\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|pre|script|search|section|style|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|track|ul)(?=[\s/>]|$)|\/?[a-z][\w.-]*(?:\s[^<>]*)?>\s*$)/i;

/** Titles and labels of components in MDX are visible. */
const componentWords = (line: string): string =>
  line.replaceAll(/<[A-Z][\w.]*((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*)\s*\/?>/g, (_, attributes: string) =>
    [...attributes.matchAll(/\s(?:title|label)=(?:"([^"]*)"|'([^']*)')/g)]
      .map(([, one, other]) => `<div>${one ?? other}</div>`)
      .join(''),
  );

/** Reads a block of HTML, to the next blank line or the end of raw text. @returns the HTML and the first line below it */
export function readHtmlBlock(lines: readonly string[], start: number): { html: string; end: number } {
  const raw = /^ {0,3}<(script|style|pre|textarea)\b/i.exec(lines[start] ?? '')?.[1];
  const rawEnd = raw === undefined ? undefined : new RegExp(`</${raw}>`, 'i');
  const html: string[] = [];
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? '';
    html.push(componentWords(line));
    if (rawEnd ? rawEnd.test(line) : line.trim() === '') break;
  }
  return { html: html.join('\n'), end: start + html.length };
}
