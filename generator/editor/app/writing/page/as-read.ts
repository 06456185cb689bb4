/** Copy of an element without the traces of writing. */
export function asRead(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('[contenteditable], [draggable], [class*="ProseMirror"]')]) {
    if (one.matches('.ProseMirror-trailingBreak, .ProseMirror-separator')) one.remove();
    for (const name of ['contenteditable', 'draggable']) one.removeAttribute(name);
    for (const name of [...one.classList]) if (name.startsWith('ProseMirror')) one.classList.remove(name);
    if (one.getAttribute('class') === '') one.removeAttribute('class');
  }
  return copy;
}

/** Keyboard navigation continues from here. */
export function focusPiece(container: Element, pointer: string): void {
  const element = container.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`);
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
