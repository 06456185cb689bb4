import type { Snapshot } from '../store/snapshot.ts';
import { textsIn } from './page-elements.ts';

const mark = 'data-edit-reach';

/** Elements that take the focus by themselves; Enter edits the text inside. Text that is being written is left as it is. */
const focusable = 'a[href], button, input, select, textarea, summary, [contenteditable]';

function markTexts(root: Document, snapshot: Snapshot): void {
  const texts = new Set(textsIn(root, snapshot).filter((element) => element.closest(focusable) === null));
  for (const element of root.querySelectorAll<HTMLElement>(`[${mark}]`)) {
    if (texts.has(element) || element.closest('[contenteditable]')) continue;
    element.removeAttribute(mark);
    element.removeAttribute('tabindex');
  }
  for (const element of texts) {
    element.tabIndex = 0;
    element.setAttribute(mark, '');
  }
}

/** Whether an update of the page leaves an attribute as it is, so that a focused text keeps the focus. */
export const keepsReach = (name: string, node: Element): boolean =>
  (name === mark || name === 'tabindex') && node.hasAttribute(mark);

const listening = new WeakSet<Document>();

/**
 * Lets Tab reach each text that can be edited, unless a link or button around it takes the focus. Called for each version of the
 * page; texts whose part of the file is loaded later are reached from the next Tab on.
 */
export function makeReachable(root: Document, snapshotOf: () => Snapshot): void {
  const update = () => markTexts(root, snapshotOf());
  update();
  if (listening.has(root)) return;
  listening.add(root);
  root.addEventListener('keydown', ({ key }) => key === 'Tab' && update(), { capture: true });
  root.defaultView?.addEventListener('focus', update);
}
