import { parseHtml } from '../paste/html.ts';
import { type PastedContent, readLines, readPieces } from '../paste/pieces.ts';
import { asOneLine, type SelectionContext, withEdges } from '../paste/plan-paste.ts';
import type { TableNames } from '../paste/table.ts';
import { cleanText, fromPdf } from '../text/clean.ts';
import { withoutEdges } from '../text/edges.ts';
import { fromNodes, plainOf, toNodes } from '../text/marks.ts';
import { toggleMark } from '../text/toggle-mark.ts';

/** Text being edited, in the page or in the panel. */
export interface EditedText {
  element: HTMLElement;
  hasMarks: boolean;
  /** Whether the text may contain footnotes. */
  hasNotes: boolean;
  read: () => string;
  /** Sets another text, e.g. an accepted suggestion, as user input. */
  write: (text: string) => void;
  /** Shows a new value of the file; not user input. */
  show: (text: string) => void;
  /** Must be called after a command changed the DOM nodes. */
  touched: () => void;
}

export interface TextHandlers {
  onInput: (text: string) => void;
  /** Default names of pasted tables and their columns. */
  names: TableNames;
  /** Called for every paste. Returns whether the content was inserted; otherwise it is inserted as one line. */
  onPaste: (pasted: PastedContent, context: SelectionContext, files: File[]) => boolean;
  /** Called after something was pasted. */
  onPasted: (pasted: PastedContent) => void;
  /** Called for keys that do not change the text. */
  onKey: (key: 'enter' | 'escape' | 'next' | 'previous' | 'link' | 'split', event: KeyboardEvent) => void;
  onLeave: () => void;
}

/** Removes emptied mark elements so that new text is not marked by them. DOM ranges adjust automatically. */
function removeEmptied(element: HTMLElement): void {
  for (const one of element.querySelectorAll('strong, b, em, i, a, code, kbd, small, sub, sup, s, abbr'))
    if (one.textContent === '') one.remove();
}

function insertNodes(element: HTMLElement, nodes: Node[]): void {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  removeEmptied(element);
  const last = nodes.at(-1);
  for (const node of nodes.toReversed()) range.insertNode(node);
  if (last) {
    range.setStartAfter(last);
    range.collapse(true);
    selection.removeAllRanges();
    selection.addRange(range);
  }
}

/** Text before and after the selection, without changes to the DOM. */
function textAroundSelection(element: HTMLElement): SelectionContext {
  const root = element.ownerDocument;
  const selection = root.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (!range || !element.contains(range.commonAncestorContainer)) return { before: fromNodes(element), after: '' };
  const [before, after] = [root.createRange(), root.createRange()];
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  after.selectNodeContents(element);
  after.setStart(range.endContainer, range.endOffset);
  return { before: fromNodes(before.cloneContents()), after: fromNodes(after.cloneContents()) };
}

/** Plain text as one line. */
function plainPiece(plain: string): PastedContent {
  const { text, cleaned } = cleanText(plain);
  const { notes } = readLines('');
  for (const one of cleaned) notes.cleaned.add(one);
  return { pieces: [text.trim() === '' ? text : text.trim()], notes };
}

/** Content of the clipboard: for a text with marks HTML or else lines; otherwise one line. */
function pastedOf(data: DataTransfer | null, hasMarks: boolean, names: TableNames): PastedContent {
  const html = data?.getData('text/html') ?? '';
  const plain = data?.getData('text/plain') ?? '';
  // The character order of a PDF is detected in the whole text, not line by line.
  const { text: asRead, cleaned: ofPdf } = fromPdf(plain);
  if (ofPdf.length > 0) {
    const pasted = hasMarks ? readLines(asRead) : plainPiece(asRead);
    for (const one of ofPdf) pasted.notes.cleaned.add(one);
    return withEdges(pasted, asRead);
  }
  if (hasMarks) return withEdges(html === '' ? readLines(plain) : readPieces(parseHtml(html), names), plain);
  const pasted = plainPiece(plain);
  if (html !== '') pasted.notes.cleaned.add('format');
  return withEdges(pasted, plain);
}

/** Input types that would create markup that a text cannot have. */
const unwanted =
  /^(?:format|insertOrderedList|insertUnorderedList|insertHorizontalRule|insertFromDrop|insertParagraph|insertLineBreak)/;

