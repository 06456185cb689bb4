import { hrefOf, linkTo } from './marks.ts';

export type Mark = 'strong' | 'em' | 'code' | 'kbd' | 'var' | 'small' | 'bdi' | 'sub' | 'sup' | 's' | 'a';

/** Marks whose words are read from left to right, and have no other mark in them. */
const plain: ReadonlySet<Mark> = new Set(['code', 'kbd', 'var']);

/** The mark around what is selected, if any. */
export function markAround(mark: Mark, root: HTMLElement): HTMLElement | undefined {
  const node = root.ownerDocument.getSelection()?.anchorNode;
  const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement;
  const found = element?.closest<HTMLElement>(mark);
  return found && root.contains(found) && found !== root ? found : undefined;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function selectInside(element: Node): void {
  element.ownerDocument?.getSelection()?.selectAllChildren(element);
}

/** The word in which the caret stands, when nothing is selected. */
function rangeOf(root: HTMLElement): Range | undefined {
  const selection = root.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0 || !root.contains(selection.anchorNode)) return undefined;
  if (selection.isCollapsed) {
    selection.modify('move', 'backward', 'word');
    selection.modify('extend', 'forward', 'word');
  }
  const range = selection.getRangeAt(0);
  return range.toString().trim() === '' || !root.contains(range.commonAncestorContainer) ? undefined : range;
}

function trimmed(range: Range): Range {
  const text = range.toString();
  const { endContainer, endOffset } = range;
  const spaces = text.length - text.trimEnd().length;
  if (spaces > 0 && endContainer.nodeType === 3 && endOffset >= spaces) range.setEnd(endContainer, endOffset - spaces);
  return range;
}

/** Marks what is selected in an edited text, or takes the mark away. */
export function toggleMark(mark: Exclude<Mark, 'a'>, root: HTMLElement): void {
  const existing = markAround(mark, root);
  if (existing) {
    unwrap(existing);
    return;
  }
  const range = rangeOf(root);
  if (!range) return;
  const made = root.ownerDocument.createElement(mark);
  const content = trimmed(range).extractContents();
  if (plain.has(mark)) {
    made.dir = 'ltr';
    made.textContent = content.textContent;
  } else {
    for (const inner of content.querySelectorAll(mark)) unwrap(inner);
    made.append(content);
    if (mark === 'bdi') made.lang = /\p{Script=Arabic}/u.test(made.textContent ?? '') ? 'ar' : 'en';
  }
  range.insertNode(made);
  selectInside(made);
}

/** Lets what is selected lead to an address; an empty one takes the link away. */
export function setLink(href: string, root: HTMLElement): void {
  const existing = markAround('a', root);
  if (existing && href === '') unwrap(existing);
  else if (existing) linkTo(existing, href);
  if (existing) return;
  const range = href === '' ? undefined : rangeOf(root);
  if (!range) return;
  const made = root.ownerDocument.createElement('a');
  const content = trimmed(range).extractContents();
  for (const inner of content.querySelectorAll('a')) unwrap(inner);
  made.append(content);
  linkTo(made, href);
  range.insertNode(made);
  selectInside(made);
}

export const linkAround = (root: HTMLElement): string => {
  const found = markAround('a', root);
  return found ? hrefOf(found) : '';
};
