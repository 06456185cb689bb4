import { attributes, withoutFormulas } from './markdown-inline.ts';

/** Tags that begin a block of HTML anywhere, also below a text. */
export const htmlInText =
  /^ {0,3}<(?:!|\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|pre|script|search|section|style|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|track|ul)(?=[\s/>]|$))/i;

/** The same, and other tags that begin a block if they are alone on their line. */
export const htmlStart = new RegExp(`${htmlInText.source}|^ {0,3}</?[a-z][\\w.-]*(?:\\s[^<>]*)?>\\s*$`, 'i');

/** Lines that are no HTML, though no blank line is above them: formulas, notes, directives. */
const otherLine = /^ {0,3}(?:\$\$|\[\^[^\]\s]+\]:|:{3,})/;

/** Titles and labels of components in MDX are visible. */
const componentWords = (line: string): string =>
  line.replaceAll(/<[A-Z][\w.]*((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*)\s*\/?>/g, (_, attributes: string) =>
    [...attributes.matchAll(/\s(?:title|label)=(?:"([^"]*)"|'([^']*)')/g)]
      .map(([, one, other]) => `<div>${one ?? other}</div>`)
      .join(''),
  );

/** Reads a block of HTML, to the next blank line or the end of raw text. @returns the HTML and the first line below it */
export function readHtmlBlock(lines: readonly string[], start: number): { html: string; end: number } {
  const raw = /^ {0,3}<(?:(script|style|pre|textarea)\b|(!--))/i.exec(lines[start] ?? '');
  const rawEnd = raw && (raw[1] === undefined ? /-->/ : new RegExp(`</${raw[1]}>`, 'i'));
  const html: string[] = [];
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (!rawEnd && at > start && otherLine.test(line)) break;
    html.push(componentWords(line));
    if (rawEnd ? rawEnd.test(line) : line.trim() === '') break;
  }
  const text = html.join('\n');
  return { html: raw?.[1] ? text : withoutFormulas(text).replaceAll(attributes, ''), end: start + html.length };
}