function keyOf(
  event: KeyboardEvent,
  hasMarks: boolean,
): Parameters<TextHandlers['onKey']>[0] | 'break' | 'strong' | 'em' | 'code' | undefined {
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.isComposing) return undefined;
  if (event.key === 'Enter') return event.shiftKey && hasMarks ? 'break' : 'enter';
  if (event.key === 'Escape') return 'escape';
  if (event.key === 'Tab') return event.shiftKey ? 'previous' : 'next';
  if (!isCommand || !hasMarks) return undefined;
  return ({ KeyB: 'strong', KeyI: 'em', KeyE: 'code', KeyK: 'link' } as const)[event.code];
}

type TextOptions = Pick<EditedText, 'hasMarks' | 'hasNotes'> & { text: string };

/** Shows a text in an element, with its marks as elements. */
function showText(element: HTMLElement, { text, hasMarks, hasNotes }: TextOptions, onInput: TextHandlers['onInput']): EditedText {
  let former = '';
  const show = (value: string) => {
    former = value;
    element.replaceChildren(...nodesOf(value, hasMarks, element.ownerDocument));
  };
  const read = () => withoutEdges(hasMarks ? fromNodes(element) : plainOf(element), former);
  const touched = () => onInput(read());
  const write = (value: string) => {
    show(value);
    touched();
  };
  show(text);
  return { element, hasMarks, hasNotes, read, touched, write, show };
}

const nodesOf = (text: string, hasMarks: boolean, root: Document): Node[] =>
  hasMarks ? toNodes(text, root) : [root.createTextNode(text)];

function pressKey(event: KeyboardEvent, { element, hasMarks, touched }: EditedText, onKey: TextHandlers['onKey']): void {
  const key = keyOf(event, hasMarks);
  if (!key) return;
  event.preventDefault();
  if (key === 'strong' || key === 'em' || key === 'code') {
    toggleMark(key, element);
    touched();
  } else if (key === 'break') {
    insertNodes(element, [element.ownerDocument.createElement('br')]);
    touched();
  } else onKey(key, event);
}

function paste(event: ClipboardEvent, { element, hasMarks, touched }: EditedText, handlers: TextHandlers): void {
  event.preventDefault();
  const pasted = pastedOf(event.clipboardData, hasMarks, handlers.names);
  // Excel and others put a picture of the text beside the text: ignore it.
  const files =
    pasted.pieces.length > 0 ? [] : [...(event.clipboardData?.files ?? [])].filter(({ type }) => /^image\//.test(type));
  if (!handlers.onPaste(pasted, textAroundSelection(element), files)) {
    const [only] = pasted.pieces;
    const isOne = pasted.pieces.length === 1 && typeof only === 'string';
    const text = isOne ? only : asOneLine(pasted.pieces, pasted.notes);
    if (text !== '') {
      insertNodes(element, nodesOf(text, hasMarks, element.ownerDocument));
      touched();
    }
  }
  handlers.onPasted(pasted);
}

/** Makes an element editable. @returns a function that ends this */
function makeEditable(element: HTMLElement, events: [string, (event: never) => void][]): () => void {
  element.contentEditable = 'plaintext-only';
  // Browsers without `plaintext-only` keep the old value.
  if (element.contentEditable !== 'plaintext-only') element.contentEditable = 'true';
  element.spellcheck = true;
  for (const [name, listener] of events) element.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of events) element.removeEventListener(name, listener as EventListener);
    element.removeAttribute('contenteditable');
    element.removeAttribute('spellcheck');
  };
}

/**
 * Makes an element editable with a text of the content and its marks. @returns the edited text, with a function that ends this
 */
export function editText(
  element: HTMLElement,
  { handlers, ...options }: TextOptions & { handlers: TextHandlers },
): { edited: EditedText; end: () => void } {
  const edited = showText(element, options, handlers.onInput);
  const end = makeEditable(element, [
    ['keydown', (event: KeyboardEvent) => pressKey(event, edited, handlers.onKey)],
    ['paste', (event: ClipboardEvent) => paste(event, edited, handlers)],
    ['beforeinput', (event: InputEvent) => unwanted.test(event.inputType) && event.preventDefault()],
    ['input', edited.touched],
    ['blur', () => handlers.onLeave()],
  ]);
  return { edited, end };
}
