import type { BlockContext, Line, MarkdownExtension } from '@lezer/markdown';

const names =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|source|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';

const attribute = String.raw`\s+[a-z:_][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>\x60]+|'[^']*'|"[^"]*"))?`;

/** How HTML begins, and how its last line looks; none: a blank line ends it. */
const kinds: readonly { start: RegExp; end?: RegExp }[] = [
  { start: /^<(?:script|pre|style|textarea)(?:\s|>|$)/i, end: /<\/(?:script|pre|style|textarea)>/i },
  { start: /^<!--/, end: /-->/ },
  { start: /^<\?/, end: /\?>/ },
  { start: /^<![A-Z]/i, end: />/ },
  { start: /^<!\[CDATA\[/, end: /\]\]>/ },
  { start: new RegExp(`^</?(?:${names})(?:\\s|/?>|$)`, 'i') },
  { start: new RegExp(`^(?:</[a-z][\\w-]*\\s*>|<[a-z][\\w-]*(?:${attribute})*\\s*/?>)\\s*$`, 'i') },
];

/** Only a tag alone in its line does not interrupt a paragraph. */
const interrupting = kinds.slice(0, -1);

const kindOf = (line: Line, all: typeof kinds) =>
  line.next === 60 ? all.find(({ start }) => start.test(line.text.slice(line.pos))) : undefined;

/** Texts of HTML, without the marks of quotes and the indentation of lists, by position. */
let texts = new Map<number, string>();

/** Starts a new document. @returns the texts of its HTML, once it is parsed */
export function collectHtml(): ReadonlyMap<number, string> {
  texts = new Map();
  return texts;
}

/** Number of containers that a line continues: not in the types of the library. */
export const depthOf = (line: Line): number => (line as unknown as { depth: number }).depth;

function parse(context: BlockContext, line: Line): boolean {
  const kind = kindOf(line, kinds);
  if (!kind) return false;
  const from = context.lineStart + line.pos;
  const depth = depthOf(line);
  const lines = [line.text.slice(line.pos)];
  const isEnd = (text: string) => kind.end?.test(text) ?? false;
  let isOpen = !isEnd(lines[0] ?? '');
  let to = context.lineStart + line.text.length;
  while (context.nextLine()) {
    const text = line.text.slice(line.basePos);
    if (!isOpen || depthOf(line) < depth || (!kind.end && text.trim() === '')) break;
    lines.push(text);
    to = context.lineStart + line.text.length;
    isOpen = !isEnd(text);
  }
  texts.set(from, lines.join('\n'));
  context.addElement(context.elt('HtmlBlock', from, to));
  return true;
}

/** HTML between blank lines. The library's own reader does not see blank lines in quotes. */
export const htmlBlocks: MarkdownExtension = {
  remove: ['HTMLBlock'],
  defineNodes: [{ name: 'HtmlBlock', block: true }],
  parseBlock: [
    { name: 'HtmlBlock', before: 'SetextHeading', parse, endLeaf: (_, line) => kindOf(line, interrupting) !== undefined },
  ],
};
