/** Elements within a text: marks, line breaks, and elements for text direction and for words in another language (`I`). */
const marks = new Set('STRONG EM A ABBR CODE KBD SUB SUP S I BR WBR BDI BDO'.split(' '));

const isNoteMark = (node: Node) => node.nodeName === 'SUP' && (node as Element).querySelector('[role="doc-noteref"]') !== null;

const isText = (node: Node) => node.nodeType === 3 || (node.nodeType === 1 && marks.has((node as Element).tagName));

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Text of a node as in the content, without footnote numbers. */
function wordsOf(node: Node): string {
  if (node.nodeName === 'BR') return ' ';
  if (isNoteMark(node)) return '';
  return node.nodeType === 3 ? (node.nodeValue ?? '') : [...node.childNodes].map(wordsOf).join('');
}

/** Child nodes that show a text; undefined if the element shows something else, such as a formatted date. */
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

/** Wraps nodes in an element so that they can be edited separately. */
export function wrap(run: ChildNode[]): HTMLElement | undefined {
  const [first] = run;
  if (!first) return undefined;
  const box = (first.ownerDocument as Document).createElement('span');
  box.dataset.editText = '';
  first.before(box);
  box.append(...run);
  return box;
}

/** Number of characters before a point of the viewport; undefined if the element has no text there. */
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
