/** Elements in a text: its marks, places to break, and what keeps words of the other direction in order or speaks them (`I`). */
const marks = new Set('STRONG EM A ABBR CODE KBD SUB SUP S I BR WBR BDI BDO'.split(' '));

const isNoteMark = (node: Node) => node.nodeName === 'SUP' && (node as Element).querySelector('[role="doc-noteref"]') !== null;

const isText = (node: Node) => node.nodeType === 3 || (node.nodeType === 1 && marks.has((node as Element).tagName));

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The words of a node as its sentence has them: the number of a note is none of them. */
function wordsOf(node: Node): string {
  if (node.nodeName === 'BR') return ' ';
  if (isNoteMark(node)) return '';
  return node.nodeType === 3 ? (node.nodeValue ?? '') : [...node.childNodes].map(wordsOf).join('');
}

/** The nodes in which an element shows a text: undefined when it shows another one, such as a date in words. */
export function textRun(element: Element, words: string): ChildNode[] | undefined {
  const nodes = [...element.childNodes];
  const first = nodes.findIndex((node) => isText(node) && (node.textContent ?? '').trim() !== '');
  if (first === -1) return undefined;
  const rest = nodes.slice(first);
  const end = rest.findIndex((node) => !isText(node));
  const run = end === -1 ? rest : rest.slice(0, end);
  const shown = run.map(wordsOf).join('');
  return squeezed(shown) === squeezed(words) ? run : undefined;
}

/** Puts nodes into an element of their own, which then can be edited alone. */
export function wrap(run: ChildNode[]): HTMLElement | undefined {
  const [first] = run;
  if (!first) return undefined;
  const box = (first.ownerDocument as Document).createElement('span');
  box.dataset.editText = '';
  first.before(box);
  box.append(...run);
  return box;
}

/** Characters of an element before a point of the window; undefined when there is none of its text. */
export function offsetAt(element: Element, { x, y }: { x: number; y: number }): number | undefined {
  const root = element.ownerDocument;
  const position = root.caretPositionFromPoint?.(x, y);
  const range = position ? undefined : root.caretRangeFromPoint?.(x, y);
  const [node, offset] = position ? [position.offsetNode, position.offset] : [range?.startContainer, range?.startOffset ?? 0];
  if (!node || !element.contains(node)) return undefined;
  const before = root.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** Puts the caret after so many characters; at the end when there are fewer. */
export function placeCaret(element: HTMLElement, offset: number): void {
  const root = element.ownerDocument;
  const walker = root.createTreeWalker(element, 4);
  let left = offset;
  let node = walker.nextNode();
  let last: Node | undefined;
  while (node) {
    last = node;
    const length = node.nodeValue?.length ?? 0;
    if (left <= length) break;
    left -= length;
    node = walker.nextNode();
  }
  element.focus({ preventScroll: true });
  const selection = root.getSelection();
  if (last) selection?.collapse(last, Math.min(left, last.nodeValue?.length ?? 0));
}

/** Characters of an element before the caret. */
export function caretIn(element: Element): number {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return Number.POSITIVE_INFINITY;
  const before = element.ownerDocument.createRange();
  before.setStart(element, 0);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}
