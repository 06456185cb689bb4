import { maxMeaningLength } from '../../../content/text/inline/grammar.ts';
import { hrefOf, linkTo } from './marks.ts';

export type Mark = 'strong' | 'em' | 'code' | 'kbd' | 'var' | 'small' | 'bdi' | 'sub' | 'sup' | 's' | 'abbr' | 'a';

/** Marks that are left-to-right and contain no other marks. */
const plain: ReadonlySet<Mark> = new Set(['code', 'kbd', 'var']);

/** Mark element around the selection, if any. */
function markAround(mark: Mark, root: HTMLElement): HTMLElement | undefined {
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

/** Selection, or the word at the caret if nothing is selected. */
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

/** Sets or removes a mark on the selection. */
export function toggleMark(mark: Exclude<Mark, 'a' | 'abbr'>, root: HTMLElement): void {
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

/** Sets a mark with a value on the selection; an empty text removes it. */
function setMarkValue(
  mark: 'a' | 'abbr',
  text: string,
  { root, say }: { root: HTMLElement; say: (made: HTMLElement) => void },
): void {
  const existing = markAround(mark, root);
  if (existing && text === '') unwrap(existing);
  else if (existing) say(existing);
  if (existing) return;
  const range = text === '' ? undefined : rangeOf(root);
  if (!range) return;
  const made = root.ownerDocument.createElement(mark);
  const content = trimmed(range).extractContents();
  for (const inner of content.querySelectorAll(mark)) unwrap(inner);
  made.append(content);
  say(made);
  range.insertNode(made);
  selectInside(made);
}

/** Links the selection; an empty address removes the link. */
export function setLink(href: string, root: HTMLElement): void {
  setMarkValue('a', href, { root, say: (made) => linkTo(made, href) });
}

/** Marks the selection as an abbreviation; an empty meaning removes the mark. */
export function setMeaning(meaning: string, root: HTMLElement): void {
  // Meanings cannot contain brackets.
  const text = meaning
    .replaceAll(/[\s()[\]]+/g, ' ')
    .trim()
    .slice(0, maxMeaningLength);
  const say = (made: HTMLElement) => {
    made.title = text;
  };
  setMarkValue('abbr', text, { root, say });
}

export const meaningAround = (root: HTMLElement): string => markAround('abbr', root)?.title ?? '';

export const linkAround = (root: HTMLElement): string => {
  const found = markAround('a', root);
  return found ? hrefOf(found) : '';
};
