import { htmlStart } from './markdown-html.ts';

export const fence = /^( {0,3})(`{3,}|~{3,})[ \t]*([^`]*)$/;
export const heading = /^ {0,3}#{1,6}(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
export const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
/** Notes: `:::tip Title`, `:::tip[Title]`. */
export const directive = /^\s*:{3,}\s*(?:([\w-]+)\s*(?:\{[^}]*\})?\s*(?:\[(.*)\]|(.*?))\s*(?:\{[^}]*\})?)?\s*$/;
const item = /^( {0,3})([-*+]|(\d{1,9})[.)])(?:([ \t]+)(.*))?$/;
const quoteMark = /^ {0,3}>[ \t]?/;
/** Notes and tabs whose content is indented: `!!! note "Title"`, `=== "Tab"`. */
const boxStart = /^ {0,3}(?:!!!|\?\?\?\+?|===)\s+(?:[\w -]*?\s*)(?:"(.*)")?\s*$/;
/** What a term means, below it. */
const meaningStart = /^ {0,3}:[ \t]+/;
const noteStart = /^ {0,3}\[\^[^\]\s]+\]:[ \t]*/;

const isBlank = (line: string) => line.trim() === '';

/** Column of the first sign; tabs go to the next multiple of 4. */
export function indentOf(line: string): number {
  let column = 0;
  for (const sign of line) {
    if (sign === '\t') column += 4 - (column % 4);
    else if (sign === ' ') column++;
    else break;
  }
  return column;
}

/** A line without that much of its indentation. */
export function outdent(line: string, columns: number): string {
  let column = 0;
  for (let at = 0; column < columns; at++) {
    if (line[at] === ' ') column++;
    else if (line[at] === '\t') column += 4 - (column % 4);
    else return line.slice(at);
    if (column >= columns) return ' '.repeat(column - columns) + line.slice(at + 1);
  }
  return line;
}

/** Part of a document that contains others. */
export interface Container {
  kind: 'quote' | 'item' | 'box' | 'note';
  title: string;
  /** Lines of its content, without the signs and the indentation of the container. */
  lines: string[];
  /** First line below it. */
  end: number;
}

const isFenceEnd = (line: string, open: string) => {
  const text = line.trim();
  return text.length >= open.length && text === (open[0] ?? '').repeat(text.length);
};

/** Whether a line begins a block of its own, so that it cannot go on with a paragraph in a container above it. */
const beginsBlock = (line: string): boolean =>
  [heading, rule, fence, item, quoteMark, directive, boxStart, noteStart, htmlStart].some((start) => start.test(line));

/** A line without the sign of its container makes no heading of the text above it. */
const asText = (line: string): string => line.replace(/^ {0,3}(?==+[ \t]*$)/, '\\');

/** The text of a task is a sentence, whatever it begins with. */
const taskText = (text: string): string =>
  text.replace(/^\[[ xX]\]\s+(#{1,6}\s|>|[-*+]\s|`{3}|~{3})?/, (_, start: string | undefined) => (start ? `\\${start}` : ''));

/** Follows the content of a container, to know whether a paragraph is open at its end. */
class ContentTracker {
  readonly lines: string[] = [];
  #fence = '';

  add(line: string): void {
    this.lines.push(line);
    const inner = line.replace(/^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*/, '').trimStart();
    if (this.#fence !== '') {
      if (isFenceEnd(inner, this.#fence)) this.#fence = '';
    } else this.#fence = fence.exec(inner)?.[2] ?? '';
  }

  /** Whether a line that does not have the sign of the container goes on with its last paragraph. */
  isContinuedBy(line: string): boolean {
    const last = this.lines.at(-1) ?? '';
    const isOpen =
      this.#fence === '' && !isBlank(last) && ![heading, rule, fence, directive, boxStart].some((one) => one.test(last));
    return isOpen && !isBlank(line) && !beginsBlock(line);
  }
}

/** Reads lines into a container for as long as they are indented. */
function indentedLines(
  tracker: ContentTracker,
  lines: readonly string[],
  start: number,
  column: number,
  isLazy: boolean,
): number {
  let at = start;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (isBlank(line)) tracker.add('');
    else if (indentOf(line) >= column) tracker.add(outdent(line, column));
    else if (isLazy && tracker.isContinuedBy(line)) tracker.add(asText(line));
    else break;
  }
  return at;
}

function readQuote(lines: readonly string[], start: number): Container {
  const tracker = new ContentTracker();
  let at = start;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (quoteMark.test(line)) tracker.add(line.replace(quoteMark, ''));
    else if (tracker.isContinuedBy(line)) tracker.add(asText(line));
    else break;
  }
  return { kind: 'quote', title: '', lines: tracker.lines, end: at };
}

function readItem(
  lines: readonly string[],
  start: number,
  [, indent = '', mark = '', , gap = '', text = '']: RegExpExecArray,
): Container {
  const width = indent.length + mark.length;
  // With more space, the item begins with indented code.
  const space = indentOf(' '.repeat(width) + gap) - width;
  const isCode = space > 4 && text !== '';
  const tracker = new ContentTracker();
  tracker.add(isCode ? ' '.repeat(space - 1) + text : taskText(text));
  const column = width + (isCode || text === '' ? 1 : space);
  // An item that begins with a blank line ends at the next one.
  const isEmpty = text === '' && isBlank(lines[start + 1] ?? '');
  const end = isEmpty ? start + 1 : indentedLines(tracker, lines, start + 1, column, true);
  return { kind: 'item', title: '', lines: tracker.lines, end };
}

/**
 * Reads the container that begins in a line, if one does.
 * @param isInParagraph whether the line follows a text, which not every list interrupts
 */
export function readContainer(lines: readonly string[], at: number, isInParagraph: boolean): Container | undefined {
  const line = lines[at] ?? '';
  if (quoteMark.test(line)) return readQuote(lines, at);
  const found = item.exec(line);
  const isStart = found && (!isInParagraph || ((found[5] ?? '') !== '' && (found[3] === undefined || found[3] === '1')));
  if (isStart) return readItem(lines, at, found);
  const box = boxStart.exec(line);
  const tracker = new ContentTracker();
  if (meaningStart.test(line) && !isBlank(lines[at - 1] ?? '')) {
    tracker.add(line.replace(meaningStart, ''));
    const end = indentedLines(tracker, lines, at + 1, 2, false);
    return { kind: 'note', title: '', lines: tracker.lines, end };
  }
  if (box) {
    const end = indentedLines(tracker, lines, at + 1, 4, false);
    return { kind: 'box', title: box[1] ?? '', lines: tracker.lines, end };
  }
  if (!noteStart.test(line)) return undefined;
  tracker.add(line.replace(noteStart, ''));
  const end = indentedLines(tracker, lines, at + 1, 4, true);
  return { kind: 'note', title: '', lines: tracker.lines, end };
}
